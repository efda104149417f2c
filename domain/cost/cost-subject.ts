import { MARQUEE } from '../listing/display-state.ts';
import { goalOf, TAKE_OVER } from '../listing/goal.ts';
import type { PublicListing } from '../listing/listing.ts';
import { numberFact } from '../listing/number-fact.ts';
import { shownPrice } from '../listing/price-display.ts';
import { isResidential, PROPERTY_TYPE } from '../listing/property-type.ts';
import { type Region, regionOf } from '../place/region.ts';
import type { Purchase } from './purchase-cost.ts';
import type { Rental } from './rental-start.ts';

/** Data from which a property's costs are calculated; amounts in euro. */
export type CostSubject =
  | {
      readonly kind: 'purchase';
      readonly region: Region;
      /** Price without VAT; for a viager its market value, on which duty and notary fee are based. */
      readonly price: number;
      readonly object: Purchase['object'];
      /** Whether it can be the buyer's own and only home. */
      readonly mayBeOwnHome: boolean;
      readonly viager: boolean;
    }
  | { readonly kind: 'rental'; readonly region: Region; readonly rental: Rental };

/**
 * Data for calculating a listing's costs. `undefined` if the price is hidden or the property is abroad, a take-over, sold, let, a viager
 * without market value, or a shop or office to let without a deposit.
 * `costSubject(houseInNamur)` → `{ kind: 'purchase', region: 'wallonia', price: 325000, … }`
 */
export function costSubject(listing: PublicListing): CostSubject | undefined {
  const region = regionOf(listing.place.countryId, listing.place.postcode);
  const price = shownPrice(listing);
  if (region === undefined || price === undefined) return undefined;
  if (listing.goal === TAKE_OVER || listing.marquee === MARQUEE.sold) return undefined;
  return goalOf(listing.goal) === 'sale' ? purchaseOf(listing, region, price) : rentalOf(listing, region, price);
}

function purchaseOf(listing: PublicListing, region: Region, shown: number): CostSubject | undefined {
  const price = listing.viager ? numberFact(listing, 'marketValue') : shown;
  if (price === undefined) return undefined;
  const [main] = listing.typeIds;
  const land = main === PROPERTY_TYPE.land;
  return {
    kind: 'purchase',
    region,
    price,
    object: land ? 'building-land' : listing.newBuild ? 'new-build' : 'home',
    mayBeOwnHome: land || main === PROPERTY_TYPE.house || main === PROPERTY_TYPE.apartment,
    viager: listing.viager,
  };
}

/** For a home, the law caps the deposit and the tenant pays no agency fee; for other rentals, deposit and fee are those of the advert. */
function rentalOf(listing: PublicListing, region: Region, rent: number): CostSubject | undefined {
  const home = isResidential(listing.typeIds);
  const depositMonths = numberFact(listing, 'deposit');
  if (!home && depositMonths === undefined) return undefined;
  const rental: Rental = {
    region: home ? region : undefined,
    rent,
    charges: numberFact(listing, 'renterCharges'),
    depositMonths,
    inventoryCost: numberFact(listing, 'inventoryCost'),
    agencyCost: home ? undefined : numberFact(listing, 'agencyCost'),
  };
  return { kind: 'rental', region, rental };
}
