import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ListingId } from '../../domain/listing/listing.ts';
import { type IdsStorage, ListingIdsStore } from '../../ui/stores/listing-ids.store.ts';

const MOST = 5;
const ids = Array.from({ length: 8 }, (_, at) => String(6_300_000 + at));

function memory(): IdsStorage {
  let kept: readonly ListingId[] = [];
  return {
    read: () => kept,
    keep: changed => {
      kept = changed;
    },
  };
}

const command = fc.record({ what: fc.constantFrom('toggle', 'put', 'remove', 'clear'), id: fc.constantFrom(...ids) });

describe('favourite ids stored in a browser', () => {
  test('are those added and not removed, last added first, with the oldest dropped', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), commands => {
        const store = new ListingIdsStore(memory(), MOST);
        store.start();
        let model: string[] = [];
        for (const { what, id } of commands) {
          const without = model.filter(other => other !== id);
          const kept = what === 'put' || (what === 'toggle' && !model.includes(id));
          model = what === 'clear' ? [] : (kept ? [id, ...without] : without).slice(0, MOST);
          if (what === 'clear') store.clear();
          else store[what as 'toggle' | 'put' | 'remove'](id);
          expect(store.ids).toEqual(model);
          for (const one of ids) expect(store.has(one)).toBe(model.includes(one));
        }
      }),
    );
  });

  test('of another tab are never lost, and are known after the next lookup', () => {
    const storage = memory();
    const [here, there] = [new ListingIdsStore(storage, MOST), new ListingIdsStore(storage, MOST)];
    here.start();
    there.start();
    here.toggle('1');
    there.toggle('2');
    here.lookAgain();
    expect([storage.read(), here.ids]).toEqual([
      ['2', '1'],
      ['2', '1'],
    ]);
  });

  test('are empty before they are read, whatever arrives meanwhile', () => {
    const storage = memory();
    new ListingIdsStore(storage, MOST).put('1');
    const store = new ListingIdsStore(storage, MOST);
    store.lookAgain();
    expect(store.ids).toEqual([]);
    store.start();
    expect(store.has('1')).toBe(true);
  });
});
