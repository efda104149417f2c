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
  test('shows the property types before anything is typed', async () => {
    const store = new SearchStore(async text => suggested(index, text));
    expect(store.shown).toBeUndefined();
    store.show();
    await settled();
    expect(store.open).toBe(true);
    expect(store.shown?.types.map(({ name }) => name)).toEqual(['Maison']);
  });

  test('sends one request, however often it opens', async () => {
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

  test('keeps the last results visible while the next ones load', async () => {
    const store = new SearchStore(async text => suggested(index, text));
    store.type('mai');
    await settled();
    const before = store.shown;
    store.type('mais');
    expect(store.shown).toBe(before);
    expect(store.answeredText).toBeUndefined();
  });

  test('shows counts only for the text in the box', async () => {
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

  test('reports a failed request, and retries when it is reopened', async () => {
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
