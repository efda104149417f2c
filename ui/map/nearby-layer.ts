import type { MapFill, MapPlace } from '../../application/browse/map/map-view.ts';
import { type Camera, type MapSize, type Pixel, pixelOf } from '../../domain/map/camera.ts';
import type { MapPoint } from '../../domain/map/map-points.ts';
import { metresPerPixel, type WorldPoint, worldPoint } from '../../domain/map/mercator.ts';
import { numberMarks, ringLabel } from '../../domain/map/number-marks.ts';
import { lengthText } from '../../domain/map/scale-bar.ts';
import { nearbyReach } from '../../domain/place/nearby.ts';
import { element } from './element.ts';
import { PIN } from './marker-layer.ts';

/** Maximum height of a low map, and size of a number on it, in CSS pixels; on other maps a number has the size `SIZE`. */
const LOW = { height: 300, size: 21 };
const SIZE = 26;
/**
 * Minimum and maximum radius in pixels of a circle that is drawn: a smaller one would be hidden by the pin, a larger one is
 * outside the map.
 */
const RING = { least: 30, most: 1_500 };

/** Numbers of the places around a property, as in the page's list, and circles that show the distance. */
export class NearbyLayer {
  readonly node = element('div', { class: 'numbers' });
  /** The municipality's name in a corner, while its label is beyond the edge. */
  readonly town = element('p', { class: 'town' });
  #home: MapPoint | undefined;
  #nearby: readonly MapPlace[] = [];
  #rings: readonly { readonly metres: number; readonly node: HTMLElement; readonly label: HTMLElement }[] = [];
  /** Each place's number, and a line for when the number is beside the place; made once and moved at each zoom. */
  #marks: readonly { readonly number: HTMLElement; readonly line: HTMLElement }[] = [];
  /** Where the shown numbers and lines are, in pixels relative to the home. */
  #spots: readonly Spot[] = [];
  #size = SIZE;
  #label: WorldPoint | undefined;
  /** Distance in metres from the home within which all numbered places are. */
  #reach = 0;
  /** Zoom for which the numbers were placed; `undefined` before the first time. */
  #placed: number | undefined;

  /** Points of the map under the numbers. */
  get places(): readonly WorldPoint[] {
    return this.#nearby.map(pointOf);
  }

  /**
   * Shows the places around the page's only property; shows nothing if there are no such places, or if the property's address is not
   * published. `label`: where the base map names its municipality.
   */
  fill({ nearby, cards }: MapFill, [point]: readonly MapPoint[], label: WorldPoint | undefined): void {
    this.#label = label;
    this.#home = !cards && point?.exact && nearby.length > 0 ? point : undefined;
    this.#nearby = this.#home ? nearby : [];
    const places = this.#nearby.map(([, latitude, longitude]) => ({ latitude, longitude }));
    const { reach, rings } = this.#home ? nearbyReach(this.#home, places) : { reach: 0, rings: [] };
    this.#reach = reach;
    this.#rings = rings.map(metres => ({
      metres,
      node: element('div', { class: 'ring' }),
      label: element('div', { class: 'radius', 'data-radius': lengthText(metres) }),
    }));
    this.#marks = this.#nearby.map(([name], at) => ({
      line: element('div', { class: 'lead', hidden: true }),
      number: numberOf(at + 1, name),
    }));
    this.#spots = [];
    this.#placed = undefined;
    this.node.replaceChildren(
      ...this.#rings.flatMap(({ node, label }) => [node, label]),
      ...this.#marks.map(({ line }) => line),
      ...this.#marks.map(({ number }) => number),
    );
    this.town.textContent = this.#home?.place ?? '';
  }

  draw(camera: Camera, size: MapSize): void {
    const home = this.#home;
    this.town.hidden = !home || (this.#label !== undefined && isSeen(pixelOf(camera, size, this.#label), size));
    if (!home) return;
    const middle = pixelOf(camera, size, worldPoint(home));
    const perPixel = metresPerPixel(home.latitude, camera.zoom);
    this.#size = size.height < LOW.height ? LOW.size : SIZE;
    this.node.style.setProperty('--number', `${this.#size - 2}px`);
    if (this.#placed !== camera.zoom) {
      this.#placed = camera.zoom;
      this.#place(camera, size, { middle, reach: this.#reach / perPixel });
    }
    const numbers = this.#spots.filter(({ turn }) => turn === undefined);
    const spots = numbers.map(({ dx, dy }) => ({ x: middle.x + dx, y: middle.y + dy }));
    for (const { metres, node, label } of this.#rings) {
      const radius = metres / perPixel;
      const hidden = radius < RING.least || radius > RING.most;
      const spot = hidden ? undefined : ringLabel(middle, radius, spots, { size: this.#size, pin: PIN });
      node.hidden = hidden;
      label.hidden = !spot;
      node.style.width = `${(2 * radius).toFixed(0)}px`;
      place(node, middle);
      if (spot) place(label, spot);
    }
    for (const { node, dx, dy, turn } of this.#spots) place(node, { x: middle.x + dx, y: middle.y + dy }, turn);
  }

  /**
   * Places the numbers relative to the home; dragging the map then moves all of them alike. Numbers that have no room at this zoom, and lines
   * of numbers at their place, are hidden.
   */
  #place(camera: Camera, size: MapSize, { middle, reach }: { readonly middle: Pixel; readonly reach: number }): void {
    const pixels = this.#nearby.map(each => pixelOf(camera, size, pointOf(each)));
    const placed = numberMarks(pixels, middle, { size: this.#size, reach, pin: PIN });
    this.#spots = this.#marks.flatMap(({ number, line }, index) => {
      const mark = placed[index];
      const length = mark ? Math.hypot(mark.at.x - mark.x, mark.at.y - mark.y) : 0;
      number.hidden = !mark;
      line.hidden = length < 1;
      if (!mark) return [];
      const spot = { dx: mark.x - middle.x, dy: mark.y - middle.y };
      if (line.hidden) return [{ ...spot, node: number }];
      line.style.width = `${length.toFixed(1)}px`;
      return [
        { ...spot, node: line, turn: Math.atan2(mark.at.y - mark.y, mark.at.x - mark.x) },
        { ...spot, node: number },
      ];
    });
  }
}

/** An element's position in pixels relative to the home; `turn`: a line's direction in radians. */
type Spot = { readonly node: HTMLElement; readonly dx: number; readonly dy: number; readonly turn?: number };

function numberOf(number: number, place: string): HTMLElement {
  const name = `${number}. ${place}`;
  return element('span', { class: 'number', role: 'img', 'aria-label': name, title: name, hidden: true }, `${number}`);
}

function isSeen({ x, y }: Pixel, { width, height }: MapSize): boolean {
  return x > 0 && y > 0 && x < width && y < height;
}

function pointOf([, latitude, longitude]: MapPlace): WorldPoint {
  return worldPoint({ latitude, longitude });
}

/** Moves an element to a pixel; `turn`: around its left end, in radians. */
function place(node: HTMLElement, { x, y }: Pixel, turn?: number): void {
  const turned = turn === undefined ? '' : ` rotate(${turn.toFixed(3)}rad)`;
  node.style.transform = `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)${turned}`;
}
