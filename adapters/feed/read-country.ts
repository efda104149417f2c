import { type Reason, reason } from '../../application/finding/reason.ts';
import { correctedCoordinates } from '../../domain/advert/implausible.ts';
import { BELGIAN_AREA, isWithin } from '../../domain/map/area.ts';
import type { BaseMap } from '../../domain/map/base-map.ts';
import { isNearMunicipality } from '../../domain/map/near-municipality.ts';
import {
  type BelgianPlace,
  belgianPlace,
  belgianPlacesNamed,
  mainPostcode,
  municipalityOfPostcode,
  postcodeNamed,
} from '../../domain/place/belgian-place.ts';
import {
  leadingPostcode,
  postcodeBeside,
  withoutDistrictNumber,
  withoutPostcodeBehind,
} from '../../domain/place/place-spelling.ts';
import { belgianPostcode } from '../../domain/place/belgian-postcode.ts';
import type { Coordinates } from '../../domain/place/coordinates.ts';
import { countryIdOf, countryName } from '../../domain/place/countries.ts';
import { COUNTRY } from '../../domain/place/country.ts';
import type { Language } from '../../domain/text/language.ts';
import { isPlaceholder } from '../../domain/text/placeholder.ts';
import type { WithCountryId } from './feed-record.ts';
import { shown } from './read-values.ts';

type PlaceFields = {
  readonly City: string;
  readonly Zip: string;
  /** The feed's country id, or the text of the field, which may be a country's code or name. */
  readonly CountryID: number | string;
  readonly CountryName: string;
};

/** The place with its country, and findings on it; or why the record is refused. */
type PlacedRecord<Fields> =
  | { readonly record: WithCountryId<Fields>; readonly findings: readonly (readonly [field: string, why: Reason])[] }
  | { readonly refused: readonly [field: string, why: Reason] };

/**
 * Completes a record's place: the country's id, taken from code or name, otherwise from town and postcode; its name abroad; a Belgian
 * postcode as four digits. A record is refused if its country is unknown, or is Belgium although town and postcode are not Belgian. A
 * mistyped postcode is replaced if the table of Belgian places contains the town exactly once; a missing postcode is derived from the town
 * and the reverse; a home abroad needs none. Each change is a finding.
 * `placeInCountry({ City: 'Namur', Zip: 'B-5000', CountryID: 'Belgien', CountryName: '' }, 'fr', { coordinates: undefined })` →
 * `{ record: { City: 'Namur', Zip: '5000', CountryID: 10, … }, findings: [] }`
 */
export function placeInCountry<Fields extends PlaceFields>(
  fields: Fields,
  language: Language,
  at: PointOfRecord,
): PlacedRecord<Fields> {
  // Some systems send the number 0 instead of omitting the country.
  const given = isNoPlace(String(fields.CountryID)) ? '' : fields.CountryID;
  const City = isNoPlace(fields.City) ? '' : fields.City;
  const Zip = isNoPlace(fields.Zip) ? '' : (postcodeWithTown(fields.Zip) ?? fields.Zip);
  const isBelgianTown = Zip === '' ? isInBelgium(City, at) : belgianPlace(City, Zip) !== undefined;
  const byId = typeof given === 'number' ? given : undefined;
  const isMistaken = isBelgianTown && Zip !== '' && isForeignNumber(given);
  const named = isMistaken
    ? COUNTRY.belgium
    : (countryIdOf(String(given)) ?? byId ?? countryIdOf(fields.CountryName) ?? prefixed(Zip));
  const sure = named ?? (isBelgianTown ? COUNTRY.belgium : countryIn(City));
  const countryId = sure ?? (isBelgianPostcode(Zip, at.coordinates) ? COUNTRY.belgium : undefined);
  if (countryId === undefined) return { refused: ['CountryID', reason('country-unclear')] };
  const isBelgian = countryId === COUNTRY.belgium;
  const filled = Zip === '' && isBelgian ? postcodeOfTown(City, language, at) : undefined;
  if (typeof filled === 'object') return { refused: ['Zip', filled] };
  if (Zip === '' && filled === undefined && (isBelgian || City === ''))
    return { refused: [City === '' ? 'City' : 'Zip', reason('missing')] };
  const zip = filled ?? (isBelgian ? belgianZip(City, Zip, at) : Zip && fields.Zip);
  const city = City || (isBelgian ? municipalityOfPostcode(Zip)?.names[language] : undefined);
  if (city === undefined) return { refused: ['City', reason('missing')] };
  if (zip === undefined)
    return { refused: ['Zip', reason('place-not-belgian', { city: shown(City), value: shown(Zip) })] };
  const taken = sure === undefined || (named === undefined && given !== '');
  const isReplaced = filled === undefined && isBelgian && zip !== (belgianPostcode(Zip) ?? Zip);
  const byCity = filled !== undefined && named === undefined;
  const elsewhere = isBelgian && City !== '' ? townElsewhere(City, zip, language) : undefined;
  return {
    record: {
      ...fields,
      City: isBelgian ? withoutPostcode(city, zip) : city,
      CountryID: countryId,
      CountryName: fields.CountryName || (isBelgian ? '' : (countryName(countryId, language) ?? '')),
      Zip: zip,
    },
    findings: [
      ...(isMistaken ? [['CountryID', reason('country-number', { country: given })] as const] : []),
      ...(byCity ? [['CountryID', reason('country-by-city')] as const] : []),
      ...(taken && !byCity ? [['CountryID', reason('country-taken')] as const] : []),
      ...(isReplaced ? [['Zip', reason('postcode-taken', { value: shown(Zip), postcode: zip })] as const] : []),
      ...(City === '' ? [['City', reason('city-filled-in', { city })] as const] : []),
      ...(filled === undefined ? [] : [['Zip', reason('postcode-filled-in', { postcode: filled })] as const]),
      ...(elsewhere ? [['City', elsewhere] as const] : []),
    ],
  };
}

