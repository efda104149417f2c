import { describe, expect, test } from 'vitest';
import type { ListBody } from '../../../application/browse/list-body.ts';
import type { PropertyBody } from '../../../application/browse/property-body.ts';
import type { ListingChange } from '../../../application/ports/catalogue/listing-changes.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import type { SiteContent } from '../../../domain/page/site.ts';
import { brusselsDay } from '../../../domain/text/day.ts';
import { sampleChanges } from '../../../fixtures/builders/past/sample-past.ts';
import { fixedClock, openSite, pageOf, SAMPLE } from '../../support/site/sample-site.ts';

const NOW = Date.parse('2026-11-27T09:00:00Z');
const UNCHANGED = '6427190';
const REDUCED = '6319873';
const RELISTED = '6355129';

async function openTold(content: SiteContent = SAMPLE.content, more: readonly ListingChange[] = []) {
  const site = openSite(undefined, content, fixedClock(NOW));
  const { index, listings } = await site.catalogue.current();
  const all = await listings([...index.columns.sale.id, ...index.columns.rent.id]);
  site.catalogue.addPastChanges([...sampleChanges(all, brusselsDay(NOW)), ...more]);
  const bodyOf = async (address: string) => pageOf(await site.open(address, { cookie: 'en' })).view.body;
  return {
    catalogue: site.catalogue,
    property: async (id: string) => (await bodyOf(`/property/${id}/`)) as PropertyBody,
    list: async (address: string) => (await bodyOf(address)) as ListBody,
  };
}

describe('the page of a property', () => {
  test('shows for how long it has been online at an unchanged price', async () => {
    const { card, priceStory } = await (await openTold()).property(UNCHANGED);
    expect(card.reducedBy).toBeUndefined();
    expect(priceStory).toEqual({
      today: '2026-11-27',
      knownSince: { day: '2026-10-02', words: '2 October 2026' },
      daysOnline: 56,
      first: '€ 745.000',
      steps: [],
      reduction: undefined,
      perSquareMetre: '€ 3.028',
    });
  });

  test('has each step of a reduced price, with day and amount', async () => {
    const { card, priceStory } = await (await openTold()).property(REDUCED);
    expect(card.reducedBy).toBe('€ 7.000');
    expect(priceStory?.first).toBe('€ 315.000');
    expect(priceStory?.steps.map(({ on, price, by, isLower }) => [on.day, price, by, isLower])).toEqual([
      ['2026-03-02', '€ 305.000', '€ 10.000', true],
      ['2026-10-14', '€ 298.000', '€ 7.000', true],
    ]);
    expect(priceStory?.reduction).toEqual({ by: '€ 7.000', on: { day: '2026-10-14', words: '14 October 2026' } });
  });

  test('keeps the first price and the days of a home that was away for seven weeks', async () => {
    const { priceStory } = await (await openTold()).property(RELISTED);
    expect(priceStory).toMatchObject({ first: '€ 465.000', daysOnline: 78 + 192, knownSince: { day: '2026-01-12' } });
  });

  /** Changes of the price of that home, each `days` before now. */
  const priced = (...changes: readonly (readonly [days: number, from?: number, to?: number])[]): ListingChange[] =>
    changes.map(([days, from, to], at) => ({
      seq: at + 1,
      at: NOW - days * 86_400_000,
      listingId: UNCHANGED as ListingId,
      change: { kind: 'price', from, to },
    }));

  test('begins the prices again where a change is missing in the log, and still counts the days', async () => {
    const { property } = await openTold(SAMPLE.content, priced([40, 800_000, 780_000], [17, 760_000, 745_000]));
    const { priceStory } = await property(UNCHANGED);
    expect(priceStory).toMatchObject({
      knownSince: { day: '2026-11-10' },
      daysOnline: 56,
      first: '€ 760.000',
      reduction: { by: '€ 15.000' },
    });
    expect(priceStory?.steps).toHaveLength(1);
  });

  test('compares the prices before and after the price was hidden', async () => {
    const { property } = await openTold(SAMPLE.content, priced([40, 800_000], [17, undefined, 745_000]));
    const { priceStory } = await property(UNCHANGED);
    expect(priceStory).toMatchObject({ first: '€ 800.000', reduction: { by: '€ 55.000' } });
    expect(priceStory?.steps.map(({ on, price, by }) => [on.day, price, by])).toEqual([
      ['2026-11-10', '€ 745.000', '€ 55.000'],
    ]);
  });

  test('shows no price story for a sold home, nor without stored changes', async () => {
    const { property } = await openTold();
    const site = openSite(undefined, SAMPLE.content, fixedClock(NOW));
    expect((pageOf(await site.open(`/property/${UNCHANGED}/`)).view.body as PropertyBody).priceStory).toBeUndefined();
    for (const id of ['6464413', '6417342']) expect((await property(id)).priceStory).toBeUndefined();
  });
});

describe('a list', () => {
  test('finds the reduced homes with their count, and sorts them by their latest reduction', async () => {
    const { list } = await openTold();
    const { total, cards, filters, hasReductions } = await list('/en/for-sale/?reduced=1&sort=reduced');
    expect(hasReductions).toBe(true);
    expect(filters.sort).toBe('reduced');
    expect(cards.map(({ id }) => id).slice(0, 3)).toEqual([REDUCED, RELISTED, '6398214']);
    const everything = await list('/en/for-sale/');
    expect(everything.filters.sort).toBe('newest');
    expect(everything.filters.reduced.count).toBe(total);
    expect(everything.total).toBeGreaterThan(total);
  });

  test('has no filter for reductions if no price was reduced', async () => {
    const { list } = await openTold();
    expect((await list('/en/for-rent/')).hasReductions).toBe(false);
    expect((await list('/en/for-rent/?reduced=1')).hasReductions).toBe(true);
  });
});

describe('an agency without price stories', () => {
  const content: SiteContent = { ...SAMPLE.content, settings: { ...SAMPLE.content.settings, priceStory: false } };

  test('shows no price changes on pages and cards, and ignores the filter for reductions in URLs', async () => {
    const { property, list } = await openTold(content);
    const { card, priceStory } = await property(REDUCED);
    expect(priceStory).toBeUndefined();
    expect([card.reducedBy, card.euro]).toEqual([undefined, undefined]);
    const asked = await list('/en/for-sale/?reduced=1&sort=reduced');
    const everything = await list('/en/for-sale/');
    expect([asked.total, asked.filters.sort, asked.chosen]).toEqual([everything.total, 'newest', []]);
    expect(asked.hasReductions).toBe(false);
  });
});
