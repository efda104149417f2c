import { type GeoJSONSource, Map as Engine, prewarm, setWorkerUrl } from 'maplibre-gl';
import type { MapPlace, MapWords } from '../../application/browse/map-view.ts';
import { boxOf, type Camera, keptWithin, type MapSize, type Pixel } from '../../domain/map/camera.ts';
import type { BaseMap, Polygons } from '../../domain/map/base-map.ts';
import { coordinatesAt, type WorldPoint, worldPoint } from '../../domain/map/mercator.ts';
import type { Coordinates } from '../../domain/place/coordinates.ts';
import type { Language } from '../../domain/text/language.ts';
import { zoneShapes } from './base-map-shapes.ts';
import { mapColours, pageColours } from './map-colours.ts';
import { namesOf } from './map-names.ts';
import { mapStyle, UNDER_TILES, ZONE_LAYERS } from './map-style.ts';

/** The engine's worker, a file of the site's own. */
export const WORKER_ADDRESS = new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href;

/** The engine counts zooms on pictures of 512 pixels, addresses of tiles and the domain on 256. */
const ZOOM_APART = 1;
const FLIGHT_MS = 240;
/** Degrees beyond which nothing is drawn. */
const END = { west: -16, south: 35, east: 32, north: 61 };
const DRAWN = boxOf(END);

/** What shows that a municipality is marked. */
const LAYERS_OF = { marked: ['marked', 'marked-line'], pointed: ['pointed'] } as const;

/** What the ground shows first, and what it tells. */
export type BaseMapParts = {
  readonly baseMap: BaseMap;
  readonly language: Language;
  readonly places: readonly MapPlace[];
  /** What the North Sea is called, and what is said to a wheel or a finger that the page keeps to itself. */
  readonly words: Pick<MapWords, 'sea' | 'wheel' | 'fingers'>;
  readonly camera: Camera;
  readonly nearest: number;
  /** Whether a wheel or one finger moves the map at once; else the page scrolls until the visitor took hold of it. */
  readonly atOnce: boolean;
  /** The camera is another, or the window: once a picture at most. */
  readonly moved: () => void;
  /** A hand or a flight has come to rest. */
  readonly rested: () => void;
  readonly resized: () => void;
  /** The whole ground has been drawn for the first time. */
  readonly drawn: () => void;
};

/** Starts what takes time before a map is asked for. */
export function warmUp(): void {
  setWorkerUrl(WORKER_ADDRESS);
  prewarm();
}

/** Whether this browser draws what the engine draws; without WebGL 2 it does not. */
export function canDraw(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}

/** The drawn ground under the marks: MapLibre with our style, its camera in the domain's terms. */
export class BaseMapView {
  readonly #engine: Engine;
  readonly #language: Language;
  #size: MapSize;
  #flight = 0;
  #heading: Camera | undefined;
  #flying: { readonly number: number; readonly arrived: () => void } | undefined;
  #styled = false;
  #tiles: string | undefined;
  #streets: 'none' | 'wanted' | 'shown' = 'none';
  #covered: readonly WorldPoint[] = [];
  #zone: Polygons = [];
  #near: Polygons = [];
  #marked: string | undefined;
  #pointed: string | undefined;

