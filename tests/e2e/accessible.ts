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
  // Full results for violations only: computing selectors for passing nodes took most of the time.
  resultTypes: ['violations'],
};
const MOST_LOOKS = 3;
/** Panels fade in within this time, ms; longer animations, such as placeholders of pictures, are judged as they run. */
const LONGEST_MOTION = 1_000;
const WHOLE_PAGE: Axe.FrameContextObject = { include: [], exclude: [] };

/** Expects no violation of WCAG 2.2 AA or best practice (target sizes included) on the page and in its frames. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await foundOn(page)).toEqual([]);
}

async function foundOn(page: Page): Promise<readonly string[]> {
  await page.evaluate(motionEnds, LONGEST_MOTION);
  const violations = page.frames().length === 1 ? await violationsIn(page.mainFrame()) : await violationsOfAll(page);
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`)
        .slice(0, 3)
        .join(' | ')}`,
  );
}

/** `expectAccessible` on the page scrolled to its top: anywhere else the fixed header may cover the content under test. */
export async function expectAccessibleFromTheTop(page: Page): Promise<void> {
  // With reduced motion, scrolling to the focused element is instant and the header returns to full height at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The browser scrolls to an autofocused field only after the stylesheets have loaded.
  await page.waitForLoadState();
  await page.evaluate(twoFrames);
  let found: readonly string[] = [];
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    for (const moment of ['once it is led there', 'and still a moment later'])
      await expect
        .poll(() => page.evaluate(toTheTop), { message: `the page is at its top, ${moment}`, intervals: [120] })
        .toEqual({ at: 0, header: 'whole', wayUp: 'hidden' });
    // The header is drawn at full height in the next frame.
    await page.evaluate(twoFrames);
    found = await foundOn(page);
    // A late focus change may have scrolled the page away from its top; then the check has to run again.
    if (found.length === 0 || (await page.evaluate(() => scrollY === 0 && !document.querySelector('[data-scrolled]'))))
      break;
  }
  expect(found).toEqual([]);
  await page.emulateMedia({ reducedMotion: null });
}

/** Resolves when the short animations and transitions of the page have ended: half faded in, words have less contrast for some frames. */
async function motionEnds(longest: number): Promise<void> {
  const short = document
    .getAnimations()
    .filter(
      ({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) <= longest,
    );
  // Not every animation of an element that is replaced meanwhile says that it has ended.
  await Promise.race([
    Promise.allSettled(short.map(({ finished }) => finished)),
    new Promise(done => setTimeout(done, longest)),
  ]);
}

function twoFrames(): Promise<unknown> {
  return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** Scrolls to the top and returns what the page changes there about 100 ms later: header height and "to the top" link. */
function toTheTop(): { at: number; header: string; wayUp: string } {
  scrollTo({ top: 0, behavior: 'instant' });
  return {
    at: scrollY,
    header: document.querySelector('[data-scrolled]') ? 'compact' : 'whole',
    wayUp: document.querySelector('.back-to-top:not([hidden])') ? 'shown' : 'hidden',
  };
}

async function violationsIn(frame: Frame): Promise<Axe.Result[]> {
  await bringAxe(frame);
  return frame.evaluate(async options => (await axe.run(options)).violations, OPTIONS);
}

/** One report for a page with frames. axe cannot message frames of another origin, such as the sandboxed map. */
async function violationsOfAll(page: Page): Promise<Axe.Result[]> {
  const parts = await partsOf(page.mainFrame());
  return page.evaluate(async ([all, options]) => (await axe.finishRun(all, options)).violations, [
    parts,
    OPTIONS,
  ] as const);
}

/** Partial axe results of the frame, then of each child frame, in the order `finishRun` expects. */
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
