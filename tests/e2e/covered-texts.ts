import { expect, type Page } from 'playwright/test';

/** Expects that no text of the page lies under another text or an icon, at the present width. */
export async function expectNoCoveredText(page: Page): Promise<void> {
  expect(await page.evaluate(coveredTexts)).toEqual([]);
}

/**
 * Runs in the page. Returns a line for each text that another element's text or icon covers by more than 3 px in width and 40 % in height.
 * Parts that stay in place while the page scrolls, such as the header, cover it on purpose and are left out, as are drawings.
 */
function coveredTexts(): string[] {
  type Area = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  type Mark = { readonly element: Element; readonly name: string; readonly area: Area };
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const ancestors = (element: Element): Element[] => {
    const parent = element.parentElement;
    return parent ? [parent, ...ancestors(parent)] : [];
  };
  /**
   * The part of a rectangle that the ancestors do not cut off; `undefined` if none is left, if it is for screen readers alone, or if it does
   * not scroll with the page.
   */
  const visible = (element: Element, rectangle: Area): Area | undefined => {
    let { left, top, right, bottom } = rectangle;
    for (const box of [element, ...ancestors(element)]) {
      const { clipPath, position, overflowX, overflowY } = getComputedStyle(box);
      if (clipPath === 'inset(50%)' || position === 'fixed' || position === 'sticky') return undefined;
      if (box === document.body || box === document.documentElement) continue;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const cut = box.getBoundingClientRect();
      [left, top] = [Math.max(left, cut.left), Math.max(top, cut.top)];
      [right, bottom] = [Math.min(right, cut.right), Math.min(bottom, cut.bottom)];
    }
    return right - left > 2 && bottom - top > 2 ? { left, top, right, bottom } : undefined;
  };

  const texts: Mark[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const name = node.nodeValue?.trim() ?? '';
    if (!element || name === '' || !shown(element) || element.closest('svg, option')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rectangle of range.getClientRects()) {
      const area = visible(element, rectangle);
      if (area) texts.push({ element, name, area });
    }
  }
  const icons: Mark[] = [...document.querySelectorAll('svg.icon')].filter(shown).flatMap(element => {
    const area = visible(element, element.getBoundingClientRect());
    return area ? [{ element, name: `icon of ${element.parentElement?.textContent.trim()}`, area }] : [];
  });

  const marks = [...texts, ...icons].toSorted((one, other) => one.area.top - other.area.top);
  const found: string[] = [];
  for (const [at, one] of marks.entries())
    for (const other of marks.slice(at + 1)) {
      if (other.area.top >= one.area.bottom) break;
      if (one.element === other.element || (icons.includes(one) && icons.includes(other))) continue;
      const width = Math.min(one.area.right, other.area.right) - Math.max(one.area.left, other.area.left);
      const height = Math.min(one.area.bottom, other.area.bottom) - other.area.top;
      const least = Math.min(one.area.bottom - one.area.top, other.area.bottom - other.area.top);
      if (width > 3 && height > 0.4 * least)
        found.push(`${one.name.slice(0, 60)} | ${other.name.slice(0, 60)} | ${Math.round(one.area.top + scrollY)} px`);
    }
  return found;
}
