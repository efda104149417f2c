import { beforeEach, describe, expect, test } from 'vitest';
import type { StoredAssets } from '../../../adapters/sql/operation/stored-assets.ts';
import { type SharedStore, twoProcesses } from '../../support/site/sql-stores.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const style = '/assets/page-a1b2.css';
const script = '/assets/boot-c3d4.js';
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Contract for the built files of a site that the database keeps for pages which an earlier build sent. */
export function describeStoredAssets(name: string, store: SharedStore): void {
  describe(`assets of earlier processes ${name}`, () => {
    let [earlier, later] = [] as unknown as [StoredAssets, StoredAssets];
    let now = 0;
    const isKept = async (address: string) => (await later.read(address)) !== undefined;
    beforeEach(async () => {
      now = 100 * DAY_MS;
      const [first, second] = await twoProcesses(store);
      const clock = { now: () => now };
      [earlier, later] = [first.storedAssets(clock), second.storedAssets(clock)];
    });

    test('an asset of one process is read by another, byte for byte', async () => {
      const large = new Uint8Array(700_000).map((_, at) => at % 251);
      await earlier.store(
        new Map([
          [style, bytesOf('p{}')],
          [script, large],
        ]),
      );
      await later.store(new Map([[style, bytesOf('p{}')]]));
      expect(Buffer.from(large).equals((await later.read(script)) ?? Buffer.alloc(0))).toBe(true);
      expect(new TextDecoder().decode(await later.read(style))).toBe('p{}');
    });

    test('an asset is deleted once no process has used it for a month', async () => {
      await earlier.store(
        new Map([
          [style, bytesOf('p{}')],
          [script, bytesOf('1')],
        ]),
      );
      now += 20 * DAY_MS;
      await later.store(new Map([[script, bytesOf('1')]]));
      now += 9 * DAY_MS;
      await later.store(new Map([[script, bytesOf('1')]]));
      expect([await isKept(style), await isKept(script)]).toEqual([true, true]);
      now += 2 * DAY_MS;
      await later.store(new Map([[script, bytesOf('1')]]));
      expect([await isKept(style), await isKept(script)]).toEqual([false, true]);
    });

    test('the use of an asset is noted at most every six hours', async () => {
      const only = new Map([[style, bytesOf('p{}')]]);
      await earlier.store(only);
      now += 5 * HOUR_MS;
      await earlier.store(only);
      now += 30 * DAY_MS - 4 * HOUR_MS;
      await later.store(new Map([[script, bytesOf('1')]]));
      expect(await isKept(style)).toBe(false);
    });

    test('more assets than one transaction stores, from two processes at once', async () => {
      const many = new Map(
        Array.from({ length: 100 }, (_, at) => [`/assets/part-${at}.js`, bytesOf(`${at}`)] as const),
      );
      await Promise.all([earlier.store(many), later.store(many)]);
      for (const [address, bytes] of many)
        expect(Buffer.from((await later.read(address)) ?? []).equals(bytes)).toBe(true);
    });

    test('files of visitors and of pictures are not assets', async () => {
      const [process] = await store.processes(1);
      const files = process?.visitorFiles({ now: () => now });
      const upload = files?.begin();
      await upload?.write(bytesOf('a file'));
      const file = (await upload?.keep()) ?? '';
      now += 60 * DAY_MS;
      await later.store(new Map([[style, bytesOf('p{}')]]));
      expect(await later.read(file)).toBeUndefined();
      expect(await files?.read(file)).toBeDefined();
    });
  });
}
