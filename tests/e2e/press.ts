import type { Locator, Page } from 'playwright/test';

type Point = { readonly x: number; readonly y: number };

/** Where something stands in the window, in pixels. */
export async function placeOf(what: Locator) {
  await what.scrollIntoViewIfNeeded();
  // A page that is still being scrolled to what has the focus takes its parts along.
  await (await what.elementHandle())?.waitForElementState('stable');
  const box = await what.boundingBox();
  if (!box) throw new Error('not to be seen');
  return { ...box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}

/** Presses a point of the window, whatever lies there; Playwright's click would look for the element's own. */
export async function pressAt(page: Page, { x, y }: Point): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
}

/** Presses the middle of what is shown with the mouse. */
export async function press(page: Page, what: Locator): Promise<void> {
  await pressAt(page, (await placeOf(what)).middle);
}

/** Presses the middle of what is shown with a finger. */
export async function tap(page: Page, what: Locator): Promise<void> {
  const { x, y } = (await placeOf(what)).middle;
  await page.touchscreen.tap(x, y);
}
