import type { Area } from './area.ts';
import { coordinatesAt, TILE, type WorldPoint, worldPoint } from './mercator.ts';

/** Map view: its centre on the Mercator square, and the zoom, which may be fractional. */
export type Camera = { readonly x: number; readonly y: number; readonly zoom: number };

/** Size in pixels. */
export type MapSize = { readonly width: number; readonly height: number };
/** Pixel relative to the map's top left corner. */
export type Pixel = { readonly x: number; readonly y: number };

/** A rectangle on the Mercator square. */
export type WorldBox = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Side of the whole Mercator square in pixels. */
export function squareSize(zoom: number): number {
  return TILE * 2 ** zoom;
}

/** Pixel of a point on the Mercator square. */
export function pixelOf(camera: Camera, size: MapSize, point: WorldPoint): Pixel {
  const scale = squareSize(camera.zoom);
  return { x: size.width / 2 + (point.x - camera.x) * scale, y: size.height / 2 + (point.y - camera.y) * scale };
}

/** Point on the Mercator square at a pixel; the inverse of `pixelOf`. */
export function pointAt(camera: Camera, size: MapSize, pixel: Pixel): WorldPoint {
  const scale = squareSize(camera.zoom);
  return { x: camera.x + (pixel.x - size.width / 2) / scale, y: camera.y + (pixel.y - size.height / 2) / scale };
}

/** The camera after dragging the map by a number of pixels. */
export function panned(camera: Camera, dx: number, dy: number): Camera {
  const scale = squareSize(camera.zoom);
  return { ...camera, x: camera.x - dx / scale, y: camera.y - dy / scale };
}

/** The camera at another zoom, with the point under a pixel staying in place. */
export function zoomedAt(camera: Camera, size: MapSize, zoom: number, pixel: Pixel): Camera {
  const point = pointAt(camera, size, pixel);
  const scale = squareSize(zoom);
  return {
    x: point.x - (pixel.x - size.width / 2) / scale,
    y: point.y - (pixel.y - size.height / 2) / scale,
    zoom,
  };
}

/** The closest camera that shows the whole area with `margin` pixels around it, at most at zoom `nearest`. */
export function fitted(area: Area, size: MapSize, margin: number, nearest: number): Camera {
  const box = boxOf(area);
  const room = (pixels: number, share: number) =>
    share <= 0 ? nearest : Math.log2(Math.max(1, pixels - 2 * margin) / (share * TILE));
  const zoom = Math.min(nearest, room(size.width, box.right - box.left), room(size.height, box.bottom - box.top));
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, zoom };
}

/** Visible rectangle of the Mercator square, extended by `margin` pixels on each side. */
export function boxSeen(camera: Camera, size: MapSize, margin = 0): WorldBox {
  const { x: left, y: top } = pointAt(camera, size, { x: -margin, y: -margin });
  const { x: right, y: bottom } = pointAt(camera, size, { x: size.width + margin, y: size.height + margin });
  return { left, top, right, bottom };
}

/** Visible area in degrees. */
export function areaSeen(camera: Camera, size: MapSize): Area {
  const { left, top, right, bottom } = boxSeen(camera, size);
  const { latitude: north, longitude: west } = coordinatesAt({ x: left, y: top });
  const { latitude: south, longitude: east } = coordinatesAt({ x: right, y: bottom });
  return { south, west, north, east };
}

export function boxOf({ south, west, north, east }: Area): WorldBox {
  const { x: left, y: top } = worldPoint({ latitude: north, longitude: west });
  const { x: right, y: bottom } = worldPoint({ latitude: south, longitude: east });
  return { left, top, right, bottom };
}

/**
 * Constrains a camera so that nothing outside the box is visible: zooms in if needed, at most to `nearest`, and moves the centre inside.
 */
export function clampCamera(camera: Camera, size: MapSize, box: WorldBox, nearest: number): Camera {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const farthest = Math.log2(Math.max(size.width / width, size.height / height) / TILE);
  const zoom = Math.max(farthest, Math.min(nearest, camera.zoom));
  const scale = squareSize(zoom);
  const inside = (at: number, from: number, to: number, half: number) =>
    from + half > to - half ? (from + to) / 2 : Math.max(from + half, Math.min(to - half, at));
  return {
    x: inside(camera.x, box.left, box.right, size.width / 2 / scale),
    y: inside(camera.y, box.top, box.bottom, size.height / 2 / scale),
    zoom,
  };
}
