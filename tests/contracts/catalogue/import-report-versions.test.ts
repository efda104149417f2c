import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Database, openDatabase } from '../../../adapters/sql/open-database.ts';
import { reason } from '../../../application/finding/reason.ts';
import type { ImportNote } from '../../../application/ports/operation/operation-reports.ts';
import { RECEIVED } from '../../arbitraries/a-submission.ts';

/** Schema of the previous version; it skipped rows that do not match. */
const BEFORE = z.union([
  z.object({
    outcome: z.literal('imported'),
    version: z.string().exactOptional(),
    added: z.number(),
    changed: z.number(),
    removed: z.number(),
    unchanged: z.number(),
    refused: z.number(),
    warned: z.number(),
    lines: z.array(z.string()),
    more: z.number(),
  }),
  z.object({ outcome: z.enum(['kept', 'failed']), reason: z.string() }),
]);

const counts = { added: 1, changed: 0, removed: 0, unchanged: 2, refused: 1, warned: 0, more: 0 };
const lines = ['refused: 7 Zip: is missing'];
const zip = { severity: 'refused', id: '7', field: 'Zip', reason: reason('missing') } as const;

const folder = mkdtempSync(join(tmpdir(), 'clairval-reports-'));
let database: Database;
let rows: DatabaseSync;
beforeAll(async () => {
  database = await openDatabase({ dataDirectory: folder });
  rows = new DatabaseSync(join(folder, 'clairval.db'), { timeout: 5_000 });
});
afterAll(async () => {
  rows.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('import reports', () => {
  test('of this version can be read by the previous version, in English', async () => {
    const imported: ImportNote = { outcome: 'imported', ...counts, lines, findings: [zip] };
    const kept: ImportNote = {
      outcome: 'kept',
      reason: 'no listing of it can be read',
      why: reason('nothing-readable'),
    };
    await database.importReports.keep(imported, RECEIVED);
    await database.importReports.keep(kept, RECEIVED + 1);
    const stored = rows.prepare('select report from import_report order by seq').all() as { report: string }[];
    expect(stored.map(({ report }) => BEFORE.parse(JSON.parse(report)))).toEqual([
      { outcome: 'imported', ...counts, lines },
      { outcome: 'kept', reason: 'no listing of it can be read' },
    ]);
  });

  test.each([
    ['the version before', { outcome: 'imported', ...counts, lines }],
    [
      'a later version, with a code that this one does not know',
      { outcome: 'imported', ...counts, lines, findings: [zip, { ...zip, reason: { code: 'not-yet-known' } }] },
    ],
    [
      'a later version, whose reason has a part that this one does not know',
      {
        outcome: 'imported',
        ...counts,
        lines,
        findings: [{ ...zip, reason: { code: 'package-failed', values: { why: { code: 'not-yet-known' } } } }],
      },
    ],
  ])('of %s are read by their lines', async (_, report) => {
    rows.prepare('insert into import_report (at, report) values (?, ?)').run(RECEIVED + 2, JSON.stringify(report));
    const [last] = await database.importReports.last(1);
    expect(last?.report).toEqual({ outcome: 'imported', ...counts, lines });
  });

  test('with an unknown reason code are read by their text', async () => {
    const report = { outcome: 'kept', reason: 'the moon is full', why: { code: 'full-moon' } };
    rows.prepare('insert into import_report (at, report) values (?, ?)').run(RECEIVED + 3, JSON.stringify(report));
    const [last] = await database.importReports.last(1);
    expect(last?.report).toEqual({ outcome: 'kept', reason: 'the moon is full' });
  });
});
