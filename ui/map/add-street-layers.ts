import type { DataDrivenPropertyValueSpecification, Map as Engine } from 'maplibre-gl';
import type { Language } from '../../domain/text/language.ts';
import { byZoom } from './name-layers.ts';
import type { StreetColours } from './street-colours.ts';
import { FADE, streetLayers } from './street-layers.ts';
import { streetNames } from './street-names.ts';

/** What is done to a style that shows the ground. */
type Style = Pick<Engine, 'addLayer' | 'getPaintProperty' | 'setPaintProperty' | 'setLayerZoomRange'>;

/** Words of ours stand above those of the file, and what is marked on the ground above its shapes. */
const ABOVE = { shapes: 'marked', words: 'river-names' };
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

/** Lays streets over the ground, which gives way to them the nearer the map comes. Their source has to be there. */
export function addStreetLayers(engine: Style, language: Language, colour: StreetColours): void {
  for (const layer of streetLayers(colour)) engine.addLayer(layer, ABOVE.shapes);
  for (const layer of streetNames(language, colour)) engine.addLayer(layer, ABOVE.words);

  // All municipalities come to stand in one light colour, under the file's own greens.
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
    // What grows clearer by itself has become so long before.
    const most = Array.isArray(clear) && clear[0] === 'interpolate' ? 1 : clear;
    const fading = ['interpolate', ['linear'], ['zoom'], COARSE.from, most, COARSE.to, 0];
    engine.setPaintProperty(layer, opacity, fading as unknown as DataDrivenPropertyValueSpecification<number>);
  }
}
