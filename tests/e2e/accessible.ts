import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import { expect, type Frame, type Page } from 'playwright/test';

declare const axe: typeof Axe;

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const OPTIONS: Axe.RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'EN-301-549'],
  },
  rules: {
    'target-size': { enabled: true },
    'landmark-complementary-is-top-level': { enabled: true },
    'identical-links-same-purpose': { enabled: true },
  },
  // Of all others only counts are made: their nodes' selectors took most of the time.
  resultTypes: ['violations'],
};
const WHOLE_PAGE: Axe.FrameContextObject = { include: [], exclude: [] };

/** No violation of WCAG 2.2 AA or best practice, target sizes included, on the page and in its frames. */
export async function expectAccessible(page: Page): Promise<void> {
  const violations = page.frames().length === 1 ? await violationsIn(page.mainFrame()) : await violationsOfAll(page);
  expect(
    violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html }) => html.slice(0, 160))
          .slice(0, 3)
          .join(' | ')}`,
    ),
  ).toEqual([]);
}

/** Where a page was scrolled to, its fixed header lies over what happens to be there. */
export async function expectAccessibleFromTheTop(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A focus that is being scrolled to may scroll on, and the header of a scrolled page stands higher until it hears of the top:
    // the top counts once it has stayed for some frames.
    for (let frames = 0; frames < 5; ) {
      scrollTo({ top: 0, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      frames = scrollY === 0 && !document.querySelector('[data-scrolled]') ? frames + 1 : 0;
    }
    const moves = document.querySelector('.site-header')?.getAnimations({ subtree: true }) ?? [];
    await Promise.all(moves.map(({ finished }) => finished.catch(() => undefined)));
  });
  await expectAccessible(page);
}

async function violationsIn(frame: Frame): Promise<Axe.Result[]> {
  await bringAxe(frame);
  return frame.evaluate(async options => (await axe.run(options)).violations, OPTIONS);
}

/** One report of a page with frames. axe itself cannot speak to frames of another origin, as a sandboxed map is one. */
async function violationsOfAll(page: Page): Promise<Axe.Result[]> {
  const parts = await partsOf(page.mainFrame());
  return page.evaluate(async ([all, options]) => (await axe.finishRun(all, options)).violations, [
    parts,
    OPTIONS,
  ] as const);
}

/** What axe finds in the frame, then in each of its frames, in the order in which `finishRun` expects them. */
async function partsOf(frame: Frame, context: Axe.FrameContextObject = WHOLE_PAGE): Promise<Axe.PartialResult[]> {
  await bringAxe(frame);
  const inner = await frame.evaluate(own => axe.utils.getFrameContexts(own), context);
  const parts = [await frame.evaluate(([own, options]) => axe.runPartial(own, options), [context, OPTIONS] as const)];
  for (const { frameSelector, frameContext } of inner) {
    const element = await frame.evaluateHandle(selector => axe.utils.shadowSelect(selector), frameSelector);
    const child = await element.asElement()?.contentFrame();
    if (!child) throw new Error(`the frame ${String(frameSelector)} cannot be looked into`);
    parts.push(...(await partsOf(child, frameContext)));
  }
  return parts;
}

async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SOURCE);
}
