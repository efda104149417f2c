import type { Language } from '../../domain/text/language.ts';
import { makeMail } from '../mail/mail-templates.ts';
import type { AlarmKey, Alarms, CurrentAlarm } from '../ports/operation/alarms.ts';
import type { Clock } from '../ports/clock.ts';
import type { Mail } from '../ports/mails/outbox.ts';
import type { SiteHealth } from './site-health.ts';
import { type HealthProblem, healthProblemsOf } from './health-problems.ts';

/** An alarm whose machine was not heard of for so long ends by itself. */
const MACHINE_SILENT_MS = 24 * 3_600_000;

export type SoundAlarmsParts = {
  readonly standing: () => Promise<SiteHealth>;
  readonly alarms: Alarms;
  readonly clock: Clock;
  /** The name of this machine. */
  readonly machine: string;
  /** The address that gets the mails; absent: none are put. */
  readonly to: string | undefined;
  readonly language: () => Language;
};

/** What this process was the first to note. */
export type SoundedAlarms = { readonly begun: readonly HealthProblem[]; readonly over: readonly CurrentAlarm[] };

/**
 * Makes the look for trouble: what is new begins an alarm with one mail, what is over ends it with another. Of several processes that
 * look at once, one notes it.
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
      // Another machine's disk is that machine's to look at.
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
