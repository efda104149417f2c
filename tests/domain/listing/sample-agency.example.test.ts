import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseFeed } from '../../support/reading/parse-feed.ts';
import { plainText } from '../../../domain/text/rich-text.ts';

const read = (name: string) => readFileSync(new URL(`../../../fixtures/agency/${name}`, import.meta.url), 'utf8');
const feed = parseFeed(read('feed.json'));
const { listings, projects } = feed;
const cities = (some: typeof listings) => new Set(some.map(({ place }) => `${place.name.fr}|${place.postcode}`));

describe('the sample agency', () => {
  test('its feed is parsed without findings', () => {
    expect(feed.refused).toEqual([]);
    expect(feed.warnings).toEqual([]);
  });

  test('has 55 properties in 20 cities, 18 with sales and 6 with rentals', () => {
    expect(listings).toHaveLength(55);
    expect(cities(listings).size).toBe(20);
    expect(cities(listings.filter(listing => listing.goal === 0)).size).toBe(18);
    expect(cities(listings.filter(listing => listing.goal !== 0)).size).toBe(6);
  });

  test('has all types, statuses, goals and its three countries', () => {
    const all = <T>(value: (listing: (typeof listings)[number]) => T) => [...new Set(listings.map(value))].sort();
    expect(all(listing => listing.typeIds[0])).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(all(listing => listing.marquee)).toEqual([0, 1, 2, 3]);
    expect(all(listing => listing.goal)).toEqual([0, 1, 2]);
    expect(all(listing => listing.place.countryId)).toEqual([10, 33, 42]);
    expect(listings.some(listing => listing.priceUnit === 7)).toBe(true);
    expect(listings.some(listing => listing.typeIds.length > 1)).toBe(true);
  });

  test('publishes the rent of every home for rent', () => {
    const hidden = listings.filter(listing => !listing.publishPrice);
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.filter(listing => listing.goal !== 0 && [2, 4].includes(listing.typeIds[0] ?? 0))).toEqual([]);
  });

  test('has life annuities with their figures, and projects whose units are among its properties', () => {
    const viagers = listings.filter(listing => listing.viager);
    expect(viagers.length).toBeGreaterThanOrEqual(4);
    for (const { facts } of viagers) {
      expect(facts).toMatchObject({
        bouquet: expect.any(Number),
        annuity: expect.any(Number),
        ageFirst: expect.any(Number),
        occupied: true,
      });
    }
    const known = new Set(projects.map(project => project.id));
    const units = listings.filter(listing => listing.projectId !== undefined);
    expect(units.every(unit => known.has(unit.projectId ?? ''))).toBe(true);
    expect(new Set(units.map(unit => unit.projectId)).size).toBeGreaterThanOrEqual(3);
  });

  test('has 5 to 9 pictures per property with alternative texts in its languages, and one property without pictures', () => {
    expect(listings.filter(listing => listing.pictures.length === 0)).toHaveLength(1);
    for (const listing of listings) {
      if (listing.pictures.length > 0) expect(listing.pictures.length).toBeGreaterThanOrEqual(5);
      expect(listing.pictures.length).toBeLessThanOrEqual(9);
      for (const { alt } of listing.pictures)
        for (const language of listing.languages) expect(alt[language]).toBeTruthy();
    }
  });

  test('reveals in no picture or fact where a hidden property is or what a hidden price is', () => {
    for (const listing of listings) {
      const said = JSON.stringify([listing.pictures, listing.facts, Object.values(listing.description).map(plainText)]);
      if (!listing.publishAddress) expect(said).not.toContain(listing.address.street);
      if (!listing.publishPrice) expect(listing.facts.notaryFees).toBeUndefined();
    }
  });

  test('has a second version: one removed, one new, one cheaper, one available again', () => {
    const next = new Map(parseFeed(read('feed-next.json')).listings.map(listing => [listing.id, listing]));
    const now = new Map(listings.map(listing => [listing.id, listing]));
    expect([...now.keys()].filter(id => !next.has(id))).toHaveLength(1);
    expect([...next.keys()].filter(id => !now.has(id))).toHaveLength(1);
    const pairs = listings.flatMap(listing => (next.has(listing.id) ? [[listing, next.get(listing.id)] as const] : []));
    expect(pairs.filter(([before, after]) => (after?.price ?? 0) < (before.price ?? 0))).toHaveLength(1);
    expect(pairs.filter(([before, after]) => before.marquee === 2 && after?.marquee === 1)).toHaveLength(1);
  });
});

test('the first pictures on the first page of a list show different things', () => {
  for (const goal of ['sale', 'rent'] as const) {
    const shown = listings
      .filter(listing => (listing.goal === 0) === (goal === 'sale'))
      .slice(0, 12)
      .flatMap(({ pictures: [picture] }) => picture?.alt.fr ?? []);
    expect(shown.length).toBeGreaterThan(9);
    expect(new Set(shown).size).toBe(shown.length);
  }
});

test('plans name as many bedrooms and square metres as their property has', () => {
  let plans = 0;
  for (const { id, facts, pictures } of listings)
    for (const { kind, alt } of pictures) {
      if (kind !== 'floor-plan') continue;
      plans++;
      const [, bedrooms] = /(\d+) bedrooms?/.exec(alt.en ?? '') ?? [];
      const [, area] = /([\d.]+) m²/.exec(alt.en ?? '') ?? [];
      if (bedrooms !== undefined) expect([id, Number(bedrooms)]).toEqual([id, facts.bedrooms]);
      if (area !== undefined)
        expect([facts.livingArea, facts.officeArea, facts.totalArea, facts.builtArea], id).toContain(
          Number(area.replaceAll('.', '')),
        );
    }
  expect(plans).toBeGreaterThan(40);
});
