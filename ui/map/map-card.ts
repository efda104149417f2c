import type { MapCard, MapWords, MissingCard } from '../../application/browse/map/map-view.ts';
import type { MapPoint } from '../../domain/map/map-points.ts';
import { formatEuro } from '../../domain/price/euro.ts';
import { element, icon } from './element.ts';

const LEFT = 'M15 5l-7 7 7 7';
const RIGHT = 'M9 5l7 7-7 7';
const CLOSE = 'M6 6l12 12M18 6L6 18';

/** Functions that the card calls when it opens or is closed. */
export type CardParts = {
  readonly opened: (id: string) => void;
  readonly closed: () => void;
};

/** Card of the chosen property; for several at one place, with buttons to page through them. */
export class CardPanel {
  readonly node = element('article', { class: 'card', hidden: true });
  readonly #parts: CardParts;
  #words: MapWords | undefined;
  #points: readonly MapPoint[] = [];
  #at = 0;
  #focus = false;

  constructor(parts: CardParts) {
    this.#parts = parts;
  }

  get open(): boolean {
    return !this.node.hidden;
  }

  /** Opens the card at the first of `points`; `focus`: whether to move the keyboard focus into the card. */
  show(points: readonly MapPoint[], words: MapWords, focus: boolean): void {
    this.#points = points;
    this.#words = words;
    this.#focus = focus;
    this.#turnTo(0);
  }

  close(): void {
    if (!this.open) return;
    this.node.hidden = true;
    this.#points = [];
    this.#parts.closed();
  }

  /** Shows a loaded card or that it is missing; ignores a late response for another card. */
  fill(card: MapCard | MissingCard): void {
    const point = this.#points[this.#at];
    if (!this.open || point?.id !== card.id || !this.#words) return;
    if (card.kind === 'missing') return this.#drawMissing(point, this.#words);
    const link = element(
      'a',
      { href: card.href, target: '_parent', lang: card.titleLanguage ?? undefined, ...outside(card.href) },
      card.title,
    );
    const hadFocus = this.node.contains(document.activeElement);
    this.node.replaceChildren(
      ...(card.picture
        ? [
            element('img', {
              src: card.picture.address,
              srcset: `${card.picture.address} 400w, ${card.picture.larger} 600w`,
              sizes: '(width <= 480px) 34vw, 19rem',
              alt: card.picture.alt,
              width: '400',
              height: '267',
            }),
            // Screen readers skip the label, because the picture's text alternative begins with the same words.
            ...(card.picture.label === ''
              ? []
              : [element('p', { class: 'card-label', 'aria-hidden': 'true' }, card.picture.label)]),
          ]
        : []),
      ...(card.ribbon === '' ? [] : [element('p', { class: 'ribbon' }, card.ribbon)]),
      element(
        'div',
        { class: 'card-words' },
        element('p', { class: 'card-price' }, card.price),
        element('h2', {}, link),
        ...(card.titleNote === '' ? [] : [element('p', { class: 'card-language' }, card.titleNote)]),
        element('p', { class: 'card-place' }, [card.place, card.facts].filter(text => text !== '').join(' · ')),
        ...(card.note === '' ? [] : [element('p', { class: 'card-note' }, card.note)]),
      ),
      ...this.#buttons(this.#words),
    );
    if (this.#focus || hadFocus) link.focus();
    this.#focus = false;
  }

  #turnTo(at: number): void {
    const words = this.#words;
    const point = this.#points[at];
    if (!point || !words) return;
    this.#at = at;
    const hadFocus = this.node.contains(document.activeElement);
    this.node.hidden = false;
    this.#drawPoint(point, words, words.loading);
    // If the focus was in the card, its button was replaced, so the new content gets the focus.
    this.#focus ||= hadFocus;
    this.#parts.opened(point.id);
  }

  /** Shows that loading failed, with a retry button. */
  #drawMissing(point: MapPoint, words: MapWords): void {
    const hadFocus = this.node.contains(document.activeElement);
    const again = element('button', { type: 'button' }, words.again);
    again.addEventListener('click', () => this.#turnTo(this.#at));
    this.#drawPoint(point, words, words.failed, ' ', again);
    if (this.#focus || hadFocus) again.focus();
    this.#focus = false;
  }

  /** Shows the price and place from the marker, and a note that the content is loading or could not be loaded. */
  #drawPoint(point: MapPoint, words: MapWords, ...note: readonly (Node | string)[]): void {
    this.node.replaceChildren(
      element('div', { class: 'card-empty' }),
      element(
        'div',
        { class: 'card-words' },
        element('p', { class: 'card-price' }, point.price > 0 ? formatEuro(point.price) : words.onDemand),
        element('p', { class: 'card-place' }, point.place),
        element('p', { class: 'card-note', role: 'status' }, ...note),
      ),
      ...this.#buttons(words),
    );
  }

  #buttons(words: MapWords): HTMLElement[] {
    const close = element('button', { type: 'button', class: 'card-close', 'aria-label': words.close }, icon(CLOSE));
    close.addEventListener('click', () => this.close());
    const { length } = this.#points;
    if (length < 2) return [close];
    const step = (name: string, path: string, by: number) => {
      const button = element('button', { type: 'button', 'aria-label': name }, icon(path));
      button.addEventListener('click', () => this.#turnTo((this.#at + by + length) % length));
      return button;
    };
    const position = words.step.replace('{n}', String(this.#at + 1)).replace('{all}', String(length));
    return [
      element(
        'div',
        { class: 'card-steps' },
        step(words.previous, LEFT, -1),
        element('p', {}, position),
        step(words.next, RIGHT, 1),
      ),
      close,
    ];
  }
}

function outside(href: string): Readonly<Record<string, string>> {
  return href.startsWith('/') ? {} : { rel: 'noopener noreferrer' };
}
