import type { FilterValues } from '../../list/filters.ts';
import { municipalitiesOf } from '../../map/zone.ts';
import { BRUSSELS_CITY, belgianMunicipalities } from '../../place/belgian-municipality.ts';
import type { Region } from '../../place/region.ts';
import { formatCity } from '../place-key.ts';
import type { SaidPlace } from './place-names.ts';
import type { Sentence } from './sentence.ts';

/** Maximum consumption of an energy class in a region, in kWh/m².year; `undefined` for the worst class, which has none. */
export type LetterBound = (letter: string, region: Region) => number | undefined;

/**
 * Converts a parsed sentence to list filters; kinds and features without a filter become `q`. `usual`: region whose energy classes apply if
 * the sentence names no place.
 * `sentenceFilters(readSentence('villa Namur 400k', { … }), { … })` → `{ type: [4], zone: Namur, priceMax: 400000 }`
 */
export function sentenceFilters(
  sentence: Sentence,
  { usual, bound }: { readonly usual: Region; readonly bound: LetterBound },
): Partial<FilterValues> {
  const { types, texts, flags, letter, priceMin, priceMax, bedroomsMin, areaMin, landMin } = sentence;
  const region = sentence.places.flatMap(place => regionOfPlace(place) ?? [])[0] ?? usual;
  const epcMax = sentence.epcMax ?? (letter === undefined ? undefined : bound(letter, region));
  const bounds = { priceMin, priceMax, bedroomsMin, areaMin, landMin, epcMax };
  return {
    ...(types.length > 0 && { type: types.toSorted((a, b) => a - b) }),
    ...placesOf(sentence),
    ...Object.fromEntries(Object.entries(bounds).filter(([, value]) => value !== undefined)),
    ...flags,
    ...(texts.length > 0 && { q: [...new Set(texts)].join(' ') }),
  };
}

/**
 * A municipality becomes a zone, which covers all its postcodes. If parts of municipalities are named too, every place becomes a town,
 * because a list is filtered either by zones or by towns.
 */
function placesOf({ places, km }: Sentence): Partial<FilterValues> {
  const [first] = places;
  if (!first) return {};
  if (km !== undefined) {
    const centre = first.kind === 'area' ? centreOf(first.code) : first;
    if (centre) return { near: { city: formatCity(centre), km } };
  }
  const isParts = places.some(({ kind }) => kind === 'part');
  const isAreas = places.some(({ kind }) => kind === 'area');
  if (isParts && !isAreas)
    return { city: [...new Set(places.flatMap(place => (place.kind === 'area' ? [] : formatCity(place))))].sort() };
  const zone = municipalitiesOf(places.flatMap(({ code }) => code ?? []));
  return zone ? { zone } : {};
}

/** The town from which distances to an area are measured: only the Brussels region has one. */
function centreOf(code: string): { readonly name: string; readonly postcode: string } | undefined {
  const brussels = code === '04000' ? belgianMunicipalities().get(BRUSSELS_CITY) : undefined;
  return brussels && { name: brussels.names.fr, postcode: brussels.postcode };
}

function regionOfPlace({ code = '' }: SaidPlace): Region | undefined {
  if (/^(?:21|04000)/.test(code)) return 'brussels';
  if (code === 'coast' || (code !== '20002' && /^(?:1|20|23|24|3|4|7|02)/.test(code))) return 'flanders';
  return code === '' ? undefined : 'wallonia';
}
