import { describe, expect, test } from 'vitest';
import { PIECE_BYTES } from '../../../adapters/sql/database/file-pieces.ts';
import type { SqlVisitorFiles } from '../../../adapters/sql/submissions/visitor-files.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import { type SharedStore, twoProcesses } from '../../support/site/sql-stores.ts';
import { describeQuarantine } from './quarantine.contract.ts';
import { describeUploads } from './uploads.contract.ts';

const bytesOf = (given: string) => new TextEncoder().encode(given);

/** Contract for visitors' files in a database: that of every file store, plus chunks and several processes. */
export function describeSqlVisitorFiles(name: string, store: SharedStore): void {
  let now = 1_000;
  const clock: Clock = { now: () => now };

  /** Opens the store in two processes. */
  async function opened(): Promise<readonly [SqlVisitorFiles, SqlVisitorFiles]> {
    now = 1_000;
    const [one, other] = await twoProcesses(store);
    return [one.visitorFiles(clock), other.visitorFiles(clock)];
  }
  /** One process stores, another reads. */
  async function underTest() {
    const [uploads, other] = await opened();
    return { uploads, read: other.read, warningOf: other.warning };
  }
  describeUploads(name, underTest);
  describeQuarantine(name, underTest);

  describe(`chunks of files ${name}`, () => {
    test.each([PIECE_BYTES - 1, PIECE_BYTES, PIECE_BYTES + 1, 5 * PIECE_BYTES, 5 * PIECE_BYTES + 7])(
      'a file of %i bytes is returned unchanged, in whatever chunks it arrived',
      async size => {
        const [one, other] = await opened();
        const whole = Buffer.from(Array.from({ length: size }, (_, at) => at % 251));
        for (const step of [1_000_003, 65_536]) {
          const file = one.begin();
          for (let from = 0; from < size; from += step) await file.write(whole.subarray(from, from + step));
          const kept = await file.keep();
          expect(whole.equals((await other.read(kept)) ?? Buffer.alloc(0))).toBe(true);
        }
      },
    );

    test('an unfinished file cannot be read, is listed with its time, and is deleted when dropped', async () => {
      const [one, other] = await opened();
      const file = one.begin();
      now = 2_000;
      await file.write(new Uint8Array(PIECE_BYTES + 1));
      const [listed] = await other.list();
      expect(listed?.at).toBe(2_000);
      expect(await other.read(listed?.name ?? '')).toBeUndefined();
      await file.drop();
      expect(await other.list()).toEqual([]);
    });

    test('a file swept during its upload is not stored', async () => {
      const [one, other] = await opened();
      const file = one.begin();
      await file.write(new Uint8Array(PIECE_BYTES + 1));
      for (const { name: swept } of await other.list()) await other.forget(swept);
      await expect(file.keep()).rejects.toThrow();
      expect(await other.list()).toEqual([]);
    });

    test('a file from another store is imported once, with its time and warning', async () => {
      const [one, other] = await opened();
      const taken = 'abcdefghijklmnopqrstuv.pdf';
      const bytes = new Uint8Array(3 * PIECE_BYTES).fill(7);
      await one.take(taken, { at: 500, bytes, warning: 'not scanned' });
      await other.take(taken, { at: 900, bytes: bytesOf('another'), warning: undefined });
      expect(await other.list()).toEqual([{ name: taken, at: 500 }]);
      expect(await other.read(taken)).toBeUndefined();
      expect(await other.warning(taken)).toBe('not scanned');
      expect(Buffer.from(bytes).equals((await other.look(taken)) ?? Buffer.alloc(0))).toBe(true);
    });

    test('a file with an invalid name is neither stored nor read', async () => {
      const [one] = await opened();
      for (const odd of ['../secret', 'copy:0.jpg', 'a.pdf']) {
        await one.take(odd, { at: 1, bytes: bytesOf('x'), warning: undefined });
        await one.forget(odd);
        await one.withhold(odd, 'x');
        await one.release(odd);
        expect([await one.look(odd), await one.read(odd), await one.warning(odd)]).toEqual([
          undefined,
          undefined,
          undefined,
        ]);
      }
      expect(await one.list()).toEqual([]);
    });
  });
}
