import type { Mail } from '../mails/outbox.ts';

/**
 * Alarms that an operator was notified of and that are still active. Each write is one transaction: all or nothing, and durable once it
 * resolves.
 */
export type Alarms = {
  /** Returns the active alarms of all machines. */
  current(): Promise<readonly CurrentAlarm[]>;
  /** Records that an alarm was still active at `now` (Unix ms). Does nothing if the alarm has ended. */
  seen(alarm: AlarmKey, now: number): Promise<void>;
  /** Ends alarms that were not seen since `before` (Unix ms), without a mail, because their machine no longer exists. */
  forgetUnseen(before: number): Promise<void>;
  /** Starts an alarm and enqueues its mails. Returns false, and changes nothing, if it is active already. */
  begin(alarm: AlarmKey, now: number, mails: readonly Mail[]): Promise<boolean>;
  /** Ends an alarm and enqueues its mails. Returns false, and changes nothing, if it is not active. */
  end(alarm: AlarmKey, mails: readonly Mail[]): Promise<boolean>;
};

/**
 * Kinds of alarms, by what is monitored: mails and leads that were not sent, failed imports, disk space, expiry of the TLS certificate, age
 * of the secret and of the last backup.
 */
export const ALARM_KINDS = ['mails', 'leads', 'imports', 'disk', 'certificate', 'secret', 'backup'] as const;
export type AlarmKind = (typeof ALARM_KINDS)[number];

/** `machine`: name of the machine; empty for an alarm of the whole site. */
export type AlarmKey = { readonly kind: AlarmKind; readonly machine: string };

/** An active alarm; times in Unix ms. */
export type CurrentAlarm = AlarmKey & { readonly beganAt: number; readonly seenAt: number };
