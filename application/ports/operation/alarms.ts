import type { Mail } from '../mails/outbox.ts';

/**
 * What an operator was told of and what goes on since, and its writer, whose every change is one transaction: all or nothing, and on the
 * disk once it resolves.
 */
export type Alarms = {
  /** Those that go on, of all machines. */
  current(): Promise<readonly CurrentAlarm[]>;
  /** Notes that an alarm was found to go on at `now`; one that has ended stays ended. */
  seen(alarm: AlarmKey, now: number): Promise<void>;
  /** Ends, without a word, what was not seen since `before`: its machine is gone. */
  forgetUnseen(before: number): Promise<void>;
  /** Notes that an alarm begins, and puts the mails that tell it. False, and nothing changes, where it goes on already. */
  begin(alarm: AlarmKey, now: number, mails: readonly Mail[]): Promise<boolean>;
  /** Notes that an alarm is over, and puts the mails that tell it. False, and nothing changes, where there is none. */
  end(alarm: AlarmKey, mails: readonly Mail[]): Promise<boolean>;
};

export const ALARM_KINDS = ['mails', 'leads', 'imports', 'disk', 'certificate', 'secret'] as const;
export type AlarmKind = (typeof ALARM_KINDS)[number];

/** `machine` is empty where it concerns the whole site. */
export type AlarmKey = { readonly kind: AlarmKind; readonly machine: string };

/** Milliseconds since 1970. */
export type CurrentAlarm = AlarmKey & { readonly beganAt: number; readonly seenAt: number };
