import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { BROWSER_FLAGS, findBrowser } from '../support/run/find-browser.ts';
import { type BuiltSite, buildSite } from './built-site.ts';
import { startChild } from './child.ts';
import { type BenchRow, median, table } from './measure.ts';

const RUNS = 9;
/** CPU throttling, and the connection that Lighthouse calls slow 4G: milliseconds, bytes per second. */
const SLOWDOWN = 4;
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const PHONE = { width: 390, height: 844 };
/** Milliseconds after the load event in which late paints and shifts are counted too. */
const SETTLED = 1_500;
const LIMIT = 1.1;
const LIST = '/fr/a-vendre/';

type Paint = {
  /** Milliseconds. */
  readonly largest: number;
  /** Sum of all layout shifts without a visitor's input. */
  readonly shift: number;
  readonly scripts: number;
  readonly fonts: number;
};

/**
 * Largest paint and layout shift of home, list and property page on a slow phone: medians of fresh visits, alternating with the limit, the
 * same pages without script and with system fonts.
 */
export async function benchPaint(built: BuiltSite): Promise<BenchRow[]> {
  const executablePath = findBrowser();
  if (executablePath === undefined) return [];
  const site = await startChild(built.server, { DATA_DIR: built.data });
  const origin = `http://127.0.0.1:${site.port}`;
  const limit = await startChild(join(import.meta.dirname, 'peers/scriptless-server.ts'), {
    SITE: origin,
    SYSTEM_FONTS: '1',
  });
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  try {
    const rows: BenchRow[] = [];
    for (const path of await measuredPages(origin)) {
      const ours: Paint[] = [];
      const least: Paint[] = [];
      // The first run only warms up: pictures are generated at their first request.
      for (let run = 0; run <= RUNS; run++) {
        const here = await paintOf(browser, origin + path);
        const there = await paintOf(browser, `http://127.0.0.1:${limit.port}${path}`);
        if (here.scripts === 0 || here.fonts === 0) throw new Error(`${path} loads no script or no typeface`);
        if (there.scripts + there.fonts > 0) throw new Error(`${path} loads script or typefaces as the limit`);
        if (run === 0) continue;
        ours.push(here);
        least.push(there);
      }
      rows.push(...rowsOf(path, ours, least));
    }
    return rows;
  } finally {
    await browser.close();
    await limit.stop();
    await site.stop();
  }
}

/** Addresses of the home page, a list and the first property of that list. */
export async function measuredPages(origin: string): Promise<readonly string[]> {
  const html = await (await fetch(origin + LIST)).text();
  const property = /href="(\/fr\/a-vendre\/[^"?]+\/[^"?]+)"/.exec(html)?.[1];
  if (property === undefined) throw new Error(`${LIST} shows no property`);
  return ['/fr/', LIST, property];
}

function rowsOf(path: string, ours: readonly Paint[], least: readonly Paint[]): BenchRow[] {
  const mine = median(ours.map(({ largest }) => largest));
  const peer = median(least.map(({ largest }) => largest));
  return [
    {
      name: `largest paint: ${path}`,
      ours: mine,
      peer,
      ratio: mine / peer,
      unit: 'ms',
      note: `ratio: ours divided by the peer's, limit ${LIMIT}; peer: without script, system fonts`,
    },
    {
      name: `layout shift: ${path}`,
      ours: median(ours.map(({ shift }) => shift)),
      peer: median(least.map(({ shift }) => shift)),
      ratio: undefined,
      unit: '',
      note: `limit 0; most of ${ours.length}: ${Math.max(...ours.map(({ shift }) => shift)).toFixed(4)}`,
    },
  ];
}

/** One visit with empty caches. */
async function paintOf(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
  try {
    const page = await context.newPage();
    const loaded = { script: 0, font: 0 };
    page.on('response', response => {
      const type = response.request().resourceType();
      if (type === 'script' || type === 'font') loaded[type]++;
    });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLED);
    const { largest, shift } = await page.evaluate(() => (window as unknown as { readonly paint: Paint }).paint);
    if (largest === 0) throw new Error(`${url} reports no largest paint`);
    return { largest, shift, scripts: loaded.script, fonts: loaded.font };
  } finally {
    await context.close();
  }
}

/** Runs in the page: records the last candidate for the largest paint, and the sum of shifts. */
function observe(): void {
  const paint = { largest: 0, shift: 0 };
  Object.assign(window, { paint });
  new PerformanceObserver(list => {
    for (const { startTime } of list.getEntries()) paint.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) paint.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

if (import.meta.main) console.log(table(await benchPaint(await buildSite())));
