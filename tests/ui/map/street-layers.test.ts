import { type LayerSpecification, type StyleSpecification, validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, test } from 'vitest';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';
import { type Language, LANGUAGES } from '../../../domain/text/language.ts';
import { brandColours } from '../../../domain/page/brand-colours.ts';
import { addStreetLayers } from '../../../ui/map/add-street-layers.ts';
import { mapColours } from '../../../ui/map/map-colours.ts';
import { mapStyle } from '../../../ui/map/map-style.ts';
import { streetColours } from '../../../ui/map/street-colours.ts';
import { STREETS } from '../../../ui/map/street-schema.ts';
import { METADATA } from '../../support/reading/village-tiles.ts';

const colours = brandColours({});
type Properties = Record<string, unknown>;

/** The base map's style with streets added as the map engine adds them; an unknown layer throws. */
function styleOf(language: Language): StyleSpecification {
  const ground = mapStyle(builtInBaseMap(), { type: 'FeatureCollection', features: [] }, language, mapColours(colours));
  const layers = structuredClone(ground.layers) as LayerSpecification[];
  const find = (id: string | undefined) => {
    const at = layers.findIndex(layer => layer.id === id);
    const layer = layers[at];
    if (!layer) throw new Error(`there is no layer ${id}`);
    return { at, layer };
  };
  const paintOf = (id: string): Properties => ((find(id).layer as { paint?: Properties }).paint ??= {});
  const engine = {
    addLayer: (layer: LayerSpecification, before: string) => layers.splice(find(before).at, 0, layer),
    getPaintProperty: (id: string, name: string) => paintOf(id)[name],
    setPaintProperty: (id: string, name: string, value: unknown) => Object.assign(paintOf(id), { [name]: value }),
    setLayerZoomRange: (id: string, minzoom: number, maxzoom: number) =>
      Object.assign(find(id).layer, { minzoom, maxzoom }),
  };
  addStreetLayers(engine as unknown as Parameters<typeof addStreetLayers>[0], language, streetColours(colours));
  const streets = { type: 'vector', url: 'pmtiles:///map/tiles.pmtiles' } as const;
  return { ...ground, sources: { ...ground.sources, [STREETS]: streets }, layers } as StyleSpecification;
}

describe('streets on the base map', () => {
  test.each(LANGUAGES)('are a valid style for the map engine in %s', language => {
    const known = 'font-faces';
    const faults = validateStyleMin(styleOf(language)).filter(({ message }) => !message.includes(known));
    expect(faults.map(({ message }) => message)).toEqual([]);
  });

  test('have each layer of the street file that is needed, and labels in the page’s language', () => {
    const layers = styleOf('nl').layers.filter(layer => 'source' in layer && layer.source === STREETS);
    const drawn = new Set(layers.map(layer => (layer as { 'source-layer'?: string })['source-layer']));
    const named = METADATA.vector_layers.map(({ id }) => id);
    expect([...drawn].filter(layer => !named.includes(layer as never))).toEqual([]);
    expect(drawn).toEqual(new Set(['earth', 'landuse', 'water', 'buildings', 'roads', 'places']));
    const words = layers.filter(({ type }) => type === 'symbol').map(layer => JSON.stringify(layer.layout));
    expect(words.filter(text => text.includes('name:nl')).length).toBeGreaterThan(0);
    expect(words.join()).not.toContain('name:fr');
  });

  test('are below every label of the base map, and their shapes below its borders and highlights', () => {
    const ids = styleOf('fr').layers.map(({ id }) => id);
    const last = (start: string) => ids.findLastIndex(id => id.startsWith(start));
    expect(last(`${STREETS}-sleepers`)).toBeLessThan(
      Math.min(ids.indexOf('marked'), ids.indexOf('pointed'), ids.indexOf('municipality-lines')),
    );
    expect(last(STREETS)).toBeLessThan(ids.indexOf('river-names'));
    expect(ids.indexOf(`${STREETS}-land`)).toBeGreaterThan(ids.indexOf('municipalities'));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
