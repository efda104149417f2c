import { z } from 'zod';
import {
  type ImportNote,
  KEPT_REPORTS,
  type NightNote,
  type OperationReports,
} from '../../../application/ports/operation/operation-reports.ts';
import { reasonSchema } from '../../wire/reason-schema.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps, statement } from '../database/statement.ts';
import { exactly } from '../../wire/exactly.ts';

const counted = z.number();

const FINDING = z.object({
  severity: z.enum(['refused', 'left-out', 'warning']),
  id: z.string(),
  externalId: z.string().exactOptional(),
  field: z.string(),
  reason: reasonSchema,
});

const IMPORT_NOTE = z
  .union([
    z.object({
      outcome: z.literal('imported'),
      version: z.string().exactOptional(),
      added: counted,
      changed: counted,
      removed: counted,
      unchanged: counted,
      refused: counted,
      warned: counted,
      lines: z.array(z.string()),
      // If a newer version of the site stored a code that this one does not know, leave out the codes; `lines` contains the same findings
      // as text.
      findings: z.array(FINDING).optional().catch(undefined),
      more: counted,
      ofChanges: z.array(z.string()).optional(),
    }),
    z.object({
      outcome: z.enum(['kept', 'failed']),
      reason: z.string(),
      why: z.optional(reasonSchema).catch(undefined),
      findings: z.array(FINDING).optional().catch(undefined),
      more: counted.optional().catch(undefined),
    }),
  ])
  .apply(exactly<ImportNote>());

const NIGHT_NOTE = z.record(z.string(), counted).apply(exactly<NightNote>());

/** Reports of imports, in the table `import_report`. */
export function makeSqlImportReports(database: SqlDatabase): OperationReports<ImportNote> {
  return reportsIn(database, 'import_report', IMPORT_NOTE);
}

/** Reports of the nightly job, in the table `night_report`. */
export function makeSqlNightReports(database: SqlDatabase): OperationReports<NightNote> {
  return reportsIn(database, 'night_report', NIGHT_NOTE);
}

function reportsIn<Report>(
  database: SqlDatabase,
  table: 'import_report' | 'night_report',
  schema: z.ZodType<Report>,
): OperationReports<Report> {
  const { db } = database.queries;
  const last = statement<{ count: number }>()(value =>
    db.selectFrom(table).selectAll().orderBy('seq', 'desc').limit(value.count),
  );
  const drop = statement<{ seq: number }>()(value => db.deleteFrom(table).where('seq', '=', value.seq));
  const add = statement<{ at: number; report: string }>()(value =>
    db.insertInto(table).values({ at: value.at, report: value.report }),
  );

  function* keep(report: string, at: number): Steps<Outcome<void>> {
    // Reads one row more than is kept: if another process stored a report concurrently, two old rows have to be deleted.
    const rows = yield* run(last, { count: KEPT_REPORTS + 1 });
    for (const [place, row] of rows.entries())
      if ((place === 0 && row.report === report) || place >= KEPT_REPORTS - 1) yield* run(drop, { seq: row.seq });
    yield* run(add, { at, report });
    return commit(undefined);
  }

  return {
    keep: (report, at) => database.write(() => keep(JSON.stringify(report), at)),
    async last(count) {
      const rows = await database.read(() => run(last, { count }));
      // During an update, a newer version of the site may store reports that this version cannot parse; they are left out.
      return rows.flatMap(({ at, report }) => {
        const { success, data } = schema.safeParse(JSON.parse(report));
        return success ? [{ at, report: data }] : [];
      });
    },
  };
}
