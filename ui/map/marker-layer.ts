import type { MapFill } from '../../application/browse/map/map-view.ts';
import { boxSeen, type Camera, type MapSize, type Pixel, pixelOf } from '../../domain/map/camera.ts';
import {
  type Cluster,
  type ClusterIndex,
  clusterIndex,
  clustersIn,
  levelOf,
  spotsOf,
} from '../../domain/map/clusters.ts';
import type { MapPoint } from '../../domain/map/map-points.ts';
import { coordinatesAt, metresPerPixel, worldPoint } from '../../domain/map/mercator.ts';
import { formatEuro } from '../../domain/price/euro.ts';
import { element } from './element.ts';

/** Maximum number of markers; with more, coarser clusters are drawn instead. */
const MOST_SHOWN = 150;
/** Distance in pixels beyond the edge within which markers are drawn too, so that they enter the view whole. */
const BEYOND = 60;
/** Radius in metres of the circle around a municipality's centre, which is shown for a property with a hidden address. */
const AROUND = 1_500;
/**
 * Distance in pixels of a drag after which markers are placed again, because positions far from the layer's origin lose sub-pixel
 * precision.
 */
const FARTHEST_DRAG = 4_096;
/** Size in CSS pixels of the pin of a page's only property; the middle of its lower edge is at the property's coordinates. */
export const PIN = { width: 44, height: 54 };
const UNDER_OPTION = 2;
const SOLD = 3;

/** Callbacks of markers: one was chosen, or the property pointed at changed (`null`: none). */
export type MarkerCallbacks = {
  readonly choose: (cluster: Cluster, byKeyboard: boolean) => void;
  readonly point: (id: string | null) => void;
};

/** Markers of properties: each shows a price, or the number of properties if several are close together. One element per marker. */
export class MarkerLayer {
  readonly node = element('div', { class: 'markers' });
  readonly #button = element('button', { type: 'button', 'aria-expanded': 'false' });
  readonly #clusterOf = new WeakMap<Element, Cluster>();
  readonly #shown = new Map<number, HTMLElement>();
  #points: readonly MapPoint[] = [];
  #index: ClusterIndex = { levels: [] };
  #fill: MapFill | undefined;
  #level = -1;
  /** Camera and map size for which markers were placed. */
  #placed: { readonly camera: Camera; readonly size: MapSize } | undefined;
  #opened: Cluster | undefined;
  #outlined = false;
  /**
   * Id of the property pointed at in the list; it stays set while `fill` replaces the markers, so that the property's new marker is
   * highlighted again.
   */
  #pointed: string | null = null;

