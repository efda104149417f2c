import type { MapPlace } from '../../application/browse/map-view.ts';
import { boxSeen, type Camera, type MapSize, squareSize } from '../../domain/map/camera.ts';
import { metresPerPixel, TILE, worldPoint } from '../../domain/map/mercator.ts';
import { BELGIUM, OTHER_LANDS, OUTLINE_UNITS } from '../../domain/map/outlines.ts';
import { drawing, element } from './element.ts';

/** Metres from a town's centre that are drawn as the town: a sign, not its limits. */
const TOWN = 1_300;
/** Of the grid; where it is nearer than this, its squares would hide the land. */
const GRID_FROM = 9.8;
/** Pixels that a square of the grid has at least. */
const SMALLEST_SQUARE = 70;
/** Degrees at which a square is as long as it says. */
const GRID_LATITUDE = 50.6;

/** What lies under everything else: coasts and borders, towns as discs, and near by a grid of kilometres to pan against. */
export class LandLayer {
  readonly #towns = drawing('path', { class: 'towns' });
  readonly #land = drawing(
    'svg',
    { class: 'land', 'aria-hidden': 'true', preserveAspectRatio: 'none' },
    drawing('path', { class: 'abroad', d: OTHER_LANDS }),
    drawing('path', { class: 'halo', d: BELGIUM }),
    drawing('path', { class: 'home', d: BELGIUM }),
    this.#towns,
  );
  readonly #grid = element('div', { class: 'grid', 'aria-hidden': 'true' });
  readonly nodes = [this.#land, this.#grid];

  fill(places: readonly MapPlace[]): void {
    const discs = places.map(([, latitude, longitude]) => {
      const { x, y } = worldPoint({ latitude, longitude });
      const radius = ((TOWN / metresPerPixel(latitude, 0)) * OUTLINE_UNITS) / TILE;
      const [left, top, wide] = [x * OUTLINE_UNITS - radius, y * OUTLINE_UNITS, 2 * radius].map(part =>
        part.toFixed(2),
      );
      const arc = `a${radius.toFixed(2)} ${radius.toFixed(2)} 0 1 1`;
      return `M${left} ${top}${arc} ${wide} 0${arc}-${wide} 0`;
    });
    this.#towns.setAttribute('d', discs.join(''));
  }

  draw(camera: Camera, size: MapSize): void {
    const { left, top, right, bottom } = boxSeen(camera, size);
    const box = [left, top, right - left, bottom - top].map(share => (share * OUTLINE_UNITS).toFixed(3));
    this.#land.setAttribute('viewBox', box.join(' '));
    this.#grid.hidden = camera.zoom < GRID_FROM;
    if (this.#grid.hidden) return;
    const square = roundMetres(SMALLEST_SQUARE * metresPerPixel(GRID_LATITUDE, camera.zoom));
    const pixels = square / metresPerPixel(GRID_LATITUDE, camera.zoom);
    const scale = squareSize(camera.zoom);
    this.#grid.style.backgroundSize = `${pixels}px ${pixels}px`;
    this.#grid.style.backgroundPosition = `${-((left * scale) % pixels)}px ${-((top * scale) % pixels)}px`;
  }
}

/** The next of 1, 2, 5, 10, 20, 50 … `roundMetres(340)` → `500` */
function roundMetres(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres));
  return ([1, 2, 5].find(times => times * power >= metres) ?? 10) * power;
}
