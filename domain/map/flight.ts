import { type Camera, type MapSize, pixelOf, squareSize } from './camera.ts';

/**
 * The camera at `part` of a flight, from 0 (`from`) to 1 (`to`), slower towards the end: what it looks at moves straight across
 * the map while the zoom changes evenly. `inFlight(from, to, size, 0)` → `from`
 */
export function inFlight(from: Camera, to: Camera, size: MapSize, part: number): Camera {
  const left = (1 - part) ** 3;
  const start = pixelOf(from, size, to);
  const zoom = from.zoom + (to.zoom - from.zoom) * (1 - left);
  const scale = squareSize(zoom);
  return {
    x: to.x - ((start.x - size.width / 2) * left) / scale,
    y: to.y - ((start.y - size.height / 2) * left) / scale,
    zoom,
  };
}
