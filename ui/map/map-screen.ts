import type { MapCard, MapFill, MapReport, MissingCard } from '../../application/browse/map/map-view.ts';
import { areaAround, isWithin } from '../../domain/map/area.ts';
import { areaSeen, type Camera, fitted, type MapSize, zoomedAt } from '../../domain/map/camera.ts';
import { type Cluster, spotsOf } from '../../domain/map/clusters.ts';
import { type BaseMap, type Municipality, municipalityAt } from '../../domain/map/base-map.ts';
import { type MapPoint, unpackMapPoints } from '../../domain/map/map-points.ts';
import { worldPoint } from '../../domain/map/mercator.ts';
import { element } from './element.ts';
import { firstView, firstZoom, hasStreets, MARGIN, maxZoomOf } from './first-view.ts';
import { BaseMapView } from './base-map-view.ts';
import { cameraClearOfCard } from './clear-of-card.ts';
import { CardPanel } from './map-card.ts';
import { MapControls } from './map-controls.ts';
import { listenToKeys } from './map-keys.ts';
import { namedAt } from './map-names.ts';
import { MarkerLayer } from './marker-layer.ts';
import { NearbyLayer } from './nearby-layer.ts';
import { Scale } from './scale.ts';
import { MunicipalityGuide } from './municipality-guide.ts';
import { ZoneTool } from './zone-tool.ts';

/** Milliseconds without movement after which the map counts as settled. */
const SETTLED_MS = 120;
const LICENCE = 'https://www.openstreetmap.org/copyright';
const START: Camera = { x: 0.5125, y: 0.335, zoom: 7 };

/** The whole map: base map, markers, buttons and card. The page sends its data; the visitor moves it. */
export class MapScreen {
  readonly #root: HTMLElement;
  readonly #tell: (report: MapReport) => void;
  readonly #baseMap: BaseMap;
  readonly #below = element('div', { class: 'ground' });
  readonly #markers: MarkerLayer;
  readonly #nearby = new NearbyLayer();
  readonly #card: CardPanel;
  readonly #guide: MunicipalityGuide;
  readonly #zones: ZoneTool;
  readonly #status = element('p', { class: 'status', role: 'status' });
  readonly #notice = element('p', { class: 'notice' });
  readonly #credit = element('p', { class: 'credit' });
  readonly #scale = new Scale();
  readonly #controls = new MapControls({ zoomBy: by => this.#zoomBy(by), showWhole: () => this.#showWhole() });
  #map: BaseMapView | undefined;
  #fill: MapFill | undefined;
  #points: readonly MapPoint[] = [];
  #opened: Cluster | undefined;
  /** Cluster that the running animation zooms into. */
  #entering: Cluster | undefined;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #drawn = false;
  #touched = false;

