import type { ImportRuns, LastImport } from '../ports/catalogue/import-runs.ts';
import type { Disk, Machine } from '../ports/operation/machine.ts';
import type { Outbox, OutboxDepth } from '../ports/mails/outbox.ts';

/** How a site stands at a moment: what waits, how the last import went, and the machine. */
export type SiteHealth = {
  readonly mails: OutboxDepth;
  /** Requests that are to go to the agency's system. */
  readonly leads: OutboxDepth;
  /** Absent before the first import from the agency's system. */
  readonly imports: LastImport | undefined;
  readonly disk: Disk | undefined;
  readonly certificateEndsAt: number | undefined;
  readonly secretMadeAt: number | undefined;
};

/**
 * Makes the look at how a site stands, for metrics and alarms. It rejects where the database is away.
 * `(await makeSiteHealth({ outbox, importRuns, machine })()).mails.waiting` → `2`
 */
export function makeSiteHealth({
  outbox,
  importRuns,
  machine,
}: {
  readonly outbox: Pick<Outbox, 'depth'>;
  readonly importRuns: Pick<ImportRuns, 'last'>;
  readonly machine: Machine;
}) {
  return async (): Promise<SiteHealth> => {
    const [mails, leads, imports, disk, certificateEndsAt, secretMadeAt] = await Promise.all([
      outbox.depth('mail'),
      outbox.depth('lead'),
      importRuns.last(),
      machine.disk(),
      machine.certificateEndsAt(),
      machine.secretMadeAt(),
    ]);
    return { mails, leads, imports, disk, certificateEndsAt, secretMadeAt };
  };
}
