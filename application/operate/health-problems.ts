import type { AlarmKey, AlarmKind } from '../ports/operation/alarms.ts';
import type { SiteHealth } from './site-health.ts';

/** What an operator has to look after, with the figures that tell how bad it is. */
export type HealthProblem = AlarmKey & { readonly figures: Readonly<Record<string, number>> };

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Mails and leads wait this long only where something keeps them: a new one leaves within seconds. */
const WAITS_MS = 60 * MINUTE_MS;
const FAILED_IMPORTS = 2;
/** Share of the disk that is free. What has begun ends at the second, so that no mail is sent each time a file comes and goes. */
const DISK = { begins: 0.05, ends: 0.07 };
/** Certificates are renewed 30 days before their end: where 14 are left, that does not work. */
const CERTIFICATE_MS = 14 * DAY_MS;
/** A secret is to be replaced once a year. */
const SECRET_MS = 365 * DAY_MS;
const MEGABYTE = 1_000_000;

/**
 * What is wrong with a site that stands so, on the machine `machine`; `current` are the alarms that go on.
 * `healthProblemsOf(standing, { machine: 'web1', current: [], now })` → `[{ kind: 'mails', machine: '', figures: { count: 3, minutes: 75 } }]`
 */
export function healthProblemsOf(
  { mails, leads, imports, disk, certificateEndsAt, secretMadeAt }: SiteHealth,
  { machine, current, now }: { readonly machine: string; readonly current: readonly AlarmKey[]; readonly now: number },
): readonly HealthProblem[] {
  const troubles: HealthProblem[] = [];
  const add = (kind: AlarmKind, figures: HealthProblem['figures'], where = '') =>
    troubles.push({ kind, machine: where, figures });
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
  return troubles;
}
