import { type Area, firstArea } from '../../domain/map/area.ts';
import { boxSeen, type Camera, fitted, type MapSize, type Pixel, pixelOf } from '../../domain/map/camera.ts';
import { clusterIndex, clustersIn, levelOf, spotsOf } from '../../domain/map/clusters.ts';
import { labelsThatFit } from '../../domain/map/map-labels.ts';
import { worldPoint } from '../../domain/map/mercator.ts';
import { BELGIUM, OTHER_LANDS } from '../../domain/map/outlines.ts';
import { outlinePath, readRings, type Ring } from '../../domain/map/outline-path.ts';
import type { PublicListing } from '../../domain/listing/listing.ts';
import type { MapPlace } from './map-view.ts';

/** Something to stand on a still map. */
export type Placed = Pick<PublicListing, 'coordinates'>;

const SIZE: MapSize = { width: 720, height: 540 };
/** Windows cut the picture's edges off: what matters stands away from them. */
const MARGIN = 130;
/** As near as towns still stand around a single house. */
const NEAREST = 10.5;
const MOST_NAMES = 24;
/** Pixels that a mark reaches to each side, and a letter of a name. */
const MARK = 20;
const LETTER = 3.3;
/** Numbers take less room than prices: zooms by which they may stand closer. */
const CLOSER = 1.5;

const HOME: readonly Ring[] = readRings(BELGIUM);
const ABROAD: readonly Ring[] = readRings(OTHER_LANDS);

/**
 * The still map of a page: the land, places by name, and its properties numbered in their order; near ones share a mark.
 * Without an area it shows them all, without any of them Belgium.
 */
export function mapPicture(
  subjects: readonly Placed[],
  area: Area | undefined,
  places: readonly MapPlace[],
): MapPicture {
  const numbered = subjects.flatMap(({ coordinates }, at) => (coordinates ? [{ ...coordinates, number: at + 1 }] : []));
  const camera = fitted(area ?? firstArea(numbered), SIZE, MARGIN, NEAREST);
  const spots = numbered.map(place => ({ ...worldPoint(place), price: 0 }));
  const safe = boxSeen(camera, SIZE, MARK - MARGIN);
  const marks = clustersIn(clusterIndex(spots), levelOf(camera.zoom + CLOSER), safe).map(cluster => {
    const members = spotsOf(cluster).flatMap(spot => numbered[spot] ?? []);
    const { x, y } = pixelOf(camera, SIZE, cluster);
    return {
      x: Math.round(x),
      y: Math.round(y),
      numbers: members.map(({ number }) => number).sort((a, b) => a - b),
      exact: members.every(({ exact }) => exact),
    };
  });
  const shown = new Set(marks.flatMap(({ numbers }) => numbers));
  return {
    ...SIZE,
    belgium: outlinePath(HOME, camera, SIZE),
    others: outlinePath(ABROAD, camera, SIZE),
    places: namesIn(camera, places, marks),
    spots: marks,
    away: numbered.map(({ number }) => number).filter(number => !shown.has(number)),
  };
}

/** Names that no mark covers. */
function namesIn(camera: Camera, places: readonly MapPlace[], marks: readonly Pixel[]): MapPicture['places'] {
  const covered = ({ name, x, y }: Pixel & { readonly name: string }) =>
    marks.some(mark => Math.abs(mark.x - x) < MARK + name.length * LETTER && Math.abs(mark.y - y - 8) < MARK);

  const seen = places
    .map(([name, latitude, longitude]) => {
      const { x, y } = pixelOf(camera, SIZE, worldPoint({ latitude, longitude }));
      return { name, x: Math.round(x), y: Math.round(y) };
    })
    .filter(({ x, y }) => x > 20 && x < SIZE.width - 20 && y > 10 && y < SIZE.height - 20)
    .filter(name => !covered(name));
  const fitting = labelsThatFit(
    seen.map(({ name }) => name),
    seen,
    MOST_NAMES,
  );
  return fitting.flatMap(number => seen[number] ?? []);
}

/** A still map in the pixels of a picture. */
export type MapPicture = {
  readonly width: number;
  readonly height: number;
  /** Paths. */
  readonly belgium: string;
  readonly others: string;
  readonly places: readonly { readonly x: number; readonly y: number; readonly name: string }[];
  /** `numbers` are places on the page, from 1. */
  readonly spots: readonly {
    readonly x: number;
    readonly y: number;
    readonly exact: boolean;
    readonly numbers: readonly number[];
  }[];
  /** Numbers of those that lie beyond the picture. */
  readonly away: readonly number[];
};
