import type { Locator, Page } from 'playwright/test';

type Point = { readonly x: number; readonly y: number };

/** An element's position in the window, in pixels. */
export async function placeOf(what: Locator) {
  await what.scrollIntoViewIfNeeded();
  // The page may still be scrolling to the focused element.
  await (await what.elementHandle())?.waitForElementState('stable');
  const box = await what.boundingBox();
  if (!box) throw new Error('not to be seen');
  return { ...box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}

/** Presses a point of the window, whatever element is there; Playwright's click insists on its own element. */
export async function pressAt(page: Page, { x, y }: Point): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
}

/** Presses the middle of an element with the mouse. */
export async function press(page: Page, what: Locator): Promise<void> {
  await pressAt(page, (await placeOf(what)).middle);
}

/** Taps the middle of an element with a finger. */
export async function tap(page: Page, what: Locator): Promise<void> {
  const { x, y } = (await placeOf(what)).middle;
  await page.touchscreen.tap(x, y);
}
