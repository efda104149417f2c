import type { Appointment } from '../../application/ports/appointments.ts';
import type { Mail } from '../../application/ports/outbox.ts';
import type { OwnerLink } from '../../application/ports/owners.ts';
import type { Submission } from '../../application/ports/request-inbox.ts';
import type { Session } from '../../application/ports/sessions.ts';
import type { Subscription } from '../../application/ports/subscriptions.ts';
import type { ListingId } from '../../domain/listing/listing.ts';
import type { Failures } from '../../domain/owner/login-throttle.ts';
import type { Language } from '../../domain/text/language.ts';

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

/** An account; what the feed names comes beside its own listings. */
export type KeptOwner = {
  readonly id: string;
  readonly email: string;
  language: Language;
  readonly invitedAt: number;
  passwordHash: string | undefined;
  readonly listingIds: Set<ListingId>;
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
  readonly owners: Map<string, KeptOwner>;
  /** Whom the feed names, in lower case. */
  readonly feedOwners: Map<ListingId, ReadonlySet<string>>;
  readonly ownerLinks: Map<string, Omit<OwnerLink, 'tokenHash'> & { readonly ownerId: string | undefined }>;
  readonly sessions: Map<string, Session>;
  readonly loginTries: Map<string, { readonly failures: Failures; readonly knownUntil: number }>;
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
    owners: new Map(),
    feedOwners: new Map(),
    ownerLinks: new Map(),
    sessions: new Map(),
    loginTries: new Map(),
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
