import type { GeoJSONSource, Map as Engine, MapMouseEvent } from 'maplibre-gl';
import { TerraDraw, TerraDrawFreehandMode } from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import type { Coordinates } from '../../domain/place/coordinates.ts';
import { ClickedCorners } from './clicked-corners.ts';
import { pageColours } from './map-colours.ts';

/** Minimum distance between two corners of the drawing, in pixels. */
const APART = 4;
/** Source and layers of the corners that were clicked so far. */
const CLICKED = 'clicked-corners';
const LAYERS = [`${CLICKED}-line`, `${CLICKED}-points`] as const;

/** Callbacks while the visitor draws. */
type Drawing = {
  /** Called with the corners of the finished ring. */
  readonly done: (corners: readonly Coordinates[]) => void;
  /** Called when enough corners were clicked; `close` finishes the ring with these corners. */
  readonly closable: (close: () => void) => void;
};

/**
 * Lets the visitor draw a ring on the map: freehand in one stroke, or by clicking its corners one after the other, the first one again at
 * the end. Returns a function that ends the drawing, finished or not. The drawing library loads with this module, when a visitor starts to
 * draw.
 */
export function drawRing(engine: Engine, { done, closable }: Drawing): () => void {
  const colour = pageColours().brick as `#${string}`;
  const styles = { fillColor: colour, fillOpacity: 0.12, outlineColor: colour, outlineOpacity: 1, outlineWidth: 3 };
  const draw = new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map: engine, coordinatePrecision: 6 }),
    modes: [
      new TerraDrawFreehandMode({
        drawInteraction: 'click-drag',
        minDistance: APART,
        autoClose: false,
        // The drawing library handles no keys, because the map handles Escape, which ends the drawing.
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
  const endClicks = collectClicks(engine, colour, { done, closable });
  return () => {
    endClicks();
    draw.stop();
  };
}

function collectClicks(engine: Engine, colour: string, { done, closable }: Drawing): () => void {
  const corners = new ClickedCorners(({ longitude, latitude }) => engine.project([longitude, latitude]));
  engine.addSource(CLICKED, { type: 'geojson', data: lineOf([]) });
  engine.addLayer({ id: LAYERS[0], type: 'line', source: CLICKED, paint: { 'line-color': colour, 'line-width': 3 } });
  engine.addLayer({
    id: LAYERS[1],
    type: 'circle',
    source: CLICKED,
    paint: { 'circle-color': '#fff', 'circle-radius': 6, 'circle-stroke-color': colour, 'circle-stroke-width': 3 },
  });
  const zoomed = engine.doubleClickZoom.isEnabled();
  engine.doubleClickZoom.disable();
  const onClick = ({ point, lngLat }: MapMouseEvent) => {
    if (corners.click(point, { longitude: lngLat.lng, latitude: lngLat.lat })) return done(corners.all);
    engine.getSource<GeoJSONSource>(CLICKED)?.setData(lineOf(corners.all));
    if (corners.closable) closable(() => done(corners.all));
  };
  engine.on('click', onClick);
  return () => {
    engine.off('click', onClick);
    if (zoomed) engine.doubleClickZoom.enable();
    for (const layer of LAYERS) engine.removeLayer(layer);
    engine.removeSource(CLICKED);
  };
}

/** The clicked corners as points and, from two corners on, the line between them. */
function lineOf(corners: readonly Coordinates[]): GeoJSON.FeatureCollection {
  const coordinates = corners.map(({ longitude, latitude }) => [longitude, latitude]);
  const feature = (geometry: GeoJSON.Geometry) => ({ type: 'Feature' as const, properties: {}, geometry });
  return {
    type: 'FeatureCollection',
    features: [
      feature({ type: 'MultiPoint', coordinates }),
      ...(coordinates.length > 1 ? [feature({ type: 'LineString', coordinates })] : []),
    ],
  };
}
