import type { Map as Engine } from 'maplibre-gl';
import { TerraDraw, TerraDrawFreehandMode } from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import type { Coordinates } from '../../domain/place/coordinates.ts';
import { pageColours } from './map-colours.ts';

/** Pixels between two corners of what is drawn. */
const APART = 4;

/**
 * Lets a hand draw a ring on the map: `done` is given its corners once the finger or the mouse is lifted. Gives what ends the
 * drawing, done or not. The library comes with this module, when a visitor asks to draw.
 */
export function drawRing(engine: Engine, done: (corners: readonly Coordinates[]) => void): () => void {
  const colour = pageColours().brick as `#${string}`;
  const styles = { fillColor: colour, fillOpacity: 0.12, outlineColor: colour, outlineOpacity: 1, outlineWidth: 3 };
  const draw = new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map: engine, coordinatePrecision: 6 }),
    modes: [
      new TerraDrawFreehandMode({
        drawInteraction: 'click-drag',
        minDistance: APART,
        autoClose: false,
        // Escape is the map's: it ends the drawing as a whole.
        keyEvents: null,
        styles: { ...styles, closingPointOpacity: 0, closingPointOutlineOpacity: 0 },
      }),
    ],
  });
  draw.start();
  draw.setMode('freehand');
  draw.on('finish', id => {
    const drawn = draw.getSnapshotFeature(id)?.geometry;
    const [ring = []] = drawn?.type === 'Polygon' ? drawn.coordinates : [];
    done(ring.slice(0, -1).map(([longitude = 0, latitude = 0]) => ({ longitude, latitude })));
  });
  return () => draw.stop();
}
