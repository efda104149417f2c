import { type CodedValue, codedValue } from '../listing/coded-value.ts';
import { MARQUEE } from '../listing/display-state.ts';
import type { FactValue } from '../listing/facts.ts';
import { goalOf, TAKE_OVER } from '../listing/goal.ts';
import type { PublicListing } from '../listing/listing.ts';
import { numberFact } from '../listing/number-fact.ts';
import { shownPrice } from '../listing/price-display.ts';
import { isResidential, PROPERTY_TYPE } from '../listing/property-type.ts';
import { type Region, regionOf } from '../place/region.ts';
import type { PurchaseObject } from './registration-duty.ts';
import type { Rental } from './rental-start.ts';

/** Data from which a property's costs are calculated; amounts in euro. */
export type CostSubject =
  | {
      readonly kind: 'purchase';
      readonly region: Region;
      /** Price without VAT; for a viager its market value, on which duty and notary fee are based. */
      readonly price: number;
      readonly object: PurchaseObject;
      /**
       * Whether the property can be the buyer's own and only home: not an occupied viager, in which the seller stays, nor a property with
       * units to let, a holiday home in a zone of leisure, or land for other uses than homes.
       */
      readonly mayBeOwnHome: boolean;
      readonly viager: boolean;
      /** For a new building: `rebuilt` if it replaces a demolished one, `landWithBuilding` if one seller sells land and building. */
      readonly rebuilt?: true;
      readonly landWithBuilding?: boolean;
      /** Habitable area in m², if known. */
      readonly livingArea?: number;
      /** The owner's charges a month, and the property tax a year. */
      readonly charges?: number;
      readonly propertyTax?: number;
    }
  | {
      readonly kind: 'rental';
      readonly region: Region;
      readonly rental: Rental;
      /** Percent of VAT on the rent of a business property, which comes on top of all amounts. */
      readonly vat?: number;
    };

/**
 * Data for calculating a listing's costs. `undefined` if the price is hidden or the property is abroad, a take-over, sold, let, a viager
 * without market value, sold with VAT without being new, or a shop or office to let without a deposit.
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
  if (price === undefined || (!listing.newBuild && numberFact(listing, 'vat') !== undefined)) return undefined;
  const [main] = listing.typeIds;
  const land = main === PROPERTY_TYPE.land;
  const zoning = coded(listing.facts.zoning);
  const isOccupied = listing.viager && listing.facts.occupied === true;
  const [charges, propertyTax] = [numberFact(listing, 'ownerCharges'), numberFact(listing, 'propertyTax')];
  // The buyer of a property with units lets the units, as the rents and yields on its page assume.
  const isLet = (listing.units ?? []).length > 0;
  const isHome = land || main === PROPERTY_TYPE.house || main === PROPERTY_TYPE.apartment;
  const isBarred = zoning !== undefined && (WITHOUT_RESIDENCE.has(zoning) || (land && WITHOUT_HOMES.has(zoning)));
  const mayBeOwnHome = !isOccupied && !isLet && isHome && !isBarred;
  return {
    kind: 'purchase',
    region,
    price,
    object: land ? landObject(zoning) : listing.newBuild ? 'new-build' : 'home',
    mayBeOwnHome,
    viager: listing.viager,
    ...(!land && listing.newBuild && newBuilding(listing, mayBeOwnHome)),
    ...(charges !== undefined && { charges }),
    ...(propertyTax !== undefined && { propertyTax }),
  };
}

const coded = (value: FactValue | undefined) => (typeof value === 'object' ? codedValue(value) : undefined);

/** Zones of leisure: the municipality registers no main residence there, and the lower duty requires that the buyer registers one. */
const WITHOUT_RESIDENCE: ReadonlySet<CodedValue> = new Set([
  'zoning-leisure',
  'zoning-day-recreation',
  'zoning-holiday-stays',
]);
/** Zones of farmland and nature. */
const FARMLAND: ReadonlySet<CodedValue> = new Set([
  'zoning-agricultural',
  'zoning-scenic-agricultural',
  'zoning-forest',
  'zoning-nature',
  'zoning-nature-reserve',
]);
/** Zones in which land is not for building a home. */
const WITHOUT_HOMES: ReadonlySet<CodedValue> = new Set([
  ...FARMLAND,
  'zoning-park',
  'zoning-industry',
  'zoning-crafts',
  'zoning-business',
]);

function landObject(zoning: CodedValue | undefined): PurchaseObject {
  return zoning !== undefined && FARMLAND.has(zoning) ? 'farmland' : 'building-land';
}

/** Facts that determine the VAT of a new building. The lower rate of a rebuilt one is for homes only. */
function newBuilding(listing: PublicListing, home: boolean): Partial<Extract<CostSubject, { kind: 'purchase' }>> {
  const { rebuilt, landSoldBy } = listing.facts;
  const seller = coded(landSoldBy);
  const livingArea = numberFact(listing, 'livingArea');
  return {
    ...(home && rebuilt === true && { rebuilt }),
    ...(seller === 'land-same-seller' && { landWithBuilding: true }),
    ...(seller === 'land-other-seller' && { landWithBuilding: false }),
    ...(livingArea !== undefined && { livingArea }),
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
  const vat = home ? undefined : numberFact(listing, 'vat');
  return { kind: 'rental', region, rental, ...(vat !== undefined && { vat }) };
}
