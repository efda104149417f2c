import { chromium, type Locator, type Page } from 'playwright';
import { BROWSER_FLAGS, findBrowser } from '../support/run/find-browser.ts';
import { type BuiltSite, buildSite } from './built-site.ts';
import { startChild } from './child.ts';
import { type BenchRow, table } from './measure.ts';

/** CPU throttling: a cheap phone compared with a desktop. */
const SLOWDOWN = 6;
const PHONE = { width: 390, height: 844 };
const TIMES = 24;
/** Maximum milliseconds from press or key to the next paint, at the 75th percentile. */
const LIMIT = 100;
/** The Event Timing API does not report interactions shorter than this (milliseconds). */
const LEAST = 16;
/** Milliseconds after which all entries of an interaction have been reported. */
const SETTLED = 450;

/** Event timings of one interaction, in milliseconds. */
type Told = {
  readonly duration: number;
  /** The longest script of the longest animation frame: 'HTMLDivElement.onclick, page.js: 40 ms'. */
  readonly longest: { readonly duration: number; readonly name: string } | undefined;
};

/** Interaction to next paint on a slow phone: p75 of each interaction, and its longest script. */
export async function benchInteraction(built: BuiltSite): Promise<BenchRow[]> {
  const path = findBrowser();
  if (path === undefined) return [];
  const site = await startChild(built.server, { DATA_DIR: built.data });
  const browser = await chromium.launch({ executablePath: path, args: BROWSER_FLAGS });
  try {
    const context = await browser.newContext({
      viewport: PHONE,
      hasTouch: true,
      locale: 'en',
      baseURL: `http://127.0.0.1:${site.port}`,
    });
    await context.addInitScript(observe);
    const page = await context.newPage();
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await open(page, '/en/');
    await page.getByRole('button', { name: 'Decline all' }).tap();
    return [
      ...(await ofSheet(page)),
      rowOf('a letter typed in the search', await ofSearch(page)),
      rowOf('a card opened', await ofCards(page)),
      ...(await ofGallery(page)),
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function ofSheet(page: Page): Promise<BenchRow[]> {
  await open(page, '/en/for-sale/');
  const filters = page.getByRole('search', { name: 'Filters' });
  const pressed: Told[] = [];
  const closed: Told[] = [];
  for (let time = 0; time < TIMES; time++) {
    await page.getByRole('button', { name: /^Filter/ }).tap();
    const words = filters.getByText('Land', { exact: true });
    if (await words.isHidden())
      await filters
        .getByText(/^Type\d*$/)
        .first()
        .tap();
    await settled(page);
    pressed.push(await told(page, () => tapAt(page, words)));
    closed.push(await told(page, () => tapAt(page, filters.getByRole('button', { name: 'Close the filters' }))));
  }
  return [rowOf("a filter's words pressed", pressed), rowOf('a panel closed', closed)];
}

async function ofSearch(page: Page): Promise<Told[]> {
  await open(page, '/en/');
  const all: Told[] = [];
  await page.getByRole('searchbox').tap();
  for (const word of ['namur', 'villa', 'liege', 'garden', 'gent'])
    for (const letter of word) {
      all.push(await told(page, () => page.keyboard.press(letter)));
      if (letter === word.at(-1)) await page.getByRole('searchbox').fill('');
    }
  return all;
}

async function ofCards(page: Page): Promise<Told[]> {
  await open(page, '/en/for-sale/');
  const all: Told[] = [];
  for (let time = 0; time < TIMES; time++) {
    const card = page
      .getByRole('main')
      .getByRole('article')
      .nth(time % 8)
      .getByRole('heading');
    await card.scrollIntoViewIfNeeded();
    await settled(page);
    all.push(await told(page, () => tapAt(page, card)));
    await page.getByRole('link', { name: /^See (?:all \d+|the) photos?$/ }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: /^Filter/ }).waitFor();
    await settled(page);
  }
  return all;
}

async function ofGallery(page: Page): Promise<BenchRow[]> {
  await page.getByRole('main').getByRole('article').first().getByRole('heading').tap();
  const opener = page.getByRole('link', { name: /^See (?:all \d+|the) photos?$/ });
  await opener.waitFor();
  await settled(page);
  const opened: Told[] = [];
  const closed: Told[] = [];
  for (let time = 0; time < TIMES; time++) {
    opened.push(await told(page, () => tapAt(page, opener)));
    closed.push(await told(page, () => tapAt(page, page.getByRole('dialog').getByRole('button').first())));
  }
  return [rowOf('the gallery opened', opened), rowOf('the gallery closed', closed)];
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await settled(page);
}

function settled(page: Page): Promise<void> {
  return page.waitForTimeout(SETTLED);
}

/** Taps an element without Playwright's waits and checks, which would be measured too. */
async function tapAt(page: Page, what: Locator): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error('not to be seen');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

async function told(page: Page, act: () => Promise<void>): Promise<Told> {
  await page.evaluate(() => Object.assign(window, { interactions: [], frames: [] }));
  await act();
  await settled(page);
  return page.evaluate(least => {
    const { interactions, frames } = window as unknown as {
      interactions: PerformanceEventTiming[];
      frames: (PerformanceEntry & {
        scripts: { duration: number; invoker: string; sourceURL: string; sourceFunctionName: string }[];
      })[];
    };
    const scripts = frames.flatMap(frame => frame.scripts).sort((one, other) => other.duration - one.duration);
    const longest = scripts[0];
    return {
      duration: Math.max(least, ...interactions.map(({ duration }) => duration)),
      longest: longest && {
        duration: longest.duration,
        name: `${longest.invoker} ${longest.sourceFunctionName} ${longest.sourceURL.split('/').at(-1) ?? ''}`,
      },
    };
  }, LEAST);
}

/** Runs in the page: records the event timings of presses and keys, and animation frames above 50 ms. */
function observe(): void {
  type Kept = { interactions: PerformanceEntry[]; frames: PerformanceEntry[] };
  const kept = Object.assign(window as unknown as Kept, { interactions: [], frames: [] });
  new PerformanceObserver(list => {
    kept.interactions.push(...list.getEntries().filter(entry => (entry as PerformanceEventTiming).interactionId !== 0));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver(list => {
    kept.frames.push(...list.getEntries());
  }).observe({ type: 'long-animation-frame' });
}

function rowOf(name: string, all: readonly Told[]): BenchRow {
  const durations = all.map(({ duration }) => duration).sort((one, other) => one - other);
  const p75 = durations[Math.ceil(durations.length * 0.75) - 1] ?? Number.NaN;
  const longest = all.flatMap(({ longest: task }) => task ?? []).sort((one, other) => other.duration - one.duration)[0];
  const task = longest ? `; longest task ${Math.round(longest.duration)} ms: ${longest.name}` : '; no long task';
  return {
    name: `interaction: ${name}, p75 of ${all.length}`,
    ours: p75,
    peer: LIMIT,
    ratio: LIMIT / p75,
    unit: 'ms',
    note: `peer: the limit, ${SLOWDOWN} times slower${task}`,
  };
}

if (import.meta.main) console.log(table(await benchInteraction(await buildSite())));