  constructor(root: HTMLElement, baseMap: BaseMap, tell: (report: MapReport) => void) {
    this.#root = root;
    this.#baseMap = baseMap;
    this.#tell = tell;
    this.#zones = new ZoneTool(root, baseMap, zone => tell({ kind: 'zone', version: 1, zone }));
    this.#guide = new MunicipalityGuide(root, baseMap, {
      choose: ({ code, area }) =>
        this.#zones.offered ? this.#zones.pick(code) : this.#flyTo(fitted(area, this.#size, 0, this.#nearest)),
      isChosen: code => this.#zones.has(code),
      isDrawing: () => this.#zones.drawing,
    });
    this.#markers = new MarkerLayer({
      choose: (cluster, byKeyboard) => this.#choose(cluster, byKeyboard),
      point: id => tell({ kind: 'pointed', version: 1, id }),
    });
    this.#card = new CardPanel({
      opened: id => tell({ kind: 'opened', version: 1, id }),
      closed: () => this.#closed(),
    });
    root.append(
      this.#below,
      this.#nearby.town,
      this.#controls.element,
      element('div', { class: 'foot' }, this.#zones.node, this.#notice, this.#status),
      element('div', { class: 'corner' }, this.#scale.node, this.#credit),
      this.#guide.node,
      this.#card.node,
    );
    listenToKeys(root, {
      heading: () => this.#map?.heading ?? START,
      size: () => this.#size,
      fly: camera => this.#flyTo(camera),
      whole: () => this.#showWhole(),
      escape: () => {
        if (!this.#zones.stop()) this.#card.close();
      },
    });
  }

  /** Shows the page's data and reports `ready` once it is drawn. */
  fill(fill: MapFill): void {
    const before = this.#fill;
    this.#fill = fill;
    this.#points = unpackMapPoints(fill.properties);
    this.#card.close();
    this.#markers.fill(fill, this.#points, this.#home !== undefined);
    const [longitude = 0, latitude = 0] = this.#home?.at ?? [];
    this.#nearby.fill(fill, this.#points, this.#home && worldPoint({ longitude, latitude }));
    this.#guide.fill(fill, this.#points);
    this.#zones.fill(fill);
    document.documentElement.lang = fill.language;
    document.title = fill.words.name;
    this.#notice.textContent = fill.infoMessage;
    this.#credit.replaceChildren(...creditOf(fill));
    this.#controls.say(fill.words);
    const map = (this.#map ??= this.#openMap(fill));
    map.showTiles(fill.mapType.kind === 'tiles' ? fill.mapType.address : undefined, this.#nearest);
    if (fill.mapType.kind === 'streets' && hasStreets({ fill, points: this.#points })) map.showStreets();
    // A map of the neighbourhood shows no outline of the municipality.
    map.mark(this.#nearby.places.length > 0 ? undefined : this.#home?.code);
    const sameArea = before && JSON.stringify(narrowed(before)) === JSON.stringify(narrowed(fill));
    // If only texts or pictures changed, the map stays where the visitor moved it.
    const same = sameArea && JSON.stringify(before.properties) === JSON.stringify(fill.properties);
    if (before && !same) {
      this.#touched = false;
      map.jumpTo(this.#wholeCamera());
    }
    this.#draw();
    this.#count();
    this.#keepClear();
    this.#guide.rested();
    if (this.#drawn) this.#ready();
  }

  #openMap(fill: MapFill): BaseMapView {
    const map = new BaseMapView(this.#below, {
      baseMap: this.#baseMap,
      language: fill.language,
      places: fill.places,
      own: namedAt(fill, this.#points),
      words: fill.words,
      camera: this.#wholeCamera(),
      nearest: this.#nearest,
      atOnce: fill.atOnce,
      moved: () => {
        this.#guide.moved();
        this.#draw();
      },
      rested: () => this.#settle(),
      resized: () => this.#resized(),
      drawn: () => {
        this.#drawn = true;
        this.#ready();
      },
    });
    map.surface.append(this.#markers.node, this.#nearby.node);
    this.#guide.follow(map);
    this.#zones.follow(map);
    return map;
  }

  /** Sets the frame's accessible name once it shows something. */
  #ready(): void {
    this.#root.setAttribute('aria-label', this.#fill?.words.name ?? '');
    this.#tell({ kind: 'ready', version: 1, shown: this.#markers.count });
  }

  /** Marks the property pointed at in the list; `null` clears it. */
  point(id: string | null): void {
    this.#markers.point(id);
  }

  card(card: MapCard | MissingCard): void {
    this.#card.fill(card);
  }

  #choose(cluster: Cluster, byKeyboard: boolean): void {
    const members = spotsOf(cluster).flatMap(spot => this.#points[spot] ?? []);
    const [around, map] = [areaAround(members), this.#map];
    if (!around || !this.#fill || !map) return;
    const target = fitted(around, this.#size, MARGIN * 1.6, this.#nearest);
    const { camera } = map;
    const apart = around.north - around.south + around.east - around.west > 0.0002;
    if (cluster.count > 1 && apart && camera.zoom < this.#nearest - 0.05) {
      // A key that is held down repeats the choice; if each repetition restarted the animation, it would never finish.
      if (this.#entering === cluster) return;
      this.#card.close();
      const left = document.activeElement;
      this.#entering = cluster;
      // Zooms in by at least 0.6 levels; with less, a cluster of distant properties might not split.
      this.#flyTo({ ...target, zoom: Math.min(this.#nearest, Math.max(target.zoom, camera.zoom + 0.6)) }, () => {
        this.#entering = undefined;
        const here = document.activeElement;
        // If the visitor moved the focus meanwhile, it stays where it is.
        if (byKeyboard && (here === left || here === this.#root)) this.#markers.focus(cluster);
      });
      return;
    }
    this.#opened = cluster;
    this.#markers.open(cluster);
    this.#card.show(members, this.#fill.words, byKeyboard);
    const clear = cameraClearOfCard(this.#card.node, this.#root, cluster, camera);
    if (clear) this.#flyTo(clear);
  }

  #closed(): void {
    const opened = this.#opened;
    const hadFocus = this.#root.contains(document.activeElement) || document.activeElement === document.body;
    this.#opened = undefined;
    this.#markers.open(undefined);
    if (opened && hadFocus) this.#markers.focus(opened);
  }

  get #nearest(): number {
    return this.#fill ? maxZoomOf({ fill: this.#fill, points: this.#points }) : START.zoom;
  }

  /** Municipality of the page's only property; `undefined` on a list's map and abroad. */
  get #home(): Municipality | undefined {
    const [point] = this.#points;
    if (!point || !this.#fill || this.#fill.cards) return undefined;
    return municipalityAt(this.#baseMap, point);
  }

  #wholeCamera(): Camera {
    const fill = this.#fill;
    return fill
      ? firstView({ fill, points: this.#points, home: this.#home, zone: this.#zones.area }, this.#size)
      : START;
  }

  #showWhole(): void {
    const all = this.#home ? undefined : areaAround(this.#points);
    const [fill, points] = [this.#fill, this.#points];
    this.#flyTo(all && fill ? fitted(all, this.#size, MARGIN, firstZoom({ fill, points })) : this.#wholeCamera());
  }

  #zoomBy(by: number): void {
    const middle = { x: this.#size.width / 2, y: this.#size.height / 2 };
    const from = this.#map?.heading ?? START;
    this.#flyTo(zoomedAt(from, this.#size, from.zoom + by, middle));
  }

  get #size(): MapSize {
    return { width: this.#root.clientWidth, height: this.#root.clientHeight };
  }

  #resized(): void {
    if (this.#touched) this.#draw();
    else if (this.#fill) this.#map?.jumpTo(this.#wholeCamera());
  }

  #flyTo(camera: Camera, arrived?: () => void): void {
    if (!arrived) this.#entering = undefined;
    this.#map?.flyTo(camera, arrived);
  }

  #draw(): void {
    const map = this.#map;
    if (!this.#fill || !map) return;
    const focused = document.activeElement;
    const { camera } = map;
    this.#markers.draw(camera, map.size);
    this.#nearby.draw(camera, map.size);
    this.#scale.draw(camera);
    // If zooming removed the focused marker, the map gets the focus.
    if (focused instanceof HTMLElement && !focused.isConnected) this.#root.focus({ preventScroll: true });
  }

  /** Keeps the base map's labels away from markers and numbers. */
  #keepClear(): void {
    this.#map?.keepClear([...this.#markers.places, ...this.#nearby.places]);
  }

  #settle(): void {
    this.#entering = undefined;
    this.#touched = true;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => {
      this.#count();
      this.#guide.rested();
      this.#keepClear();
      if (this.#map) this.#tell({ kind: 'moved', version: 1, area: areaSeen(this.#map.camera, this.#size) });
    }, SETTLED_MS);
  }

  #count(): void {
    const fill = this.#fill;
    const map = this.#map;
    if (!fill || !map) return;
    const area = areaSeen(map.camera, this.#size);
    const seen = this.#points.filter(point => isWithin(area, point)).length;
    this.#status.textContent =
      this.#points.length < 2
        ? ''
        : fill.words.inView.replace('{n}', String(seen)).replace('{all}', String(this.#points.length));
  }
}

/** Location filters of the list. */
function narrowed({ area, zone, near }: MapFill): readonly unknown[] {
  return [area, zone, near];
}

/** Attribution of the map; that of OpenStreetMap must link to its licence. */
function creditOf({ mapType }: MapFill): (Node | string)[] {
  if (mapType.kind === 'tiles') return [mapType.attribution];
  if (mapType.kind === 'outlines') return ['Statbel · Natural Earth'];
  return [
    element('a', { href: LICENCE, target: '_blank', rel: 'noopener' }, mapType.attribution),
    ' · Statbel · Natural Earth',
  ];
}
