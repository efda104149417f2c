import { expect, type Frame, type FrameLocator, type Locator, type Page } from 'playwright/test';
import { LANGUAGES } from '../site.ts';
import { wordOf } from '../words.ts';

/** What frames of maps are called in each language, up to what they show. */
const NAMES = new RegExp(
  `^(?:${LANGUAGES.map(language => wordOf(language, 'map.name.one').split('{{')[0]).join('|')})`.replaceAll(
    /\s/g,
    '\\s',
  ),
);
const SKIP = new RegExp(`^(?:${LANGUAGES.map(language => wordOf(language, 'map.skip')).join('|')})$`);
/** The length of the bar in a corner of the map, which tells how near it is. */
export const SCALE = /^\d+ k?m$/;

export const skipLinkOf = (page: Page): Locator => page.getByRole('link', { name: SKIP }).first();
export const frameIn = (page: Page): Locator => page.getByTitle(NAMES);
/** What is dragged and has the keyboard's arrows. */
export const surfaceOf = (map: FrameLocator): Locator => map.getByRole('group');
/** Prices and clusters: they open something, which no other button of a map does. */
export const marksOf = (map: FrameLocator): Locator => map.getByRole('button', { expanded: false }).or(openMarkOf(map));
export const openMarkOf = (map: FrameLocator): Locator => map.getByRole('button', { expanded: true });
export const cardOf = (map: FrameLocator): Locator => map.getByRole('article');
export const cardLinkOf = (map: FrameLocator): Locator => cardOf(map).getByRole('heading').getByRole('link');

/** The map of a page, once it has drawn what it was sent. */
export async function mapOf(page: Page): Promise<FrameLocator> {
  await skipLinkOf(page).scrollIntoViewIfNeeded();
  const map = frameIn(page).contentFrame();
  // It has no name before it is filled, and then draws at once.
  await map.getByRole('group', { name: NAMES }).waitFor();
  return map;
}

/** Presses marks, nearer and nearer, until one opens a card; what is pressed while the map flies is in vain. */
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

/** Notes every message that any window of the page hears. */
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
