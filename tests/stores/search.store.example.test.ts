import { describe, expect, test, vi } from 'vitest';
import { buildSuggestIndex } from '../../domain/search/suggest-index.ts';
import { suggested } from '../../application/browse/suggest-properties.ts';
import { SearchStore } from '../../ui/stores/search.store.ts';

const index = buildSuggestIndex(
  [],
  [{ webId: 4, name: { fr: 'Maison' }, showOrder: 1, sale: true, rent: true }],
  [],
  'fr',
);

async function settled(): Promise<void> {
  await Promise.resolve();
  await Promise.resolve();
}

describe('the panel of the search box', () => {
  test('opens on the property types before anything is typed', async () => {
    const store = new SearchStore(async text => suggested(index, text));
    expect(store.shown).toBeUndefined();
    store.show();
    await settled();
    expect(store.open).toBe(true);
    expect(store.shown?.types.map(({ name }) => name)).toEqual(['Maison']);
  });

  test('asks once, however often it opens', async () => {
    const ask = vi.fn(async (text: string) => suggested(index, text));
    const store = new SearchStore(ask);
    store.toggle();
    await settled();
    store.toggle();
    expect(store.open).toBe(false);
    store.toggle();
    await settled();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('keeps the last answer in sight while the next one is on its way', async () => {
    const store = new SearchStore(async text => suggested(index, text));
    store.type('mai');
    await settled();
    const before = store.shown;
    store.type('mais');
    expect(store.shown).toBe(before);
    expect(store.answeredText).toBeUndefined();
  });

  test('counts for the text that stands in the box, and for no other', async () => {
    const store = new SearchStore(async text => suggested(index, text));
    store.show();
    await settled();
    expect(store.found).toBeUndefined();
    store.type('mais');
    expect(store.found).toBeUndefined();
    await settled();
    expect(store.found).toEqual({ sale: 0, rent: 0 });
    store.type('  ');
    await settled();
    expect(store.found).toBeUndefined();
  });

  test('says so where no answer is to be had, and asks again when it opens anew', async () => {
    let online = false;
    const store = new SearchStore(async text => {
      if (!online) throw new Error('offline');
      return suggested(index, text);
    });
    store.show();
    await settled();
    expect(store.failed).toBe(true);
    online = true;
    store.hide();
    store.show();
    await settled();
    expect(store.failed).toBe(false);
    expect(store.shown?.types).toHaveLength(1);
  });
});
