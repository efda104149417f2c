import type { Coordinates } from '../../domain/place/coordinates.ts';

/** A position on the screen, in pixels. */
type Point = { readonly x: number; readonly y: number };

/** Minimum number of corners of a ring. */
const FEWEST_CORNERS = 3;
/** Distance in pixels from the first corner within which a click closes the ring; it is large enough for a finger. */
const CLOSING = 14;
/** Distance in pixels from the last corner within which a click adds no corner, because it is the second click of a double click. */
const APART = 4;

/** Corners of a zone that the visitor clicks one after the other; `project` returns the current screen position of a corner. */
export class ClickedCorners {
  readonly #project: (corner: Coordinates) => Point;
  #corners: readonly Coordinates[] = [];

  constructor(project: (corner: Coordinates) => Point) {
    this.#project = project;
  }

  get all(): readonly Coordinates[] {
    return this.#corners;
  }

  /** Whether the corners can be closed to a ring. */
  get closable(): boolean {
    return this.#corners.length >= FEWEST_CORNERS;
  }

  /** Handles a click; returns whether it closes the ring, by a click on the first corner or a double click on the last one. */
  click(point: Point, corner: Coordinates): boolean {
    const [first] = this.#corners;
    const last = this.#corners.at(-1);
    if (first && this.closable && this.#distance(first, point) <= CLOSING) return true;
    if (last && this.#distance(last, point) <= APART) return this.closable;
    this.#corners = [...this.#corners, corner];
    return false;
  }

  #distance(corner: Coordinates, point: Point): number {
    const { x, y } = this.#project(corner);
    return Math.hypot(x - point.x, y - point.y);
  }
}
