import type { Map as Engine } from 'maplibre-gl';
import { TerraDraw, TerraDrawFreehandMode } from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import type { Coordinates } from '../../domain/place/coordinates.ts';
import { pageColours } from './map-colours.ts';

/** Minimum distance between two corners of the drawing, in pixels. */
const APART = 4;

/**
 * Lets the visitor draw a ring on the map freehand: `done` receives its corners when the finger or mouse button is lifted. Returns a
 * function that ends the drawing, finished or not. The drawing library loads with this module, when a visitor starts to draw.
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
        // The map handles Escape: it ends the drawing.
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
