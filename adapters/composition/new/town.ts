import type { BaseMap } from '../../../domain/map/base-map.ts';
import { belgianPlace, belgianPlaces } from '../../../domain/place/belgian-place.ts';
import type { Coordinates } from '../../../domain/place/coordinates.ts';
import { COUNTRY } from '../../../domain/place/country.ts';
import { kilometres } from '../../../domain/place/distance.ts';
import { placeSpelling } from '../../../domain/place/place-spelling.ts';
import { pointOfMunicipality } from '../../../domain/search/belgian-known-places.ts';
import { byLanguage, type Language } from '../../../domain/text/language.ts';
import type { Item, Json, NewAgency } from './new-agency-facts.ts';

/** Town of an agency, with its name in each language; without coordinates if it is not in Belgium. */
export type Town = { readonly name: Readonly<Record<Language, string>>; readonly coordinates: Coordinates | undefined };
/** Radius around the town, in kilometres; a new agency's search offers the places within it. */
const AROUND = 25;

/** Finds the town by any of its names, in the sample's places or in the table of Belgian places. */
export function findTown({ town, postcode }: NewAgency, places: readonly Item[], baseMap: BaseMap): Town {
  const known = places.find(place => place['postcode'] === postcode && isNamed(place, town));
  if (known) return { name: known['name'] as Town['name'], coordinates: known['coordinates'] as Coordinates };
  const found = belgianPlace(town, postcode);
  const point = found && pointOfMunicipality(baseMap, found.municipality);
  return { name: found?.names ?? byLanguage(() => town), coordinates: point && rounded(point) };
}

/** The town itself, then the sample's places and the municipalities around it, nearest first. */
export function placesAround(town: Town, postcode: string, places: readonly Item[], baseMap: BaseMap): readonly Item[] {
  const { coordinates } = town;
  if (!coordinates) return [];
  const itself: Item = { name: town.name, postcode, countryId: COUNTRY.belgium, coordinates };
  const belgian = places.filter(place => place['countryId'] === COUNTRY.belgium && !isSame(place, itself));
  const municipalities = belgianPlaces().flatMap(({ kind, names, municipality }): Item[] => {
    const point = kind === 'municipality' ? pointOfMunicipality(baseMap, municipality) : undefined;
    if (!point) return [];
    const { postcode: main } = municipality;
    const item = { name: names, postcode: main, countryId: COUNTRY.belgium, coordinates: rounded(point) };
    // Leave out a municipality whose postcode is listed already: searches select by postcode, so both would find the same
    // properties.
    return [itself, ...belgian].some(place => place['postcode'] === main) ? [] : [item];
  });
  const distance = (place: Item) => kilometres(coordinates, place['coordinates'] as Coordinates);
  const near = [...belgian, ...municipalities].filter(place => distance(place) <= AROUND);
  return [itself, ...near.toSorted((a, b) => distance(a) - distance(b))];
}

function isSame(one: Item, other: Item): boolean {
  const names = Object.values(other['name'] as Item);
  return one['postcode'] === other['postcode'] && names.some(name => isNamed(one, String(name)));
}

function isNamed(place: Item, asked: string): boolean {
  const names = [...Object.values(place['name'] as Item), ...((place['aliases'] ?? []) as readonly Json[])];
  return names.some(name => placeSpelling(String(name)) === placeSpelling(asked));
}

function rounded({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude: round(latitude), longitude: round(longitude) };
}

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
