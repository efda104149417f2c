import { expect, type Frame, type FrameLocator, type Locator, type Page } from 'playwright/test';
import { LANGUAGES } from '../site.ts';
import { wordOf } from '../words.ts';

/** The titles of map frames in each language, up to the part that varies. */
const NAMES = new RegExp(
  `^(?:${LANGUAGES.map(language => wordOf(language, 'map.name.one').split('{{')[0]).join('|')})`.replaceAll(
    /\s/g,
    '\\s',
  ),
);
const SKIP = new RegExp(`^(?:${LANGUAGES.map(language => wordOf(language, 'map.skip')).join('|')})$`);
/** The scale bar's label in a corner of the map. */
export const SCALE = /^\d+ k?m$/;

export const skipLinkOf = (page: Page): Locator => page.getByRole('link', { name: SKIP }).first();
export const frameIn = (page: Page): Locator => page.getByTitle(NAMES);
/** The element that is dragged and takes the arrow keys. */
export const surfaceOf = (map: FrameLocator): Locator => map.getByRole('group');
/** Prices and clusters: the only buttons of a map that open something. */
export const marksOf = (map: FrameLocator): Locator => map.getByRole('button', { expanded: false }).or(openMarkOf(map));
export const openMarkOf = (map: FrameLocator): Locator => map.getByRole('button', { expanded: true });
export const cardOf = (map: FrameLocator): Locator => map.getByRole('article');
export const cardLinkOf = (map: FrameLocator): Locator => cardOf(map).getByRole('heading').getByRole('link');

/** The map of a page, once it has drawn its data. */
export async function mapOf(page: Page): Promise<FrameLocator> {
  await skipLinkOf(page).scrollIntoViewIfNeeded();
  const map = frameIn(page).contentFrame();
  // The group gets its name when the frame is filled, and the map draws right after.
  await map.getByRole('group', { name: NAMES }).waitFor();
  return map;
}

/** Presses marks, zooming in, until one opens a card. Presses during a zoom have no effect. */
export async function openCard(map: FrameLocator, press: (mark: Locator) => Promise<void>): Promise<void> {
  const card = cardOf(map);
  await expect
    .poll(
      async () => {
        if (await card.isHidden()) await press(marksOf(map).first());
        return card.isVisible();
      },
      { timeout: 30_000 },
    )
    .toBe(true);
}

export function frameOf(page: Page): Frame {
  const frame = page.frames().find(each => new URL(each.url()).pathname === '/map.html');
  if (!frame) throw new Error('the page has no map');
  return frame;
}

/** Records every message that any window of the page receives. */
export async function noteMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    addEventListener('message', event => heard.push(event.data));
  });
}
export type Heard = { readonly kind?: string; readonly id?: string };
export const heardIn = (window: Frame | Page) =>
  window.evaluate(() => (globalThis as unknown as { heard: Heard[] }).heard);