  constructor(container: HTMLElement, parts: BaseMapParts) {
    const { baseMap, language, words } = parts;
    this.#language = language;
    this.#size = sizeOf(container);
    const engine = (this.#engine = new Engine({
      container,
      style: mapStyle(
        baseMap,
        namesOf(baseMap, parts.places, language, words.sea),
        language,
        mapColours(pageColours()),
      ),
      ...cameraOf(parts.camera),
      maxZoom: parts.nearest - ZOOM_APART,
      maxBounds: [END.west, END.south, END.east, END.north],
      attributionControl: false,
      // The page has one way for keys, which works from marks and buttons too.
      keyboard: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      maxPitch: 0,
      boxZoom: false,
      renderWorldCopies: false,
      fadeDuration: 300,
      cooperativeGestures: !parts.atOnce,
      locale: {
        'CooperativeGesturesHandler.WindowsHelpText': words.wheel,
        'CooperativeGesturesHandler.MacHelpText': words.wheel.replace(/Ctrl|Strg/, '⌘'),
        'CooperativeGesturesHandler.MobileHelpText': words.fingers,
      },
    }));
    engine.touchZoomRotate.disableRotation();
    const canvas = engine.getCanvas();
    canvas.tabIndex = -1;
    canvas.removeAttribute('role');
    canvas.removeAttribute('aria-label');
    canvas.setAttribute('aria-hidden', 'true');
    if (!parts.atOnce) this.#giveWay(container);
    engine.on('move', () => parts.moved());
    engine.on('movestart', event => {
      // A hand takes over from a flight.
      if (event.originalEvent) this.#land();
    });
    engine.on('moveend', event => {
      const { flight, silent } = event as { readonly flight?: number; readonly silent?: boolean };
      if (flight !== undefined) {
        if (flight !== this.#flying?.number) return;
        const { arrived } = this.#flying;
        this.#land();
        arrived();
      }
      if (silent !== true) parts.rested();
    });
    engine.on('resize', () => {
      this.#size = sizeOf(container);
      parts.resized();
    });
    engine.once('style.load', () => {
      this.#styled = true;
      this.mark(this.#marked);
      this.point(this.#pointed);
      this.#changeTiles();
      this.#addStreets();
      this.showZone(this.#zone, this.#near);
      this.keepClear(this.#covered);
    });
    engine.once('load', () => parts.drawn());
    // Whether all has loaded is asked in each drawing, and what could not be loaded draws none: the ground alone is drawn then.
    engine.on('error', ({ error }) => {
      console.error(error);
      engine.triggerRepaint();
    });
  }

  /** What lies over the canvas and is dragged along with it. */
  get surface(): HTMLElement {
    return this.#engine.getCanvasContainer();
  }

  get camera(): Camera {
    const { lng: longitude, lat: latitude } = this.#engine.getCenter();
    return { ...worldPoint({ longitude, latitude }), zoom: this.#engine.getZoom() + ZOOM_APART };
  }

  /** Where the camera is going; where it stands it is the same. */
  get heading(): Camera {
    return this.#heading ?? this.camera;
  }

  /** As of the engine's last resize: asked of the document, it would force a layout in each picture of a movement. */
  get size(): MapSize {
    return this.#size;
  }

  /** `placeAt({ x: 0, y: 0 })` → the place in the upper left corner */
  placeAt({ x, y }: Pixel): Coordinates {
    const { lng: longitude, lat: latitude } = this.#engine.unproject([x, y]);
    return { longitude, latitude };
  }

  /** At once; a flight under way ends. */
  jumpTo(camera: Camera): void {
    this.#land();
    this.#engine.jumpTo(cameraOf(camera), { silent: true });
  }

  flyTo(camera: Camera, arrived: () => void = () => undefined): void {
    const number = ++this.#flight;
    const nearest = this.#engine.getMaxZoom() + ZOOM_APART;
    this.#flying = { number, arrived };
    this.#heading = keptWithin(camera, this.size, DRAWN, nearest);
    this.#engine.easeTo({ ...cameraOf(this.#heading), duration: FLIGHT_MS, easing: slower }, { flight: number });
  }

  /** Shows a tile server's pictures over the ground, or takes them away. */
  showTiles(address: string | undefined, nearest: number): void {
    if (this.#engine.getMaxZoom() !== nearest - ZOOM_APART) this.#engine.setMaxZoom(nearest - ZOOM_APART);
    if (address === this.#tiles) return;
    this.#tiles = address;
    if (this.#styled) this.#changeTiles();
  }

  /** Draws the site's own streets over the ground. They stay: a page has them or has none. */
  showStreets(): void {
    if (this.#streets === 'none') this.#streets = 'wanted';
    if (this.#styled) this.#addStreets();
  }

  /** Names keep away from these places, on which marks stand. */
  keepClear(places: readonly WorldPoint[]): void {
    this.#covered = places;
    if (!this.#styled) return;
    const features = places.map(place => {
      const { longitude, latitude } = coordinatesAt(place);
      const geometry = { type: 'Point' as const, coordinates: [longitude, latitude] };
      return { type: 'Feature' as const, properties: {}, geometry };
    });
    void this.#engine.getSource<GeoJSONSource>('marks')?.setData({ type: 'FeatureCollection', features });
  }

  /** Shows the zone of a list and what is near enough for it; of no polygons none. */
  showZone(zone: Polygons, near: Polygons): void {
    this.#zone = zone;
    this.#near = near;
    if (!this.#styled) return;
    void this.#engine.getSource<GeoJSONSource>('zone')?.setData(zoneShapes({ zone, near }));
    for (const [kind, polygons] of [
      ['zone', zone],
      ['near', near],
    ] as const)
      for (const layer of ZONE_LAYERS[kind])
        this.#engine.setLayoutProperty(layer, 'visibility', polygons.length > 0 ? 'visible' : 'none');
  }

  /** Hands the engine to a tool that draws on it, for as long as that draws. */
  draw<Tool>(start: (engine: Engine) => Tool): Tool {
    return start(this.#engine);
  }

  /** Marks a municipality by its code for as long as the map shows this; none: no one. */
  mark(code: string | undefined): void {
    this.#setState('marked', this.#marked, code);
    this.#marked = code;
  }

  /** Marks the municipality that the pointer or the keyboard is on. */
  point(code: string | undefined): void {
    this.#setState('pointed', this.#pointed, code);
    this.#pointed = code;
  }

  /** A mouse that pressed on the map keeps it until it leaves. */
  #giveWay(container: HTMLElement): void {
    const { cooperativeGestures } = this.#engine;
    container.addEventListener('mousedown', () => cooperativeGestures.disable());
    container.addEventListener('mouseleave', () => cooperativeGestures.enable());
  }

  #setState(name: 'marked' | 'pointed', before: string | undefined, code: string | undefined): void {
    if (!this.#styled) return;
    const set = (id: string | undefined, value: boolean) => {
      if (id !== undefined) this.#engine.setFeatureState({ source: 'municipalities', id }, { [name]: value });
    };
    if (before !== code) set(before, false);
    set(code, true);
    // What marks nothing is not drawn: it would cost as much as what does.
    const seen = (layer: string, shown: boolean) =>
      this.#engine.setLayoutProperty(layer, 'visibility', shown ? 'visible' : 'none');
    for (const layer of LAYERS_OF[name]) seen(layer, code !== undefined);
  }

  #changeTiles(): void {
    const engine = this.#engine;
    if (engine.getSource('tiles')) {
      engine.removeLayer('tiles');
      engine.removeSource('tiles');
    }
    if (this.#tiles === undefined) return;
    engine.addSource('tiles', { type: 'raster', tiles: [this.#tiles], tileSize: 256, maxzoom: 19 });
    engine.addLayer({ id: 'tiles', type: 'raster', source: 'tiles' }, UNDER_TILES);
  }

  /** What reads and draws them is fetched by those maps alone that have some; where it cannot be had, the ground stands. */
  #addStreets(): void {
    if (this.#streets !== 'wanted') return;
    this.#streets = 'shown';
    import('./add-streets.ts').then(
      ({ addStreets }) => addStreets(this.#engine, this.#language),
      (error: unknown) => console.warn(error),
    );
  }

  #land(): void {
    this.#heading = undefined;
    this.#flying = undefined;
  }
}

function cameraOf({ x, y, zoom }: Camera): { readonly center: [number, number]; readonly zoom: number } {
  const { longitude, latitude } = coordinatesAt({ x, y });
  return { center: [longitude, latitude], zoom: zoom - ZOOM_APART };
}

function sizeOf({ clientWidth: width, clientHeight: height }: HTMLElement): MapSize {
  return { width, height };
}

/** Slower towards the end. */
function slower(part: number): number {
  return 1 - (1 - part) ** 3;
}
