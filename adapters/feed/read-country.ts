import { BELGIAN_AREA, isWithin } from '../../domain/map/area.ts';
import { belgianPlace, municipalityOfPostcode } from '../../domain/place/belgian-place.ts';
import { belgianPostcode } from '../../domain/place/belgian-postcode.ts';
import type { Coordinates } from '../../domain/place/coordinates.ts';
import { countryIdOf, countryName } from '../../domain/place/countries.ts';
import { COUNTRY } from '../../domain/place/country.ts';
import type { Language } from '../../domain/text/language.ts';
import type { InCountry } from './feed-record.ts';

type PlaceFields = {
  readonly City: string;
  readonly Zip: string;
  /** The feed's country id, or the text of the field, which may be a country's code or name. */
  readonly CountryID: number | string;
  readonly CountryName: string;
};

/**
 * Completes a record's place: the country's id, taken from code or name, otherwise from town and postcode; its name abroad; a Belgian
 * postcode as four digits. `undefined` if the country is unknown. `taken`: the country is inferred, from the postcode alone or although the
 * record contains an unknown country, and is reported.
 * `placeInCountry({ City: 'Namur', Zip: 'B-5000', CountryID: 'Belgien', CountryName: '' }, 'fr', undefined)` →
 * `{ record: { City: 'Namur', Zip: '5000', CountryID: 10, … }, taken: false }`
 */
export function placeInCountry<Fields extends PlaceFields>(
  fields: Fields,
  language: Language,
  coordinates: Coordinates | undefined,
): { readonly record: InCountry<Fields>; readonly taken: boolean } | undefined {
  const { CountryID: told, City, Zip } = fields;
  const named =
    typeof told === 'number' ? told : (countryIdOf(told) ?? countryIdOf(fields.CountryName) ?? prefixed(Zip));
  const sure = named ?? (belgianPlace(City, Zip) ? COUNTRY.belgium : countryIdOf(City));
  const countryId = sure ?? (isBelgianPostcode(Zip, coordinates) ? COUNTRY.belgium : undefined);
  if (countryId === undefined) return undefined;
  const isBelgian = countryId === COUNTRY.belgium;
  return {
    record: {
      ...fields,
      CountryID: countryId,
      CountryName: fields.CountryName || (isBelgian ? '' : (countryName(countryId, language) ?? '')),
      Zip: (isBelgian ? belgianPostcode(Zip) : undefined) ?? Zip,
    },
    taken: sure === undefined || (named === undefined && told !== ''),
  };
}

/** The country before a postcode. `prefixed('L-1234')` → `50`, `prefixed('1012 AB')` → `undefined` */
function prefixed(postcode: string): number | undefined {
  const [, country] = /^\s*([a-z]{1,3})\s?[-\s]?\s?\d/i.exec(postcode) ?? [];
  return country === undefined ? undefined : countryIdOf(country);
}

/** Whether a postcode is one of Belgium. Other countries have postcodes of four digits too; coordinates, where the record has them, decide. */
function isBelgianPostcode(postcode: string, coordinates: Coordinates | undefined): boolean {
  if (!municipalityOfPostcode(postcode)) return false;
  if (!coordinates) return true;
  const { latitude, longitude } = coordinates;
  return isWithin(BELGIAN_AREA, coordinates) || isWithin(BELGIAN_AREA, { latitude: longitude, longitude: latitude });
}
