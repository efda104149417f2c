import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';
import { makeSiteContent } from '../../../adapters/memory/content/site-content.ts';
import { phrasesIn } from '../../../adapters/composition/site/phrases-in.ts';
import { searchPreset } from '../../../application/request/search-preset.ts';
import { contexts } from '../../../application/view/contexts.ts';
import type { PageContext } from '../../../application/view/page-context.ts';
import type { Language } from '../../../domain/text/language.ts';
import { anyParameters } from '../../arbitraries/a-list-query.ts';
import { openSite, pageOf, UNLUCKY } from '../../support/site/sample-site.ts';
import { runs } from '../../support/run/daily-runs.ts';

const desk = openSite();
let contextIn: (language: Language) => PageContext;
beforeAll(async () => {
  const { content, catalogue } = desk;
  contextIn = await contexts({ site: makeSiteContent(content, builtInBaseMap(), phrasesIn), catalogue }, UNLUCKY);
});
const preset = (query: string, language: Language = 'fr') =>
  searchPreset(contextIn(language), new URLSearchParams(query));

/** Follows the alert link of a list and returns the form. */
async function formFrom(list: string) {
  const { body } = pageOf(await desk.open(list)).view;
  if (body.kind !== 'list') throw new Error(`a ${body.kind} page`);
  const form = pageOf(await desk.open(body.alertHref ?? '')).view.body;
  if (form.kind !== 'form') throw new Error(`a ${form.kind} page`);
  return form;
}

describe('the alert form opened from a list', () => {
  test('prefills goal, types, towns that are zones and the maximum price, and has all other filters as criteria', () => {
    const asked =
      'goal=sale&type=4&type=2&city=Namur|5000&city=Gent|9000&priceMax=350000&bedroomsMin=3&garden=1&q=maison';
    expect(preset(asked)).toMatchObject({
      preset: {
        goal: 'buy',
        types: ['2', '4'],
        zones: ['zone-9000', 'zone-5000'],
        budget: '350.000',
        criteria: ['q=maison', 'bedroomsMin=3', 'garden=1'],
      },
      criteria: [
        { value: 'q=maison', kind: 'q', name: 'maison' },
        { value: 'bedroomsMin=3', kind: 'bedroomsMin', name: '3' },
        { value: 'garden=1', kind: 'garden', name: '' },
      ],
    });
  });

  test('keeps a town without a zone as criterion, in the language of the page', () => {
    const seen = preset('goal=rent&city=Liège|4000&city=Floreffe|5150&viager=0', 'nl');
    expect(seen?.preset).toMatchObject({ goal: 'rent', zones: ['zone-4000'] });
    expect(seen?.criteria).toEqual([
      { value: 'city=Floreffe|5150', kind: 'city', name: 'Floreffe 5150' },
      { value: 'viager=0', kind: 'viager-not', name: '' },
    ]);
  });

  test('prefills no price that the form would reject as budget', () => {
    expect(preset('goal=sale&priceMax=0')?.criteria.map(({ value }) => value)).toEqual(['priceMax=0']);
    expect(preset('goal=sale&priceMax=1000000000')?.preset['budget']).toBeUndefined();
  });

  test('is linked with the full filter query, without view and sorting', async () => {
    const { preset: filled, action } = await formFrom(
      '/fr/a-vendre/?q=moulures&area=50.4_4.5_50.9_5.6&garden=0&sort=price-asc&view=map&utm_source=x',
    );
    expect(filled?.['criteria']).toEqual(['q=moulures', 'garden=0', 'area=50.4_4.5_50.9_5.6']);
    expect(new URLSearchParams(action.split('?')[1]).toString()).toBe(
      'goal=sale&area=50.4_4.5_50.9_5.6&garden=0&q=moulures',
    );
  });

  test('knows that the list of life annuities adds a filter', async () => {
    const form = await formFrom('/fr/viager/?bedroomsMin=2');
    expect(form.preset?.['criteria']).toEqual(['bedroomsMin=2', 'viager=1']);
  });

  test('is empty when no filter is set', () => {
    expect(preset('')).toBeUndefined();
    expect(preset('goal=lease&garden=perhaps')).toBeUndefined();
  });

  test('opens for any query, and can be submitted as prefilled', async () => {
    await fc.assert(
      fc.asyncProperty(anyParameters, fc.constantFrom('sale', 'rent', '', '1e9', '😀'), async (parameters, goal) => {
        const query = new URLSearchParams([...parameters, ['goal', goal]]);
        const { status, view } = pageOf(await desk.open(`/fr/rechercher-un-bien/?${query}`));
        expect([status, view.body.kind]).toEqual([200, 'form']);
        if (view.body.kind !== 'form') return;
        const { preset: filled, criteria = [] } = view.body;
        expect(filled?.['criteria'] ?? []).toEqual(criteria.map(({ value }) => value));
        const again = searchPreset(contextIn('fr'), new URLSearchParams(view.body.action.split('?')[1]));
        if (filled?.['goal'] !== undefined) expect(again?.preset).toEqual(filled);
      }),
      { numRuns: runs(100) },
    );
  });
});
