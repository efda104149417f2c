import { type Area, areaReaching, firstArea } from '../../../domain/map/area.ts';
import { boxSeen, type Camera, fitted, type MapSize, type Pixel, pixelOf } from '../../../domain/map/camera.ts';
import { clusterIndex, clustersIn, levelOf, spotsOf } from '../../../domain/map/clusters.ts';
import {
  areaOfPolygons,
  type BaseMap,
  type Municipality,
  municipalityAt,
  NEAREST_ABROAD,
  type Polygons,
} from '../../../domain/map/base-map.ts';
import { type BaseMapPaths, baseMapPaths, polygonsPath, roundPath } from '../../../domain/map/base-map-paths.ts';
import { labelsThatFit } from '../../../domain/map/map-labels.ts';
import { metresPerPixel, worldPoint } from '../../../domain/map/mercator.ts';
import { municipalityName } from '../../../domain/map/municipality-name.ts';
import { type NumberMark, numberMarks, ringLabel } from '../../../domain/map/number-marks.ts';
import type { Zone } from '../../../domain/map/zone.ts';
import { zonePolygons } from '../../../domain/map/zone-polygons.ts';
import type { PublicListing } from '../../../domain/listing/listing.ts';
import type { Coordinates } from '../../../domain/place/coordinates.ts';
import { nearbyReach } from '../../../domain/place/nearby.ts';
import type { PageContext } from '../../view/page-context.ts';
import { mapPlaces } from './map-places.ts';
import type { MapPlace } from './map-view.ts';

/** Anything that can be placed on a still map. */
export type WithCoordinates = Pick<PublicListing, 'coordinates'>;
type Numbered = NonNullable<WithCoordinates['coordinates']> & { readonly number: number };

const SIZE: MapSize = { width: 720, height: 540 };
/** Distance in pixels of the content from the edges, which narrow screens crop. */
const MARGIN = 130;
/** Maximum zoom of a list's map, and of a map around a municipality or the circle of a distance filter. */
const NEAREST = 10.5;
const NEAREST_HOME = 12;
/** Maximum zoom around a property with numbered places, which are spread over at least a kilometre. */
const NEAREST_NUMBERED = 14;
/**
 * Distance in pixels from the circle of numbered places to the edges: where the page has room for a wider picture, the picture is cropped
 * above and below.
 */
const MARGIN_NUMBERED = 150;
/** Size in pixels that is reserved for each numbered mark, because narrow screens draw the marks larger. */
const NUMBER = 32;
/** Size in pixels of the area around the property's dot, above the dot's middle, that numbers and labels of circles must not cover. */
const DOT = { width: 20, height: 10 };
/** Middle of the municipality's name in a corner of the picture, far enough from the edges that may be cropped. */
const CORNER: Pixel = { x: 170, y: 138 };
const MOST_NAMES = 24;
/** `MARK`: half a marker's size, `LETTER`: half a letter's width; both in pixels. */
const MARK = 20;
const LETTER = 3.3;
/** Pixels from a marker, or a dot, to the middle of its label below. */
const UNDER = 36;
const UNDER_DOT = 10;
/** Pixels from a marker to the middle of the label above it. */
const OVER = 30;
/** Pixels at the edges without labels. */
const SIDE = 20;
const TOP = 10;
/** Zoom levels added when grouping: numbers are narrower than prices, so markers may be closer together. */
const CLOSER = 1.5;
/** Minimum population of a labelled municipality, by zoom. */
const NAMED_FROM: readonly (readonly [zoom: number, people: number])[] = [
  [9.4, 0],
  [8.8, 15_000],
  [8, 40_000],
  [7, 95_000],
  [0, 140_000],
];
/** Number of cached base maps: enough for most municipalities and the most visited lists. */
const MOST_KEPT = 200;

const pathCache = new WeakMap<BaseMap, Map<string, BaseMapPaths>>();
/** Maps around a property are cached separately: otherwise they would displace the municipalities' maps, which many pages share. */
const neighbourhoodCache: typeof pathCache = new WeakMap();

/**
 * The still map of a list: base map, place names, and properties numbered in list order; close ones share a marker. Shows, in this order:
 * the requested area; the zone and the circle of the distance filter, both outlined; all properties; Belgium.
 */
