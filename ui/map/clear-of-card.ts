import { type Camera, pixelOf, squareSize } from '../../domain/map/camera.ts';
import type { WorldPoint } from '../../domain/map/mercator.ts';

/**
 * Camera that moves a place out from under a card: up on a narrow map, to the left on a wide one; `undefined` if the place is not covered.
 */
export function cameraClearOfCard(card: Element, root: Element, place: WorldPoint, camera: Camera): Camera | undefined {
  const [box, map] = [card.getBoundingClientRect(), root.getBoundingClientRect()];
  const { x, y } = pixelOf(camera, map, place);
  const covered = x > box.left - map.left - 50 && x < box.right - map.left + 50 && y > box.top - map.top - 12;
  if (!covered) return undefined;
  const scale = squareSize(camera.zoom);
  if (box.width < map.width * 0.7) return { ...camera, x: camera.x - (box.right - map.left + 70 - x) / scale };
  const free = Math.max(60, (box.top - map.top) * 0.6);
  return { ...camera, y: camera.y + (y - free) / scale };
}
