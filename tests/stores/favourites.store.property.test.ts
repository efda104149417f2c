import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Favourite,
  type FavouritesKeeper,
  FavouritesStore,
  MOST_COMPARED,
  MOST_FAVOURITES,
} from '../../ui/stores/favourites.store.ts';

const ids = Array.from({ length: 8 }, (_, at) => String(6_300_000 + at));

function favourite(id: string): Favourite {
  return {
    id,
    href: `/fr/a-vendre/namur/maison/${id}/`,
    goal: 'sale',
    title: { text: 'Maison' },
    type: 'Maison',
    place: 'Namur',
    postcode: '5000',
    price: { kind: 'on-demand' },
    bedrooms: 3,
    bathrooms: 1,
    livingArea: 120,
    groundArea: undefined,
    language: 'fr',
    energy: 'C',
    picture: undefined,
  };
}

function memory(): FavouritesKeeper {
  let kept: readonly Favourite[] = [];
  return {
    read: () => kept,
    keep: favourites => {
      kept = favourites;
      return true;
    },
  };
}

const command = fc.record({ what: fc.constantFrom('toggle', 'remove', 'compare'), id: fc.constantFrom(...ids) });

describe('favourites', () => {
  test('are those that were kept and not dropped since, the last kept first', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), commands => {
        const store = new FavouritesStore(memory());
        let model: string[] = [];
        for (const { what, id } of commands) {
          if (what === 'compare') {
            store.compare(id);
            continue;
          }
          const without = model.filter(other => other !== id);
          model = what === 'toggle' && without.length === model.length ? [id, ...model] : without;
          if (what === 'toggle') store.toggle(favourite(id));
          else store.remove(id);
        }
        expect(store.kept.map(({ id }) => id)).toEqual(model);
        for (const id of ids) expect(store.has(id)).toBe(model.includes(id));
      }),
    );
  });

  test('stand side by side only where they are kept, none twice, never a fourth', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), commands => {
        const store = new FavouritesStore(memory());
        for (const { what, id } of commands) {
          if (what === 'toggle') store.toggle(favourite(id));
          else if (what === 'remove') store.remove(id);
          else store.compare(id);
          const compared = store.comparison.map(({ id: other }) => other);
          expect(compared.length).toBeLessThanOrEqual(MOST_COMPARED);
          expect(new Set(compared).size).toBe(compared.length);
          expect(compared.every(other => store.has(other))).toBe(true);
          expect(compared).toEqual(store.compared);
        }
      }),
    );
  });

  test('of another tab are never lost', () => {
    const keeper = memory();
    const [here, there] = [new FavouritesStore(keeper), new FavouritesStore(keeper)];
    here.start();
    there.start();
    here.toggle(favourite('1'));
    there.toggle(favourite('2'));
    expect(keeper.read().map(({ id }) => id)).toEqual(['2', '1']);
  });

  test('are bounded; the oldest go', () => {
    const store = new FavouritesStore(memory());
    for (let id = 0; id <= MOST_FAVOURITES; id++) store.toggle(favourite(String(id)));
    expect([store.kept.length, store.kept[0]?.id, store.has('0')]).toEqual([
      MOST_FAVOURITES,
      String(MOST_FAVOURITES),
      false,
    ]);
  });

  test('are none before they are read', () => {
    const keeper = memory();
    keeper.keep([favourite('1')]);
    const store = new FavouritesStore(keeper);
    expect(store.kept).toEqual([]);
    store.start();
    expect(store.has('1')).toBe(true);
  });
});
