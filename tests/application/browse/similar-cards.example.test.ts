import { expect, test } from 'vitest';
import type { PropertyBody } from '../../../application/browse/property-body.ts';
import type { Listing, ListingId } from '../../../domain/listing/listing.ts';
import { openSite, pageOf, sampleFeed } from '../../support/site/sample-site.ts';

const feed = sampleFeed();
const LOFT = '6409556';
const RENTAL = '6485932';
const HALL = '6360218';

/** Differences of similar properties from a sample property, by id; they are copies of it with these changes. */
async function differences(id: string, changes: Readonly<Record<string, Partial<Listing>>>) {
  const listings = feed.listings.filter(one => one.id === id);
  const copies = Object.entries(changes).flatMap(([copy, change]) =>
    listings.map(one => ({ ...one, id: copy as ListingId, ...change })),
  );
  const site = openSite([{ ...feed, listings: [...listings, ...copies] }]);
  const body = pageOf(await site.open(`/property/${id}/`)).view.body as PropertyBody;
  return Object.fromEntries(body.similar.map(({ id, difference }) => [id, difference]));
}

const factsOf = (id: string) => feed.listings.find(one => one.id === id)?.facts ?? {};
const NONE = { price: undefined, surface: undefined };

test('a similar property says how much more or less it costs and measures', async () => {
  const facts = factsOf(LOFT);
  expect(
    await differences(LOFT, {
      larger: { price: 365_000, facts: { ...facts, livingArea: 234.4 } },
      smaller: { price: 290_000.5, facts: { ...facts, livingArea: 94 } },
      alike: {},
    }),
  ).toEqual({ larger: { price: 50_000, surface: 70 }, smaller: { price: -24_999, surface: -70 }, alike: NONE });
  expect(await differences(RENTAL, { other: { price: rentOf(RENTAL) + 50 } })).toMatchObject({
    other: { price: 50 },
  });
});

test('a similar property says nothing of a hidden price, another unit of it, or an area that is missing or of another kind', async () => {
  const { livingArea: _, totalArea: __, builtArea: ___, ...facts } = factsOf(LOFT);
  expect(
    await differences(LOFT, {
      hidden: { publishPrice: false, price: 1 },
      from: { price: 300_000, priceUnit: 7 },
      total: { price: 300_000, facts: { ...facts, totalArea: 90 } },
    }),
  ).toEqual({ hidden: NONE, from: NONE, total: { price: -15_000, surface: undefined } });
  expect(await differences(LOFT, { bare: { facts } })).toEqual({ bare: NONE });
});

test('a hall is compared by its whole area, and a viager never by its first payment', async () => {
  const hall = { ...factsOf(HALL), totalArea: 1740, officeArea: 900 };
  expect(await differences(HALL, { other: { facts: hall } })).toEqual({ other: { price: undefined, surface: -100 } });
  const viager = feed.listings.find(one => one.viager && one.goal === 0);
  const other = { price: (viager?.price ?? 0) + 10_000 };
  expect(await differences(viager?.id ?? '', { other })).toEqual({ other: NONE });
});

function rentOf(id: string): number {
  return feed.listings.find(one => one.id === id)?.price ?? 0;
}
