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

/** Default distance in kilometres if an address names only a place. */
export const USUAL_KM = 10;

/** Maximum length of a place's name and postcode: with the distance they have to fit into a query parameter of at most 100 characters. */
const LONGEST_CITY = 97;

/**
 * Parses a `near` value; `undefined` unless it is a place with its postcode, optionally with a distance.
 * `parseNear('Namur|5000|10')` → `{ city: 'Namur|5000', km: 10 }`, `parseNear('Namur 5000|10')` → the same,
 * `parseNear('Namur|10')` → `undefined`
 */
export function parseNear(text: string): Near | undefined {
  const typed = typedNear(text);
  const place = typed && placeOf(typed.place);
  const city = place && formatCity(place);
  return city === undefined || city.length > LONGEST_CITY ? undefined : { city, km: typed?.km ?? USUAL_KM };
}

/**
 * Place and distance of a `near` value: `name|postcode|km`, of which postcode and distance may be missing. A second or third part that is
 * neither is ignored; `undefined` without a name or with more than three parts. `typedNear('Durbuy|35')` → `{ place: 'Durbuy', km: 35 }`,
 * `typedNear('Durbuy|-1')` → `{ place: 'Durbuy', km: undefined }`
 */
export function typedNear(text: string): { readonly place: string; readonly km: number | undefined } | undefined {
  const [name = '', second = '', third, ...more] = text.split('|').map(part => part.trim());
  if (more.length > 0 || !/\p{L}|\d{3}/u.test(name)) return undefined;
  const km = distanceOf(third ?? second);
  // A number of up to three digits in the last part is read as a distance, not as a postcode, even if it exceeds `FARTHEST_KM`.
  const isPostcode = /^(?=.*\d)[\da-z][\da-z -]*$/i.test(second) && (third !== undefined || !/^\d{1,3}$/.test(second));
  return { place: isPostcode ? `${name}|${second}` : name, km };
}

/** A distance in whole kilometres, from 1 to `FARTHEST_KM`. `distanceOf('35')` → `35`, `distanceOf('-1')` → `undefined` */
export function distanceOf(text: string): number | undefined {
  return /^[1-9]\d{0,2}$/.test(text) && Number(text) <= FARTHEST_KM ? Number(text) : undefined;
}

/** A place as in an address, 'Namur|5000', or as people type it, 'Namur 5000'. */
function placeOf(text: string): NamedPlace | undefined {
  const [, name, postcode] = /^([^|]+) ([1-9]\d{3})$/.exec(text) ?? [];
  return name !== undefined && postcode !== undefined ? { name: name.trim(), postcode } : parseCity(text);
}

/**
 * Distances for which a list counts its results: those of `NEAR_STEPS`, and the chosen distance.
 * `nearSteps({ city: 'Namur|5000', km: 7 })` → `[2, 5, 7, 10, 20, 50]`
 */
export function nearSteps({ km }: Pick<Near, 'km'>): readonly number[] {
  return [...new Set([...NEAR_STEPS, km])].sort((a, b) => a - b);
}

/** The inverse of `parseNear`. */
export function formatNear({ city, km }: Near): string {
  return `${city}|${km}`;
}
