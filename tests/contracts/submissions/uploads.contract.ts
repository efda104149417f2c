import { beforeEach, describe, expect, test } from 'vitest';
import type { Uploads } from '../../../application/ports/submissions/uploads.ts';

/** Uploads, and how a test reads the file stored under a name. */
export type UploadsUnderTest = {
  readonly uploads: Uploads;
  readonly read: (name: string) => Promise<Uint8Array | undefined>;
};

const text = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);
const bytesOf = (given: string) => new TextEncoder().encode(given);

/** Contract for every store of visitors' files. */
export function describeUploads(name: string, make: () => Promise<UploadsUnderTest>): void {
  describe(`visitors’ files ${name}`, () => {
    let { uploads, read } = {} as UploadsUnderTest;
    beforeEach(async () => {
      ({ uploads, read } = await make());
    });

    test('a file written in chunks is returned whole once stored, under a unique name', async () => {
      const [one, other] = [uploads.begin(), uploads.begin()];
      const piece = bytesOf('%PDF-');
      await one.write(piece);
      await other.write(bytesOf('other'));
      // The caller may reuse a buffer after it was written.
      piece.fill(0);
      await one.write(bytesOf('1.7'));
      const names = [await one.keep(), await other.keep()];
      expect(new Set(names).size).toBe(2);
      expect(await Promise.all(names.map(async kept => text(await read(kept))))).toEqual(['%PDF-1.7', 'other']);
    });

    test('an empty file is stored too', async () => {
      expect(text(await read(await uploads.begin().keep()))).toBe('');
    });

    test('a stored file survives dropping its handle, and is deleted when forgotten', async () => {
      const file = uploads.begin();
      await file.write(bytesOf('a'));
      const kept = await file.keep();
      await file.drop();
      await file.drop();
      expect(text(await read(kept))).toBe('a');
      await uploads.forget(kept);
      await uploads.forget(kept);
      expect(await read(kept)).toBeUndefined();
    });

    test('dropping a file affects no other', async () => {
      const [begun, untouched] = [uploads.begin(), uploads.begin()];
      const kept = await uploads.begin().keep();
      await begun.write(bytesOf('a'));
      for (const file of [begun, untouched]) await file.drop();
      expect(text(await read(kept))).toBe('');
    });
  });
}
