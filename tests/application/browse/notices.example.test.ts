import { expect, test } from 'vitest';
import { deedView } from '../../../application/browse/deed-view.ts';
import { type PropertyBody, propertyBody } from '../../../application/browse/property-body.ts';
import { contexts } from '../../../application/view/contexts.ts';
import { MARQUEE } from '../../../domain/listing/display-state.ts';
import { spellingsOf } from '../../../domain/listing/coded-value.ts';
import type { Listing } from '../../../domain/listing/listing.ts';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { aListing } from '../../arbitraries/full-listing.ts';
import { openSite } from '../../support/site/sample-site.ts';

const site = openSite([]);
const DAY = '2026-11-29';

/** Ids of the notices on a property's page on a day. */
async function noticesOf(change: Partial<Listing>, day = DAY): Promise<readonly string[]> {
  const context = (await contexts(site, Date.parse(`${day}T12:00:00Z`)))('nl');
  const body: PropertyBody = await propertyBody(
    context,
    publicListing(aListing(change), undefined),
    new URLSearchParams(),
  );
  return body.notices.map(({ id }) => id);
}
const at = (postcode: string) => ({ place: { ...aListing().place, postcode } });

test('a notice about a rule of the law does not show before its first day', async () => {
  const facts = { referenceRentLow: 800, referenceRentHigh: 1000 };
  const flat = { ...at('1050'), goal: 1, typeIds: [2], price: 900, facts };
  expect(await noticesOf(flat, '2025-04-30')).not.toContain('reference-rent');
  expect(await noticesOf(flat, '2025-05-01')).toContain('reference-rent');
});

test('an asbestos certificate with a future date does not replace the missing one', async () => {
  const house = (asbestosDate: string | undefined) => ({
    ...at('9000'),
    facts: { constructionYear: 1990, ...(asbestosDate !== undefined && { asbestosDate }) },
  });
  expect(await noticesOf(house(undefined))).toContain('asbestos-pending');
  expect(await noticesOf(house('2027-03-01'))).toContain('asbestos-pending');
  expect(await noticesOf(house('2024-03-01'))).not.toContain('asbestos-pending');
});

test('the duty to renovate a protected home is one of principle, which its protection can limit', async () => {
  const house = (heritage: boolean) => ({ ...at('9000'), facts: { energyPerformance: 450, heritage } });
  expect(await noticesOf(house(false))).toEqual(['renovation-duty']);
  expect(await noticesOf(house(true))).toEqual(['renovation-duty-heritage', 'heritage']);
});

test('a home that is sold or let has no notice for who buys or rents, one under option has', async () => {
  const house = (marquee: number) => ({ ...at('9000'), marquee, facts: { energyPerformance: 450, heritage: true } });
  expect(await noticesOf(house(MARQUEE.underOption))).toEqual(['renovation-duty-heritage', 'heritage']);
  expect(await noticesOf(house(MARQUEE.sold))).toEqual([]);
  expect(await noticesOf({ ...house(MARQUEE.sold), goal: 1 })).toEqual([]);
});

test('the deed of a new building with its land has the VAT of both, not within the notary’s costs', () => {
  const building = aListing({
    ...at('9000'),
    typeIds: [3, 7],
    newBuild: true,
    price: 800_000,
    facts: { landSoldBy: spellingsOf('land-same-seller') },
  });
  const deed = deedView(publicListing(building, undefined), new URLSearchParams(), DAY);
  expect(deed).toMatchObject({ vat: { amount: 168_000, percent: 21 } });
  expect(deed?.duty).toBeUndefined();
  expect(deed?.notary).toBeLessThan(5_000);
});
