import type { Appointment } from '../../application/ports/appointments.ts';
import type { Mail } from '../../application/ports/outbox.ts';
import type { Submission } from '../../application/ports/request-inbox.ts';
import type { Subscription } from '../../application/ports/subscriptions.ts';

/** What a mail belongs to, and goes with when that is erased. */
export type MailOwner = { readonly submissionId?: string; readonly subscriptionId?: string };

export type KeptMail = {
  readonly mail: Mail;
  readonly owner: MailOwner;
  attempts: number;
  /** None once it was sent or given up. */
  dueAt: number | undefined;
  sentAt: number | undefined;
  reason: string | undefined;
};

/** One store behind all ports of requests. A call changes it without awaiting in between, so each is a transaction. */
export type RequestStore = {
  readonly submissions: Map<string, Submission>;
  readonly keys: Map<string, { readonly bodyHash: string; readonly submissionId: string; readonly endsAt: number }>;
  /** Until when each counts. */
  readonly challenges: Map<string, number>;
  /** The last submission of each value of `once`. */
  readonly once: Map<string, string>;
  /** By hash of the link's secret. */
  readonly appointments: Map<string, Appointment>;
  /** In the order in which they were put. */
  readonly mails: Map<string, KeptMail>;
  readonly subscriptions: Map<string, Subscription>;
  readonly limits: Map<string, { count: number; readonly endsAt: number }>;
};

export function makeRequestStore(): RequestStore {
  return {
    submissions: new Map(),
    keys: new Map(),
    challenges: new Map(),
    once: new Map(),
    appointments: new Map(),
    mails: new Map(),
    subscriptions: new Map(),
    limits: new Map(),
  };
}

/** Puts mails that are due at once; a known id is not put twice. */
export function putMails({ mails }: RequestStore, put: readonly Mail[], owner: MailOwner): void {
  for (const mail of put) {
    if (mails.has(mail.id)) continue;
    const copy = structuredClone(mail);
    mails.set(mail.id, { mail: copy, owner, attempts: 0, dueAt: 0, sentAt: undefined, reason: undefined });
  }
}

/** Confirmed places of an hour. */
export function placesTaken({ appointments }: RequestStore, propertyId: string, day: string, slot: string): number {
  let taken = 0;
  for (const place of appointments.values()) {
    if (place.status !== 'confirmed' || place.propertyId !== propertyId) continue;
    if (place.day === day && place.slot === slot) taken++;
  }
  return taken;
}