/** Whether a town, a postcode or a country is not given: it consists of zeros, or is a placeholder such as `n.v.t.`. */
function isNoPlace(text: string): boolean {
  return !/[\p{L}1-9]/u.test(text) || isPlaceholder(text);
}

/** Country ids of the feed that are not formed as 1000 plus the country's number in ISO 3166. */
const FEED_IDS: ReadonlySet<number> = new Set(Object.values(COUNTRY));

/**
 * Whether a country is given as a number that is not an id of the feed. Such numbers are refused: a telephone code such as 32 may
 * equal the ISO 3166 number of another country.
 */
function isForeignNumber(given: number | string): boolean {
  const text = String(given).trim();
  if (!/^\d{1,4}$/.test(text)) return false;
  const id = countryIdOf(text);
  return id === undefined || (Number(text) < 1_000 && id !== COUNTRY.belgium && !FEED_IDS.has(Number(text)));
}

/** The town without its own postcode before or after it. `withoutPostcode('B-5100 Jambes', '5100')` → `'Jambes'` */
function withoutPostcode(city: string, postcode: string): string {
  const name =
    leadingPostcode(city) === postcode ? city.slice(city.indexOf(postcode) + 4).replace(/^[ ,-]{1,3}/, '') : city;
  return (postcodeBeside(name) === postcode ? withoutPostcodeBehind(name) : name) || city;
}

/**
 * The postcode in a postcode field that also contains the town. `postcodeWithTown('5000 Namur')` → `'5000'`, `postcodeWithTown('1012 AB')`
 * → `undefined`
 */
function postcodeWithTown(zip: string): string | undefined {
  return isForeignForm(zip) ? undefined : postcodeNamed(zip);
}

/** Whether a town without a postcode field is a Belgian one. */
function isInBelgium(city: string, at: PointOfRecord): boolean {
  return postcodeNamed(city) !== undefined || townsNear(city, at).length > 0;
}

