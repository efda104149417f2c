import type { Area } from '../../../domain/map/area.ts';
import type { MapPicture } from './map-picture-view.ts';
import type { MapPlace } from './map-view.ts';

/** Map of a page: still picture and data source of the interactive map. */
export type MapBlock = {
  /** Address from which the interactive map loads its data. */
  readonly source: string;
  /** Bounds to which the list is narrowed. */
  readonly area: Area | undefined;
  /** Zone that the visitor drew, as in the query string; '' if none is drawn; `undefined` if the list has no zone filter. */
  readonly zone: string | undefined;
  /** Circle of the distance filter, as a polygon in the same notation as `zone`; `undefined` without this filter. */
  readonly near: string | undefined;
  /** The page's address without `area`, to which the map appends one; absent on the page of a single property. */
  readonly searchHref: string | undefined;
  readonly picture: MapPicture;
  /** Places around a single property in order of their numbers, from 1; absent if the page lists none. */
  readonly nearby?: readonly MapPlace[];
};
