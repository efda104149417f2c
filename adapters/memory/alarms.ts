import type { AlarmKey, Alarms } from '../../application/ports/alarms.ts';
import type { RequestStore } from './request-store.ts';

/** What an operator was told of, in a plain map. */
export function makeMemoryAlarms({ alarms }: RequestStore): Alarms {
  return {
    current: async () => structuredClone([...alarms.values()]),
    async seen(alarm, now) {
      const kept = alarms.get(alarmName(alarm));
      if (kept) alarms.set(alarmName(alarm), { ...kept, seenAt: now });
    },
    async forgetUnseen(before) {
      for (const [name, { seenAt }] of alarms) if (seenAt < before) alarms.delete(name);
    },
  };
}

export function alarmName({ kind, machine }: AlarmKey): string {
  return `${kind} ${machine}`;
}
