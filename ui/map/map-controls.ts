import type { MapWords } from '../../application/browse/map/map-view.ts';
import { element, icon } from './element.ts';

const PLUS = 'M12 5v14M5 12h14';
const MINUS = 'M5 12h14';
const WHOLE = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5';

/** Buttons of the map: zoom in, zoom out, show all. */
export class MapControls {
  readonly element = element('div', { class: 'controls' });
  readonly #press: { readonly zoomBy: (by: number) => void; readonly showWhole: () => void };

  constructor(press: { readonly zoomBy: (by: number) => void; readonly showWhole: () => void }) {
    this.#press = press;
  }

  /** Labels the buttons in the page's language; a button that has the focus keeps it. */
  say(words: Pick<MapWords, 'zoomIn' | 'zoomOut' | 'whole'>): void {
    const focusedIndex = [...this.element.children].indexOf(document.activeElement as Element);
    this.element.replaceChildren(
      button(words.zoomIn, PLUS, () => this.#press.zoomBy(1)),
      button(words.zoomOut, MINUS, () => this.#press.zoomBy(-1)),
      button(words.whole, WHOLE, this.#press.showWhole),
    );
    (this.element.children[focusedIndex] as HTMLElement | undefined)?.focus();
  }
}

function button(name: string, path: string, press: () => void): HTMLElement {
  const made = element('button', { type: 'button', 'aria-label': name, title: name }, icon(path));
  made.addEventListener('click', press);
  return made;
}
