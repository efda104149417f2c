import { describe, expect, test } from 'vitest';
import { reason } from '../../../application/finding/reason.ts';
import type { ImportOutcome } from '../../../application/operate/import-report.ts';
import { makeImportSource } from '../../../application/operate/import-source.ts';
import type { FeedItem } from '../../../application/ports/catalogue/feed.ts';

const NOTHING = { added: [], changed: [], removed: [], kept: [], unchanged: [] };
const IMPORTED: ImportOutcome = {
  kind: 'imported',
  version: '2',
  report: {
    listings: NOTHING,
    projects: NOTHING,
    refused: [],
    leftOut: [],
    warnings: [],
    adverts: [],
    counts: { refused: 0, warned: 0 },
    packages: [],
    refusedPackages: 0,
    externalIds: new Map(),
  },
};
const SCOPE: FeedItem = { kind: 'scope', scope: 'all' };
const REFUSED = {
  removed: ['1', '2'],
  of: 5,
  refused: [],
  leftOut: [],
  warnings: [],
  counts: { refused: 0, warned: 0 },
  externalIds: new Map(),
};
const asked = (signal = new AbortController().signal) => ({ scope: 'all', since: undefined, signal }) as const;

/** A CRM whose import returns this outcome. */
function systemWith(outcome: ImportOutcome | Error, settledWith?: Error) {
  let rests = 0;
  const settled: boolean[] = [];
  const importSource = makeImportSource({
    source: {
      name: 'a system',
      open: () => [SCOPE],
      async settled(imported) {
        settled.push(imported);
        if (settledWith) throw settledWith;
      },
    },
    async importFeed(feed) {
      for await (const _ of feed);
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    async rest() {
      rests++;
    },
  });
  return { importSource, settled, rests: () => rests };
}

describe('one import run from the agency’s CRM', () => {
  test.each([
    [IMPORTED, IMPORTED, true],
    [
      { kind: 'removes-too-much', ...REFUSED } as const,
      {
        kind: 'kept',
        reason: reason('removes-too-much', { removed: 2, of: 5 }),
        findings: [],
      },
      false,
    ],
    [
      { kind: 'nothing-readable', ...REFUSED } as const,
      { kind: 'kept', reason: reason('nothing-readable'), findings: [] },
      false,
    ],
    [{ kind: 'another-import' } as const, { kind: 'another-import' }, false],
    [new Error('cut off'), { kind: 'failed', reason: 'cut off' }, false],
  ])('returns the import’s outcome, and acknowledges to the CRM whether all was stored: %#', async (of, told, all) => {
    const { importSource, settled } = systemWith(of);
    expect(await importSource(asked())).toEqual(told);
    expect(settled).toEqual([all]);
  });

  test('fails when the CRM cannot record the acknowledgement', async () => {
    const { importSource } = systemWith(IMPORTED, new Error('the disk is full'));
    expect(await importSource(asked())).toEqual({ kind: 'failed', reason: 'the disk is full' });
  });

  test('yields before each item and stops when the site stops', async () => {
    const { importSource, rests } = systemWith(IMPORTED);
    await importSource(asked());
    expect(rests()).toBe(1);
    expect(await importSource(asked(AbortSignal.abort(new Error('stopped'))))).toEqual({
      kind: 'failed',
      reason: 'stopped',
    });
  });
});
