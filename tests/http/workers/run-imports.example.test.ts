import { expect, test } from 'vitest';
import { importLines } from '../../../adapters/composition/report/import-lines.ts';
import { makeRunImports } from '../../../adapters/composition/workers/run-imports.ts';
import { makeMemoryImportRuns } from '../../support/site/memory-import-runs.ts';
import { reason } from '../../../application/finding/reason.ts';
import type { Differences, ImportReport } from '../../../application/operate/import-report.ts';
import type { FeedFinding } from '../../../application/ports/catalogue/feed.ts';

const NONE: Differences = { added: [], changed: [], removed: [], kept: [], unchanged: [] };
const ZIP: FeedFinding = { id: '7', field: 'Zip', reason: reason('missing') };
const PRICE: FeedFinding = { id: '8', field: 'Price', reason: reason('missing') };

/** Lines of an import that added these ids and refused the records of these findings. */
function linesOf(added: readonly string[], refused: readonly FeedFinding[]) {
  const report: ImportReport = {
    listings: { ...NONE, added },
    projects: NONE,
    refused,
    leftOut: [],
    warnings: [],
    adverts: [],
    counts: { refused: refused.length, warned: 0 },
    packages: [],
    refusedPackages: 0,
    externalIds: new Map([['7', 'A_1']]),
  };
  return importLines({ kind: 'imported', version: added.length > 0 ? '2' : undefined, report });
}

/** Log lines of successive runs with these results. */
async function logged(...results: readonly ReturnType<typeof linesOf>[]): Promise<readonly (readonly string[])[]> {
  const rest = [...results];
  let now = 0;
  const run = makeRunImports({
    name: 'Whise',
    signal: new AbortController().signal,
    run: async () => ({ kind: 'imported', told: rest.shift() ?? linesOf([], []) }),
    runs: makeMemoryImportRuns(),
    clock: { now: () => (now += 60_000) },
    everyMs: 0,
  });
  const lines: (readonly string[])[] = [];
  for (const _ of results) lines.push((await run()).map(({ level, message }) => `${level} ${message}`));
  return lines;
}

test('an import logs the first reason beside the number of refused records', async () => {
  expect(await logged(linesOf(['1'], [ZIP, PRICE]), linesOf(['2'], []))).toEqual([
    [
      'info catalogue: Whise: 1 added, 0 changed, 0 removed, 2 refused; the first: 7 (A_1) Zip: is missing',
      'warning refused: 7 (A_1) Zip: is missing',
      'warning refused: 8 Price: is missing',
    ],
    ['info catalogue: Whise: 1 added, 0 changed, 0 removed, 0 refused'],
  ]);
});

test('an import that changed nothing logs what it refused, once as long as that stays the same', async () => {
  const counted = 'warning catalogue: Whise: 0 added, 0 changed, 0 removed, 1 refused; the first: 8 Price: is missing';
  const refused = linesOf([], [PRICE]);
  expect(await logged(linesOf([], []), refused, refused, linesOf([], []), refused)).toEqual([
    [],
    [counted, 'warning refused: 8 Price: is missing'],
    [],
    [],
    [counted, 'warning refused: 8 Price: is missing'],
  ]);
});
