import type { Language } from '../../domain/text/language.ts';
import { makeMail } from '../mail/mail-templates.ts';
import type { AlarmKey, Alarms, CurrentAlarm } from '../ports/operation/alarms.ts';
import type { Clock } from '../ports/clock.ts';
import type { Mail } from '../ports/mails/outbox.ts';
import type { SiteHealth } from './site-health.ts';
import { type HealthProblem, healthProblemsOf } from './health-problems.ts';

/** An alert is deleted if its machine has not reported for this long. */
const MACHINE_SILENT_MS = 24 * 3_600_000;

export type SoundAlarmsParts = {
  readonly standing: () => Promise<SiteHealth>;
  readonly alarms: Alarms;
  readonly clock: Clock;
  /** Name of this machine. */
  readonly machine: string;
  /** Recipient of alert mails; absent: no mails. */
  readonly to: string | undefined;
  readonly language: () => Language;
};

/** Alerts that this process was the first to raise or resolve. */
export type SoundedAlarms = { readonly begun: readonly HealthProblem[]; readonly over: readonly CurrentAlarm[] };

/**
 * Creates the health check: raises an alert for each new problem and resolves those that are over, with one mail each. If several processes
 * check at once, only one of them mails.
 * `await makeSoundAlarms({ standing, alarms, clock, machine, to, language })()` → `{ begun: [], over: [] }`
 */
export function makeSoundAlarms(parts: SoundAlarmsParts): () => Promise<SoundedAlarms> {
  const { standing, alarms, clock, machine, to, language } = parts;

  return async () => {
    const now = clock.now();
    await alarms.forgetUnseen(now - MACHINE_SILENT_MS);
    const current = await alarms.current();
    const troubles = healthProblemsOf(await standing(), { machine, current, now });
    const begun: HealthProblem[] = [];
    const over: CurrentAlarm[] = [];
    for (const trouble of troubles) {
      const { kind, figures } = trouble;
      if (current.some(alarm => isSame(alarm, trouble))) await alarms.seen(trouble, now);
      else if (await alarms.begin(trouble, now, mailsOf(trouble, now, { kind, state: 'begun', figures })))
        begun.push(trouble);
    }
    for (const alarm of current) {
      // Alerts of another machine are resolved by that machine.
      if (alarm.machine !== '' && alarm.machine !== machine) continue;
      if (troubles.some(trouble => isSame(alarm, trouble))) continue;
      const { kind, beganAt } = alarm;
      const told = { kind, state: 'over', figures: { since: beganAt } } as const;
      if (await alarms.end(alarm, mailsOf(alarm, beganAt, told))) over.push(alarm);
    }
    return { begun, over };
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
