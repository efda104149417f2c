import type { Pixel } from './camera.ts';

/** The mark of a numbered place. */
export type NumberMark = Pixel & {
  /** Position in the list, from 1. */
  readonly number: number;
  /** Position of the place. The mark is drawn beside this position if it would cover another mark there. */
  readonly at: Pixel;
};

/** Pixels between the positions that are tried for a mark, outwards from its place. */
const STEP = 4;
const MOST_STEPS = 50;
const DIRECTIONS = 16;
const LABEL_DIRECTIONS = 24;
/** Pixels: room that a circle's label takes. */
const LABEL = { width: 46, height: 16 };
/** Pixels of a label's edge that a mark may cover: its letters do not reach the edge. */
const TOUCHING = 4;
/** Pixels by which a mark may lie beyond the circle. */
const BEYOND = 6;

/** Size in pixels of the property's marker; the middle of its lower edge is at the property. */
type Pin = { readonly width: number; readonly height: number };

/**
 * Marks of places, `size` pixels across, that cover neither each other nor `home` and its `pin`. The nearest place has the lowest
 * number and is placed first, so its mark stays at its place; other marks move as little as possible, within a circle of `reach` pixels
 * around the home. Empty if the marks do not fit into the circle, as on a map of the whole country.
 */
export function numberMarks(
  places: readonly Pixel[],
  home: Pixel,
  { size, reach, pin }: { readonly size: number; readonly reach: number; readonly pin: Pin },
): readonly NumberMark[] {
  const farthest = reach + BEYOND;
  const marks: NumberMark[] = [];
  for (const [index, at] of places.entries()) {
    const free = nearestFree(at, home, spot => {
      const away = distance(spot, home);
      const isClear = away >= size && distanceToPin(spot, home, pin) >= size / 2;
      return isClear && away <= farthest && marks.every(mark => distance(spot, mark) >= size);
    });
    if (!free) return [];
    marks.push({ ...free, number: index + 1, at });
  }
  return marks;
}

/**
 * Position of a circle's label on the circle around the home: below it or in another direction, whichever has its edges farthest from the
 * marks; below if all marks are far enough. The label never touches the home's `pin`, whose tip is at the home. `undefined` if marks cover
 * a part of it in every direction.
 */
export function ringLabel(
  home: Pixel,
  radius: number,
  marks: readonly Pixel[],
  { size, pin }: { readonly size: number; readonly pin: Pin },
): Pixel | undefined {
  const below = { x: home.x, y: home.y + radius };
  const spots = Array.from({ length: LABEL_DIRECTIONS - 1 }, (_, turn) => {
    const angle = Math.PI / 2 + ((turn + 1) * 2 * Math.PI) / LABEL_DIRECTIONS;
    return { x: home.x + radius * Math.cos(angle), y: home.y + radius * Math.sin(angle) };
  });
  const touchesPin = ({ x, y }: Pixel) =>
    Math.abs(x - home.x) < (LABEL.width + pin.width) / 2 &&
    y - LABEL.height / 2 < home.y &&
    y + LABEL.height / 2 > home.y - pin.height;
  const room = (spot: Pixel) => Math.min(size, ...marks.map(mark => distanceToLabel(mark, spot)));
  const best = spots
    .filter(spot => !touchesPin(spot))
    .reduce((farthest, spot) => (room(spot) > room(farthest) + 1 ? spot : farthest), below);
  return room(best) < size / 2 - TOUCHING ? undefined : best;
}

/**
 * The place itself, or if that is covered, the nearest free position around it; of several positions at the same distance, the one that
 * points most away from the home.
 */
function nearestFree(at: Pixel, home: Pixel, isFree: (spot: Pixel) => boolean): Pixel | undefined {
  if (isFree(at)) return { x: at.x, y: at.y };
  const away = Math.atan2(at.y - home.y, at.x - home.x);
  for (let step = 1; step <= MOST_STEPS; step++) {
    for (let turn = 0; turn < DIRECTIONS; turn++) {
      // The angle alternates between both sides: 0, 1, -1, 2, -2 … steps.
      const angle = away + ((turn % 2 === 0 ? -turn : turn + 1) / 2) * ((2 * Math.PI) / DIRECTIONS);
      const spot = { x: at.x + Math.cos(angle) * step * STEP, y: at.y + Math.sin(angle) * step * STEP };
      if (isFree(spot)) return spot;
    }
  }
  return undefined;
}

function distanceToPin(spot: Pixel, home: Pixel, { width, height }: Pin): number {
  const aside = Math.max(0, Math.abs(spot.x - home.x) - width / 2);
  const upOrDown = Math.max(0, spot.y - home.y, home.y - height - spot.y);
  return Math.hypot(aside, upOrDown);
}

/** Distance of a mark's middle from the nearest edge of a label whose middle is at `spot`. */
function distanceToLabel(mark: Pixel, spot: Pixel): number {
  const aside = Math.max(0, Math.abs(mark.x - spot.x) - LABEL.width / 2);
  const upOrDown = Math.max(0, Math.abs(mark.y - spot.y) - LABEL.height / 2);
  return Math.hypot(aside, upOrDown);
}

function distance(a: Pixel, b: Pixel): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
