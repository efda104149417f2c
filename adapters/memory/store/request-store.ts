import { erasedLinkHash, withoutPersonalData } from '../../../domain/offer/offer-erasure.ts';
import type { CurrentAlarm } from '../../../application/ports/operation/alarms.ts';
import type { OfferRecord } from '../../../domain/offer/offer-step.ts';
import type { RequestedMail } from '../../../application/ports/mails/requested-mails.ts';
import type {
  Viewing,
  SlotReservation,
  ViewingWithRequest,
} from '../../../application/ports/viewings/viewing-records.ts';
import type { BusyFeedStatus } from '../../../application/ports/calendar/busy-feeds.ts';
import type { StoredDeskEntry } from '../../../application/ports/audit/desk-log.ts';
import type { AnswerDraft, RequestNote } from '../../../application/ports/requests/desk-requests.ts';
import type { StoredRequest } from '../../../application/ports/requests/stored-request.ts';
import type { Mail } from '../../../application/ports/mails/outbox.ts';
import type { OwnerLink } from '../../../application/ports/accounts/owners.ts';
import type { SecondFactor } from '../../../application/ports/accounts/second-factors.ts';
import type { Session } from '../../../application/ports/accounts/sessions.ts';
import type { Subscription } from '../../../application/ports/alerts/subscriptions.ts';
import type { Submission } from '../../../application/ports/submissions/submissions.ts';
import type { PrivateDetails } from '../../../domain/advert/private-details.ts';
import type { BlockedTime } from '../../../application/ports/calendar/viewing-hours.ts';
import type { TimeSpan } from '../../../domain/appointment/time-span.ts';
import type { AgencyHours, AgentHours, PropertyWindows } from '../../../domain/appointment/viewing-hours.ts';
import type { RequestProgress } from '../../../domain/desk/request-state.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import type { Failures } from '../../../domain/owner/login-throttle.ts';
import type { Language } from '../../../domain/text/language.ts';

/** The request or subscription that a mail belongs to: if it is erased, the mail is erased too. */
export type StoredMailOwner = {
  readonly submissionId: string | undefined;
  readonly subscriptionId: string | undefined;
};

export type StoredMail = {
  readonly mail: Mail;
  readonly owner: StoredMailOwner;
  /** Enqueue time by the machine's clock, Unix ms. */
  readonly putAt: number;
  attempts: number;
  /** Time of the next attempt, or end of a lease; `undefined` once sent or given up. */
  dueAt: number | undefined;
  sentAt: number | undefined;
  /** When the mail was sent or given up, Unix ms; `undefined` while it is pending. */
  overAt: number | undefined;
  reason: string | undefined;
};

/** An account. `listingIds` are the listings from invitations; listings from the feed are in `feedOwners`. */
export type StoredOwner = {
  readonly id: string;
  readonly email: string;
  language: Language;
  readonly invitedAt: number;
  passwordHash: string | undefined;
  readonly listingIds: Set<ListingId>;
};

export type StoredSecondFactor = Pick<SecondFactor, 'since'> & {
  encryptedSecret: string;
  lastStep: number;
  codes: Set<string>;
};

/** Hours for viewings. Entries of removed accounts are ignored. */
export type StoredViewingHours = {
  version: number;
  agency: AgencyHours | undefined;
  /** Hours of agents by account id. */
  readonly agents: Map<string, AgentHours>;
  /** Hours of properties by property id. */
  readonly windows: Map<string, PropertyWindows>;
  readonly blocked: Map<string, BlockedTime>;
  /** External calendars of agents by account id. */
  readonly busy: Map<
    string,
    Omit<BusyFeedStatus, 'count'> & { readonly encryptedAddress: string; readonly times: readonly TimeSpan[] }
  >;
};

