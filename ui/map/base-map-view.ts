import { type GeoJSONSource, Map as Engine, prewarm, setWorkerUrl } from 'maplibre-gl';
import type { MapPlace, MapWords } from '../../application/browse/map/map-view.ts';
import { boxOf, type Camera, clampCamera, type MapSize, type Pixel } from '../../domain/map/camera.ts';
import type { BaseMap, Polygons } from '../../domain/map/base-map.ts';
import { coordinatesAt, type WorldPoint, worldPoint } from '../../domain/map/mercator.ts';
import type { Coordinates } from '../../domain/place/coordinates.ts';
import type { Language } from '../../domain/text/language.ts';
import { zoneShapes } from './base-map-shapes.ts';
import { mapColours, pageColours } from './map-colours.ts';
import { namesOf } from './map-names.ts';
import { mapStyle, UNDER_TILES, ZONE_LAYERS } from './map-style.ts';

/** Address of the map library's worker, which the site itself serves. */
export const WORKER_ADDRESS = new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href;

/** Difference of zoom levels: the library counts them for tiles of 512 pixels, tile servers and the domain code for tiles of 256 pixels. */
const ZOOM_APART = 1;
const FLIGHT_MS = 240;
/** Bounds of the drawn map, in degrees. */
const END = { west: -16, south: 35, east: 32, north: 61 };
const DRAWN = boxOf(END);

/** Layers that show the state of a municipality. */
const LAYERS_OF = { marked: ['marked', 'marked-line'], pointed: ['pointed'] } as const;

/** Initial data and callbacks of the base map. */
export type BaseMapParts = {
  readonly baseMap: BaseMap;
  readonly language: Language;
  readonly places: readonly MapPlace[];
  /** The only property of the map; absent on a list's map. */
  readonly own: Coordinates | undefined;
  /** Name of the North Sea, and the hints when the page scrolls instead of the map. */
  readonly words: Pick<MapWords, 'sea' | 'wheel' | 'fingers'>;
  readonly camera: Camera;
  readonly nearest: number;
  /** Whether the wheel or one finger moves the map at once; otherwise they scroll the page until the visitor has pressed on the map. */
  readonly atOnce: boolean;
  /** Called when the camera or the size changed, at most once per frame. */
  readonly moved: () => void;
  /** Called when a movement by hand or an animation has ended. */
  readonly rested: () => void;
  readonly resized: () => void;
  /** Called when the whole base map has been drawn for the first time. */
  readonly drawn: () => void;
};

/** Starts the worker before a map is needed. */
export function startMapWorker(): void {
  setWorkerUrl(WORKER_ADDRESS);
  prewarm();
}

/** Whether the browser supports WebGL 2, which the map library requires. */
export function canDraw(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}

/** The base map under the markers: MapLibre with the site's style; converts its camera to the domain's units. */
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
        namesOf(baseMap, parts.places, language, words.sea, parts.own),
        language,
        mapColours(pageColours()),
      ),
      ...cameraOf(parts.camera),
      maxZoom: parts.nearest - ZOOM_APART,
      maxBounds: [END.west, END.south, END.east, END.north],
      attributionControl: false,
      // `listenToKeys` handles the keyboard, also from markers and buttons.
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
      // A movement by hand cancels an animation.
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
    // The library checks in each frame whether all is loaded, but a failed load triggers no frame: without this repaint `load` would never
    // fire.
    engine.on('error', ({ error }) => {
      console.error(error);
      engine.triggerRepaint();
    });
  }

  /** Container over the canvas that moves along with it. */
  get surface(): HTMLElement {
    return this.#engine.getCanvasContainer();
  }

  get camera(): Camera {
    const { lng: longitude, lat: latitude } = this.#engine.getCenter();
    return { ...worldPoint({ longitude, latitude }), zoom: this.#engine.getZoom() + ZOOM_APART };
  }

  /** Target of the running animation, else the current camera. */
  get heading(): Camera {
    return this.#heading ?? this.camera;
  }

  /** Size of the map at the library's last resize. Reading the size from the document would force a layout in each frame of a movement. */
  get size(): MapSize {
    return this.#size;
  }

  /** Coordinates at a pixel of the map. `placeAt({ x: 0, y: 0 })` → the coordinates of the top left corner */
  placeAt({ x, y }: Pixel): Coordinates {
    const { lng: longitude, lat: latitude } = this.#engine.unproject([x, y]);
    return { longitude, latitude };
  }

  /** Moves without animation and cancels a running one. */
  jumpTo(camera: Camera): void {
    this.#land();
    this.#engine.jumpTo(cameraOf(camera), { silent: true });
  }

  flyTo(camera: Camera, arrived: () => void = () => undefined): void {
    const number = ++this.#flight;
    const nearest = this.#engine.getMaxZoom() + ZOOM_APART;
    this.#flying = { number, arrived };
    this.#heading = clampCamera(camera, this.size, DRAWN, nearest);
    this.#engine.easeTo({ ...cameraOf(this.#heading), duration: FLIGHT_MS, easing: slower }, { flight: number });
  }

  /** Shows a tile server's tiles over the base map; `undefined` removes them. */
  showTiles(address: string | undefined, nearest: number): void {
    if (this.#engine.getMaxZoom() !== nearest - ZOOM_APART) this.#engine.setMaxZoom(nearest - ZOOM_APART);
    if (address === this.#tiles) return;
    this.#tiles = address;
    if (this.#styled) this.#changeTiles();
  }

  /**
   * Draws the site's own streets over the base map. There is no method to remove them, because a page has streets either always or never.
   */
  showStreets(): void {
    if (this.#streets === 'none') this.#streets = 'wanted';
    if (this.#styled) this.#addStreets();
  }

  /** Keeps labels away from `places`, where markers are. */
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

  /** Shows the list's zone and its distance filter; an empty array removes the respective shape. */
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

  /** Gives a drawing tool access to the map library. */
  draw<Tool>(start: (engine: Engine) => Tool): Tool {
    return start(this.#engine);
  }

  /** Marks a municipality by its code; `undefined` clears it. */
  mark(code: string | undefined): void {
    this.#setState('marked', this.#marked, code);
    this.#marked = code;
  }

  /** Marks the municipality under the pointer or focus; `undefined` clears it. */
  point(code: string | undefined): void {
    this.#setState('pointed', this.#pointed, code);
    this.#pointed = code;
  }

  /** After a mouse press in the map the wheel zooms it, until the pointer leaves the map. */
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
    // Hides the layers while no municipality is marked, because even an empty layer takes as much time to draw as others.
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

  /** Loads the tile reader, which only maps with streets need, and adds the streets. If loading fails, the base map remains. */
  #addStreets(): void {
    if (this.#streets !== 'wanted') return;
    this.#streets = 'shown';
    const load = async () => (await import('./add-streets.ts')).addStreets;
    load().then(
      addStreets => addStreets(this.#engine, this.#language),
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

/** Easing: decelerates towards the end. */
function slower(part: number): number {
  return 1 - (1 - part) ** 3;
}
