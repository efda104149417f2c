import { expect, test } from 'vitest';
import { standingFindings } from '../../../application/desk/agency/standing-findings.ts';
import { reason } from '../../../application/finding/reason.ts';
import type { ImportFinding, ImportNote } from '../../../application/ports/operation/operation-reports.ts';

const NOON = Date.UTC(2026, 5, 15, 10);

const refused = (id: string, field = 'Price'): ImportFinding => ({
  severity: 'refused',
  id,
  field,
  reason: reason('missing'),
});

/** Note of an import; `ofChanges` is absent for one that read everything. */
const imported = (findings: readonly ImportFinding[], ofChanges?: readonly string[]): ImportNote => ({
  outcome: 'imported',
  added: 0,
  changed: 0,
  removed: 0,
  unchanged: 0,
  refused: findings.length,
  warned: 0,
  lines: [],
  findings,
  more: 0,
  ...(ofChanges && { ofChanges }),
});

/** Ids of the standing findings after these imports, the oldest first, a minute apart. */
function standing(...notes: readonly ImportNote[]) {
  const timed = notes.map((report, at) => ({ at: NOON + at * 60_000, report })).toReversed();
  const { findings, wholeAt } = standingFindings(timed);
  return { ids: findings.map(({ id, field }) => id || field), wholeAt };
}

test('a finding stays while later imports read no changes', () => {
  const notes = [imported([refused('7')]), imported([], []), imported([], [])];
  expect(standing(...notes)).toEqual({ ids: ['7'], wholeAt: NOON });
});

test('a finding ends when everything is read again without it', () => {
  expect(standing(imported([refused('7')]), imported([]))).toEqual({ ids: [], wholeAt: NOON + 60_000 });
});

test('a finding ends with a later record of its property alone', () => {
  const both = imported([refused('7'), refused('8')]);
  expect(standing(both, imported([], ['7']))).toEqual({ ids: ['8'], wholeAt: NOON });
  expect(standing(both, imported([refused('7')], ['7']))).toEqual({ ids: ['7', '8'], wholeAt: NOON });
});

test('a finding about a package ends with the next import that reports on that package', () => {
  const waits = imported([refused('', '"a.zip"')], ['"a.zip"']);
  expect(standing(waits, imported([], []))).toEqual({ ids: ['"a.zip"'], wholeAt: undefined });
  expect(standing(waits, imported([], ['7', '"a.zip"']))).toEqual({ ids: [], wholeAt: undefined });
});

test('an import that failed without findings changes nothing, and one that was refused whole is shown', () => {
  const failed: ImportNote = { outcome: 'failed', reason: 'timeout' };
  expect(standing(imported([refused('7')]), failed)).toEqual({ ids: ['7'], wholeAt: NOON });
  const kept: ImportNote = {
    outcome: 'kept',
    reason: 'no listing of it can be read',
    findings: [refused('9')],
    more: 0,
  };
  expect(standing(imported([refused('7')]), kept)).toEqual({ ids: ['9'], wholeAt: NOON + 60_000 });
});

test('of an older version there are lines in place of findings', () => {
  const { findings, ...old } = imported([]) as ImportNote & { outcome: 'imported' };
  expect(findings).toEqual([]);
  const note = { at: NOON, report: { ...old, lines: ['refused: 7 Zip: is missing'] } };
  expect(standingFindings([note])).toMatchObject({ lines: ['refused: 7 Zip: is missing'], findings: [] });
});
