import type { Language } from '../../domain/text/language.ts';
import { makeMail } from '../mail/mail-templates.ts';
import type { AlarmKey, Alarms, CurrentAlarm } from '../ports/operation/alarms.ts';
import type { Clock } from '../ports/clock.ts';
import type { Mail } from '../ports/mails/outbox.ts';
import type { SiteHealth } from './site-health.ts';
import { type HealthProblem, healthProblemsOf } from './health-problems.ts';

/** Milliseconds without a report of its machine after which an alert is deleted. */
const MACHINE_SILENT_MS = 24 * 3_600_000;

export type RaiseAlarmsParts = {
  readonly health: () => Promise<SiteHealth>;
  readonly alarms: Alarms;
  readonly clock: Clock;
  /** Name of this machine. */
  readonly machine: string;
  /** Recipient of alert mails; absent: no mails. */
  readonly to: string | undefined;
  readonly language: () => Language;
};

/** Alerts that this process was the first to raise or resolve. */
export type ChangedAlarms = { readonly raised: readonly HealthProblem[]; readonly resolved: readonly CurrentAlarm[] };

/**
 * Creates the health check: raises an alert for each new problem and resolves those that have ended, with one mail each. If several processes
 * check at once, only one of them mails.
 * `await makeRaiseAlarms({ health, alarms, clock, machine, to, language })()` → `{ raised: [], resolved: [] }`
 */
export function makeRaiseAlarms(parts: RaiseAlarmsParts): () => Promise<ChangedAlarms> {
  const { health, alarms, clock, machine, to, language } = parts;

  return async () => {
    const now = clock.now();
    await alarms.forgetUnseen(now - MACHINE_SILENT_MS);
    const current = await alarms.current();
    const problems = healthProblemsOf(await health(), { machine, current, now });
    const raised: HealthProblem[] = [];
    const resolved: CurrentAlarm[] = [];
    for (const problem of problems) {
      const { kind, figures } = problem;
      if (current.some(alarm => isSame(alarm, problem))) await alarms.seen(problem, now);
      else if (await alarms.begin(problem, now, mailsOf(problem, now, { kind, state: 'begun', figures })))
        raised.push(problem);
    }
    for (const alarm of current) {
      // Alerts of another machine are resolved by that machine.
      if (alarm.machine !== '' && alarm.machine !== machine) continue;
      if (problems.some(problem => isSame(alarm, problem))) continue;
      const { kind, beganAt } = alarm;
      const data = { kind, state: 'over', figures: { since: beganAt } } as const;
      if (await alarms.end(alarm, mailsOf(alarm, beganAt, data))) resolved.push(alarm);
    }
    return { raised, resolved };
  };

  function mailsOf(
    { kind, machine: where }: AlarmKey,
    beganAt: number,
    told: Pick<HealthProblem, 'kind' | 'figures'> & { readonly state: 'begun' | 'over' },
  ): readonly Mail[] {
    if (to === undefined) return [];
    return [
      makeMail({
        id: `alarm.${kind}.${where}.${beganAt}.${told.state}`,
        template: 'alarm',
        language: language(),
        to,
        replyTo: undefined,
        data: { ...told, machine: where },
        unsubscribe: undefined,
      }),
    ];
  }
}

function isSame(one: AlarmKey, other: AlarmKey): boolean {
  return one.kind === other.kind && one.machine === other.machine;
}
