import type { DataDrivenPropertyValueSpecification, Map as Engine } from 'maplibre-gl';
import type { Language } from '../../domain/text/language.ts';
import { byZoom } from './name-layers.ts';
import type { StreetColours } from './street-colours.ts';
import { FADE, streetLayers } from './street-layers.ts';
import { streetNames } from './street-names.ts';

/** Methods of the map library that this module uses. */
type Style = Pick<Engine, 'addLayer' | 'getPaintProperty' | 'setPaintProperty' | 'setLayerZoomRange'>;

/**
 * Layers of the base map below which the street layers are inserted: shapes below the markings of municipalities, names below river names.
 */
const ABOVE = { shapes: 'marked', words: 'river-names' };
/**
 * Layers with less detail than streets, each with its opacity property. They fade out at high zoom, where the borders that they draw would
 * cross houses.
 */
const COARSE_LINES = [
  ['municipality-lines', 'line-opacity'],
  ['language-lines', 'line-opacity'],
  ['region-lines', 'line-opacity'],
  ['country-line', 'line-opacity'],
  ['halo', 'line-opacity'],
  ['marked', 'fill-opacity'],
  ['marked-line', 'line-opacity'],
  ['pointed', 'fill-opacity'],
] as const;
const COARSE = { from: 12, to: 14 };

/** Adds street layers over the base map, which fades out as the zoom rises. The source of the streets (`STREETS`) must exist. */
export function addStreetLayers(engine: Style, language: Language, colour: StreetColours): void {
  for (const layer of streetLayers(colour)) engine.addLayer(layer, ABOVE.shapes);
  for (const layer of streetNames(language, colour)) engine.addLayer(layer, ABOVE.words);

  // Fades all municipalities to one light colour, below the greens of the tile file.
  const coloured = engine.getPaintProperty('municipalities', 'fill-color');
  engine.setPaintProperty('municipalities', 'fill-color', [
    'interpolate',
    ['linear'],
    ['zoom'],
    FADE.from,
    coloured,
    FADE.to + 1,
    colour.baseMap,
  ] as unknown as DataDrivenPropertyValueSpecification<string>);
  engine.setPaintProperty('rivers', 'line-opacity', byZoom(FADE.from, 1, FADE.to, 0));
  engine.setLayerZoomRange('river-names', 7.5, FADE.to);
  engine.setLayerZoomRange('municipality-names', 5.4, 12);
  for (const [layer, opacity] of COARSE_LINES) {
    const clear = engine.getPaintProperty(layer, opacity) ?? 1;
    // An opacity that rises with the zoom has reached 1 before this fade begins.
    const most = Array.isArray(clear) && clear[0] === 'interpolate' ? 1 : clear;
    const fading = ['interpolate', ['linear'], ['zoom'], COARSE.from, most, COARSE.to, 0];
    engine.setPaintProperty(layer, opacity, fading as unknown as DataDrivenPropertyValueSpecification<number>);
  }
}
