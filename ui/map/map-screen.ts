import type { MapCard, MapFill, MapReport, MissingCard } from '../../application/browse/map-view.ts';
import { areaAround, firstArea, isWithin } from '../../domain/map/area.ts';
import {
  areaSeen,
  boxOf,
  type Camera,
  fitted,
  keptWithin,
  type MapSize,
  pixelOf,
  squareSize,
  zoomedAt,
} from '../../domain/map/camera.ts';
import { type Cluster, spotsOf } from '../../domain/map/clusters.ts';
import { inFlight } from '../../domain/map/flight.ts';
import { type MapPoint, unpackMapPoints } from '../../domain/map/map-points.ts';
import { coordinatesAt, metresPerPixel } from '../../domain/map/mercator.ts';
import { OUTLINES_END } from '../../domain/map/outlines.ts';
import { scaleBar } from '../../domain/map/scale-bar.ts';
import { element } from './element.ts';
import { listenToGestures } from './gestures.ts';
import { LandLayer } from './land-layer.ts';
import { CardPanel } from './map-card.ts';
import { MapControls } from './map-controls.ts';
import { MarkerLayer } from './marker-layer.ts';
import { NameLayer } from './name-layer.ts';
import { TileLayer } from './tile-layer.ts';

const [WEST, SOUTH, EAST, NORTH] = OUTLINES_END;
const DRAWN = boxOf({ west: WEST, south: SOUTH, east: EAST, north: NORTH });
/** Outlines say nothing nearer than this; a tile server's pictures do. */
const NEAREST_OUTLINES = 14;
const NEAREST_TILES = 18;
/** As near as it begins: outlines with towns around what they show; anything with streets. */
const FIRST = { outlines: 9.9, tiles: 15 };
const MARGIN = 70;
const FLIGHT_MS = 240;
/** Pixels of the bar that shows the scale. */
const LONGEST_SCALE = 110;
/** After this long without a movement of the hand the map stands. */
const SETTLED_MS = 120;

/** The whole map: layers one over the other, a camera, a card; filled by its page and moved by its visitor. */
export class MapScreen {
  readonly #root: HTMLElement;
  readonly #tell: (report: MapReport) => void;
  readonly #land = new LandLayer();
  readonly #tiles = new TileLayer();
  readonly #names = new NameLayer();
  readonly #markers: MarkerLayer;
  readonly #card: CardPanel;
  readonly #status = element('p', { class: 'status', role: 'status' });
  readonly #notice = element('p', { class: 'notice' });
  readonly #credit = element('p', { class: 'credit' });
  readonly #scale = element('p', { class: 'scale', 'aria-hidden': 'true' });
  readonly #controls = new MapControls({ zoomBy: by => this.#zoomBy(by), showWhole: () => this.#showWhole() });
  #fill: MapFill | undefined;
  #points: readonly MapPoint[] = [];
  #camera: Camera = { x: 0.5, y: 0.5, zoom: 6 };
  #size: MapSize = { width: 0, height: 0 };
  #opened: Cluster | undefined;
  #asked = 0;
  #flight = 0;
  #heading: Camera | undefined;
  /** The cluster that a flight is opening. */
  #entering: Cluster | undefined;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #touched = false;

