import type { MapFill } from '../../application/browse/map-view.ts';
import { type Area, firstArea, isWithin } from '../../domain/map/area.ts';
import { type Camera, fitted, type MapSize } from '../../domain/map/camera.ts';
import { type Municipality, NEAREST_ABROAD } from '../../domain/map/base-map.ts';
import type { MapPoint } from '../../domain/map/map-points.ts';

/** The ground says nothing nearer than this; streets do. */
const NEAREST = { outlines: 14, streets: 18 };
/** As near as it begins: the ground with towns around what it shows; anything with streets. */
const FIRST = { outlines: 10.4, streets: 15 };
/** Pixels around properties that are shown together. */
export const MARGIN = 70;

/** What a map is filled with. */
type Filled = { readonly fill: MapFill; readonly points: readonly MapPoint[] };

/** What says where a map begins, and how near. */
export type FirstViewParts = Filled & {
  /** The municipality of the one property that the page is about; none on a list's map, and abroad. */
  readonly home: Municipality | undefined;
  /** The smallest area around the zone of the list and what is near enough for it. */
  readonly zone?: Area | undefined;
};

/** Whether there are streets where the map begins: a file of them covers a part of the world, a tile server all of it. */
export function hasStreets({ fill: { mapType, cards }, points: [point] }: Filled): boolean {
  if (mapType.kind !== 'streets') return mapType.kind === 'tiles';
  return cards || (point !== undefined && isWithin(mapType.area, point));
}

/** How near a map may come. */
export function nearestOf(parts: Filled): number {
  return hasStreets(parts) ? NEAREST.streets : NEAREST.outlines;
}

/** How near a map begins where it shows all properties. */
export function firstZoom(parts: Filled): number {
  return beginsNear(parts) ? FIRST.streets : FIRST.outlines;
}

/** Of a property whose address is hidden no more is shown than its municipality, streets or not. */
function beginsNear(parts: Filled): boolean {
  return hasStreets(parts) && (parts.fill.cards || parts.points[0]?.exact === true);
}

/**
 * What the map shows first: the property among its streets, or else its municipality with its neighbours; on a list the area that was
 * asked for, its zone with what is near enough, or else all properties.
 */
export function firstView(parts: FirstViewParts, size: MapSize): Camera {
  const { fill, points, home, zone } = parts;
  const near = beginsNear(parts);
  if (home && !near) return fitted(home.area, size, Math.min(size.width, size.height) / 6, nearestOf(parts));
  if (fill.area) return fitted(fill.area, size, 0, nearestOf(parts));
  const margin = Math.min(MARGIN, size.width / 8);
  // A distance says how near one looks, a zone says only where.
  if (zone) return fitted(zone, size, margin, fill.near === '' ? firstZoom(parts) : nearestOf(parts));
  const nearest = near || fill.cards ? firstZoom(parts) : NEAREST_ABROAD;
  return fitted(firstArea(points), size, margin, nearest);
}