export function mapPicture(
  context: PageContext,
  subjects: readonly WithCoordinates[],
  asked: { readonly area?: Area | undefined; readonly zone?: Zone | undefined; readonly near?: Zone | undefined },
): MapPicture {
  const numbered = subjects.flatMap(({ coordinates }, at) => (coordinates ? [{ ...coordinates, number: at + 1 }] : []));
  const marked = asked.zone ? zonePolygons(asked.zone, context.baseMap) : [];
  const near = asked.near ? zonePolygons(asked.near, context.baseMap) : [];
  const area = asked.area ?? areaOfPolygons([...marked, ...near]) ?? firstArea(numbered);
  const camera = fitted(area, SIZE, MARGIN, near.length > 0 ? NEAREST_HOME : NEAREST);
  return drawn(context, numbered, { camera, marked, near });
}

/**
 * The still map of a property page. It shows the outline of the property's municipality and its neighbours; for a property abroad the map
 * is the same as on a list. `street`: written above the marker, as 'Rue de Fer 12'. `nearby`: numbered places around a published address,
 * which show the neighbourhood instead.
 */
export function homePicture(
  context: PageContext,
  { coordinates }: Required<WithCoordinates>,
  { street, nearby = [] }: { readonly street?: string | undefined; readonly nearby?: readonly MapPlace[] } = {},
): MapPicture {
  const home = coordinates && municipalityAt(context.baseMap, coordinates);
  const numbered = coordinates ? [{ ...coordinates, number: 1 }] : [];
  if (coordinates?.exact && nearby.length > 0) return neighbourhood(context, coordinates, nearby, home);
  if (!home) {
    const camera = fitted(firstArea(numbered), SIZE, MARGIN, NEAREST_ABROAD);
    return drawn(context, numbered, { camera, marked: [], street });
  }
  const camera = fitted(home.area, SIZE, MARGIN, NEAREST_HOME);
  // With a hidden address only the municipality's outline is shown: a point would suggest a false precision.
  return drawn(context, coordinates.exact ? numbered : [], { camera, marked: home.polygons, home, street });
}

/**
 * The still map of a published address with numbered places around it, circles that show its scale, and the municipality's name in a
 * corner.
 */
function neighbourhood(
  context: PageContext,
  at: Coordinates,
  nearby: readonly MapPlace[],
  home: Municipality | undefined,
): MapPicture {
  const places = nearby.map(([, latitude, longitude]) => ({ latitude, longitude }));
  const { reach, rings } = nearbyReach(at, places);
  const camera = fitted(areaReaching(at, reach), SIZE, MARGIN_NUMBERED, NEAREST_NUMBERED);
  const perPixel = metresPerPixel(at.latitude, camera.zoom);
  const pixel = (place: Coordinates) => pixelOf(camera, SIZE, worldPoint(place));
  const middle = rounded(pixel(at));
  const marks = numberMarks(places.map(pixel), middle, { size: NUMBER, reach: reach / perPixel, pin: DOT }).map(
    ({ number, at: place, ...mark }) => ({
      ...rounded(mark),
      number,
      at: rounded(place),
    }),
  );
  const town = home && municipalityName(home, context.language);
  const names = namesIn(context, camera, [middle, ...marks], {}).filter(({ name }) => name !== town?.name);
  return {
    ...SIZE,
    // No rivers: the base map has them for maps of whole municipalities, and at this zoom they would lie several streets from their beds.
    ground: { ...pathsOf(context.baseMap, camera, neighbourhoodCache), rivers: '' },
    marked: '',
    near: '',
    spots: [{ ...middle, exact: true, numbers: [1] }],
    names: town ? [{ ...town, ...CORNER, dot: false }, ...names] : names,
    away: [],
    nearby: {
      marks,
      rings: rings.map(metres => {
        const radius = Math.round(metres / perPixel);
        const label = ringLabel(middle, radius, marks, { size: NUMBER, pin: DOT });
        return { metres, radius, ...(label && { label: rounded(label) }) };
      }),
    },
  };
}

