import type { BaseMap, Municipality } from '../../../domain/map/base-map.ts';
import { municipalityName } from '../../../domain/map/municipality-name.ts';
import type { Coordinates } from '../../../domain/place/coordinates.ts';
import { COUNTRY } from '../../../domain/place/country.ts';
import { kilometres } from '../../../domain/place/distance.ts';
import { fold } from '../../../domain/text/fold.ts';
import { byLanguage, type Language } from '../../../domain/text/language.ts';
import type { Item, Json, NewAgency } from './begun.ts';

/** Town of an agency, with its name in each language; without coordinates if neither the sample nor the base map knows it. */
export type Town = { readonly name: Readonly<Record<Language, string>>; readonly coordinates: Coordinates | undefined };
/** Radius in kilometres of the places that a new agency's search offers. */
const AROUND = 25;
/** Finds the town by any of its names, in the sample's places or on the base map. */
export function findTown({ town, postcode }: NewAgency, places: readonly Item[], baseMap: BaseMap): Town {
  const asked = fold(town);
  const known = places.find(place => {
    const names = [...Object.values(place['name'] as Item), ...((place['aliases'] ?? []) as readonly Json[])];
    return place['postcode'] === postcode && names.some(name => fold(String(name)) === asked);
  });
  if (known) return { name: known['name'] as Town['name'], coordinates: known['coordinates'] as Coordinates };
  const municipality = [...baseMap.municipalities.values()].find(({ fr, nl, de }) =>
    [fr, nl, de].some(name => name !== undefined && fold(name) === asked),
  );
  const name = (language: Language) => (municipality ? nameIn(municipality, language) : town);
  return {
    name: byLanguage(name),
    coordinates: municipality && { latitude: round(municipality.at[1]), longitude: round(municipality.at[0]) },
  };
}

/** Texts use one name: the first of two. */
function nameIn(municipality: Municipality, language: Language): string {
  return municipalityName(municipality, language).name.split(' / ')[0] ?? '';
}

/** The town itself, and the sample's places around it. */
export function placesAround(town: Town, postcode: string, places: readonly Item[]): readonly Item[] {
  const { coordinates } = town;
  const itself = { name: town.name, postcode, countryId: COUNTRY.belgium };
  if (!coordinates) return [];
  const names = new Set(Object.values(town.name).map(fold));
  const others = places.filter(place => {
    const known = Object.values(place['name'] as Item).some(name => names.has(fold(String(name))));
    return (
      !known &&
      place['countryId'] === COUNTRY.belgium &&
      kilometres(coordinates, place['coordinates'] as Coordinates) <= AROUND
    );
  });
  return [{ ...itself, coordinates }, ...others];
}

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
