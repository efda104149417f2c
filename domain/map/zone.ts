import type { Coordinates } from '../place/coordinates.ts';
import { printRing, readRing } from './ring.ts';

/** Where people look for a home: a ring that they drew, as `ringOf` gives it, or municipalities by their NIS codes, ascending. */
export type Zone =
  | { readonly kind: 'drawn'; readonly ring: readonly Coordinates[] }
  | { readonly kind: 'municipalities'; readonly codes: readonly string[] };

/** More than a person picks one by one. */
export const MOST_MUNICIPALITIES = 40;
const DRAWN = 'drawn.';

/**
 * Reads a zone as an address names it; none where it is not that, crosses itself or holds nothing. At most 2 006 characters.
 * `parseZone('92094_21004')` → `{ kind: 'municipalities', codes: ['21004', '92094'] }`
 */
export function parseZone(text: string): Zone | undefined {
  if (text.startsWith(DRAWN)) {
    const ring = readRing(text.slice(DRAWN.length));
    return ring && { kind: 'drawn', ring };
  }
  if (text.length > 6 * MOST_MUNICIPALITIES || !/^[1-9]\d{4}(?:_[1-9]\d{4})*$/.test(text)) return undefined;
  return municipalitiesOf(text.split('_'));
}

/** The inverse of `parseZone`; no character of it is escaped in an address. */
export function formatZone(zone: Zone): string {
  return zone.kind === 'drawn' ? DRAWN + printRing(zone.ring) : zone.codes.join('_');
}

/** The zone of several municipalities; none of none and of more than 40. */
export function municipalitiesOf(codes: readonly string[]): Zone | undefined {
  const own = [...new Set(codes)].sort();
  return own.length === 0 || own.length > MOST_MUNICIPALITIES ? undefined : { kind: 'municipalities', codes: own };
}