function rounded({ x, y }: Pixel): Pixel {
  return { x: Math.round(x), y: Math.round(y) };
}

function drawn(
  context: PageContext,
  numbered: readonly Numbered[],
  parts: {
    readonly camera: Camera;
    readonly marked: Polygons;
    readonly near?: Polygons;
    readonly home?: Municipality;
    readonly street?: string | undefined;
  },
): MapPicture {
  const { camera, marked, near = [], home, street } = parts;
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
    names: namesIn(context, camera, marks, { home, street }),
    away: numbered.map(({ number }) => number).filter(number => !shown.has(number)),
  };
}

/** Cached across pages: all properties of a municipality share a base map. */
function pathsOf(baseMap: BaseMap, camera: Camera, cache = pathCache): BaseMapPaths {
  const paths = cache.get(baseMap) ?? new Map<string, BaseMapPaths>();
  cache.set(baseMap, paths);
  const key = [camera.x, camera.y, camera.zoom].join(' ');
  const found = paths.get(key);
  if (found) return found;
  if (paths.size >= MOST_KEPT) paths.clear();
  const made = baseMapPaths(baseMap, camera, SIZE);
  paths.set(key, made);
  return made;
}

/** A label and its centre; `other` is the local name if the page's language uses another. */
type Named = Pixel & {
  readonly name: string;
  readonly other: string;
  /** Whether a dot marks the place, above the label. */
  readonly dot: boolean;
};

/** Labels not covered by a marker, largest populations first; abroad, places from the content. */
function namesIn(
  context: PageContext,
  camera: Camera,
  marks: readonly Pixel[],
  { home, street }: { readonly home?: Municipality | undefined; readonly street?: string | undefined },
): MapPicture['names'] {
  const { baseMap, language } = context;
  const [, least = 0] = NAMED_FROM.find(([zoom]) => camera.zoom >= zoom) ?? [];
  /** Position of a label; `undefined` if it is outside the picture even after moving below a marker. */
  const at = (latitude: number, longitude: number): Pixel | undefined => {
    const pixel = pixelOf(camera, SIZE, worldPoint({ latitude, longitude }));
    const [x, y] = [Math.round(pixel.x), Math.round(pixel.y)];
    return x > SIDE && x < SIZE.width - SIDE && y > TOP - UNDER && y < SIZE.height ? { x, y } : undefined;
  };
  const markOn = ({ name, x, y }: Named) =>
    marks.find(mark => Math.abs(mark.x - x) < MARK + name.length * LETTER && Math.abs(mark.y - y) < MARK);
  // The filter by position precedes the sorting, because this function runs for every property page.
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
  const streets =
    street === undefined ? [] : marks.map(({ x, y }) => ({ dot: false, name: street, other: '', x, y: y - OVER }));
  // Street labels come first, since earlier labels have priority over later ones.
  const seen = [...streets, ...municipalities, ...places].filter(({ y }) => y > TOP && y < SIZE.height - SIDE);
  const fitting = labelsThatFit(
    seen.map(({ name, other }) => (other.length > name.length ? other : name)),
    seen,
    MOST_NAMES,
  );
  return fitting.flatMap(number => seen[number] ?? []);
}

/** A still map; coordinates in pixels of the picture. */
export type MapPicture = {
  readonly width: number;
  readonly height: number;
  readonly ground: BaseMapPaths;
  /** SVG path of the property's municipality or the list's zone; '' without one. */
  readonly marked: string;
  /** SVG path of the distance filter's circle; '' without one. */
  readonly near: string;
  readonly names: readonly Named[];
  /** `numbers`: positions of the properties on the page, from 1. */
  readonly spots: readonly {
    readonly x: number;
    readonly y: number;
    readonly exact: boolean;
    readonly numbers: readonly number[];
  }[];
  /** Numbers of the properties outside the picture. */
  readonly away: readonly number[];
  /** Numbers of places around a single property, and circles around it; absent where none are shown. */
  readonly nearby?: {
    readonly marks: readonly NumberMark[];
    /** `label`: middle of the text with its radius; absent where the marks leave no room for it. */
    readonly rings: readonly { readonly metres: number; readonly radius: number; readonly label?: Pixel }[];
  };
};
