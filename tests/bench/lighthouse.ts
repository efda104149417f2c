import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { withFreshBrowser } from './browser.ts';
import { type BuiltSite, buildSite } from './built-site.ts';
import { startChild } from './child.ts';
import { type BenchRow, median, table } from './measure.ts';
import { measuredPages } from './paint.bench.ts';

const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Figures = {
  readonly scores: readonly number[];
  /** Milliseconds. */
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
};

/** Lighthouse as a phone on home, list and property page: medians of fresh browsers, alternating with the same pages without script. */
export async function benchLighthouse(built: BuiltSite): Promise<BenchRow[]> {
  const site = await startChild(built.server, { DATA_DIR: built.data });
  const origin = `http://127.0.0.1:${site.port}`;
  const peer = await startChild(join(import.meta.dirname, 'peers/scriptless-server.ts'), { SITE: origin });
  try {
    const rows: BenchRow[] = [];
    for (const path of await measuredPages(origin)) {
      const ours: Figures[] = [];
      const theirs: Figures[] = [];
      // The first run only warms up: pictures are generated at their first request.
      for (let run = 0; run <= RUNS; run++) {
        const here = await measure(origin + path);
        const there = await measure(`http://127.0.0.1:${peer.port}${path}`);
        if (run === 0) continue;
        ours.push(here);
        theirs.push(there);
      }
      rows.push(...rowsOf(path, ours, theirs));
    }
    return rows;
  } finally {
    await peer.stop();
    await site.stop();
  }
}

function rowsOf(path: string, ours: readonly Figures[], theirs: readonly Figures[]): BenchRow[] {
  const row = (name: string, read: (figures: Figures) => number, unit: string, note: string): BenchRow => {
    const mine = median(ours.map(read));
    const peer = median(theirs.map(read));
    return { name: `${path} ${name}`, ours: mine, peer, ratio: peer > 0 ? mine / peer : undefined, unit, note };
  };
  return [
    ...CATEGORIES.map((category, at) =>
      row(
        category,
        ({ scores }) => scores[at] ?? 0,
        'of 100',
        at === 0 ? 'aim 98, at least 95; peer: without script' : 'aim 100',
      ),
    ),
    row('largest paint', ({ largestPaint }) => largestPaint, 'ms', 'aim 1.1 of the peer'),
    row('blocked', ({ blocked }) => blocked, 'ms', 'aim 20'),
    row('layout shift', ({ shift }) => shift, '', 'at most 0.02'),
  ];
}

/** Starts another browser if tracing fails, up to three attempts. */
async function measure(url: string, triesLeft = 2): Promise<Figures> {
  try {
    return await measureOnce(url);
  } catch (error) {
    if (triesLeft === 0) throw error;
    return measure(url, triesLeft - 1);
  }
}

function measureOnce(url: string): Promise<Figures> {
  return withFreshBrowser(async port => {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] });
    if (!result || result.lhr.runtimeError)
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    const { categories, audits } = result.lhr;
    for (const audit of Object.values(audits)) {
      if (process.env['LIGHTHOUSE_AUDITS'] && audit.score !== null && audit.score < 1)
        console.error(url, audit.id, audit.displayValue ?? '');
    }
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return {
      scores: CATEGORIES.map(name => Math.round((categories[name]?.score ?? 0) * 100)),
      largestPaint: value('largest-contentful-paint'),
      blocked: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
    };
  });
}

if (import.meta.main) console.log(table(await benchLighthouse(await buildSite())));
