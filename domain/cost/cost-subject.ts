import { MARQUEE } from '../listing/display-state.ts';
import { goalOf, TAKE_OVER } from '../listing/goal.ts';
import type { PublicListing } from '../listing/listing.ts';
import { numberFact } from '../listing/number-fact.ts';
import { shownPrice } from '../listing/price-display.ts';
import { isResidential, PROPERTY_TYPE } from '../listing/property-type.ts';
import { type Region, regionOf } from '../place/region.ts';
import type { Purchase } from './purchase-cost.ts';
import type { Rental } from './rental-start.ts';

/** What a property's costs are counted from; amounts in euro. */
export type CostSubject =
  | {
      readonly kind: 'purchase';
      readonly region: Region;
      /** The price without VAT; for a viager the market value, on which duty and deed are counted. */
      readonly price: number;
      readonly object: Purchase['object'];
      /** Whether it may become its buyer's own and only home. */
      readonly mayBeOwnHome: boolean;
      readonly viager: boolean;
    }
  | { readonly kind: 'rental'; readonly region: Region; readonly rental: Rental };

/**
 * What the costs of a listing are counted from. None where no price is shown, abroad, for a business that is taken over, for
 * what is sold or let, for a viager whose market value is not known, and for a shop or office to let without a deposit.
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

/** A home's deposit is capped, and its agency is never paid by the tenant; what else is let asks what its advert says. */
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
