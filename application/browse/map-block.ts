import type { Area } from '../../domain/map/area.ts';
import type { MapPicture } from './map-picture.ts';

/** The map of a page. */
export type MapBlock = {
  /** The address by which the live map asks for all that it shows. */
  readonly source: string;
  /** What it is narrowed to. */
  readonly area: Area | undefined;
  /** The zone to which it is narrowed, as an address names it, '' without one; absent where the list knows no zones. */
  readonly zone: string | undefined;
  /** What lies within the distance that the list asks for, as an address names a zone; absent where it asks none. */
  readonly near: string | undefined;
  /** The page's address without an area, to which another can be added; absent where the page shows one property. */
  readonly searchHref: string | undefined;
  readonly picture: MapPicture;
};
