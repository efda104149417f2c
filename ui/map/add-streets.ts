import { addProtocol, type DataDrivenPropertyValueSpecification, type Map as Engine } from 'maplibre-gl';
import { Protocol } from 'pmtiles';
import type { Language } from '../../domain/text/language.ts';
import { byZoom } from './name-layers.ts';
import { STREET_COLOURS as colour } from './street-colours.ts';
import { FADE, streetLayers } from './street-layers.ts';
import { streetNames } from './street-names.ts';
import { STREETS } from './street-schema.ts';

/** The site's own file, of which the reader asks for ranges. */
const ADDRESS = 'pmtiles:///map/tiles.pmtiles';
/** Words of ours stand above those of the file, and lines of the ground above its shapes. */
const ABOVE = { shapes: 'municipality-lines', words: 'river-names' };
/** Borders are coarser than streets: near by they would run through houses. */
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

let reader: Protocol | undefined;

/** Draws the streets of the site's own file over the ground, which gives way to them the nearer the map comes. */
export function addStreets(engine: Engine, language: Language): void {
  if (!reader) {
    reader = new Protocol();
    addProtocol('pmtiles', reader.tile);
  }
  engine.addSource(STREETS, { type: 'vector', url: ADDRESS });
  for (const layer of streetLayers()) engine.addLayer(layer, ABOVE.shapes);
  for (const layer of streetNames(language)) engine.addLayer(layer, ABOVE.words);

  // All municipalities come to stand in one light colour, under the file's own greens.
  const coloured = engine.getPaintProperty('municipalities', 'fill-color');
  engine.setPaintProperty('municipalities', 'fill-color', [
    'interpolate',
    ['linear'],
    ['zoom'],
    FADE.from,
    coloured,
    FADE.to + 1,
    colour.ground,
  ] as unknown as DataDrivenPropertyValueSpecification<string>);
  engine.setPaintProperty('rivers', 'line-opacity', byZoom(FADE.from, 1, FADE.to, 0));
  engine.setLayerZoomRange('river-names', 7.5, FADE.to);
  engine.setLayerZoomRange('municipality-names', 5.4, 12);
  for (const [layer, opacity] of COARSE_LINES) {
    const clear = engine.getPaintProperty(layer, opacity) ?? 1;
    // What grows clearer by itself has become so long before.
    const most = Array.isArray(clear) && clear[0] === 'interpolate' ? 1 : clear;
    const fading = ['interpolate', ['linear'], ['zoom'], COARSE.from, most, COARSE.to, 0];
    engine.setPaintProperty(layer, opacity, fading as unknown as DataDrivenPropertyValueSpecification<number>);
  }
}
