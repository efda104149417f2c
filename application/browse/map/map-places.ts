import { type PlaceKey, placeKeyOf } from '../../../domain/search/place-key.ts';
import type { MapPlace } from './map-view.ts';
import { type PageContext, wordsOf } from '../../view/page-context.ts';

/** Maximum number of places in a response; no map has room for more labels. */
const MOST_PLACES = 400;

/** Places of the content in the page's language: those in `wanted` first, otherwise in content order. */
export function mapPlaces(context: PageContext, wanted: ReadonlySet<PlaceKey> = new Set()): MapPlace[] {
  const { places } = context.content;
  const isWanted = (place: (typeof places)[number]) => wanted.has(placeKeyOf(place.name, place.postcode, place));
  return [...places.filter(isWanted), ...places.filter(place => !isWanted(place))]
    .slice(0, MOST_PLACES)
    .map(({ name, coordinates }) => [wordsOf(context, name), coordinates.latitude, coordinates.longitude] as const);
}