  constructor(callbacks: MarkerCallbacks) {
    const clusterAt = (target: EventTarget | null) => {
      const button = target instanceof Element ? target.closest('button') : null;
      return button ? this.#clusterOf.get(button) : undefined;
    };
    this.node.addEventListener('click', event => {
      const cluster = clusterAt(event.target);
      // Clicks triggered by a key have `detail` 0.
      if (cluster) callbacks.choose(cluster, event.detail === 0);
    });
    const point = ({ target }: Event) => {
      const cluster = clusterAt(target);
      if (cluster?.count === 1) callbacks.point(this.#points[cluster.spot]?.id ?? null);
    };
    const leave = ({ target }: Event) => {
      if (clusterAt(target)?.count === 1) callbacks.point(null);
    };
    this.node.addEventListener('mouseover', point);
    this.node.addEventListener('focusin', point);
    this.node.addEventListener('mouseout', leave);
    this.node.addEventListener('focusout', leave);
  }

  /** `outlined`: the municipality of a hidden address is drawn as an outline, so it needs no circle. */
  fill(fill: MapFill, points: readonly MapPoint[], outlined: boolean): void {
    this.#outlined = outlined;
    this.#fill = fill;
    this.#points = points;
    this.#index = clusterIndex(points.map(point => ({ ...worldPoint(point), price: point.price })));
    this.#level = -1;
    this.#placed = undefined;
    this.#opened = undefined;
    this.#shown.clear();
    this.node.replaceChildren();
  }

  get count(): number {
    return this.#shown.size;
  }

  /** Marks the cluster whose card is open; `undefined` clears it. */
  open(cluster: Cluster | undefined): void {
    this.#opened = cluster;
    for (const [key, node] of this.#shown) this.#mark(node, key);
  }

  /** Clusters that have a marker now. */
  get places(): readonly Cluster[] {
    return [...this.#shown.values()].flatMap(node => this.#clusterOf.get(node) ?? []);
  }

  /** Highlights the marker of a property, or of the cluster that contains the property; `null` ends the highlight. */
  point(id: string | null): void {
    this.#pointed = id;
    for (const node of this.#shown.values()) this.#markPointed(node);
  }

  #markPointed(node: HTMLElement): void {
    const cluster = this.#clusterOf.get(node);
    const pointed = cluster !== undefined && spotsOf(cluster).some(spot => this.#points[spot]?.id === this.#pointed);
    if (pointed) node.setAttribute('aria-current', 'true');
    else node.removeAttribute('aria-current');
  }

  /** Focuses the marker of a cluster, or the first visible one of its parts. */
  focus(cluster: Cluster): void {
    const find = ({ key, parts }: Cluster): HTMLElement | undefined => {
      const own = this.#shown.get(key);
      if (own) return own;
      for (const part of parts) {
        const found = find(part);
        if (found) return found;
      }
      return undefined;
    };
    find(cluster)?.focus();
  }

  draw(camera: Camera, size: MapSize): void {
    const fill = this.#fill;
    if (!fill) return;
    const box = boxSeen(camera, size, BEYOND);
    let level = levelOf(camera.zoom);
    let clusters = clustersIn(this.#index, level, box);
    while (clusters.length > MOST_SHOWN && level > 0) clusters = clustersIn(this.#index, --level, box);
    if (level !== this.#level) {
      // New markers are sorted from north to south: southern ones overlap northern ones, and Tab follows the same order.
      clusters.sort((a, b) => a.y - b.y);
      this.#level = level;
    }
    const placed = this.#place(camera, size);
    const seen = new Set<number>();
    const added: HTMLElement[] = [];
    for (const cluster of clusters) {
      seen.add(cluster.key);
      let node = this.#shown.get(cluster.key);
      if (node && placed.stay) continue;
      if (!node) {
        node = this.#made(fill, cluster);
        this.#clusterOf.set(node, cluster);
        if (this.#opened?.key === cluster.key) this.#mark(node, cluster.key);
        if (this.#pointed !== null) this.#markPointed(node);
        this.#shown.set(cluster.key, node);
        added.push(node);
      }
      node.style.transform = translation(pixelOf(placed.camera, size, cluster));
      if (node.classList.contains('around')) this.#sizeAround(node, cluster, camera.zoom);
    }
    for (const [key, node] of this.#shown) {
      if (seen.has(key)) continue;
      node.remove();
      this.#shown.delete(key);
    }
    if (added.length > 0) this.node.append(...added);
  }

  /**
   * Dragging moves all markers by one transform; they are placed again after zooming or a long drag. Returns the camera that positions
   * refer to, and whether placed markers stay.
   */
  #place(camera: Camera, size: MapSize): { readonly camera: Camera; readonly stay: boolean } {
    const before = this.#placed;
    if (before && before.camera.zoom === camera.zoom && before.size === size) {
      const middle = pixelOf(camera, size, before.camera);
      // The layer moves by whole pixels: it is painted once and then only moved, so a fraction of a pixel would blur its text.
      const dragged = { x: Math.round(middle.x - size.width / 2), y: Math.round(middle.y - size.height / 2) };
      if (Math.hypot(dragged.x, dragged.y) < FARTHEST_DRAG) {
        this.node.style.transform = translation(dragged);
        return { camera: before.camera, stay: true };
      }
    }
    this.#placed = { camera, size };
    this.node.style.transform = '';
    return { camera, stay: false };
  }

  #mark(node: HTMLElement, key: number): void {
    if (node.localName === 'button') node.setAttribute('aria-expanded', String(this.#opened?.key === key));
  }

  #made(fill: MapFill, cluster: Cluster): HTMLElement {
    const { words } = fill;
    if (cluster.count > 1) {
      const price = cluster.price > 0 ? firm(formatEuro(cluster.price)) : '';
      const label = words.several.replace('{n}', String(cluster.count)).replace('{price}', price || words.onDemand);
      return this.#word('cluster', String(cluster.count), label, {
        from: price === '' ? '' : `${words.from} ${price}`,
      });
    }
    const point = this.#points[cluster.spot] as MapPoint;
    const state = stateOf(fill, point);
    const price = point.price > 0 ? firm(formatEuro(point.price)) : '';
    const text = price || state || words.onDemand;
    const label = [price || words.onDemand, point.place, state].filter(text => text !== '').join(', ');
    if (fill.customMarker !== null) {
      if (!point.exact)
        return element('div', {
          class: this.#outlined ? 'around outlined' : 'around',
          role: 'img',
          'aria-label': point.place,
        });
      return element('img', {
        class: 'pin',
        src: fill.customMarker,
        alt: label,
        width: `${PIN.width}`,
        height: `${PIN.height}`,
      });
    }
    return this.#word(point.exact ? 'price exact' : 'price', text, label, {
      state: state === '' || price === '' ? '' : point.marquee === SOLD ? 'sold' : 'under-option',
    });
  }

  /**
   * Creates a marker. A marker that opens a card is a clone of a template and has no listeners, because zooming creates and removes
   * thousands of them.
   */
  #word(kind: string, text: string, said: string, more: Readonly<Record<string, string>>): HTMLElement {
    const node = this.#fill?.cards === false ? element('span', { role: 'img' }) : this.#button.cloneNode(false);
    const made = node as HTMLElement;
    made.className = kind;
    made.textContent = text;
    made.ariaLabel = said;
    for (const [name, value] of Object.entries(more)) if (value !== '') made.dataset[name] = value;
    return made;
  }

  #sizeAround(node: HTMLElement, cluster: Cluster, zoom: number): void {
    const across = Math.max(56, (2 * AROUND) / metresPerPixel(coordinatesAt(cluster).latitude, zoom));
    node.style.setProperty('--across', `${across.toFixed(0)}px`);
  }
}

function translation({ x, y }: Pixel): string {
  return `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`;
}

/** State shown beside the price; '' if the page hides it. */
function stateOf({ marqueeIgnore, words }: MapFill, { marquee }: MapPoint): string {
  if (marqueeIgnore.includes(marquee)) return '';
  return marquee === SOLD ? words.sold : marquee === UNDER_OPTION ? words.underOption : '';
}

/** Replaces the spaces of a price, so that no line breaks inside it. */
function firm(price: string): string {
  return price.replaceAll(' ', '\u00a0');
}
