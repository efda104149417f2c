import type { ImportRuns, LastImport } from '../ports/catalogue/import-runs.ts';
import type { Disk, Machine } from '../ports/operation/machine.ts';
import type { Outbox, OutboxDepth } from '../ports/mails/outbox.ts';

/** Health status of the site: the numbers of waiting mails and leads, the last import and the machine. */
export type SiteHealth = {
  readonly mails: OutboxDepth;
  /** Requests waiting for delivery to the agency's CRM. */
  readonly leads: OutboxDepth;
  /** The last import from the CRM; `undefined` before the first. */
  readonly imports: LastImport | undefined;
  readonly disk: Disk | undefined;
  readonly certificateEndsAt: number | undefined;
  readonly secretMadeAt: number | undefined;
  readonly backedUpAt: number | undefined;
};

/**
 * Reads the health status for metrics and alerts. Rejects if the database is down.
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
    const [mails, leads, imports, disk, certificateEndsAt, secretMadeAt, backedUpAt] = await Promise.all([
      outbox.depth('mail'),
      outbox.depth('lead'),
      importRuns.last(),
      machine.disk(),
      machine.certificateEndsAt(),
      machine.secretMadeAt(),
      machine.backedUpAt(),
    ]);
    return { mails, leads, imports, disk, certificateEndsAt, secretMadeAt, backedUpAt };
  };
}
