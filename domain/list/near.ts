import { formatCity, type NamedPlace, parseCity } from '../search/place-key.ts';

/** Maximum great-circle distance from a place. */
export type Near = {
  /** The place as in the address, 'Namur|5000'. */
  readonly city: string;
  /** Whole kilometres from 1 to `FARTHEST_KM`. */
  readonly km: number;
};

/** Distances that lists offer, in kilometres; an address may have any other. */
export const NEAR_STEPS: readonly number[] = [2, 5, 10, 20, 50];
const FARTHEST_KM = 100;

/** Default distance if an address names only a place. */
export const USUAL_KM = 10;

/** Maximum length of a place's name and postcode: with the distance they have to fit into a query parameter of at most 100 characters. */
const LONGEST_CITY = 97;

/**
 * Parses a `near` value; `undefined` unless it is a place with its postcode, optionally with a distance.
 * `parseNear('Namur|5000|10')` → `{ city: 'Namur|5000', km: 10 }`, `parseNear('Namur 5000|10')` → the same,
 * `parseNear('Namur|10')` → `undefined`
 */
export function parseNear(text: string): Near | undefined {
  const { place: before, km } = typedNear(text);
  const within = km === undefined ? undefined : placeOf(before);
  const place = within ?? (km === undefined ? placeOf(text) : undefined);
  const city = place && formatCity(place);
  return city === undefined || city.length > LONGEST_CITY ? undefined : { city, km: (within && km) ?? USUAL_KM };
}

/**
 * The text before the last '|' and the distance after it; the whole text if no distance follows. `typedNear('Durbuy|35')` → `{ place:
 * 'Durbuy', km: 35 }`, `typedNear('Durbuy')` → `{ place: 'Durbuy', km: undefined }`
 */
export function typedNear(text: string): { readonly place: string; readonly km: number | undefined } {
  const pipe = text.lastIndexOf('|');
  const distance = text.slice(pipe + 1).trim();
  const km =
    pipe >= 0 && /^[1-9]\d{0,2}$/.test(distance) && Number(distance) <= FARTHEST_KM ? Number(distance) : undefined;
  return { place: km === undefined ? text : text.slice(0, pipe), km };
}

/** A place as in an address, 'Namur|5000', or as people type it, 'Namur 5000'. */
function placeOf(text: string): NamedPlace | undefined {
  const [, name, postcode] = /^([^|]+) ([1-9]\d{3})$/.exec(text.trim()) ?? [];
  return name !== undefined && postcode !== undefined ? { name: name.trim(), postcode } : parseCity(text);
}

/** The distances that a list counts: those it offers, and the chosen one. `nearSteps({ city: 'Namur|5000', km: 7 })` → `[2, 5, 7, 10, 20, 50]` */
export function nearSteps({ km }: Pick<Near, 'km'>): readonly number[] {
  return [...new Set([...NEAR_STEPS, km])].sort((a, b) => a - b);
}

/** The inverse of `parseNear`. */
export function formatNear({ city, km }: Near): string {
  return `${city}|${km}`;
}