/** Country whose name is the text of the town, or its last part after a comma or a bracket. `countryIn('Marbella (Espagne)')` → `1724` */
function countryIn(city: string): number | undefined {
  return countryIdOf(city) ?? countryIdOf(city.split(/[,(]/).at(-1) ?? '');
}

/** Position of the property according to its record. Without a base map, the coordinates are not compared with municipalities. */
export type PointOfRecord = {
  readonly coordinates: Coordinates | undefined;
  readonly baseMap: BaseMap | undefined;
};

/**
 * The Belgian postcode that a record means; `undefined` if its town and postcode cannot both be Belgian. A postcode in the format of
 * another country counts as a typing error only if the coordinates are in the Belgian town: there is a Lille in Flanders, but 59000 is the
 * postcode of Lille in France.
 */
function belgianZip(city: string, zip: string, { coordinates, baseMap }: PointOfRecord): string | undefined {
  const code = belgianPostcode(zip);
  if (code !== undefined && municipalityOfPostcode(code)) return code;
  const place = belgianPlace(city);
  // Accept the postcode: some organisations and halls have a Belgian postcode of their own, which the table does not contain.
  if (!place) return code;
  const own = mainPostcode(place);
  if (code !== undefined || !isForeignForm(zip)) return own;
  const isThere = baseMap && coordinates && isNearMunicipality(baseMap, place.municipality, coordinates);
  return isThere === true ? own : undefined;
}

/** Maximum number of candidates listed in a finding. */
const MOST_CANDIDATES = 8;

/**
 * The postcode of a Belgian town, for a record without a postcode, or the reason why it cannot be determined; `undefined` if no town has
 * this name. Coordinates decide between towns of one name. Without coordinates, a current municipality takes precedence over parts of other
 * municipalities. `postcodeOfTown('Jambes', 'fr', { coordinates: undefined })` → `'5100'`
 */
function postcodeOfTown(city: string, language: Language, at: PointOfRecord): string | Reason | undefined {
  const own = postcodeNamed(city);
  if (own !== undefined) return own;
  const candidates = belgianPlacesNamed(withoutDistrictNumber(city));
  const near = at.coordinates ? townsNear(city, at) : [];
  const [only] = candidates.length === 1 ? candidates : near.length === 1 ? near : [belgianPlace(city)];
  if (only) return mainPostcode(only);
  // A postcode before a name that the table does not contain, such as the name of a quarter.
  if (candidates.length === 0) return belgianLeading(city);
  const places = candidates.slice(0, MOST_CANDIDATES).map(place => {
    const [own, municipality] = [place.names[language], place.municipality.names[language]];
    return `${mainPostcode(place)} ${own === municipality ? own : `${own} (${municipality})`}`;
  });
  return reason('postcode-unclear', { city: shown(city), places });
}

/** A Belgian postcode before a town's name. `belgianLeading('5000 Quartier du Port')` → `'5000'` */
function belgianLeading(city: string): string | undefined {
  const postcode = leadingPostcode(city);
  return postcode !== undefined && municipalityOfPostcode(postcode) ? postcode : undefined;
}

/**
 * Why a town and a postcode that are both Belgian cannot both be right; `undefined` if they can, or if the table lacks the town. Which one
 * is wrong is unknown, so both are shown as sent. `townElsewhere('Gent', '2000', 'nl')` → `town-elsewhere`, `townElsewhere('Jambes',
 * '5100', 'fr')` → `undefined`
 */
function townElsewhere(city: string, zip: string, language: Language): Reason | undefined {
  const there = municipalityOfPostcode(zip);
  if (!there || belgianPlace(city, zip)) return undefined;
  const named = belgianPlacesNamed(withoutPostcodeBehind(city));
  const [first] = named;
  if (!first || named.some(({ municipality }) => municipality === there)) return undefined;
  return reason('town-elsewhere', {
    city: shown(city),
    postcode: mainPostcode(first),
    zip,
    town: there.names[language],
  });
}

/** Belgian places of this name that the coordinates do not exclude. */
function townsNear(city: string, { coordinates, baseMap }: PointOfRecord): readonly BelgianPlace[] {
  const named = belgianPlacesNamed(withoutDistrictNumber(withoutPostcodeBehind(city)));
  if (!coordinates || !baseMap) return named;
  const point = correctedCoordinates(COUNTRY.belgium, coordinates);
  return named.filter(({ municipality }) => point && isNearMunicipality(baseMap, municipality, point) !== false);
}

/** Whether a text has the form of another country's postcode. `isForeignForm('59000')` → `true`, `isForeignForm('500')` → `false` */
function isForeignForm(zip: string): boolean {
  return (
    /^\s*(?:[a-z]{1,3}[-\s]?)?\d{5}\s*$/i.test(zip) ||
    /^\s*\d{4}\s?[a-z]{2}\s*$/i.test(zip) ||
    prefixed(zip) !== undefined
  );
}

/** Id of the country whose code precedes a postcode. `prefixed('L-1234')` → `50`, `prefixed('1012 AB')` → `undefined` */
function prefixed(postcode: string): number | undefined {
  const [, country] = /^\s*([a-z]{1,3})\s?[-\s]?\s?\d/i.exec(postcode) ?? [];
  return country === undefined ? undefined : countryIdOf(country);
}

/** Whether a postcode is Belgian. Other countries have postcodes of four digits too; if the record has coordinates, they decide. */
function isBelgianPostcode(postcode: string, coordinates: Coordinates | undefined): boolean {
  if (!municipalityOfPostcode(postcode)) return false;
  if (!coordinates) return true;
  const { latitude, longitude } = coordinates;
  return isWithin(BELGIAN_AREA, coordinates) || isWithin(BELGIAN_AREA, { latitude: longitude, longitude: latitude });
}
