import type { MapFill } from '../../application/browse/map-view.ts';
import type { Area } from '../../domain/map/area.ts';
import type { Coordinates } from '../../domain/place/coordinates.ts';
import { element } from './element.ts';
import { type Ground, municipalityAt, type Outlined } from './ground.ts';
import type { GroundMap } from './ground-map.ts';
import { municipalityName } from './map-names.ts';

/** How a municipality was come upon: a finger that names one has not chosen it yet. */
type Way = 'pointer' | 'finger' | 'keyboard';

/**
 * Names the municipality under the pointer, under a finger or, for the keyboard, in the middle of the map, with how much is offered
 * there. A press, a finger's second one and Enter lead to it.
 */
export class MunicipalityGuide {
  /** Said as it changes, and in the way of nothing. */
  readonly node = element('p', { class: 'tip', hidden: true, 'aria-live': 'polite' });
  readonly #cross = element('span', { class: 'cross', hidden: true, 'aria-hidden': 'true' });
  readonly #root: HTMLElement;
  readonly #ground: Ground;
  readonly #show: (area: Area) => void;
  #map: GroundMap | undefined;
  #fill: MapFill | undefined;
  #places: readonly Coordinates[] = [];
  #offered: ReadonlyMap<string, number> | undefined;
  #named: string | undefined;
  #way: Way = 'pointer';

  /** `show` is handed the area of a municipality that was chosen. */
  constructor(root: HTMLElement, ground: Ground, show: (area: Area) => void) {
    this.#root = root;
    this.#ground = ground;
    this.#show = show;
    root.append(this.#cross);
    root.addEventListener('keydown', event => {
      if (event.target === root && event.key === 'Enter') this.#choose();
    });
    root.addEventListener('focusin', () => this.#nameMiddle());
    root.addEventListener('focusout', () => this.#leave());
  }

  /** Follows pointers on the map's surface. */
  follow(map: GroundMap): void {
    this.#map = map;
    const { surface } = map;
    const at = (event: MouseEvent) => map.placeAt({ x: event.clientX, y: event.clientY });
    const onMark = (event: Event) => (event.target as Element).closest('.markers > *') !== null;
    surface.addEventListener('pointermove', event => {
      if (event.pointerType !== 'mouse') return;
      if (onMark(event) || event.buttons !== 0) return this.#leave();
      this.#name(at(event), 'pointer', event.clientX, event.clientY);
    });
    surface.addEventListener('pointerleave', event => {
      if (event.pointerType === 'mouse') this.#leave();
    });
    surface.addEventListener('click', event => {
      if (onMark(event)) return;
      const finger = (event as PointerEvent).pointerType === 'touch';
      const before = this.#named;
      this.#name(at(event), finger ? 'finger' : 'pointer', event.clientX, event.clientY);
      if (!finger || before === this.#named) this.#choose();
    });
  }

  fill(fill: MapFill, places: readonly Coordinates[]): void {
    this.#fill = fill;
    this.#places = places;
    this.#offered = undefined;
    this.#leave();
  }

  /** The map moved: what was named stands elsewhere now. */
  moved(): void {
    if (this.#way !== 'keyboard') this.#leave();
  }

  /** The map stands: the keyboard is told where. */
  rested(): void {
    this.#nameMiddle();
  }

  #nameMiddle(): void {
    const map = this.#map;
    if (!map || !this.#root.matches(':focus-visible')) return;
    const { width, height } = map.size;
    this.#cross.hidden = false;
    this.#name(map.placeAt({ x: width / 2, y: height / 2 }), 'keyboard', width / 2, height / 2);
  }

  #name(place: Coordinates, way: Way, x: number, y: number): void {
    const found = municipalityAt(this.#ground, place.longitude, place.latitude);
    this.#way = way;
    if (found?.code !== this.#named) this.#say(found);
    const { width } = this.#map?.size ?? { width: 0 };
    const aside = x > width / 2 ? 'calc(-100% - 14px)' : '14px';
    this.node.style.transform = `translate(${x.toFixed(0)}px, ${y.toFixed(0)}px) translate(${aside}, 14px)`;
  }

  #say(found: Outlined | undefined): void {
    const fill = this.#fill;
    this.#named = found?.code;
    this.#map?.point(found?.code);
    this.node.hidden = !found || !fill;
    if (!found || !fill) return;
    const { name, other } = municipalityName(found.code, found.municipality, fill.language);
    const count = this.#countOf(found.code);
    this.node.replaceChildren(
      element('strong', {}, name),
      ...(other === '' ? [] : [' ', element('span', {}, other)]),
      ...(fill.cards
        ? [' ', element('span', { class: 'tip-count' }, fill.words.offered.replace('{n}', String(count)))]
        : []),
    );
  }

  #countOf(code: string): number {
    this.#offered ??= this.#count();
    return this.#offered.get(code) ?? 0;
  }

  /** Once a filling, and not before it is asked for: 10 000 points take a picture's time. */
  #count(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const { longitude, latitude } of this.#places) {
      const code = municipalityAt(this.#ground, longitude, latitude)?.code;
      if (code !== undefined) counts.set(code, (counts.get(code) ?? 0) + 1);
    }
    return counts;
  }

  #choose(): void {
    const chosen = this.#fill?.cards === true ? this.#ground.outlined.get(this.#named ?? '') : undefined;
    if (!chosen) return;
    const [west, south, east, north] = chosen.box;
    this.#show({ south, west, north, east });
  }

  #leave(): void {
    this.#cross.hidden = true;
    if (this.#named !== undefined) this.#say(undefined);
  }
}
