import type { DataDrivenPropertyValueSpecification, ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { Language } from '../../domain/text/language.ts';
import type { MapColours } from './map-colours.ts';

/** Minimum population of a named municipality by zoom; higher zooms have room for more names. */
const NAMED_FROM: ExpressionSpecification = [
  'step',
  ['zoom'],
  860_000,
  6,
  905_000,
  7,
  940_000,
  7.8,
  960_000,
  8.2,
  985_000,
  8.8,
  1_000_000,
];

/** Municipalities with this rank or a lower one, of 150 000 people or more, are always named. */
const CITY_RANK = 850_000;

/**
 * Positions of a label relative to its point, in ems: on the point or right below it; for cities, whose point is often under a marker, also left, right
 * or above.
 */
const BESIDE_MARKER: ExpressionSpecification = [
  'case',
  ['<=', ['get', 'rank'], CITY_RANK],
  [
    'literal',
    [
      'center',
      [0, 0],
      'top',
      [0, 0.7],
      'right',
      [-3.6, -1.2],
      'left',
      [3.6, -1.2],
      'top-right',
      [-3.4, 0.2],
      'top-left',
      [3.4, 0.2],
      'bottom-right',
      [-3.4, -2],
      'bottom-left',
      [3.4, -2],
      'bottom',
      [0, -3.6],
    ],
  ],
  ['literal', ['center', [0, 0], 'top', [0, 0.7]]],
];

/** Zoom of the map library beyond which rivers are neither drawn nor named. */
export const NEAREST_RIVERS = 10.6;

/** Label layers of the base map: labels never overlap, those of lower rank are placed first. */
export function nameLayers(language: Language, colour: MapColours): LayerSpecification[] {
  const water: ExpressionSpecification = ['coalesce', ['get', language], ['get', 'name'], ''];
  const halo = { 'text-halo-width': 1.4, 'text-halo-blur': 0.4 };
  return [
    {
      id: 'river-names',
      type: 'symbol',
      source: 'ground',
      filter: ofKind('river'),
      minzoom: 7.5,
      maxzoom: NEAREST_RIVERS,
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 320,
        'text-field': water,
        'text-font': ['Figtree'],
        'text-size': 11,
        'text-letter-spacing': 0.08,
      },
      paint: { 'text-color': colour.waterName, 'text-halo-color': colour.country, ...halo },
    },
    {
      id: 'lake-names',
      type: 'symbol',
      source: 'ground',
      filter: ofKind('lake'),
      layout: {
        'text-field': water,
        'text-font': ['Fraunces'],
        'text-size': byZoom(6, 11, 11, 15),
        'text-max-width': 6,
      },
      paint: { 'text-color': colour.waterName, 'text-halo-color': colour.sea, ...halo },
    },
    {
      id: 'place-dots',
      type: 'circle',
      source: 'names',
      filter: ofKind('place'),
      minzoom: 6,
      paint: {
        'circle-radius': 2.4,
        'circle-color': colour.otherName,
        'circle-stroke-width': 1.2,
        'circle-stroke-color': colour.abroad,
      },
    },
    {
      id: 'places',
      type: 'symbol',
      source: 'names',
      filter: ofKind('place'),
      minzoom: 6,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': ['Figtree'],
        'text-size': byZoom(6, 11, 11, 14),
        'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
        'text-radial-offset': 0.6,
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: { 'text-color': colour.name, 'text-halo-color': colour.abroad, ...halo },
    },
    {
      id: 'municipality-names',
      type: 'symbol',
      source: 'names',
      filter: ['all', ofKind('municipality'), ['<=', ['get', 'rank'], NAMED_FROM]],
      minzoom: 5.4,
      layout: {
        'text-field': [
          'case',
          ['==', ['get', 'other'], ''],
          ['format', ['get', 'name'], {}],
          [
            'format',
            ['get', 'name'],
            {},
            '\n',
            {},
            ['get', 'other'],
            { 'font-scale': 0.8, 'text-color': colour.otherName },
          ],
        ],
        'text-font': ['Figtree'],
        'text-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          6,
          ['interpolate', ['linear'], ['get', 'rank'], 700_000, 13, 960_000, 11],
          11,
          ['interpolate', ['linear'], ['get', 'rank'], 800_000, 19, 950_000, 15, 1_000_000, 13],
        ],
        'text-max-width': 8,
        'text-line-height': 1.15,
        'text-padding': 4,
        // If a marker covers a label's position, the label moves beside it; otherwise a smaller town's label would replace it.
        'text-variable-anchor-offset': BESIDE_MARKER,
        'text-justify': 'auto',
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: { 'text-color': colour.name, 'text-halo-color': colour.country, ...halo },
    },
    {
      id: 'countries',
      type: 'symbol',
      source: 'names',
      filter: ['all', ofKind('country'), ['>=', ['zoom'], ['get', 'from']], ['<', ['zoom'], ['get', 'to']]],
      maxzoom: 8.4,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': ['Fraunces'],
        'text-size': byZoom(4, 12, 8, 19),
        'text-letter-spacing': 0.08,
        'symbol-sort-key': ['get', 'rank'],
        'text-padding': 30,
      },
      paint: { 'text-color': colour.abroadName },
    },
    {
      id: 'sea-name',
      type: 'symbol',
      source: 'names',
      filter: ofKind('sea'),
      layout: {
        'text-field': ['get', 'name'],
        'text-font': ['Fraunces'],
        'text-size': byZoom(5, 11, 9, 18),
        'text-letter-spacing': 0.1,
      },
      paint: { 'text-color': colour.waterName },
    },
    // Markers are HTML elements; these invisible symbols keep labels from being placed under them.
    {
      id: 'marks',
      type: 'symbol',
      source: 'marks',
      layout: {
        'text-field': 'MMMM\nMMMM',
        'text-font': ['Figtree'],
        'text-size': 23,
        'text-anchor': 'bottom',
        'text-offset': [0, -0.2],
        'text-allow-overlap': true,
      },
      paint: { 'text-opacity': 0 },
    },
  ];
}

/** Linear interpolation between two zooms. */
export function byZoom(
  from: number,
  first: number,
  to: number,
  last: number,
): DataDrivenPropertyValueSpecification<number> {
  return ['interpolate', ['linear'], ['zoom'], from, first, to, last];
}

/** Filter: features of a kind. */
export function ofKind(kind: string): ExpressionSpecification {
  return ['==', ['get', 'kind'], kind];
}
