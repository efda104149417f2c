import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  LayerSpecification,
  LineLayerSpecification,
} from 'maplibre-gl';
import { byZoom } from './name-layers.ts';
import type { StreetColours } from './street-colours.ts';
import { from, ofKind } from './street-schema.ts';

/** Zooms between which the base map fades into the streets. */
export const FADE = { from: 9.6, to: 11.2 };

/** Type of a waterway, which is in one of two fields, depending on the version of the tiles' schema. */
const WATERWAY: ExpressionSpecification = ['coalesce', ['get', 'kind_detail'], ['get', 'kind']];
/** Rails in or under streets, drawn without sleepers. */
const IN_STREETS = ['tram', 'subway', 'light_rail'];

type Width = DataDrivenPropertyValueSpecification<number>;
const seen: Width = byZoom(FADE.from, 0, FADE.to, 1);

/** Layers for the Protomaps basemap (version 4), bottom to top, without labels. */
export function streetLayers(colour: StreetColours): LayerSpecification[] {
  return [
    // The tile file's coastline is more detailed than the base map's.
    {
      ...from('earth', 'earth'),
      type: 'fill',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: {
        'fill-antialias': false,
        'fill-color': colour.baseMap,
        'fill-opacity': byZoom(FADE.to, 0, FADE.to + 1, 1),
      },
    },
    {
      ...from('landuse', 'land'),
      type: 'fill',
      paint: {
        'fill-antialias': false,
        'fill-opacity': seen,
        'fill-color': byKind({
          [colour.wood]: ['forest', 'wood'],
          [colour.park]: [
            'park',
            'garden',
            'village_green',
            'allotments',
            'zoo',
            'orchard',
            'vineyard',
            'golf_course',
            'dog_park',
          ],
          [colour.grass]: ['grass', 'grassland', 'meadow', 'scrub', 'wetland', 'heath', 'recreation_ground'],
          [colour.field]: ['farmland', 'farm', 'farmyard'],
          [colour.sport]: ['pitch', 'playground', 'stadium', 'cemetery'],
          [colour.school]: ['school', 'university', 'college', 'kindergarten', 'hospital'],
          [colour.yard]: [
            'industrial',
            'railway',
            'military',
            'aerodrome',
            'runway',
            'commercial',
            'townhall',
            'platform',
          ],
          [colour.sand]: ['beach', 'sand', 'pedestrian', 'footway', 'bare_rock'],
          [colour.built]: ['residential', 'neighbourhood', 'urban_area'],
        }),
      },
    },
    {
      ...from('water', 'water-areas'),
      type: 'fill',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: {
        'fill-color': ['match', ['get', 'kind'], 'ocean', colour.sea, colour.lake],
        'fill-outline-color': colour.stream,
        'fill-opacity': seen,
      },
    },
    {
      ...from('water', 'waterways'),
      type: 'line',
      filter: ['==', ['geometry-type'], 'LineString'],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': colour.stream,
        'line-width': growing(['match', WATERWAY, ['river', 'canal'], 1.6, 0.7], 2.2),
        'line-opacity': seen,
      },
    },
    {
      ...from('buildings', 'houses'),
      type: 'fill',
      minzoom: 13,
      filter: ['!=', ['get', 'kind'], 'address'],
      paint: {
        'fill-color': colour.house,
        'fill-outline-color': colour.houseLine,
        'fill-opacity': byZoom(13, 0, 13.9, 1),
      },
    },
    {
      ...from('roads', 'paths'),
      type: 'line',
      minzoom: 13,
      filter: ofKind('path'),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': colour.path,
        'line-width': growing(0.7, 0.9),
        'line-dasharray': [0.6, 2],
        'line-opacity': byZoom(13, 0, 14, 0.9),
      },
    },
    ...CLASSES.flatMap(each => road(each, 'casing', colour)),
    ...CLASSES.flatMap(each => road(each, 'top', colour)),
    {
      ...from('roads', 'rails'),
      type: 'line',
      filter: ofKind('rail'),
      paint: { 'line-color': colour.rail, 'line-width': growing(0.7, 0.8), 'line-opacity': underground(seen, 0.3) },
    },
    {
      ...from('roads', 'sleepers'),
      type: 'line',
      minzoom: 13,
      filter: ['all', ofKind('rail'), ['!', tunnel()], ['match', ['get', 'kind_detail'], IN_STREETS, false, true]],
      paint: { 'line-color': colour.rail, 'line-width': growing(2.4, 2), 'line-dasharray': [0.3, 2.4] },
    },
  ];
}

