import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { byZoom } from './name-layers.ts';
import type { StreetColours } from './street-colours.ts';
import { from, ofKind } from './street-schema.ts';

/** Names of streets, house numbers and places, in the page's language where the tiles have it. */
export function streetNames(language: string, colour: StreetColours): LayerSpecification[] {
  // In Brussels the plain `name` holds both the French and the Dutch name.
  const name: ExpressionSpecification = ['coalesce', ['get', `name:${language}`], ['get', 'name'], ''];
  const halo = { 'text-halo-width': 1.5, 'text-halo-blur': 0.3 };
  const along = {
    'symbol-placement': 'line' as const,
    'text-field': name,
    'text-font': ['Figtree'],
  } satisfies SymbolLayerSpecification['layout'];
  return [
    {
      ...from('buildings', 'house-numbers'),
      type: 'symbol',
      minzoom: 15.6,
      filter: ofKind('address'),
      layout: {
        'text-field': ['get', 'addr_housenumber'],
        'text-font': ['Figtree'],
        'text-size': byZoom(15.6, 9, 17, 11),
        'text-padding': 3,
      },
      paint: { 'text-color': colour.number, 'text-halo-color': colour.house, 'text-halo-width': 1 },
    },
    {
      ...from('roads', 'path-names'),
      type: 'symbol',
      minzoom: 15,
      filter: ofKind('path'),
      layout: { ...along, 'text-size': byZoom(15, 9.5, 17, 11.5), 'symbol-spacing': 260 },
      paint: { 'text-color': colour.path, 'text-halo-color': colour.baseMap, ...halo },
    },
    {
      ...from('roads', 'street-names'),
      type: 'symbol',
      minzoom: 13.4,
      filter: ofKind('minor_road'),
      layout: { ...along, 'text-size': byZoom(13.4, 9.5, 17, 13.5), 'symbol-spacing': 280, 'text-padding': 4 },
      paint: { 'text-color': colour.streetName, 'text-halo-color': colour.minor, ...halo },
    },
    {
      ...from('roads', 'road-names'),
      type: 'symbol',
      minzoom: 12.2,
      filter: ['match', ['get', 'kind'], ['major_road', 'highway'], true, false],
      layout: { ...along, 'text-size': byZoom(12.2, 10, 17, 14), 'symbol-spacing': 340, 'text-padding': 6 },
      paint: { 'text-color': colour.streetName, 'text-halo-color': colour.major, ...halo },
    },
    {
      ...from('water', 'water-names'),
      type: 'symbol',
      minzoom: 12,
      filter: ['==', ['geometry-type'], 'LineString'],
      layout: { ...along, 'text-size': byZoom(12, 10, 17, 13), 'text-letter-spacing': 0.08, 'symbol-spacing': 320 },
      paint: { 'text-color': colour.waterName, 'text-halo-color': colour.baseMap, ...halo },
    },
    {
      ...from('places', 'quarters'),
      type: 'symbol',
      minzoom: 11.4,
      maxzoom: 15.8,
      filter: ['match', ['get', 'kind'], ['locality', 'neighbourhood', 'macrohood'], true, false],
      layout: {
        'text-field': name,
        'text-font': ['Fraunces'],
        'text-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          11.4,
          ['match', ['get', 'kind_detail'], ['city', 'town'], 15, 'village', 12.5, 11],
          15,
          ['match', ['get', 'kind_detail'], ['city', 'town'], 22, 'village', 18, 14],
        ],
        'text-max-width': 8,
        'text-padding': 8,
      },
      paint: { 'text-color': colour.village, 'text-halo-color': colour.baseMap, ...halo },
    },
  ];
}
