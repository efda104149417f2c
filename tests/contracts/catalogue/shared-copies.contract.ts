import { beforeEach, describe, expect, test } from 'vitest';
import type { SharedCopies } from '../../../adapters/sql/catalogue/picture-copies.ts';
import { type SharedStore, twoProcesses } from '../../support/site/sql-stores.ts';

const DAY_MS = 86_400_000;
const nameOf = (number: number) => `copy:${String(number).padStart(32, '0')}.jpg`;
const copyOf = (number: number) => ({ file: nameOf(number), address: `https://crm.example/${number}.jpg` });

/** Contract for sharing copied pictures between machines. */
export function describeSharedCopies(name: string, store: SharedStore): void {
  describe(`copies shared between machines ${name}`, () => {
    let [one, other] = [] as unknown as [SharedCopies, SharedCopies];
    let now = 0;
    const all = async () =>
      (await other.after(0, 1_000)).map(({ file, address, isGone }) => [file, address, isGone] as const);
    beforeEach(async () => {
      now = 100 * DAY_MS;
      const [first, second] = await twoProcesses(store);
      const clock = { now: () => now };
      [one, other] = [first.sharedCopies(clock), second.sharedCopies(clock)];
    });

    test('noted copies are read in order and in pages, each once', async () => {
      await one.note([1, 2, 3].map(copyOf));
      await one.note([3, 4].map(copyOf));
      const [first, second] = await other.after(0, 2);
      expect([first?.file, second?.address]).toEqual([nameOf(1), copyOf(2).address]);
      expect((await other.after(second?.seq ?? 0, 10)).map(({ file }) => file)).toEqual([nameOf(3), nameOf(4)]);
      await one.note(Array.from({ length: 100 }, (_, number) => copyOf(number)));
      expect(await all()).toHaveLength(100);
    });

    test('the bytes of a picture without URL are shared once; those of other pictures are not', async () => {
      const bytes = new Uint8Array(600_000).fill(9);
      for (let time = 0; time < 2; time++) await one.keep(nameOf(1), bytes);
      await one.note([copyOf(2)]);
      expect(Buffer.from(bytes).equals((await other.bytes(nameOf(1))) ?? Buffer.alloc(0))).toBe(true);
      expect(await other.bytes(nameOf(2))).toBeUndefined();
      expect((await all())[0]).toEqual([nameOf(1), undefined, false]);
    });

    test('a copy no longer needed is announced as removed, without its bytes, for as long as a machine may be offline', async () => {
      await one.note([1, 2].map(copyOf));
      await one.keep(nameOf(3), new Uint8Array(9));
      await one.keepOnly(new Set([nameOf(1)]));
      expect((await all()).map(([, , isGone]) => isGone)).toEqual([false, true, true]);
      expect(await other.bytes(nameOf(3))).toBeUndefined();
      now += 91 * DAY_MS;
      await one.keepOnly(new Set([nameOf(1)]));
      expect((await all()).map(([file]) => file)).toEqual([nameOf(1)]);
    });

    test('a removed copy that is needed again is restored', async () => {
      await one.note([copyOf(1)]);
      await one.keep(nameOf(2), new Uint8Array([1]));
      await one.keepOnly(new Set());
      await one.note([copyOf(1)]);
      await one.keep(nameOf(2), new Uint8Array([1]));
      expect((await all()).map(([, , isGone]) => isGone)).toEqual([false, false]);
      expect(await other.bytes(nameOf(2))).toBeDefined();
    });

    test('pictures and visitors’ files are separate', async () => {
      const [first] = await store.processes(1);
      const visitors = first?.visitorFiles({ now: () => now });
      const file = visitors?.begin();
      const kept = await file?.keep();
      await one.keep(nameOf(1), new Uint8Array([1]));
      expect((await visitors?.list())?.map(each => each.name)).toEqual([kept]);
      await one.keepOnly(new Set());
      expect(await visitors?.read(kept ?? '')).toBeDefined();
    });
  });
}
