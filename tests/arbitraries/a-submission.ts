import type { Mail } from '../../application/ports/mails/outbox.ts';
import type { SlotReservation } from '../../application/ports/viewings/viewing-records.ts';
import type { Submission } from '../../application/ports/submissions/submissions.ts';
import type { Subscription } from '../../application/ports/alerts/subscriptions.ts';

/** The night of the clock change, when 2:30 occurs twice in Brussels. */
export const RECEIVED = Date.parse('2026-10-25T00:30:00Z');

/** A mail with all optional fields; `id` distinguishes it. */
export function aMail(id: string, more: Partial<Mail> = {}): Mail {
  return {
    id,
    template: 'confirmation',
    language: 'nl',
    to: 'Jan.Peeters@example.be',
    replyTo: undefined,
    data: { name: 'Zoë O’Neill 🏠', lines: ['a\nb', '%_\\'], price: 1.5, none: null, deep: { yes: true } },
    unsubscribe: undefined,
    ...more,
  };
}

/** A reservation of a slot; `name` is the seed of its link's secret. */
export function aReservation(name: string, more: Partial<SlotReservation> = {}): SlotReservation {
  return {
    agentId: 'lotte',
    propertyId: '1234567',
    day: '2026-10-25',
    slot: 'am',
    from: '10:00',
    to: '13:00',
    capacity: 1,
    agentCapacity: 1000,
    tokenHash: `secret of ${name}`,
    ...more,
  };
}

/** The reservation as stored: without the agent's capacity, which may change. */
export function aKeptPlace(name: string, more: Partial<SlotReservation> = {}): Omit<SlotReservation, 'agentCapacity'> {
  const { agentCapacity: _, ...kept } = aReservation(name, more);
  return kept;
}

/** A request with id, key and mails derived from `name`; different names share nothing. */
export function aSubmission(name: string, more: Partial<Submission> = {}): Submission {
  return {
    id: `id ${name}`,
    form: 'contact-me',
    language: 'fr',
    receivedAt: RECEIVED,
    values: { remark: 'Où ? Là :\n"ici" 🏠', budget: 0.5, consent: true, zones: ['9000', 'Gent'], proto: '__proto__' },
    subjectId: '1234567',
    email: `${name.toLowerCase().replaceAll(' ', '-')}@example.be`,
    key: `key ${name}`,
    bodyHash: `body ${name}`,
    challenge: undefined,
    limits: [],
    quietBeyond: undefined,
    reservation: undefined,
    subscription: undefined,
    offerTokenHash: undefined,
    once: undefined,
    mails: [aMail(`mail ${name}`)],
    mailsAgain: [aMail(`mail again ${name}`)],
    ...more,
  };
}

/** The request that creates a subscription; both have the same id. */
export function aSubscribing(name: string, more: Partial<Subscription> = {}): Submission {
  const subscription = aSubscription(name, more);
  return aSubmission(name, {
    id: subscription.id,
    form: subscription.kind === 'alert' ? 'demand-register' : 'sign-newsletter',
    email: subscription.email,
    subscription,
    mails: [aMail(`confirm ${name}`, { to: subscription.email })],
  });
}

/** A search alert with id and secret derived from `name`. */
export function aSubscription(name: string, more: Partial<Subscription> = {}): Subscription {
  return {
    id: `alert ${name}`,
    kind: 'alert',
    email: `${name}@Example.be`,
    language: 'de',
    wish: { goal: 'sale', types: [1, 2], zones: ['9000', 'Gent'], budget: 350_000, bedrooms: undefined },
    createdAt: RECEIVED,
    confirmedAt: undefined,
    pausedAt: undefined,
    tokenHash: `hash of ${name}`,
    ...more,
  };
}
