import type { ListColumns } from './list-columns.ts';
import { codeCount } from './list-steps.ts';

/** What a row must fulfil; an absent part lets all rows pass, a bound of NaN none. */
export type ListFilters = {
  /** 1 for each set of types, and for each city, that passes. */
  readonly kinds?: Uint8Array;
  readonly cities?: Uint8Array;
  readonly priceMin?: number;
  readonly priceMax?: number;
  readonly bedroomsMin?: number;
  readonly areaMin?: number;
  readonly epcMax?: number;
  /** 1 or 0. */
  readonly viager?: number;
  readonly newBuild?: number;
  readonly within?: PartsArea;
  readonly text?: TextFilter;
};

/** An area in parts of a degree. */
export type PartsArea = {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
};

/** The words that match a row, as bits: those of its city, its types, its id; a row needs `wanted`. */
export type TextFilter = {
  readonly wanted: number;
  readonly cityBits: Uint32Array;
  readonly kindBits: Uint32Array;
  readonly idBits: Uint32Array | undefined;
};

/** How many rows a list finds, and how many it would find at each option of a filter if that filter alone were another. */
export type ListCounts = {
  readonly total: number;
  /** Of them neither sold nor rented. */
  readonly available: number;
  /** 1 for each row found; absent: all. */
  readonly matched: Uint8Array | undefined;
  readonly kind: Uint32Array;
  readonly city: Uint32Array;
  /** By step code. */
  readonly priceMin: Uint32Array;
  readonly priceMax: Uint32Array;
  /** Both bounds of the price lifted. */
  readonly priceBand: Uint32Array;
  readonly bedroomsMin: Uint32Array;
  readonly areaMin: Uint32Array;
  readonly epcMax: Uint32Array;
  /** Without, with. */
  readonly viager: Uint32Array;
  readonly newBuild: Uint32Array;
};

const TYPE = 1;
const CITY = 2;
const PRICE_MIN = 4;
const PRICE_MAX = 8;
const BEDROOMS = 16;
const AREA = 32;
const EPC = 64;
const VIAGER = 128;
const NEW_BUILD = 256;
const TEXT = 512;
const WITHIN = 1024;

/**
 * Counts in one walk over the columns: a row that fails no filter counts everywhere, a row that fails a single one counts
 * among the options of that one. 10 to 20 ns a row.
 */
export function countMatches(columns: ListColumns, filters: ListFilters = {}): ListCounts {
  const { size, city, kind, steps, viager, newBuild, available, latitude, longitude } = columns;
  const { values: prices, codes: priceCodes } = columns.price;
  const { values: bedrooms, codes: bedroomCodes } = columns.bedrooms;
  const { values: areas, codes: areaCodes } = columns.area;
  const { values: epcs, codes: epcCodes } = columns.epc;
  const { kinds, cities, priceMin, priceMax, bedroomsMin, areaMin, epcMax, within, text } = filters;
  const all = Object.values(filters).every(filter => filter === undefined);
  const matched = new Uint8Array(all ? 0 : size);
  const kindCount = new Uint32Array(columns.kinds.length);
  const cityCount = new Uint32Array(columns.cities);
  const price = new Uint32Array(codeCount(steps.price));
  const priceMinOnly = new Uint32Array(price.length);
  const priceMaxOnly = new Uint32Array(price.length);
  const priceBothOnly = new Uint32Array(price.length);
  const bedroomCount = new Uint32Array(codeCount(steps.bedrooms));
  const areaCount = new Uint32Array(codeCount(steps.area));
  const epcCount = new Uint32Array(codeCount(steps.epc));
  const viagerCount = new Uint32Array(2);
  const newBuildCount = new Uint32Array(2);
  let total = 0;
  let free = 0;

  for (let row = 0; row < size; row++) {
    const k = kind[row]!;
    const c = city[row]!;
    let missed = 0;
    if (kinds !== undefined && kinds[k] === 0) missed |= TYPE;
    if (cities !== undefined && cities[c] === 0) missed |= CITY;
    if (text !== undefined) {
      const bits = text.cityBits[c]! | text.kindBits[k]! | (text.idBits === undefined ? 0 : text.idBits[row]!);
      if (bits !== text.wanted) missed |= TEXT;
    }
    if (within !== undefined) {
      const [y, x] = [latitude[row]!, longitude[row]!];
      // 'Not within' rather than 'outside': bounds of NaN let nothing pass.
      if (!(y >= within.south && y <= within.north && x >= within.west && x <= within.east)) missed |= WITHIN;
    }
    // Two of these fail: the row counts nowhere.
    if ((missed & (missed - 1)) !== 0) continue;
    // 'Not at least' rather than 'below': no value (NaN) fails every bound.
    if (priceMin !== undefined && !(prices[row]! >= priceMin)) missed |= PRICE_MIN;
    if (priceMax !== undefined && !(prices[row]! <= priceMax)) missed |= PRICE_MAX;
    if (bedroomsMin !== undefined && !(bedrooms[row]! >= bedroomsMin)) missed |= BEDROOMS;
    if (areaMin !== undefined && !(areas[row]! >= areaMin)) missed |= AREA;
    if (epcMax !== undefined && !(epcs[row]! <= epcMax)) missed |= EPC;
    if (filters.viager !== undefined && viager[row] !== filters.viager) missed |= VIAGER;
    if (filters.newBuild !== undefined && newBuild[row] !== filters.newBuild) missed |= NEW_BUILD;
    if (missed === 0) {
      total++;
      free += available[row]!;
      if (!all) matched[row] = 1;
      kindCount[k]!++;
      cityCount[c]!++;
      price[priceCodes[row]!]!++;
      bedroomCount[bedroomCodes[row]!]!++;
      areaCount[areaCodes[row]!]!++;
      epcCount[epcCodes[row]!]!++;
      viagerCount[viager[row]!]!++;
      newBuildCount[newBuild[row]!]!++;
    } else if (missed === TYPE) kindCount[k]!++;
    else if (missed === CITY) cityCount[c]!++;
    else if (missed === PRICE_MIN) priceMinOnly[priceCodes[row]!]!++;
    else if (missed === PRICE_MAX) priceMaxOnly[priceCodes[row]!]!++;
    else if (missed === (PRICE_MIN | PRICE_MAX)) priceBothOnly[priceCodes[row]!]!++;
    else if (missed === BEDROOMS) bedroomCount[bedroomCodes[row]!]!++;
    else if (missed === AREA) areaCount[areaCodes[row]!]!++;
    else if (missed === EPC) epcCount[epcCodes[row]!]!++;
    else if (missed === VIAGER) viagerCount[viager[row]!]!++;
    else if (missed === NEW_BUILD) newBuildCount[newBuild[row]!]!++;
  }
  return {
    total,
    available: free,
    matched: all ? undefined : matched,
    kind: kindCount,
    city: cityCount,
    priceMin: sum(price, priceMinOnly),
    priceMax: sum(price, priceMaxOnly),
    priceBand: sum(price, priceMinOnly, priceMaxOnly, priceBothOnly),
    bedroomsMin: bedroomCount,
    areaMin: areaCount,
    epcMax: epcCount,
    viager: viagerCount,
    newBuild: newBuildCount,
  };
}

function sum(...counts: readonly Uint32Array[]): Uint32Array {
  return Uint32Array.from(counts[0] ?? [], (_, at) => counts.reduce((total, part) => total + (part[at] ?? 0), 0));
}
