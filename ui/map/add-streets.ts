import { addProtocol, type Map as Engine } from 'maplibre-gl';
import { Protocol } from 'pmtiles';
import type { Language } from '../../domain/text/language.ts';
import { addStreetLayers } from './add-street-layers.ts';
import { pageColours } from './map-colours.ts';
import { streetColours } from './street-colours.ts';
import { STREETS } from './street-schema.ts';

/** The site's own tile file, read by HTTP range requests. */
const ADDRESS = 'pmtiles:///map/tiles.pmtiles';

let reader: Protocol | undefined;

/** Draws the streets of the site's own tile file over the base map. */
export function addStreets(engine: Engine, language: Language): void {
  if (!reader) {
    reader = new Protocol();
    addProtocol('pmtiles', reader.tile);
  }
  engine.addSource(STREETS, { type: 'vector', url: ADDRESS });
  addStreetLayers(engine, language, streetColours(pageColours()));
}
