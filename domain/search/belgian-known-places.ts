import type { BaseMap } from '../map/base-map.ts';
import type { Place } from '../listing/listing.ts';
import type { KnownPlace } from '../page/site.ts';
import {
  type BelgianMunicipality,
  belgianMunicipalities,
  BRUSSELS_CITY,
  municipalitiesIn,
  type PlaceNames,
} from '../place/belgian-municipality.ts';
import { type BelgianPlace, belgianPlaces, municipalityOfPostcode, otherNamesOf } from '../place/belgian-place.ts';
import type { Coordinates } from '../place/coordinates.ts';
import { COUNTRY } from '../place/country.ts';
import { namesIn, placeLookup, spelledKey } from './place-key.ts';

const made = new WeakMap<BaseMap, readonly KnownPlace[]>();

/**
 * The places of the Belgian table at each of their postcodes, with the point of their municipality on the base map.
 */
function belgianKnownPlaces(baseMap: BaseMap): readonly KnownPlace[] {
  const known = made.get(baseMap) ?? knownPlaces(baseMap);
  made.set(baseMap, known);
  return known;
}

/**
 * The places of a site's content, then the places of the Belgian table that the content does not name, so that the content's names and
 * coordinates take precedence.
 * `withBelgianPlaces([ghent], baseMap)` → Ghent as content has it, then Aalst, Aalter, …
 */
export function withBelgianPlaces(own: readonly KnownPlace[], baseMap: BaseMap): readonly KnownPlace[] {
  const book = placeLookup(own);
  const postcodes = new Set(own.map(({ postcode }) => postcode.trim()));
  // Comparing spellings is slow, and the content has places at few postcodes: only places at these postcodes are compared.
  const isOwn = ({ name, postcode }: KnownPlace) =>
    postcodes.has(postcode) && namesIn(name).some(each => book.has(spelledKey({ name: each, postcode })));
  return [...own, ...belgianKnownPlaces(baseMap).filter(place => !isOwn(place))];
}

/** Point of a municipality on the base map. `pointOfMunicipality(baseMap, ghent)` → `{ latitude: 51.09, longitude: 3.73 }` */
export function pointOfMunicipality(
  baseMap: BaseMap,
  { code }: Pick<BelgianMunicipality, 'code'>,
): Coordinates | undefined {
  const at = baseMap.municipalities.get(code)?.at;
  return at && { latitude: at[1], longitude: at[0] };
}

/**
 * Point of the Belgian municipality that has a place's postcode, for places without a known name; `undefined` abroad.
 * `pointOfPostcode(baseMap, { countryId: 10, postcode: '9000' })` → the point of Ghent
 */
export function pointOfPostcode(
  baseMap: BaseMap,
  { countryId, postcode }: Pick<Place, 'countryId' | 'postcode'>,
): Coordinates | undefined {
  const municipality = countryId === COUNTRY.belgium ? municipalityOfPostcode(postcode) : undefined;
  return municipality && pointOfMunicipality(baseMap, municipality);
}

function knownPlaces(baseMap: BaseMap): readonly KnownPlace[] {
  const brussels = belgianMunicipalities().get(BRUSSELS_CITY);
  const places = belgianPlaces();
  const municipalities = places.filter(({ kind }) => kind === 'municipality');
  const all = [
    // The first entry for a name and postcode is used. At the main postcode of a municipality, its name means the municipality; at its
    // other postcodes, a part or former municipality of the same name takes precedence.
    ...municipalities.map(place => ({ ...place, postcodes: [place.municipality.postcode] })),
    ...places.filter(({ kind }) => kind !== 'municipality'),
    ...municipalities,
    // People write 'Bruxelles' with the postcode of any municipality of the region: '1050 Bruxelles' is in Ixelles.
    ...municipalitiesIn('brussels').flatMap(municipality =>
      brussels
        ? { kind: 'municipality' as const, names: brussels.names, postcodes: municipality.postcodes, municipality }
        : [],
    ),
  ];
  const known = new Map<string, KnownPlace>();
  for (const { kind, names, postcodes, municipality } of all) {
    const coordinates = pointOfMunicipality(baseMap, municipality);
    if (!coordinates) continue;
    for (const postcode of postcodes) {
      const key = spelledKey({ name: names.fr, postcode });
      if (!known.has(key))
        known.set(key, {
          name: names,
          aliases: [...aliasesOf(kind, names, municipality), ...otherNamesOf(names, postcode)],
          postcode,
          countryId: COUNTRY.belgium,
          coordinates,
        });
    }
  }
  return [...known.values()];
}

/** Further names of a place: a former municipality also has the name of the municipality that it belongs to now; a part has none. */
function aliasesOf(
  kind: BelgianPlace['kind'],
  names: PlaceNames,
  municipality: BelgianMunicipality,
): readonly string[] {
  if (kind !== 'former') return [];
  const own = new Set(Object.values(names));
  return [...new Set(Object.values(municipality.names))].filter(name => !own.has(name));
}
