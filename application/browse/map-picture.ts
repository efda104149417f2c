import { type Area, firstArea } from '../../domain/map/area.ts';
import { boxSeen, type Camera, fitted, type MapSize, type Pixel, pixelOf } from '../../domain/map/camera.ts';
import { clusterIndex, clustersIn, levelOf, spotsOf } from '../../domain/map/clusters.ts';
import {
  areaOfPolygons,
  type BaseMap,
  type Municipality,
  municipalityAt,
  NEAREST_ABROAD,
  type Polygons,
} from '../../domain/map/base-map.ts';
import { type BaseMapPaths, baseMapPaths, polygonsPath, roundPath } from '../../domain/map/base-map-paths.ts';
import { labelsThatFit } from '../../domain/map/map-labels.ts';
import { worldPoint } from '../../domain/map/mercator.ts';
import { municipalityName } from '../../domain/map/municipality-name.ts';
import type { Zone } from '../../domain/map/zone.ts';
import { zonePolygons } from '../../domain/map/zone-polygons.ts';
import type { PublicListing } from '../../domain/listing/listing.ts';
import type { PageContext } from '../view/page-context.ts';
import { mapPlaces } from './map-places.ts';

/** Something to stand on a still map. */
export type Placed = Pick<PublicListing, 'coordinates'>;
type Numbered = NonNullable<Placed['coordinates']> & { readonly number: number };

const SIZE: MapSize = { width: 720, height: 540 };
/** Windows cut the picture's edges off: what matters stands away from them. */
const MARGIN = 130;
/** As near as towns still stand around a single house, and around its municipality or the circle that a list asks for. */
const NEAREST = 10.5;
const NEAREST_HOME = 12;
const MOST_NAMES = 24;
/** Pixels that a mark reaches to each side, and a letter of a name. */
const MARK = 20;
const LETTER = 3.3;
/** Pixels that a name stands under a mark, and under a dot. */
const UNDER = 36;
const UNDER_DOT = 10;
/** Pixels at the edges in which no name begins. */
const SIDE = 20;
const TOP = 10;
/** Numbers take less room than prices: zooms by which they may stand closer. */
const CLOSER = 1.5;
/** People of the smallest municipality that is named, the farther the more. */
const NAMED_FROM: readonly (readonly [zoom: number, people: number])[] = [
  [9.4, 0],
  [8.8, 15_000],
  [8, 40_000],
  [7, 95_000],
  [0, 140_000],
];
/** Cameras whose ground is kept: those of most municipalities, and of the lists that most visitors ask for. */
const MOST_KEPT = 200;

const kept = new WeakMap<BaseMap, Map<string, BaseMapPaths>>();

/**
 * The still map of a page: the ground, places by name, and its properties numbered in their order; near ones share a mark.
 * It shows the area that is asked for, or the zone and what is near enough, which are marked, or else all properties, without any of
 * them Belgium.
 */
export function mapPicture(
  context: PageContext,
  subjects: readonly Placed[],
  asked: { readonly area?: Area | undefined; readonly zone?: Zone | undefined; readonly near?: Zone | undefined },
): MapPicture {
  const numbered = subjects.flatMap(({ coordinates }, at) => (coordinates ? [{ ...coordinates, number: at + 1 }] : []));
  const marked = asked.zone ? zonePolygons(asked.zone, context.baseMap) : [];
  const near = asked.near ? zonePolygons(asked.near, context.baseMap) : [];
  const area = asked.area ?? areaOfPolygons([...marked, ...near]) ?? firstArea(numbered);
  const camera = fitted(area, SIZE, MARGIN, near.length > 0 ? NEAREST_HOME : NEAREST);
  return drawn(context, numbered, { camera, marked, near });
}

/** The still map of the page of one property: its municipality among the neighbours, marked; abroad as on a list's map. */
export function homePicture(context: PageContext, { coordinates }: Required<Placed>): MapPicture {
  const home = coordinates && municipalityAt(context.baseMap, coordinates);
  const numbered = coordinates ? [{ ...coordinates, number: 1 }] : [];
  if (!home) {
    const camera = fitted(firstArea(numbered), SIZE, MARGIN, NEAREST_ABROAD);
    return drawn(context, numbered, { camera, marked: [] });
  }
  const camera = fitted(home.area, SIZE, MARGIN, NEAREST_HOME);
  // The outline of the municipality says where a hidden address lies; a point in it would say more than is known.
  return drawn(context, coordinates.exact ? numbered : [], { camera, marked: home.polygons, home });
}

