import { describe, expect, test, vi } from 'vitest';
import type { PropertyBody } from '../../application/browse/property-body.ts';
import type { Listing, ListingId } from '../../domain/listing/listing.ts';
import { type Language, LANGUAGES } from '../../domain/text/language.ts';
import { drawPages } from '../support/reading/draw.ts';
import { htmlFaults } from '../support/reading/html-faults.ts';
import { fixedClock, openSite, pageOf, SAMPLE, sampleFeed } from '../support/site/sample-site.ts';

// Renders pages on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const NOON = Date.parse('2026-11-27T11:00:00Z');
const LOFT = '6409556' as ListingId;
const HOUSE = '6355129' as ListingId;
const VIAGER = '6391047' as ListingId;
const feed = sampleFeed();

/** A sample property with changes to it, as data and as its page. */
async function pageWith(
  id: ListingId,
  change: Partial<Listing>,
  language: Language = 'fr',
  content: typeof SAMPLE.content = SAMPLE.content,
) {
  const listings = feed.listings.map(one => (one.id === id ? { ...one, ...change } : one));
  const site = openSite([{ ...feed, listings }], content, fixedClock(NOON));
  site.catalogue.addPastChanges([
    { seq: -2, at: NOON - 20 * 86_400_000, listingId: LOFT, change: { kind: 'published' } },
    { seq: -1, at: NOON - 9 * 86_400_000, listingId: LOFT, change: { kind: 'price', from: 329_000, to: 315_000 } },
  ]);
  const { view } = pageOf(await site.open(`/property/${id}/`, { cookie: language }));
  const html = await drawPages(site)(`https://clairval.example/${language}/`, view, await site.siteView(language));
  const text = html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0\u202f]+/g, ' ');
  return { body: view.body as PropertyBody, html, text };
}

const ODD: Readonly<Record<string, readonly [ListingId, Partial<Listing>]>> = {
  'rooms without an area': [LOFT, { rooms: [{ kind: 'living' }, { kind: 'bedroom' }] }],
  'a room with an area and one without': [LOFT, { rooms: [{ kind: 'living', area: 30 }, { kind: 'bedroom' }] }],
  'two kitchens': [
    LOFT,
    {
      rooms: [
        { kind: 'kitchen', area: 12 },
        { kind: 'kitchen', area: 9 },
      ],
    },
  ],
  'rooms larger than the living area': [LOFT, { rooms: [{ kind: 'living', area: 210 }] }],
  'a plan without rooms': [LOFT, { rooms: [] }],
  'rents without dates': [HOUSE, { units: [{ rent: 500 }, { rent: 640, area: 60 }] }],
  'units without anything': [HOUSE, { units: [{}, {}] }],
  'a hidden price': [LOFT, { publishPrice: false }],
  'an open house that is over': [LOFT, { openHouses: [{ day: '2026-11-26', from: '10:00', to: '12:00' }] }],
};

describe.each(Object.entries(ODD))('the page of a property with %s', (_, [id, change]) => {
  test.each(LANGUAGES)('is whole, without an empty figure, in %s', async language => {
    const { html, text } = await pageWith(id, change, language);
    expect(htmlFaults(html)).toEqual([]);
    expect(
      text.match(/.{0,30}(?:\bNaN\b|\bundefined\b|\bnull\b|\bInfinity\b|\{\{|(?<![\d.,])0 m²).{0,30}/g),
    ).toBeNull();
  });
});

describe('a property', () => {
  test('sold for a life annuity has beside its calculator the costs only that it has no line for', async () => {
    const { bouquet: _, ...others } = feed.listings.find(({ id }) => id === VIAGER)?.facts ?? {};
    const facts = { ...others, registrationRights: 12.5, notaryFees: 4_000, ownerCharges: 185, propertyTax: 900 };
    const { annuity: __, ...priceless } = facts;
    const hidden = {
      ...SAMPLE.content,
      factRules: [
        ...SAMPLE.content.factRules,
        { fact: 'marketValue', rule: { field: 'marketValue', logic: 'lt', compareWithValue: 0 } } as const,
      ],
    };
    for (const shown of [
      await pageWith(VIAGER, { facts }),
      await pageWith(VIAGER, { facts }, 'fr', hidden),
      await pageWith(VIAGER, { facts: priceless }),
    ]) {
      const [, costs = ''] = /id="cost-facts"(.*?)<\/section>/s.exec(shown.html) ?? [];
      expect(shown.body.cost?.subject).toMatchObject({ kind: 'purchase', viager: true });
      expect(costs).toContain('Charges');
      expect(costs).toContain('Précompte immobilier');
      expect(costs).not.toMatch(/Droits|notaire/);
    }
  });

  test('has no tick beside a key fact that is not so', async () => {
    const { html } = await pageWith('6315590' as ListingId, {});
    const [, facts = ''] = /<dl class="highlights">(.*?)<\/dl>/s.exec(html) ?? [];
    expect(facts).toContain('non</dd>');
    expect(facts).not.toContain('d="M4 12.500l5 5L20 6.500"');
  });

  test('with rooms without an area names them, and has no sum', async () => {
    const { text } = await pageWith(LOFT, ODD['rooms without an area']![1]);
    expect(text).toContain('Les pièces sans surface ne sont pas comptées.');
    expect(text).not.toContain('Somme des pièces');
  });

  test('with two kitchens counts them, and both have their number', async () => {
    const { text } = await pageWith(LOFT, ODD['two kitchens']![1]);
    expect(text).toMatch(/1 Cuisine 1 .*2 Cuisine 2 /);
  });

  test('with rooms larger than its living area shows both figures, and no remaining area', async () => {
    const { text } = await pageWith(LOFT, ODD['rooms larger than the living area']![1]);
    expect(text).toMatch(/Somme des pièces 210 m² Surface habitable 164 m²/);
    expect(text).not.toContain('Murs et surfaces non détaillées');
  });

  test('with a plan and no rooms shows the plan, without a table or numbers on it', async () => {
    const { html } = await pageWith(LOFT, { rooms: [] });
    expect(html).toContain('class="rooms-plan"');
    expect(html).not.toContain('id="rooms"');
    expect(html).not.toContain('class="rooms-marks"');
  });

  test('with rents without dates has no column of ends', async () => {
    expect((await pageWith(HOUSE, {})).html).toContain('class="rents-lease"');
    expect((await pageWith(HOUSE, ODD['rents without dates']![1])).html).not.toContain('rents-lease');
  });

  test('with a hidden price shows neither this price nor an earlier one', async () => {
    const shown = await pageWith(LOFT, {});
    expect(shown.body.priceStory).toMatchObject({ first: '€ 329.000', reduction: { by: '€ 14.000' } });
    const { body, html } = await pageWith(LOFT, { publishPrice: false });
    expect(body.priceStory?.steps ?? []).toEqual([]);
    const own = JSON.stringify({ ...body, similar: [] }) + html.slice(0, html.indexOf('id="similar"'));
    expect(own.match(/.{0,40}(?:329|315).?000.{0,20}/g)).toBeNull();
  });

  test('with an open house in the past shows none; with one tomorrow it shows that one', async () => {
    const past = await pageWith(LOFT, ODD['an open house that is over']![1]);
    expect([past.body.openHouses, past.body.card.openHouse]).toEqual([[], undefined]);
    const coming = await pageWith(LOFT, { openHouses: [{ day: '2026-11-28', from: '10:00', to: '12:00' }] });
    expect(coming.body.openHouses).toHaveLength(1);
    expect(coming.body.card.openHouse).toMatchObject({ moment: '2026-11-28T10:00' });
  });
});
