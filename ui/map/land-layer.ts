import type { MapPlace } from '../../application/browse/map-view.ts';
import { boxSeen, type Camera, type MapSize, squareSize } from '../../domain/map/camera.ts';
import { metresPerPixel, TILE, worldPoint } from '../../domain/map/mercator.ts';
import { type Ring, readRings } from '../../domain/map/outline-path.ts';
import { BELGIUM, OTHER_LANDS, OUTLINE_UNITS } from '../../domain/map/outlines.ts';
import { element } from './element.ts';

/** A piece of land, drawn only where it can be seen. */
type Shape = { readonly path: Path2D; readonly box: Ring['box'] };

/** Metres from a town's centre that are drawn as the town: a sign, not its limits. */
const TOWN = 1_300;
/** Of the grid; where it is nearer than this, its squares would hide the land. */
const GRID_FROM = 9.8;
/** Pixels that a square of the grid has at least. */
const SMALLEST_SQUARE = 70;
/** Degrees at which a square is as long as it says. */
const GRID_LATITUDE = 50.6;
/** Pixels of lines. */
const BORDER = 1;
const HALO = 9;
const HOME_LINE = 1.4;

/** Paths begin here: far from the square's corner, the numbers of a near view would be too coarse for a canvas. */
const { x: startX, y: startY } = worldPoint({ latitude: GRID_LATITUDE, longitude: 4.5 });
const ORIGIN = { x: startX * OUTLINE_UNITS, y: startY * OUTLINE_UNITS };

/**
 * What lies under everything else: coasts and borders, towns as discs, and near by a grid of kilometres to pan against. On a
 * canvas: a drawing of elements would be laid out anew with every step. Its colours are those of the style sheet.
 */
export class LandLayer {
  readonly node = element('canvas', { class: 'land', 'aria-hidden': 'true' });
  readonly #pen = this.node.getContext('2d');
  readonly #home = readRings(BELGIUM).map(shapeOf);
  readonly #abroad = readRings(OTHER_LANDS).map(shapeOf);
  #towns = new Path2D();
  #colours = { water: '', land: '', line: '', halo: '', home: '', homeLine: '', town: '', grid: '' };

  fill(places: readonly MapPlace[]): void {
    this.#towns = new Path2D();
    for (const [, latitude, longitude] of places) {
      const { x, y } = worldPoint({ latitude, longitude });
      const radius = ((TOWN / metresPerPixel(latitude, 0)) * OUTLINE_UNITS) / TILE;
      const [across, down] = [x * OUTLINE_UNITS - ORIGIN.x, y * OUTLINE_UNITS - ORIGIN.y];
      this.#towns.moveTo(across + radius, down);
      this.#towns.arc(across, down, radius, 0, 2 * Math.PI);
    }
    const style = getComputedStyle(this.node);
    const colour = (name: string) => style.getPropertyValue(`--map-${name}`).trim();
    this.#colours = {
      water: colour('water'),
      land: colour('land'),
      line: colour('line'),
      halo: colour('halo'),
      home: colour('home'),
      homeLine: colour('home-line'),
      town: colour('town'),
      grid: colour('grid'),
    };
  }

  draw(camera: Camera, size: MapSize): void {
    const pen = this.#pen;
    if (!pen) return;
    this.#fit(size);
    const density = window.devicePixelRatio;
    const colours = this.#colours;
    pen.setTransform(density, 0, 0, density, 0, 0);
    pen.fillStyle = colours.water;
    pen.fillRect(0, 0, size.width, size.height);

    const box = boxSeen(camera, size, HALO);
    const scale = squareSize(camera.zoom) / OUTLINE_UNITS;
    const across = (ORIGIN.x / OUTLINE_UNITS - camera.x) * squareSize(camera.zoom) + size.width / 2;
    const down = (ORIGIN.y / OUTLINE_UNITS - camera.y) * squareSize(camera.zoom) + size.height / 2;
    pen.setTransform(scale * density, 0, 0, scale * density, across * density, down * density);
    pen.lineJoin = 'round';
    const units = (share: number) => share * OUTLINE_UNITS;
    const seen = ({ box: own }: Shape) =>
      own.right > units(box.left) &&
      own.left < units(box.right) &&
      own.bottom > units(box.top) &&
      own.top < units(box.bottom);
    const line = (shapes: readonly Shape[], strokeStyle: string, pixels: number) => {
      pen.strokeStyle = strokeStyle;
      pen.lineWidth = pixels / scale;
      for (const { path } of shapes) pen.stroke(path);
    };
    const ground = (shapes: readonly Shape[], fillStyle: string) => {
      pen.fillStyle = fillStyle;
      for (const { path } of shapes) pen.fill(path);
    };
    const abroad = this.#abroad.filter(seen);
    const home = this.#home.filter(seen);
    ground(abroad, colours.land);
    line(abroad, colours.line, BORDER);
    line(home, colours.halo, HALO);
    ground(home, colours.home);
    line(home, colours.homeLine, HOME_LINE);
    pen.fillStyle = colours.town;
    pen.fill(this.#towns);
    if (camera.zoom >= GRID_FROM) this.#drawGrid(pen, camera, size, density);
  }

  #drawGrid(pen: CanvasRenderingContext2D, camera: Camera, size: MapSize, density: number): void {
    const square = roundMetres(SMALLEST_SQUARE * metresPerPixel(GRID_LATITUDE, camera.zoom));
    const pixels = square / metresPerPixel(GRID_LATITUDE, camera.zoom);
    const { left, top } = boxSeen(camera, size);
    const scale = squareSize(camera.zoom);
    pen.setTransform(density, 0, 0, density, 0, 0);
    pen.strokeStyle = this.#colours.grid;
    pen.lineWidth = 1;
    pen.beginPath();
    for (let x = pixels - ((left * scale) % pixels); x < size.width; x += pixels) {
      pen.moveTo(Math.round(x) + 0.5, 0);
      pen.lineTo(Math.round(x) + 0.5, size.height);
    }
    for (let y = pixels - ((top * scale) % pixels); y < size.height; y += pixels) {
      pen.moveTo(0, Math.round(y) + 0.5);
      pen.lineTo(size.width, Math.round(y) + 0.5);
    }
    pen.stroke();
  }

  #fit({ width, height }: MapSize): void {
    const density = window.devicePixelRatio;
    const [wide, high] = [Math.round(width * density), Math.round(height * density)];
    if (this.node.width === wide && this.node.height === high) return;
    this.node.width = wide;
    this.node.height = high;
  }
}

function shapeOf({ points, box }: Ring): Shape {
  const path = new Path2D();
  for (const { x, y } of points) path.lineTo(x - ORIGIN.x, y - ORIGIN.y);
  path.closePath();
  return { path, box };
}

/** The next of 1, 2, 5, 10, 20, 50 … `roundMetres(340)` → `500` */
function roundMetres(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres));
  return ([1, 2, 5].find(times => times * power >= metres) ?? 10) * power;
}