type RoadClass = {
  readonly kind: 'minor_road' | 'major_road' | 'highway';
  /** Minimum zoom. */
  readonly first: number;
  readonly width: ExpressionSpecification | number;
  /** Colour of the road's surface. */
  readonly top: keyof StreetColours;
  readonly casing: keyof StreetColours;
};

/** Widths in pixels at zoom 13; smaller roads first, so that larger ones are drawn over them. */
const CLASSES: readonly RoadClass[] = [
  {
    kind: 'minor_road',
    first: 11.5,
    width: ['match', ['get', 'kind_detail'], ['service', 'pedestrian', 'living_street'], 0.9, 1.9],
    top: 'minor',
    casing: 'minorCasing',
  },
  {
    kind: 'major_road',
    first: 9,
    width: ['match', ['get', 'kind_detail'], ['trunk', 'primary'], 4, 'secondary', 3.3, 2.7],
    top: 'major',
    casing: 'majorCasing',
  },
  { kind: 'highway', first: 8, width: 4.6, top: 'motorway', casing: 'motorwayCasing' },
];

/** A road's surface, or the wider line below it that shows as its casing. */
function road(each: RoadClass, part: 'top' | 'casing', colour: StreetColours): LineLayerSpecification {
  const { kind, first, width } = each;
  const opacity = byZoom(Math.max(first, FADE.from), 0, Math.max(first + 1, FADE.to), 1);
  return {
    ...from('roads', `${kind}-${part}`),
    type: 'line',
    minzoom: first,
    filter: ofKind(kind),
    layout: { 'line-cap': part === 'top' ? 'round' : 'butt', 'line-join': 'round' },
    paint: {
      'line-color': colour[each[part]],
      'line-width': growing(width, 2, part === 'top' ? undefined : EDGES),
      'line-opacity': underground(opacity, part === 'top' ? 0.6 : 0.25),
    },
  };
}

function tunnel(): ExpressionSpecification {
  return ['to-boolean', ['get', 'is_tunnel']];
}

/** Colour by kind; transparent for all other kinds. */
function byKind(kinds: Readonly<Record<string, readonly string[]>>): ExpressionSpecification {
  const pairs = Object.entries(kinds).flatMap(([paint, names]) => [[...names], paint]);
  return ['match', ['get', 'kind'], ...pairs, 'transparent'] as unknown as ExpressionSpecification;
}

/** Pixels added to a road's width for its casing (both sides), at each stop of `growing`. */
const EDGES = [0.8, 1.4, 3] as const;

/** Line width in pixels: `width` at zoom 13, a quarter of it at zoom 8, `3.4 * steep` times it at zoom 17; `more` is added at each stop. */
function growing(
  width: ExpressionSpecification | number,
  steep: number,
  more: readonly [number, number, number] = [0, 0, 0],
): Width {
  const times = (share: number, added: number): ExpressionSpecification => ['+', ['*', share, width], added];
  return [
    'interpolate',
    ['exponential', 1.4],
    ['zoom'],
    8,
    times(0.25, more[0]),
    13,
    times(1, more[1]),
    17,
    times(3.4 * steep, more[2]),
  ];
}

/** The given opacity, multiplied by `share` in tunnels. */
function underground(opacity: Width, share: number): Width {
  const [name, kind, zoom, ...stops] = opacity as unknown as [string, [string], [string], ...number[]];
  const shared = stops.map((value, at) => (at % 2 === 0 ? value : ['case', tunnel(), value * share, value]));
  return [name, kind, zoom, ...shared] as unknown as Width;
}
