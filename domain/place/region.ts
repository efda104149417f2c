import { COUNTRY } from './country.ts';

/** The three Belgian regions; their laws differ. */
export type Region = 'brussels' | 'flanders' | 'wallonia';

export const REGIONS: readonly Region[] = ['flanders', 'brussels', 'wallonia'];

/** First and last postcode of each range; together they cover 1000 to 9999 without gaps or overlaps. */
const RANGES: readonly (readonly [number, number, Region])[] = [
  [1000, 1299, 'brussels'],
  [1300, 1499, 'wallonia'],
  [1500, 3999, 'flanders'],
  [4000, 7999, 'wallonia'],
  [8000, 9999, 'flanders'],
];

/**
 * The region of a Belgian postcode. `undefined` outside Belgium (Luxembourg's codes have four digits too) and for anything but four
 * digits from 1000 on. `regionOf(10, '4000')` → `'wallonia'`, `regionOf(50, '4000')` → `undefined`
 */
export function regionOf(countryId: number, postcode: string): Region | undefined {
  if (countryId !== COUNTRY.belgium || !/^\d{4}$/.test(postcode)) return undefined;
  const code = Number(postcode);
  return RANGES.find(([first, last]) => first <= code && code <= last)?.[2];
}