  constructor(root: HTMLElement, tell: (report: MapReport) => void) {
    this.#root = root;
    this.#tell = tell;
    this.#markers = new MarkerLayer((cluster, byKeyboard) => this.#choose(cluster, byKeyboard));
    this.#card = new CardPanel({
      opened: id => tell({ kind: 'opened', version: 1, id }),
      closed: () => this.#closed(),
    });
    root.append(
      this.#land.node,
      this.#tiles.node,
      this.#names.node,
      this.#markers.node,
      this.#controls.element,
      element('div', { class: 'foot' }, this.#notice, this.#status),
      element('div', { class: 'corner' }, this.#scale, this.#credit),
      this.#card.node,
    );
    listenToGestures(root, {
      camera: () => this.#camera,
      heading: () => this.#heading ?? this.#camera,
      size: () => this.#size,
      follow: camera => {
        this.#moveTo(camera);
        this.#settle(SETTLED_MS);
      },
      fly: camera => this.#flyTo(camera),
      whole: () => this.#showWhole(),
      escape: () => this.#card.close(),
      atOnce: () => this.#fill?.atOnce !== false,
    });
    new ResizeObserver(() => this.#resized()).observe(root);
  }

  /** Shows what the page says, and tells it so. */
  fill(fill: MapFill): void {
    const before = this.#fill;
    this.#fill = fill;
    this.#points = unpackMapPoints(fill.properties);
    this.#card.close();
    this.#markers.fill(fill, this.#points);
    this.#land.fill(fill.places);
    this.#names.fill(fill.places, fill.language);
    this.#tiles.fill(fill.mapType.kind === 'tiles' ? fill.mapType.address : undefined);
    document.documentElement.lang = fill.language;
    document.title = fill.words.name;
    this.#root.setAttribute('aria-label', fill.words.name);
    this.#root.classList.toggle('at-once', fill.atOnce);
    this.#notice.textContent = fill.infoMessage;
    this.#credit.textContent = fill.mapType.kind === 'tiles' ? fill.mapType.attribution : 'Natural Earth';
    this.#controls.say(fill.words);
    this.#measure();
    const sameArea = before && JSON.stringify(before.area) === JSON.stringify(fill.area);
    // Other words or pictures for the same properties leave the map where the visitor moved it.
    const same = sameArea && JSON.stringify(before.properties) === JSON.stringify(fill.properties);
    if (!same) {
      this.#touched = false;
      this.#moveTo(this.#wholeCamera());
    }
    this.#draw();
    this.#count();
    this.#tell({ kind: 'ready', version: 1, shown: this.#markers.count });
  }

  card(card: MapCard | MissingCard): void {
    this.#card.fill(card);
  }

  #choose(cluster: Cluster, byKeyboard: boolean): void {
    const members = spotsOf(cluster).flatMap(spot => this.#points[spot] ?? []);
    const around = areaAround(members);
    if (!around || !this.#fill) return;
    const target = fitted(around, this.#size, MARGIN * 1.6, this.#nearest);
    const apart = around.north - around.south + around.east - around.west > 0.0002;
    if (cluster.count > 1 && apart && this.#camera.zoom < this.#nearest - 0.05) {
      // A key that is held down chooses it again and again: a flight begun anew each time would never arrive.
      if (this.#entering === cluster) return;
      this.#card.close();
      const left = document.activeElement;
      // At least half a step nearer, or a wide cluster would stay one.
      this.#flyTo({ ...target, zoom: Math.max(target.zoom, this.#camera.zoom + 0.6) }, () => {
        const here = document.activeElement;
        // A focus that went elsewhere meanwhile stays there.
        if (byKeyboard && (here === left || here === this.#root)) this.#markers.focus(cluster);
      });
      this.#entering = cluster;
      return;
    }
    this.#opened = cluster;
    this.#markers.open(cluster);
    this.#card.show(members, this.#fill.words, byKeyboard);
    this.#keepClear(cluster);
  }

  /** On a narrow map the card covers the lower part: what was chosen moves out from under it. */
  #keepClear(cluster: Cluster): void {
    const { x, y } = pixelOf(this.#camera, this.#size, cluster);
    const card = this.#card.node.getBoundingClientRect();
    const map = this.#root.getBoundingClientRect();
    const covered = x > card.left - map.left - 50 && x < card.right - map.left + 50 && y > card.top - map.top - 12;
    if (!covered) return;
    const free = Math.max(60, (card.top - map.top) * 0.6);
    const wide = card.width < map.width * 0.7;
    const scale = squareSize(this.#camera.zoom);
    this.#flyTo(
      wide
        ? { ...this.#camera, x: this.#camera.x - (card.right - map.left + 70 - x) / scale }
        : { ...this.#camera, y: this.#camera.y + (y - free) / scale },
    );
  }

  #closed(): void {
    const opened = this.#opened;
    const held = this.#root.contains(document.activeElement) || document.activeElement === document.body;
    this.#opened = undefined;
    this.#markers.open(undefined);
    if (opened && held) this.#markers.focus(opened);
  }

  get #nearest(): number {
    return this.#fill?.mapType.kind === 'tiles' ? NEAREST_TILES : NEAREST_OUTLINES;
  }

  /** The area that was asked for; else all properties. */
  #wholeCamera(): Camera {
    const fill = this.#fill;
    if (fill?.area) return fitted(fill.area, this.#size, 0, this.#nearest);
    return fitted(firstArea(this.#points), this.#size, Math.min(MARGIN, this.#size.width / 8), this.#first);
  }

  get #first(): number {
    return this.#fill?.mapType.kind === 'tiles' ? FIRST.tiles : FIRST.outlines;
  }

  #showWhole(): void {
    const all = areaAround(this.#points);
    this.#flyTo(all ? fitted(all, this.#size, MARGIN, this.#first) : this.#wholeCamera());
  }

  #zoomBy(by: number): void {
    const middle = { x: this.#size.width / 2, y: this.#size.height / 2 };
    const from = this.#heading ?? this.#camera;
    this.#flyTo(zoomedAt(from, this.#size, from.zoom + by, middle));
  }

  #measure(): void {
    this.#size = { width: this.#root.clientWidth, height: this.#root.clientHeight };
  }

  #resized(): void {
    this.#measure();
    if (!this.#fill || this.#size.width === 0) return;
    this.#moveTo(this.#touched ? this.#camera : this.#wholeCamera());
  }

  /** At once; a flight under way ends. */
  #moveTo(camera: Camera): void {
    this.#flight++;
    this.#heading = undefined;
    this.#entering = undefined;
    this.#camera = keptWithin(camera, this.#size, DRAWN, this.#nearest);
    // Drawn once a frame, however often the hand moves within it.
    if (this.#asked !== 0) return;
    this.#asked = requestAnimationFrame(() => {
      this.#asked = 0;
      this.#draw();
    });
  }

  #flyTo(camera: Camera, arrived: () => void = () => undefined): void {
    const target = (this.#heading = keptWithin(camera, this.#size, DRAWN, this.#nearest));
    const from = this.#camera;
    const flight = ++this.#flight;
    this.#entering = undefined;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let began: number | undefined;
    const step = (now: number) => {
      if (flight !== this.#flight) return;
      began ??= now;
      const part = still ? 1 : Math.min(1, (now - began) / FLIGHT_MS);
      this.#camera =
        part === 1 ? target : keptWithin(inFlight(from, target, this.#size, part), this.#size, DRAWN, this.#nearest);
      this.#draw();
      if (part < 1) return void requestAnimationFrame(step);
      this.#heading = undefined;
      this.#entering = undefined;
      arrived();
    };
    requestAnimationFrame(step);
    this.#settle(FLIGHT_MS + SETTLED_MS);
  }

  #draw(): void {
    if (!this.#fill) return;
    const focused = document.activeElement;
    this.#land.draw(this.#camera, this.#size);
    this.#tiles.draw(this.#camera, this.#size);
    this.#markers.draw(this.#camera, this.#size);
    this.#names.draw(this.#camera, this.#size, this.#fill.customMarker === null ? this.#markers.places : []);
    this.#drawScale();
    // A mark that went with the zoom takes the keyboard along no further than to the map.
    if (focused instanceof HTMLElement && !focused.isConnected) this.#root.focus({ preventScroll: true });
  }

  #drawScale(): void {
    const { latitude } = coordinatesAt(this.#camera);
    const { metres, pixels } = scaleBar(metresPerPixel(latitude, this.#camera.zoom), LONGEST_SCALE);
    this.#scale.textContent = metres >= 1_000 ? `${metres / 1_000} km` : `${metres} m`;
    this.#scale.style.width = `${pixels.toFixed(0)}px`;
  }

  #settle(after: number): void {
    this.#touched = true;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => {
      this.#count();
      this.#tell({ kind: 'moved', version: 1, area: areaSeen(this.#camera, this.#size) });
    }, after);
  }

  #count(): void {
    const fill = this.#fill;
    if (!fill) return;
    const area = areaSeen(this.#camera, this.#size);
    const seen = this.#points.filter(point => isWithin(area, point)).length;
    this.#status.textContent =
      this.#points.length < 2
        ? ''
        : fill.words.inView.replace('{n}', String(seen)).replace('{all}', String(this.#points.length));
  }
}
