import { type PlaceKey, placeKeyOf } from '../../domain/search/place-key.ts';
import type { MapPlace } from './map-view.ts';
import { type PageContext, wordsOf } from '../view/page-context.ts';

/** More names than fit on any map at once. */
const MOST_PLACES = 400;

/** The places that the content knows, in the page's language: first those that stand in `wanted`, each group as the content has them. */
export function mapPlaces(context: PageContext, wanted: ReadonlySet<PlaceKey> = new Set()): MapPlace[] {
  const { places } = context.content;
  const isWanted = (place: (typeof places)[number]) => wanted.has(placeKeyOf(place.name, place.postcode, place));
  return [...places.filter(isWanted), ...places.filter(place => !isWanted(place))]
    .slice(0, MOST_PLACES)
    .map(({ name, coordinates }) => [wordsOf(context, name), coordinates.latitude, coordinates.longitude] as const);
}
