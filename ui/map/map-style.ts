import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { FeatureCollection, Point } from 'geojson';
import type { BaseMap } from '../../domain/map/base-map.ts';
import type { Language } from '../../domain/text/language.ts';
import { baseMapShapes, municipalityShapes } from './base-map-shapes.ts';
import type { MapColours } from './map-colours.ts';
import { byZoom, NEAREST_RIVERS, nameLayers, ofKind } from './name-layers.ts';

/** Layers of the list's zone and of its distance filter. */
export const ZONE_LAYERS = { zone: ['zone', 'zone-line'], near: ['near', 'near-line'] } as const;

/** Layer below which the tiles of a tile server are inserted. */
export const UNDER_TILES = 'country-line';

const FIGTREE = new URL('../styles/fonts/figtree.woff2', import.meta.url).href;
const FRAUNCES = new URL('../styles/fonts/fraunces.woff2', import.meta.url).href;

/** MapLibre style of the base map for all zooms. `names`: from `namesOf`. */
export function mapStyle(
  baseMap: BaseMap,
  names: FeatureCollection<Point>,
  language: Language,
  colour: MapColours,
): StyleSpecification {
  const geojson = (data: FeatureCollection, promoteId?: string) => ({
    type: 'geojson' as const,
    data,
    maxzoom: 11,
    buffer: 32,
    ...(promoteId === undefined ? {} : { promoteId }),
  });
  return {
    version: 8,
    'font-faces': { Figtree: FIGTREE, Fraunces: FRAUNCES },
    sources: {
      municipalities: geojson(municipalityShapes(baseMap), 'code'),
      ground: geojson(baseMapShapes(baseMap)),
      names: geojson(names),
      zone: geojson({ type: 'FeatureCollection', features: [] }),
      marks: geojson({ type: 'FeatureCollection', features: [] }),
    },
    layers: [...baseMapLayers(colour), ...lineLayers(colour), ...zoneLayers(colour), ...nameLayers(language, colour)],
    transition: { duration: 150, delay: 0 },
  };
}

function baseMapLayers(colour: MapColours): LayerSpecification[] {
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': colour.sea } },
    {
      id: 'shore',
      type: 'line',
      source: 'ground',
      filter: ofKind('land'),
      paint: { 'line-color': colour.shore, 'line-opacity': 0.16, 'line-width': byZoom(5, 4, 11, 12) },
    },
    { id: 'abroad', type: 'fill', source: 'ground', filter: ofKind('land'), paint: { 'fill-color': colour.abroad } },
    {
      id: 'abroad-line',
      type: 'line',
      source: 'ground',
      filter: ofKind('land'),
      paint: { 'line-color': colour.abroadLine, 'line-width': byZoom(5, 0.6, 11, 1.2) },
    },
    {
      id: 'halo',
      type: 'line',
      source: 'ground',
      filter: ofKind('country-line'),
      layout: { 'line-join': 'round' },
      paint: { 'line-color': colour.halo, 'line-opacity': 0.13, 'line-width': byZoom(5, 6, 11, 16) },
    },
    {
      id: 'municipalities',
      type: 'fill',
      source: 'municipalities',
      paint: {
        'fill-antialias': false,
        'fill-color': [
          'interpolate',
          ['linear'],
          ['get', 'density'],
          150,
          colour.country,
          1_100,
          colour.town,
          6_000,
          colour.city,
        ],
      },
    },
    {
      id: 'marked',
      type: 'fill',
      source: 'municipalities',
      layout: { visibility: 'none' },
      paint: { 'fill-color': colour.marked, 'fill-opacity': where('marked', 0.13) },
    },
    {
      id: 'pointed',
      type: 'fill',
      source: 'municipalities',
      layout: { visibility: 'none' },
      paint: { 'fill-color': colour.halo, 'fill-opacity': where('pointed', 0.14) },
    },
    {
      // Rivers of this base map are up to a kilometre from their beds. On a map of a neighbourhood this would be visible, so such maps show
      // no rivers.
      id: 'rivers',
      type: 'line',
      source: 'ground',
      filter: ofKind('river'),
      maxzoom: NEAREST_RIVERS,
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: {
        'line-color': colour.river,
        'line-width': byZoom(5, 0.8, 11, 3.2),
        'line-opacity': byZoom(NEAREST_RIVERS - 0.4, 1, NEAREST_RIVERS, 0),
      },
    },
    {
      id: 'lakes',
      type: 'fill',
      source: 'ground',
      filter: ofKind('lake'),
      paint: { 'fill-color': colour.sea, 'fill-outline-color': colour.shore },
    },
  ];
}

function lineLayers(colour: MapColours): LayerSpecification[] {
  return [
    {
      id: 'municipality-lines',
      type: 'line',
      source: 'ground',
      filter: ofKind('municipality-line'),
      minzoom: 6.4,
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': colour.municipalityLine,
        'line-width': byZoom(7, 0.5, 11, 1.1),
        'line-opacity': byZoom(6.4, 0, 7.4, 1),
      },
    },
    {
      id: 'language-lines',
      type: 'line',
      source: 'ground',
      filter: ofKind('language-line'),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': colour.languageLine, 'line-width': byZoom(6, 0.9, 11, 1.8), 'line-dasharray': [0.1, 2.6] },
    },
    {
      id: 'region-lines',
      type: 'line',
      source: 'ground',
      filter: ofKind('region-line'),
      layout: { 'line-join': 'round' },
      paint: { 'line-color': colour.regionLine, 'line-opacity': 0.5, 'line-width': byZoom(6, 0.8, 11, 1.8) },
    },
    {
      id: UNDER_TILES,
      type: 'line',
      source: 'ground',
      filter: ofKind('country-line'),
      layout: { 'line-join': 'round' },
      paint: { 'line-color': colour.countryLine, 'line-width': byZoom(5, 1, 11, 1.8) },
    },
    {
      id: 'marked-line',
      type: 'line',
      source: 'municipalities',
      layout: { 'line-join': 'round', visibility: 'none' },
      paint: {
        'line-color': colour.marked,
        'line-width': byZoom(7, 1.4, 12, 2.6),
        'line-opacity': where('marked', 0.85),
      },
    },
  ];
}

/**
 * Layers of the list's zone and of its distance filter. They are hidden while the list has neither, because drawing empty layers takes as
 * much time as drawing full ones.
 */
function zoneLayers(colour: MapColours): LayerSpecification[] {
  const parts = (
    kind: keyof typeof ZONE_LAYERS,
    opacity: number,
    [far, near]: readonly [number, number],
  ): LayerSpecification[] => {
    const [fill, line] = ZONE_LAYERS[kind];
    const part = { source: 'zone', filter: ofKind(kind) };
    const visibility = 'none';
    return [
      {
        ...part,
        id: fill,
        type: 'fill',
        layout: { visibility },
        paint: { 'fill-color': colour.marked, 'fill-opacity': opacity },
      },
      {
        ...part,
        id: line,
        type: 'line',
        layout: { 'line-join': 'round', visibility },
        paint: { 'line-color': colour.marked, 'line-width': byZoom(7, far, 12, near), 'line-opacity': 0.9 },
      },
    ];
  };
  // The distance filter has a thinner line than a zone.
  return [...parts('near', 0.06, [1, 1.6]), ...parts('zone', 0.12, [1.6, 3])];
}

/** Expression that yields `opacity` for municipalities in a state, and 0 for all others. */
function where(state: 'marked' | 'pointed', opacity: number): ExpressionSpecification {
  return ['case', ['boolean', ['feature-state', state], false], opacity, 0];
}
