import { describe, expect, test, vi } from 'vitest';
import type { PropertyBody } from '../../application/browse/property-body.ts';
import { drawPages } from '../support/reading/draw.ts';
import { fixedClock, openSite, pageOf, SAMPLE, sampleFeed } from '../support/site/sample-site.ts';

// Renders pages on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const LOFT = '6409556';
const INVESTMENT = '6355129';
const BAKERY = '6448391';
const GARAGE = '6441576';
const LAND = '6399083';
const PRICE_ON_REQUEST = '6452071';

const site = openSite([sampleFeed()], SAMPLE.content, fixedClock(Date.parse('2026-11-27T11:00:00Z')));

async function pageOfProperty(id: string) {
  const { view } = pageOf(await site.open(`/property/${id}/`, { cookie: 'fr' }));
  const html = await drawPages(site)('https://clairval.example/fr/', view, await site.siteView('fr'));
  const text = html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0\u202f]+/g, ' ');
  return { body: view.body as PropertyBody, html, text };
}

const highlightsOf = async (id: string) => (await pageOfProperty(id)).body.highlights.map(({ name }) => name);

describe('the box beside a property', () => {
  test('has the rents of an investment', async () => {
    expect((await pageOfProperty(INVESTMENT)).text).toContain('sur 25 ans Loyers € 2.150 par mois Prochaines');
  });

  test('has the rent that comes with a business', async () => {
    expect((await pageOfProperty(BAKERY)).text).toContain('€ 85.000 reprise du fonds Loyer € 1.450 par mois');
  });

  test('has no rent where a home is sold', async () => {
    expect((await pageOfProperty(LOFT)).html.match(/class="cost-totals"/g)).toHaveLength(1);
  });

  test('joins about to the purpose that the totals assume, and never to the loan', async () => {
    expect((await pageOfProperty(LOFT)).text).toContain('environ, pour une habitation propre et unique · Crédit, €');
    expect((await pageOfProperty(INVESTMENT)).text).toContain('environ · Crédit, €');
  });
});

describe('the key facts of a property', () => {
  test('say of land whether one may build, and of a building nothing of the sort', async () => {
    expect(await highlightsOf(LAND)).toEqual(expect.arrayContaining(['zoning', 'subdivisionPermit']));
    const ofGarage = await highlightsOf(GARAGE);
    expect(ofGarage).toEqual(expect.arrayContaining(['garages', 'frontWidth']));
    expect(ofGarage.filter(name => ['zoning', 'subdivisionPermit'].includes(name))).toEqual([]);
  });

  test('are not said again in the line of the folded facts', async () => {
    const { html } = await pageOfProperty(GARAGE);
    const [line = ''] = html.match(/(?<=Le bien en bref<\/h3><span class="fold-answer">).*?(?=<\/summary>)/) ?? [];
    expect(line).toContain('2000-26-1576');
    expect(line).not.toContain('Garages');
  });

  test('in that line have no break between the name and the value', async () => {
    expect((await pageOfProperty(LOFT)).html).toMatch(/Ascenseur\u00a0:\u00a0(?:<!-- -->)?oui/);
  });
});

test.each([
  [BAKERY, true],
  [PRICE_ON_REQUEST, true],
  [LOFT, false],
])('the costs of %s have a heading of their own in sight where no calculation has one: %s', async (id, isSeen) => {
  const { html } = await pageOfProperty(id);
  const [heading = ''] = html.match(/<h2 id="cost-facts"[^>]*>/) ?? [];
  expect(heading).not.toBe('');
  expect(!heading.includes('visually-hidden')).toBe(isSeen);
});