/** One store behind all ports of requests. A call changes it without awaiting in between, so each call is atomic. */
export type RequestStore = {
  readonly submissions: Map<string, Submission>;
  readonly keys: Map<string, { readonly bodyHash: string; readonly submissionId: string; readonly endsAt: number }>;
  /** Expiry (Unix ms) of used captchas by id. */
  readonly challenges: Map<string, number>;
  /** Id of the last submission by the value of its field `once`. */
  readonly once: Map<string, string>;
  /** Viewings by the hash of the secret in their link. */
  readonly viewings: Map<string, Viewing>;
  /** Mails by id, in the order in which they were enqueued. */
  readonly mails: Map<string, StoredMail>;
  readonly askedMails: Map<string, RequestedMail>;
  readonly subscriptions: Map<string, Subscription>;
  /** Offers by the hash of the secret in their link. */
  readonly offers: Map<string, OfferRecord & { readonly submissionId: string }>;
  /** Keyed hashes of the addresses that refuse recommendations. */
  readonly suppressionList: Set<string>;
  readonly limits: Map<string, { count: number; readonly endsAt: number }>;
  readonly owners: Map<string, StoredOwner>;
  /** Owners' addresses named by the feed, in lower case. */
  readonly feedOwners: Map<ListingId, ReadonlySet<string>>;
  readonly ownerLinks: Map<string, Omit<OwnerLink, 'tokenHash'> & { readonly ownerId: string | undefined }>;
  readonly sessions: Map<string, Session>;
  /** Second factors by account id; `codes` are the hashes of unused recovery codes. */
  readonly secondFactors: Map<string, StoredSecondFactor>;
  /** Active alarms by the name that `alarmName` returns. */
  readonly alarms: Map<string, CurrentAlarm>;
  readonly loginTries: Map<string, { readonly failures: Failures; readonly knownUntil: number }>;
  /** When the reminder of a viewing was sent, by request id. */
  readonly reminded: Map<string, number>;
  /** Hashes of the secret URLs of agents' calendars, by account id. */
  readonly privateFeeds: Map<string, string>;
  readonly viewingHours: StoredViewingHours;
  /** Audit log of the desk, oldest first. */
  readonly deskLog: StoredDeskEntry[];
  /** Details that only agents may see. */
  readonly listingsKnown: Map<ListingId, PrivateDetails>;
  /** Progress by request id; a request without an entry is new. */
  readonly requestProgress: Map<string, RequestProgress & { readonly changedAt: number }>;
  /** Notes and answers of all requests, in order of writing. */
  readonly requestNotes: (RequestNote & { readonly requestId: string })[];
  /** Drafts of answers, at most one per author and request. */
  readonly answerDrafts: (AnswerDraft & { readonly requestId: string })[];
};

export function makeRequestStore(): RequestStore {
  return {
    submissions: new Map(),
    keys: new Map(),
    challenges: new Map(),
    once: new Map(),
    viewings: new Map(),
    mails: new Map(),
    askedMails: new Map(),
    subscriptions: new Map(),
    offers: new Map(),
    suppressionList: new Set(),
    limits: new Map(),
    owners: new Map(),
    feedOwners: new Map(),
    ownerLinks: new Map(),
    sessions: new Map(),
    secondFactors: new Map(),
    alarms: new Map(),
    loginTries: new Map(),
    reminded: new Map(),
    privateFeeds: new Map(),
    viewingHours: {
      version: 0,
      agency: undefined,
      agents: new Map(),
      windows: new Map(),
      blocked: new Map(),
      busy: new Map(),
    },
    deskLog: [],
    listingsKnown: new Map(),
    requestProgress: new Map(),
    requestNotes: [],
    answerDrafts: [],
  };
}

/** The notes of a request, oldest first. */
export function notesOf({ requestNotes }: RequestStore, requestId: string): RequestNote[] {
  return requestNotes
    .filter(note => note.requestId === requestId)
    .map(({ id, kind, at, agentName, words }) => ({ id, kind, at, agentName, words }));
}

/** Erases the drafts of a request, those of one author if given. */
export function endDrafts({ answerDrafts }: RequestStore, requestId: string, agentId?: string): void {
  for (let at = answerDrafts.length - 1; at >= 0; at--) {
    const draft = answerDrafts[at];
    if (draft?.requestId === requestId && (agentId === undefined || draft.agentId === agentId))
      answerDrafts.splice(at, 1);
  }
}

