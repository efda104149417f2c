import type { AlarmKey, Alarms } from '../../../application/ports/operation/alarms.ts';
import { putMails, type RequestStore } from '../store/request-store.ts';

/** Active alarms, in memory. */
export function makeMemoryAlarms(store: RequestStore): Alarms {
  const { alarms } = store;
  return {
    current: async () => structuredClone([...alarms.values()]),
    async seen(alarm, now) {
      const active = alarms.get(alarmName(alarm));
      if (active) alarms.set(alarmName(alarm), { ...active, seenAt: now });
    },
    async forgetUnseen(before) {
      for (const [name, { seenAt }] of alarms) if (seenAt < before) alarms.delete(name);
    },
    async begin(alarm, now, mails) {
      if (alarms.has(alarmName(alarm))) return false;
      alarms.set(alarmName(alarm), { kind: alarm.kind, machine: alarm.machine, beganAt: now, seenAt: now });
      putMails(store, mails);
      return true;
    },
    async end(alarm, mails) {
      if (!alarms.delete(alarmName(alarm))) return false;
      putMails(store, mails);
      return true;
    },
  };
}

function alarmName({ kind, machine }: AlarmKey): string {
  return `${kind} ${machine}`;
}
