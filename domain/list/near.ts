import { formatCity, parseCity } from '../search/place-key.ts';

/** Maximum great-circle distance from a place. */
export type Near = {
  /** The place as in the address, 'Namur|5000'. */
  readonly city: string;
  readonly km: NearStep;
};

/** Available distances in kilometres. */
export const NEAR_STEPS = [2, 5, 10, 20, 50] as const;
export type NearStep = (typeof NEAR_STEPS)[number];

/** Default distance if an address names only a place. */
export const USUAL_KM = 10 satisfies NearStep;

/** Maximum length of a place's name and postcode: with the distance they have to fit into a query parameter of at most 100 characters. */
const LONGEST_CITY = 97;

/**
 * Parses a `near` value; `undefined` unless it is a place, optionally with a distance of `NEAR_STEPS`. `parseNear('Namur|5000|10')` → `{
 * city: 'Namur|5000', km: 10 }`
 */
export function parseNear(text: string): Near | undefined {
  const pipe = text.lastIndexOf('|');
  const km = NEAR_STEPS.find(step => String(step) === text.slice(pipe + 1).trim());
  const within = km && parseCity(text.slice(0, pipe));
  const place = within ?? parseCity(text);
  const city = place && formatCity(place);
  return city === undefined || city.length > LONGEST_CITY ? undefined : { city, km: (within && km) ?? USUAL_KM };
}

/** The inverse of `parseNear`. */
export function formatNear({ city, km }: Near): string {
  return `${city}|${km}`;
}