/** Enqueues mails, due at `dueAt` (Unix ms), else at once. Skips known ids and mails of a subscription that has ended. */
export function putMails(
  { mails, subscriptions }: RequestStore,
  put: readonly Mail[],
  submissionId?: string,
  dueAt = 0,
): void {
  for (const mail of put) {
    const { id, subscriptionId } = mail;
    if (mails.has(id) || (subscriptionId !== undefined && !subscriptions.has(subscriptionId))) continue;
    const owner = { submissionId, subscriptionId };
    const copy = structuredClone(mail);
    mails.set(id, {
      mail: copy,
      owner,
      putAt: Date.now(),
      attempts: 0,
      dueAt,
      sentAt: undefined,
      overAt: undefined,
      reason: undefined,
    });
  }
}

/** Returns the stored request with this id; throws if the store does not have it. */
export function storedRequest({ submissions }: RequestStore, submissionId: string): StoredRequest {
  const submission = submissions.get(submissionId);
  if (!submission) throw new Error(`there is no request ${submissionId}`);
  const { id, form, language, receivedAt, values, subjectId, email } = submission;
  return structuredClone({ id, form, language, receivedAt, values, subjectId, email });
}

export function viewingWithRequest(store: RequestStore, appointment: Viewing): ViewingWithRequest {
  return { ...appointment, request: storedRequest(store, appointment.submissionId) };
}

/** Erases a request with everything that belongs to it. An accepted offer stays without its buyer: see `withoutPersonalData`. */
export function eraseRequest(store: RequestStore, id: string): void {
  const { submissions, viewings, offers, keys, once, mails, reminded, requestProgress, requestNotes } = store;
  const held = submissions.get(id);
  const [link, accepted] =
    [...offers].find(([, { submissionId, decided }]) => submissionId === id && decided?.state === 'accepted') ?? [];
  submissions.delete(id);
  reminded.delete(id);
  requestProgress.delete(id);
  for (let at = requestNotes.length - 1; at >= 0; at--)
    if (requestNotes[at]?.requestId === id) requestNotes.splice(at, 1);
  endDrafts(store, id);
  for (const [secret, { submissionId }] of viewings) if (submissionId === id) viewings.delete(secret);
  for (const [secret, { submissionId }] of offers) if (submissionId === id) offers.delete(secret);
  for (const [key, { submissionId }] of keys) if (submissionId === id) keys.delete(key);
  for (const [value, submissionId] of once) if (submissionId === id) once.delete(value);
  for (const [mail, { owner }] of mails) if (owner.submissionId === id) mails.delete(mail);
  if (held && accepted && link !== undefined) {
    submissions.set(id, { ...held, values: withoutPersonalData(held.values), email: undefined, subjectWords: [] });
    offers.set(erasedLinkHash(id), accepted);
  }
}

/** Ends a subscription and erases its mails and the request for it. */
export function endSubscription(store: RequestStore, id: string): void {
  store.subscriptions.delete(id);
  for (const [mail, { owner }] of store.mails) if (owner.subscriptionId === id) store.mails.delete(mail);
  eraseRequest(store, id);
}

type SlotBooking = Pick<SlotReservation, 'propertyId' | 'agentId' | 'day' | 'slot'>;

/**
 * Whether a slot has capacity left, at its property and with its agent. `except`: request whose viewing is not counted, as that viewing
 * moves to the slot.
 */
export function hasCapacity(
  { viewings }: RequestStore,
  hour: SlotBooking,
  { capacity, agentCapacity }: Pick<SlotReservation, 'capacity' | 'agentCapacity'>,
  except?: string,
): boolean {
  const then = [...viewings.values()].filter(
    ({ submissionId, status, day, slot }) =>
      submissionId !== except && status !== 'cancelled' && day === hour.day && slot === hour.slot,
  );
  const atProperty = then.filter(({ propertyId }) => propertyId === hour.propertyId).length;
  const withAgent = then.filter(({ agentId }) => agentId === hour.agentId).length;
  return atProperty < capacity && (hour.agentId === '' || withAgent < agentCapacity);
}
