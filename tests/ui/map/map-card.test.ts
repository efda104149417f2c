import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unpackMapPoints } from '../../../domain/map/map-points.ts';
import { CardPanel } from '../../../ui/map/map-card.ts';
import { A_CARD, A_FILL } from '../../support/reading/map-messages.ts';

/** As much of an element as the card uses. */
class AnElement {
  hidden = false;
  readonly attributes: Record<string, string> = {};
  children: (AnElement | string)[] = [];

  setAttribute(name: string, value: string) {
    if (name === 'hidden') this.hidden = true;
    else this.attributes[name] = value;
  }

  append(...more: (AnElement | string)[]) {
    this.children.push(...more);
  }

  replaceChildren(...others: (AnElement | string)[]) {
    this.children = others;
  }

  addEventListener() {}

  contains(): boolean {
    return false;
  }
}

beforeEach(() => {
  const createElement = () => new AnElement();
  vi.stubGlobal('document', { createElement, createElementNS: createElement, activeElement: null });
});
afterEach(() => void vi.unstubAllGlobals());

/** Texts of a filled card, each with the class of its element. */
function textsOf(card: typeof A_CARD): string[] {
  const panel = new CardPanel({ opened: () => {}, closed: () => {} });
  panel.show(
    unpackMapPoints(A_FILL.properties).filter(({ id }) => id === card.id),
    A_FILL.words,
    false,
  );
  panel.fill(card);
  const texts = ({ attributes, children }: AnElement): string[] =>
    children.flatMap(child => (typeof child === 'string' ? [`${attributes['class'] ?? ''} ${child}`] : texts(child)));
  return texts(panel.node as unknown as AnElement);
}

test('a card of the map names the language of a title in another one, and of no other title', () => {
  const dutch = textsOf({ ...A_CARD, titleLanguage: 'nl', titleNote: 'en néerlandais' });
  expect(dutch).toContain('card-language en néerlandais');
  expect(textsOf(A_CARD).filter(text => text.startsWith('card-language'))).toEqual([]);
});
