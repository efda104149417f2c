import type { RentalUnit } from './rental-unit.ts';

/** Totals of an investment property's units. Sums are absent if no unit has the value. */
export type RentRoll = {
  readonly area?: number;
  readonly bedrooms?: number;
  /** Sum of the known rents, euro a month. */
  readonly rent?: number;
  /** Rent a month per m² of the units that have both, euro. */
  readonly rentPerArea?: number;
  /** Whether the rent of a unit is not known. */
  readonly incomplete: boolean;
};

/**
 * Totals of units. `rentRoll([{ area: 82, rent: 640 }, { area: 96 }])` → `{ area: 178, rent: 640, rentPerArea: 7.8…, incomplete: true }`
 */
export function rentRoll(units: readonly RentalUnit[]): RentRoll {
  const [area, bedrooms, rent] = (['area', 'bedrooms', 'rent'] as const).map(field => sumOf(units, field));
  const measured = units.filter(unit => unit.area !== undefined && unit.rent !== undefined);
  const [rentOfMeasured, areaOfMeasured] = [sumOf(measured, 'rent'), sumOf(measured, 'area')];
  return {
    ...(area !== undefined && { area }),
    ...(bedrooms !== undefined && { bedrooms }),
    ...(rent !== undefined && { rent }),
    ...(rentOfMeasured !== undefined &&
      areaOfMeasured !== undefined && { rentPerArea: rentOfMeasured / areaOfMeasured }),
    incomplete: units.some(unit => unit.rent === undefined),
  };
}

function sumOf(units: readonly RentalUnit[], field: 'area' | 'bedrooms' | 'rent'): number | undefined {
  const values = units.flatMap(unit => unit[field] ?? []);
  return values.length === 0 ? undefined : Math.round(values.reduce((sum, value) => sum + value, 0) * 100) / 100;
}

/**
 * A gross yield: `income` divided by `base`, both in euro. `price`: rents of a year by the price. `total`: by price, duty and notary.
 * `after-tax`: rents less the property tax, by the same total. None of them deducts vacancy, repairs, insurance or income tax.
 */
export type GrossYield = {
  readonly of: 'price' | 'total' | 'after-tax';
  readonly income: number;
  readonly base: number;
  /** Per cent with one decimal. */
  readonly percent: number;
};

/**
 * Gross yields that can be calculated: each needs the rents and the amount by which they are divided. `grossYields({ rent: 2150, price:
 * 428000, total: 485336, propertyTax: 2044 })` → 6.0, 5.3 and 4.9 per cent
 */
export function grossYields(known: {
  /** Euro a month. */
  readonly rent: number | undefined;
  readonly price: number | undefined;
  /** Price with all costs of the deed. */
  readonly total: number | undefined;
  /** Euro a year. */
  readonly propertyTax: number | undefined;
}): readonly GrossYield[] {
  const { rent, price, total, propertyTax } = known;
  if (rent === undefined || rent <= 0) return [];
  const year = Math.round(rent * 12 * 100) / 100;
  return [
    ...yieldOf('price', year, price),
    ...yieldOf('total', year, total),
    ...(propertyTax !== undefined && propertyTax > 0 ? yieldOf('after-tax', year - propertyTax, total) : []),
  ];
}

function yieldOf(of: GrossYield['of'], income: number, base: number | undefined): readonly GrossYield[] {
  if (base === undefined || base <= 0) return [];
  return [{ of, income, base, percent: Math.round((income / base) * 1000) / 10 }];
}
