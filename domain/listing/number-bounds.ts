import type { NumberBounds, NumberUnit } from '../text/number-reading.ts';
import { FACTS, type FactKind, type FactName } from './facts.ts';
import { goalOf } from './goal.ts';

/**
 * Plausible sale price and monthly rent in euro: a garage may be let for 30, an office building sold for 100 million. A take-over counts as
 * a rental.
 */
const PRICES = { sale: { least: 1_000, most: 200_000_000 }, rent: { least: 20, most: 200_000 } } as const;

/** Plausible values of facts by kind, wide enough for halls, castles and forests; kinds without numbers are absent. */
const KINDS: Readonly<Partial<Record<FactKind, NumberBounds>>> = {
  count: { least: 0, most: 999 },
  area: { least: 4, most: 1_000_000 },
  length: { least: 0.5, most: 10_000 },
  year: { least: 1_000, most: 2_200 },
  money: { least: 10, most: 10_000_000 },
  'money-per-month': { least: 5, most: 50_000 },
  'money-per-year': { least: 5, most: 1_000_000 },
  percent: { least: 0, most: 100 },
  months: { least: 0, most: 120 },
  years: { least: 0, most: 150 },
  energy: { least: -1_000, most: 5_000 },
  co2: { least: -1_000, most: 5_000 },
};

/** Facts whose plausible values differ from those of their kind. */
const FACT_BOUNDS: Readonly<Partial<Record<FactName, NumberBounds>>> = {
  floor: { least: -20, most: 200 },
  livingArea: { least: 8, most: 100_000 },
  groundArea: { least: 4, most: 100_000_000 },
  // The least area is 1 m², because a balcony may be a metre deep and wide.
  terraceArea: { least: 1, most: 100_000 },
  gardenArea: { least: 1, most: 10_000_000 },
  // In kWh a year of the whole home.
  energyTotal: { least: -1_000_000, most: 50_000_000 },
  // The level is below 0 for a building that yields more energy than it uses.
  energyLevel: { least: -200, most: 300 },
  rentPerMonth: PRICES.rent,
  referenceRentLow: PRICES.rent,
  referenceRentHigh: PRICES.rent,
  lastRent: PRICES.rent,
  minimumIncome: PRICES.rent,
  annuity: PRICES.rent,
  bouquet: PRICES.sale,
  marketValue: PRICES.sale,
};

const UNITS: Readonly<Partial<Record<FactKind, NumberUnit>>> = {
  area: 'area',
  length: 'length',
  money: 'euro',
  'money-per-month': 'euro-per-month',
  'money-per-year': 'euro-per-year',
  percent: 'percent',
  months: 'months',
  years: 'years',
  energy: 'energy',
  co2: 'co2',
};

/** Plausible price in euro by the feed's goal; for a rental, the price is the monthly rent. `priceBounds(0).least` → `1000` */
export function priceBounds(goal: number): NumberBounds {
  return PRICES[goalOf(goal)];
}

/** Plausible values of a fact that is a number, else `undefined`. `factBounds('floor')` → `{ least: -20, most: 200 }` */
export function factBounds(name: FactName): NumberBounds | undefined {
  return FACT_BOUNDS[name] ?? KINDS[FACTS[name][1]];
}

/** Facts whose areas may be in hectares, ares and centiares. */
const LAND: ReadonlySet<FactName> = new Set(['groundArea', 'gardenArea', 'totalArea']);

/** Unit that a raw value of a fact may contain. `factUnit('livingArea')` → `'area'`, `factUnit('bedrooms')` → `undefined` */
export function factUnit(name: FactName): NumberUnit | undefined {
  return LAND.has(name) ? 'land' : UNITS[FACTS[name][1]];
}