function drawn(
  context: PageContext,
  numbered: readonly Numbered[],
  parts: { readonly camera: Camera; readonly marked: Polygons; readonly near?: Polygons; readonly home?: Municipality },
): MapPicture {
  const { camera, marked, near = [], home } = parts;
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
    ground: pathsOf(context.baseMap, camera),
    marked: polygonsPath(marked, camera, SIZE),
    near: roundPath(near, camera, SIZE),
    spots: marks,
    names: namesIn(context, camera, marks, home),
    away: numbered.map(({ number }) => number).filter(number => !shown.has(number)),
  };
}

/** Kept from one page to the next: every property of a municipality has the same. */
function pathsOf(baseMap: BaseMap, camera: Camera): BaseMapPaths {
  const paths = kept.get(baseMap) ?? new Map<string, BaseMapPaths>();
  kept.set(baseMap, paths);
  const key = [camera.x, camera.y, camera.zoom].join(' ');
  const found = paths.get(key);
  if (found) return found;
  if (paths.size >= MOST_KEPT) paths.clear();
  const made = baseMapPaths(baseMap, camera, SIZE);
  paths.set(key, made);
  return made;
}

/** A name, its middle; `other` is what the place is called there, where the page's language calls it by another name. */
type Named = Pixel & {
  readonly name: string;
  readonly other: string;
  /** Whether a dot stands above it. */
  readonly dot: boolean;
};

/** Names that no mark covers, those of many people first; abroad those of the places that the content knows. */
function namesIn(
  context: PageContext,
  camera: Camera,
  marks: readonly Pixel[],
  home: Municipality | undefined,
): MapPicture['names'] {
  const { baseMap, language } = context;
  const [, least = 0] = NAMED_FROM.find(([zoom]) => camera.zoom >= zoom) ?? [];
  /** Where a name would stand; none where it cannot be seen even if it moves out from under a mark. */
  const at = (latitude: number, longitude: number): Pixel | undefined => {
    const pixel = pixelOf(camera, SIZE, worldPoint({ latitude, longitude }));
    const [x, y] = [Math.round(pixel.x), Math.round(pixel.y)];
    return x > SIDE && x < SIZE.width - SIDE && y > TOP - UNDER && y < SIZE.height ? { x, y } : undefined;
  };
  const markOn = ({ name, x, y }: Named) =>
    marks.find(mark => Math.abs(mark.x - x) < MARK + name.length * LETTER && Math.abs(mark.y - y) < MARK);
  // The few that are seen are found first: every page of a property is made with this.
  const municipalities = [...baseMap.municipalities.values()]
    .flatMap(each => {
      const [longitude, latitude] = each.at;
      const pixel = each.population >= least ? at(latitude, longitude) : undefined;
      return pixel ? [{ each, pixel }] : [];
    })
    .sort((a, b) => b.each.population - a.each.population)
    .flatMap(({ each, pixel }): Named[] => {
      const name: Named = { dot: false, ...municipalityName(each, language), ...pixel };
      const mark = markOn(name);
      if (!mark) return [name];
      return each === home ? [{ ...name, y: mark.y + UNDER }] : [];
    });
  const places = mapPlaces(context).flatMap(([name, latitude, longitude]): Named[] => {
    const pixel = at(latitude, longitude);
    if (!pixel || municipalityAt(baseMap, { latitude, longitude })) return [];
    const place = { dot: true, name, other: '', ...pixel };
    return [markOn(place) ? { ...place, dot: false, y: place.y + UNDER } : { ...place, y: place.y + UNDER_DOT }];
  });
  const seen = [...municipalities, ...places].filter(({ y }) => y > TOP && y < SIZE.height - SIDE);
  const fitting = labelsThatFit(
    seen.map(({ name, other }) => (other.length > name.length ? other : name)),
    seen,
    MOST_NAMES,
  );
  return fitting.flatMap(number => seen[number] ?? []);
}

/** A still map in the pixels of a picture. */
export type MapPicture = {
  readonly width: number;
  readonly height: number;
  readonly ground: BaseMapPaths;
  /** A path around the municipality of the property, or the zone of the list; '' where there is none. */
  readonly marked: string;
  /** A path around what lies within the distance that the list asks for; '' where it asks none. */
  readonly near: string;
  readonly names: readonly Named[];
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
