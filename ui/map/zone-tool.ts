import type { MapFill } from '../../application/browse/map/map-view.ts';
import type { Area } from '../../domain/map/area.ts';
import { drawnRing } from '../../domain/map/drawn-ring.ts';
import { areaOfPolygons, type BaseMap, type Polygons } from '../../domain/map/base-map.ts';
import { formatZone, municipalitiesOf, parseZone, type Zone } from '../../domain/map/zone.ts';
import { zonePolygons } from '../../domain/map/zone-polygons.ts';
import type { Coordinates } from '../../domain/place/coordinates.ts';
import { element, icon } from './element.ts';
import type { BaseMapView } from './base-map-view.ts';

const PENCIL = 'M5 19l1-4L16.5 4.5l3 3L9 18zM14 7l3 3';
const CHECK = 'M5 12l5 5L19 7';
const CROSS = 'M6 6l12 12M18 6L6 18';

/**
 * Zone filter of a list on its map: shows it, and lets the visitor draw it, select municipalities or clear it. Also shows the distance
 * filter. Both are stored in the list's address.
 */
export class ZoneTool {
  readonly node = element('div', { class: 'zone-tool', hidden: true });
  readonly #buttons = element('div', { class: 'zone-buttons' });
  readonly #hint = element('p', { class: 'zone-hint', 'aria-live': 'polite' });
  readonly #root: HTMLElement;
  readonly #baseMap: BaseMap;
  readonly #tell: (zone: string) => void;
  #map: BaseMapView | undefined;
  #fill: MapFill | undefined;
  #zone: Zone | undefined;
  #near: Zone | undefined;
  #end: (() => void) | undefined;
  /** Closes the ring of the clicked corners; absent while there are too few corners. */
  #close: (() => void) | undefined;

  /** `tell` receives the chosen zone as an address parameter; '' clears it. */
  constructor(root: HTMLElement, baseMap: BaseMap, tell: (zone: string) => void) {
    this.#root = root;
    this.node.append(this.#buttons, this.#hint);
    this.#baseMap = baseMap;
    this.#tell = tell;
  }

  /** Whether the list has a zone filter. */
  get offered(): boolean {
    return this.#fill !== undefined && this.#fill.zone !== null;
  }

  get drawing(): boolean {
    return this.#end !== undefined;
  }

  /** Bounding box of the zone and the distance filter. */
  get area(): Area | undefined {
    return areaOfPolygons([...this.#polygonsOf(this.#zone), ...this.#polygonsOf(this.#near)]);
  }

  fill(fill: MapFill): void {
    this.#fill = fill;
    this.#zone = parseZone(fill.zone ?? '');
    this.#near = parseZone(fill.near);
    this.node.hidden = !this.offered;
    this.stop();
  }

  /** Sets the map on which the zone is drawn. */
  follow(map: BaseMapView): void {
    this.#map = map;
    this.#showZone();
  }

  has(code: string): boolean {
    return this.#zone?.kind === 'municipalities' && this.#zone.codes.includes(code);
  }

  /** Adds or removes a municipality; replaces a drawn zone. */
  pick(code: string): void {
    const codes = this.#zone?.kind === 'municipalities' ? this.#zone.codes : [];
    const picked = this.has(code) ? codes.filter(other => other !== code) : [...codes, code];
    const zone = municipalitiesOf(picked);
    // The click is ignored if the zone would have more than the maximum number of municipalities.
    if (zone || picked.length === 0) this.#tell(zone ? formatZone(zone) : '');
  }

  /** Cancels a drawing in progress; returns whether there was one. */
  stop(): boolean {
    const { drawing } = this;
    this.#end?.();
    this.#end = undefined;
    this.#close = undefined;
    this.#root.toggleAttribute('data-drawing', false);
    this.#say('');
    this.#showZone();
    return drawing;
  }

  async #start(): Promise<void> {
    const map = this.#map;
    const words = this.#fill?.words;
    if (!map || !words) return;
    const starting = () => undefined;
    this.#end = starting;
    this.#root.toggleAttribute('data-drawing', true);
    this.#say(words.drawing);
    try {
      const { drawRing } = await import('./draw-ring.ts');
      // The visitor may have cancelled drawing while the module was loading.
      if (this.#end !== starting) return;
      const drawing = {
        done: (corners: readonly Coordinates[]) => this.#drawn(corners),
        closable: (close: () => void) => {
          if (this.#close) return;
          this.#close = close;
          this.#say(words.drawing);
        },
      };
      this.#end = map.draw(engine => drawRing(engine, drawing));
    } catch {
      this.stop();
      this.#say(words.failedZone);
    }
  }

  #drawn(corners: readonly Coordinates[]): void {
    const ring = drawnRing(corners);
    const crossing = this.#fill?.words.crossing ?? '';
    this.stop();
    if (ring) this.#tell(formatZone({ kind: 'drawn', ring }));
    else this.#say(crossing);
  }

  #showZone(): void {
    this.#map?.showZone(this.#polygonsOf(this.#zone), this.#polygonsOf(this.#near));
  }

  #polygonsOf(zone: Zone | undefined): Polygons {
    return zone ? zonePolygons(zone, this.#baseMap) : [];
  }

  #say(hint: string): void {
    const words = this.#fill?.words;
    if (!words) return;
    const focusedIndex = [...this.#buttons.children].indexOf(document.activeElement as Element);
    const { drawing } = this;
    this.#hint.textContent = hint;
    this.#buttons.replaceChildren(
      button(words.draw, PENCIL, () => (this.stop() ? undefined : void this.#start()), drawing),
      ...(this.#close ? [button(words.finish, CHECK, () => this.#close?.())] : []),
      ...(this.#zone && !drawing ? [button(words.erase, CROSS, () => this.#tell(''))] : []),
    );
    (this.#buttons.children[focusedIndex] as HTMLElement | undefined)?.focus();
  }
}

function button(words: string, path: string, press: () => void, pressed?: boolean): HTMLElement {
  const made = element(
    'button',
    { type: 'button', ...(pressed !== undefined && { 'aria-pressed': String(pressed) }) },
    icon(path),
    element('span', {}, words),
  );
  made.addEventListener('click', press);
  return made;
}
