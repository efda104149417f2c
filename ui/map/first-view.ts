import type { MapFill } from '../../application/browse/map/map-view.ts';
import { type Area, areaReaching, firstArea, isWithin } from '../../domain/map/area.ts';
import { type Camera, fitted, type MapSize } from '../../domain/map/camera.ts';
import { type Municipality, NEAREST_ABROAD } from '../../domain/map/base-map.ts';
import type { MapPoint } from '../../domain/map/map-points.ts';
import { nearbyReach } from '../../domain/place/nearby.ts';

/** Maximum zoom: the base map has no detail beyond zoom 14, streets have detail up to zoom 18. */
const NEAREST = { outlines: 14, streets: 18 };
/** Maximum initial zoom: without streets it shows the surrounding towns. */
const FIRST = { outlines: 10.4, streets: 15 };
/** Padding in pixels around numbered places: half the size of a number, and the pin's head above a number at the edge. */
const AROUND_NUMBERS = 24;
/** Padding in pixels around several properties. */
export const MARGIN = 70;

/** Data of a map. */
type Filled = { readonly fill: MapFill; readonly points: readonly MapPoint[] };

/** Data that determines the initial camera. */
export type FirstViewParts = Filled & {
  /** Municipality of the page's only property; `undefined` on a list's map and abroad. */
  readonly home: Municipality | undefined;
  /** Bounding box of the list's zone and of its distance filter. */
  readonly zone?: Area | undefined;
};

/** Whether streets are available at the start: the site's own tile file covers a limited area, a tile server covers the whole map. */
export function hasStreets({ fill: { mapType, cards }, points: [point] }: Filled): boolean {
  if (mapType.kind !== 'streets') return mapType.kind === 'tiles';
  return cards || (point !== undefined && isWithin(mapType.area, point));
}

/** Maximum zoom of a map. */
export function maxZoomOf(parts: Filled): number {
  return hasStreets(parts) ? NEAREST.streets : NEAREST.outlines;
}

/** Maximum initial zoom of a map that shows all properties. */
export function firstZoom(parts: Filled): number {
  return beginsNear(parts) ? FIRST.streets : FIRST.outlines;
}

/**
 * Whether the initial view may show streets. On the page of a single property this requires its exact address: with a hidden address only
 * the municipality is shown.
 */
function beginsNear(parts: Filled): boolean {
  return hasStreets(parts) && (parts.fill.cards || parts.points[0]?.exact === true);
}

/**
 * Initial camera. On a property's page it shows the property and the numbered places around it; without such places, the property among its
 * streets, or if no streets may be shown, its municipality and the neighbouring ones. On a list it shows the area of the filters (area, or
 * zone with its distance), or without them all properties.
 */
export function firstView(parts: FirstViewParts, size: MapSize): Camera {
  const { fill, points, home, zone } = parts;
  const near = beginsNear(parts);
  const [point] = points;
  if (!fill.cards && point?.exact && fill.nearby.length > 0) {
    const places = fill.nearby.map(([, latitude, longitude]) => ({ latitude, longitude }));
    return fitted(areaReaching(point, nearbyReach(point, places).reach), size, AROUND_NUMBERS, maxZoomOf(parts));
  }
  if (home && !near) return fitted(home.area, size, Math.min(size.width, size.height) / 6, maxZoomOf(parts));
  if (fill.area) return fitted(fill.area, size, 0, maxZoomOf(parts));
  const margin = Math.min(MARGIN, size.width / 8);
  // The map may zoom in as far as the circle of a distance filter allows; a zone alone does not raise the maximum initial zoom.
  if (zone) return fitted(zone, size, margin, fill.near === '' ? firstZoom(parts) : maxZoomOf(parts));
  const nearest = near || fill.cards ? firstZoom(parts) : NEAREST_ABROAD;
  return fitted(firstArea(points), size, margin, nearest);
}
