import type { MapFill } from '../../application/browse/map/map-view.ts';
import { type BaseMap, type Municipality, municipalityAt } from '../../domain/map/base-map.ts';
import { municipalityName } from '../../domain/map/municipality-name.ts';
import type { Coordinates } from '../../domain/place/coordinates.ts';
import { element } from './element.ts';
import type { BaseMapView } from './base-map-view.ts';

/** Callback of a choice, and the current choices. */
export type MunicipalityChoices = {
  readonly choose: (municipality: Municipality) => void;
  readonly isChosen: (code: string) => boolean;
  /** Whether a zone is being drawn; municipalities are not highlighted meanwhile. */
  readonly isDrawing: () => boolean;
};

/** Kind of input by which a municipality was named. A first tap only names the municipality, a second tap chooses it. */
type Way = 'pointer' | 'finger' | 'keyboard';

/**
 * Shows the municipality under the pointer or finger or, for the keyboard, in the middle of the map, with its number of properties. A
 * click, a second tap and Enter choose it.
 */
export class MunicipalityGuide {
  /** Tooltip, announced by screen readers when it changes; receives no pointer events. */
  readonly node = element('p', { class: 'tip', hidden: true, 'aria-live': 'polite' });
  readonly #cross = element('span', { class: 'cross', hidden: true, 'aria-hidden': 'true' });
  readonly #root: HTMLElement;
  readonly #baseMap: BaseMap;
  readonly #choices: MunicipalityChoices;
  #map: BaseMapView | undefined;
  #fill: MapFill | undefined;
  #places: readonly Coordinates[] = [];
  #offered: ReadonlyMap<string, number> | undefined;
  #named: string | undefined;
  #way: Way = 'pointer';

  constructor(root: HTMLElement, baseMap: BaseMap, choices: MunicipalityChoices) {
    this.#root = root;
    this.#baseMap = baseMap;
    this.#choices = choices;
    root.append(this.#cross);
    root.addEventListener('keydown', event => {
      if (event.target === root && event.key === 'Enter') this.#choose();
    });
    root.addEventListener('focusin', () => this.#nameMiddle());
    root.addEventListener('focusout', () => this.#leave());
  }

  /** Listens to pointers on the map's surface. */
  follow(map: BaseMapView): void {
    this.#map = map;
    const { surface } = map;
    const at = (event: MouseEvent) => map.placeAt({ x: event.clientX, y: event.clientY });
    const onMark = (event: Event) => (event.target as Element).closest('.markers > *') !== null;
    // A press that started while drawing belongs to the drawing, which has ended when the click fires.
    let drawing = false;
    surface.addEventListener('pointerdown', () => {
      drawing = this.#choices.isDrawing();
    });
    surface.addEventListener('pointermove', event => {
      if (event.pointerType !== 'mouse' || (isAtRest(event) && this.#namesMiddle)) return;
      if (onMark(event) || event.buttons !== 0 || this.#choices.isDrawing()) return this.#leave();
      this.#name(at(event), 'pointer', event.clientX, event.clientY);
    });
    surface.addEventListener('pointerleave', event => {
      if (event.pointerType === 'mouse' && !this.#namesMiddle) this.#leave();
    });
    surface.addEventListener('click', event => {
      if (drawing || onMark(event)) return;
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

  /** Hides the name while the map moves, because its place on the screen changes. For the keyboard, `rested` names the new middle. */
  moved(): void {
    if (this.#way !== 'keyboard') this.#leave();
  }

  /** After a movement, names the municipality in the middle of the map if the map has keyboard focus. */
  rested(): void {
    this.#nameMiddle();
  }

  /** Whether the name on the screen is that of the municipality in the middle of the map, which is named for keyboard users. */
  get #namesMiddle(): boolean {
    return this.#way === 'keyboard' && this.#named !== undefined && this.#root.matches(':focus-visible');
  }

  #nameMiddle(): void {
    const map = this.#map;
    if (!map || !this.#root.matches(':focus-visible')) return;
    const { width, height } = map.size;
    this.#cross.hidden = false;
    this.#name(map.placeAt({ x: width / 2, y: height / 2 }), 'keyboard', width / 2, height / 2);
  }

  #name(place: Coordinates, way: Way, x: number, y: number): void {
    const found = municipalityAt(this.#baseMap, place);
    this.#way = way;
    if (found?.code !== this.#named) this.#say(found);
    const { width } = this.#map?.size ?? { width: 0 };
    const offset = x > width / 2 ? 'calc(-100% - 14px)' : '14px';
    this.node.style.transform = `translate(${x.toFixed(0)}px, ${y.toFixed(0)}px) translate(${offset}, 14px)`;
  }

  #say(found: Municipality | undefined): void {
    const fill = this.#fill;
    this.#named = found?.code;
    this.#map?.point(found?.code);
    this.node.hidden = !found || !fill;
    if (!found || !fill) return;
    const { name, other } = municipalityName(found, fill.language);
    const count = this.#countOf(found.code);
    // In a list filtered by zone or distance, the numbers of properties in municipalities outside of the filtered area are unknown, so they
    // are not shown.
    const counted = fill.cards && (count > 0 || !(fill.zone || fill.near));
    const line = (text: string) => [' ', element('span', { class: 'tip-line' }, text)];
    this.node.replaceChildren(
      element('strong', {}, name),
      ...(other === '' ? [] : [' ', element('span', {}, other)]),
      ...(counted ? line(fill.words.offered.replace('{n}', String(count))) : []),
      ...(fill.zone === null ? [] : line(this.#choices.isChosen(found.code) ? fill.words.unpick : fill.words.pick)),
    );
  }

  #countOf(code: string): number {
    this.#offered ??= this.#count();
    return this.#offered.get(code) ?? 0;
  }

  /**
   * Number of properties by municipality. It is computed on first use after each `fill`, because counting 10,000 points takes about one
   * frame.
   */
  #count(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const place of this.#places) {
      const code = municipalityAt(this.#baseMap, place)?.code;
      if (code !== undefined) counts.set(code, (counts.get(code) ?? 0) + 1);
    }
    return counts;
  }

  #choose(): void {
    const chosen = this.#fill?.cards === true ? this.#baseMap.municipalities.get(this.#named ?? '') : undefined;
    if (chosen) this.#choices.choose(chosen);
  }

  #leave(): void {
    this.#cross.hidden = true;
    if (this.#named !== undefined) this.#say(undefined);
  }
}

/** Whether the mouse did not move on the screen: WebKit also sends `pointermove` when the page scrolls below a mouse at rest. */
function isAtRest({ movementX, movementY }: PointerEvent): boolean {
  return movementX === 0 && movementY === 0;
}
