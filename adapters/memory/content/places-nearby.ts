import type { NearbyData, PlacesNearby } from '../../../application/ports/content/places-nearby.ts';
import { nearbyIndex, placesNear } from '../../../domain/place/nearby.ts';

/** Places around properties, searched in memory: a file of 60 000 places takes some ten megabytes. */
export function makePlacesNearby({ places, ...about }: NearbyData): PlacesNearby {
  const index = nearbyIndex(places);
  return { ...about, near: ({ coordinates }) => placesNear(index, coordinates) };
}
