import type { MapFill } from '../../application/browse/map-view.ts';
import { type BaseMap, type Municipality, municipalityAt } from '../../domain/map/base-map.ts';
import { municipalityName } from '../../domain/map/municipality-name.ts';
import type { Coordinates } from '../../domain/place/coordinates.ts';
import { element } from './element.ts';
import type { BaseMapView } from './base-map-view.ts';

/** What choosing one does, and which are chosen. */
export type MunicipalityChoices = {
  readonly choose: (municipality: Municipality) => void;
  readonly isChosen: (code: string) => boolean;
  /** Whether the hand draws a zone: it points at nothing then. */
  readonly isDrawing: () => boolean;
};

/** How a municipality was come upon: a finger that names one has not chosen it yet. */
type Way = 'pointer' | 'finger' | 'keyboard';

/**
 * Names the municipality under the pointer, under a finger or, for the keyboard, in the middle of the map, with how much is offered
 * there. A press, a finger's second one and Enter choose it.
 */
export class MunicipalityGuide {
  /** Said as it changes, and in the way of nothing. */
  readonly node = element('p', { class: 'tip', hidden: true, 'aria-live': 'polite' });
  readonly #cross = element('span', { class: 'cross', hidden: true, 'aria-hidden': 'true' });
  readonly #root: HTMLElement;
  readonly #ground: BaseMap;
  readonly #choices: MunicipalityChoices;
  #map: BaseMapView | undefined;
  #fill: MapFill | undefined;
  #places: readonly Coordinates[] = [];
  #offered: ReadonlyMap<string, number> | undefined;
  #named: string | undefined;
  #way: Way = 'pointer';

  constructor(root: HTMLElement, baseMap: BaseMap, choices: MunicipalityChoices) {
    this.#root = root;
    this.#ground = baseMap;
    this.#choices = choices;
    root.append(this.#cross);
    root.addEventListener('keydown', event => {
      if (event.target === root && event.key === 'Enter') this.#choose();
    });
    root.addEventListener('focusin', () => this.#nameMiddle());
    root.addEventListener('focusout', () => this.#leave());
  }

  /** Follows pointers on the map's surface. */
  follow(map: BaseMapView): void {
    this.#map = map;
    const { surface } = map;
    const at = (event: MouseEvent) => map.placeAt({ x: event.clientX, y: event.clientY });
    const onMark = (event: Event) => (event.target as Element).closest('.markers > *') !== null;
    // A press that began while a zone is drawn belongs to the drawing, which has ended before the click comes.
    let drawing = false;
    surface.addEventListener('pointerdown', () => {
      drawing = this.#choices.isDrawing();
    });
    surface.addEventListener('pointermove', event => {
      if (event.pointerType !== 'mouse') return;
      if (onMark(event) || event.buttons !== 0 || this.#choices.isDrawing()) return this.#leave();
      this.#name(at(event), 'pointer', event.clientX, event.clientY);
    });
    surface.addEventListener('pointerleave', event => {
      if (event.pointerType === 'mouse') this.#leave();
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
    const found = municipalityAt(this.#ground, place);
    this.#way = way;
    if (found?.code !== this.#named) this.#say(found);
    const { width } = this.#map?.size ?? { width: 0 };
    const aside = x > width / 2 ? 'calc(-100% - 14px)' : '14px';
    this.node.style.transform = `translate(${x.toFixed(0)}px, ${y.toFixed(0)}px) translate(${aside}, 14px)`;
  }

  #say(found: Municipality | undefined): void {
    const fill = this.#fill;
    this.#named = found?.code;
    this.#map?.point(found?.code);
    this.node.hidden = !found || !fill;
    if (!found || !fill) return;
    const { name, other } = municipalityName(found, fill.language);
    const count = this.#countOf(found.code);
    // Of a list that is narrowed to a zone or a distance it is not known what others have.
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

  /** Once a filling, and not before it is asked for: 10 000 points take a picture's time. */
  #count(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const place of this.#places) {
      const code = municipalityAt(this.#ground, place)?.code;
      if (code !== undefined) counts.set(code, (counts.get(code) ?? 0) + 1);
    }
    return counts;
  }

  #choose(): void {
    const chosen = this.#fill?.cards === true ? this.#ground.municipalities.get(this.#named ?? '') : undefined;
    if (chosen) this.#choices.choose(chosen);
  }

  #leave(): void {
    this.#cross.hidden = true;
    if (this.#named !== undefined) this.#say(undefined);
  }
}
