import { isAreaCode } from '../place/areas.ts';
import type { Coordinates } from '../place/coordinates.ts';
import { printRing, readRing } from './ring.ts';

/** Search zone: a drawn ring in the form of `ringOf`, or municipalities and areas (`domain/place/areas.ts`) by their codes, ascending. */
export type Zone =
  | { readonly kind: 'drawn'; readonly ring: readonly Coordinates[] }
  | { readonly kind: 'municipalities'; readonly codes: readonly string[] };

/** Maximum number of municipalities in a zone; people select fewer. */
export const MOST_MUNICIPALITIES = 40;
/** Maximum length in characters of a code with its separator. */
const LONGEST_CODE = 11;
const DRAWN = 'drawn.';

/**
 * Parses a zone in an address; `undefined` if it is malformed, crosses itself or is empty. At most 2 006 characters.
 * `parseZone('92094_21004')` → `{ kind: 'municipalities', codes: ['21004', '92094'] }`
 */
export function parseZone(text: string): Zone | undefined {
  if (text.startsWith(DRAWN)) {
    const ring = readRing(text.slice(DRAWN.length));
    return ring && { kind: 'drawn', ring };
  }
  const codes = text.length > LONGEST_CODE * MOST_MUNICIPALITIES ? [] : text.split('_');
  return codes.every(code => /^[1-9]\d{4}$/.test(code) || isAreaCode(code)) ? municipalitiesOf(codes) : undefined;
}

/** The inverse of `parseZone`; needs no escaping in URLs. */
export function formatZone(zone: Zone): string {
  return zone.kind === 'drawn' ? DRAWN + printRing(zone.ring) : zone.codes.join('_');
}

/** Zone of several municipalities; `undefined` for none or more than 40. */
export function municipalitiesOf(codes: readonly string[]): Zone | undefined {
  const own = [...new Set(codes)].sort();
  return own.length === 0 || own.length > MOST_MUNICIPALITIES ? undefined : { kind: 'municipalities', codes: own };
}
