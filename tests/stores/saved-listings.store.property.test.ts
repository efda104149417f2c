import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SavedListing } from '../../application/browse/favourites-body.ts';
import { MOST_COMPARED } from '../../domain/listing/comparison.ts';
import { openSite, pageOf, sampleFeed } from '../support/site/sample-site.ts';
import { SavedListingsStore } from '../../ui/stores/saved-listings.store.ts';

const sample = sampleFeed().listings;
const some: readonly string[] = [0, 1]
  .flatMap(goal => sample.filter(listing => listing.goal === goal).slice(0, 6))
  .map(({ id }) => id);
const { body } = pageOf(await openSite().open(`/fr/favoris/?ids=${some.join(',')}`)).view;
const known: readonly SavedListing[] = body.kind === 'favourites' ? (body.asked?.kept ?? []) : [];
const goals = new Map(known.flatMap(one => (one.kind === 'here' ? [[one.id, one.card.goal]] : [])));

describe('a selection for comparison', () => {
  test('has one goal and at most four listings; a rejected one is not selected and states why', () => {
    expect(goals.size).toBe(12);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...some), { maxLength: 30 }), presses => {
        const store = new SavedListingsStore(async () => [], known);
        for (const id of presses) {
          const before = store.chosen;
          store.choose(id);
          expect(store.chosen.length).toBeLessThanOrEqual(MOST_COMPARED);
          expect(new Set(store.chosen).size).toBe(store.chosen.length);
          expect(new Set(store.chosen.map(chosen => goals.get(chosen))).size).toBeLessThanOrEqual(1);
          if (before.includes(id)) expect(store.chosen).toEqual(before.filter(other => other !== id));
          else expect(store.chosen).toEqual(store.refusal ? before : [...before, id]);
        }
        expect(store.compare()).toBe(store.chosen.length > 1);
        expect(store.refusal).toBe(store.chosen.length > 1 ? undefined : 'too-few');
        store.keepChosen(some.slice(0, 3));
        expect(store.chosen.every(id => some.slice(0, 3).includes(id))).toBe(true);
      }),
    );
  });
});

describe('favourites', () => {
  test('are shown in the requested order; unknown ones are marked as removed, pending ones are not shown', async () => {
    const [a = '', b = ''] = some;
    const store = new SavedListingsStore(async () => known.slice(0, 1));
    await store.show([a, 'x1']);
    expect(store.of(['x1', b, a]).map(({ kind, id }) => [kind, id])).toEqual([
      ['gone', 'x1'],
      ['here', a],
    ]);
  });

  test('are those of the last request, whatever response arrives late', async () => {
    const answers: (() => void)[] = [];
    const store = new SavedListingsStore(
      ids => new Promise(resolve => answers.push(() => resolve(known.filter(({ id }) => ids.includes(id))))),
    );
    const [first = '', second = ''] = some;
    const shown = [store.show([first]), store.show([second])];
    for (const answer of answers.toReversed()) answer();
    await Promise.all(shown);
    expect(store.of([second]).map(({ id }) => id)).toEqual([second]);
    expect(store.of([first])).toEqual([]);
  });

  test('are requested once, and again after a failure', async () => {
    let asked = 0;
    const store = new SavedListingsStore(async () => {
      if (++asked === 1) throw new Error('no connection');
      return known;
    });
    await store.show(some);
    expect(store.state.kind).toBe('failed');
    await store.show(some);
    await store.show(some.slice(1));
    expect([store.state.kind, asked]).toEqual(['known', 2]);
  });
});
