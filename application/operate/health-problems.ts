import type { AlarmKey, AlarmKind } from '../ports/operation/alarms.ts';
import type { SiteHealth } from './site-health.ts';

/** A problem for the operator, with figures on its extent. */
export type HealthProblem = AlarmKey & { readonly figures: Readonly<Record<string, number>> };

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Age in ms from which a waiting mail or lead indicates a problem: normally mails and leads are delivered within seconds. */
const WAITS_MS = 60 * MINUTE_MS;
const FAILED_IMPORTS = 2;
/** Free share of the disk. The alert is raised below `begins` and resolved above `ends`; the gap avoids repeated mails. */
const DISK = { begins: 0.05, ends: 0.07 };
/**
 * Time in ms before a certificate's expiry from which the alert is raised. Certificates are renewed 30 days before expiry; with 14 days
 * left, the renewal has failed.
 */
const CERTIFICATE_MS = 14 * DAY_MS;
/** Age in ms of the site's secret from which the alert is raised, because the secret should be rotated yearly. */
const SECRET_MS = 365 * DAY_MS;
/** Age in ms of the last backup from which the alert is raised. Backups are made nightly; after three days at least two were missed. */
const BACKUP_MS = 3 * DAY_MS;
const MEGABYTE = 1_000_000;

/**
 * Derives problems from a health status, for this `machine`; `current` are the active alerts.
 * `healthProblemsOf(health, { machine: 'web1', current: [], now })` → `[{ kind: 'mails', machine: '', figures: { count: 3, minutes: 75 } }]`
 */
export function healthProblemsOf(
  { mails, leads, imports, disk, certificateEndsAt, secretMadeAt, backedUpAt }: SiteHealth,
  { machine, current, now }: { readonly machine: string; readonly current: readonly AlarmKey[]; readonly now: number },
): readonly HealthProblem[] {
  const problems: HealthProblem[] = [];
  const add = (kind: AlarmKind, figures: HealthProblem['figures'], where = '') =>
    problems.push({ kind, machine: where, figures });
  for (const [kind, { waiting, oldestAt }] of [
    ['mails', mails],
    ['leads', leads],
  ] as const)
    if (oldestAt !== undefined && now - oldestAt > WAITS_MS)
      add(kind, { count: waiting, minutes: Math.floor((now - oldestAt) / MINUTE_MS) });
  if (imports && imports.failures >= FAILED_IMPORTS)
    add('imports', { count: imports.failures, since: imports.succeededAt ?? imports.beganAt });
  if (disk && disk.total > 0) {
    const isKnown = current.some(alarm => alarm.kind === 'disk' && alarm.machine === machine);
    const share = disk.free / disk.total;
    if (share < (isKnown ? DISK.ends : DISK.begins))
      add('disk', { percent: Math.floor(share * 100), megabytes: Math.floor(disk.free / MEGABYTE) }, machine);
  }
  if (certificateEndsAt !== undefined && certificateEndsAt - now < CERTIFICATE_MS)
    add('certificate', { until: certificateEndsAt });
  if (secretMadeAt !== undefined && now - secretMadeAt > SECRET_MS) add('secret', { since: secretMadeAt });
  // Without a backup by the site's own command there is no alert, because the site may be backed up in another way.
  if (backedUpAt !== undefined && now - backedUpAt > BACKUP_MS) add('backup', { since: backedUpAt }, machine);
  return problems;
}
