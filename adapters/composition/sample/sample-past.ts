import type { DeskEntry } from '../../../application/ports/audit/desk-log.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { ListingCatalogue } from '../../../application/ports/catalogue/listing-catalogue.ts';
import type { ListingChange, ListingChanges } from '../../../application/ports/catalogue/listing-changes.ts';
import type { SampleHistoryWriter } from '../../../application/ports/sample/sample-history.ts';
import type { Viewings } from '../../../application/ports/viewings/viewings.ts';
import type { Hashes } from '../../../application/ports/security/hashes.ts';
import type { LinkSecrets } from '../../../application/ports/security/link-secrets.ts';
import type { Offers } from '../../../application/ports/offers/offers.ts';
import type { Submission } from '../../../application/ports/submissions/submissions.ts';
import { OFFER_ACTIONS, offerDetail } from '../../../application/desk/offers/change-offer.ts';
import { VIEWING_ACTIONS, viewingDetail } from '../../../application/desk/viewings/change-viewing.ts';
import { PURPOSE } from '../../../application/mail/link-secret.ts';
import type { LinkKind } from '../../../domain/request/link.ts';
import { AGENCY_STEPS, type OfferStep } from '../../../domain/offer/offer-step.ts';
import { brusselsDay } from '../../../domain/text/day.ts';
import { pastOffers } from '../../../fixtures/builders/past/offers.ts';
import { ANY_NUMBER, type PastViewingStep, viewingSteps } from '../../../fixtures/builders/past/viewings.ts';
import { propertiesWithStories, sampleChanges, samplePast } from '../../../fixtures/builders/past/sample-past.ts';
import { makeKnownChanges } from '../../memory/catalogue/known-changes.ts';

/** A catalogue to which changes can be added that happened before the site stored changes. */
export type PastChangesTarget = { addPastChanges(changes: readonly ListingChange[]): Promise<void> | void };

/** An action of an agent on a request, without the agent. */
export type PastEntry = Omit<DeskEntry, 'by' | 'subject'> & { readonly subject: string };

type SampleRequest = ReturnType<typeof samplePast>['requests'][number];

/**
 * When the sample agency's site starts for the first time, generates page views and requests of two years, with the later steps of their
 * offers and viewings. Returns the changes of its adverts (generated changes, and changes that imports recorded), and the actions of the
 * agents, in any order, for the desk's log once the agents have accounts.
 */
export async function samplePastOf({
  catalogue,
  past,
  offers,
  viewings,
  changes,
  linkSecrets,
  hashes,
  clock,
}: {
  readonly catalogue: ListingCatalogue & PastChangesTarget;
  readonly past: SampleHistoryWriter;
  readonly offers: Pick<Offers, 'change'>;
  readonly viewings: Pick<Viewings, 'change'>;
  /** Changes that imports recorded. */
  readonly changes: Pick<ListingChanges, 'of'>;
  readonly linkSecrets: LinkSecrets;
  readonly hashes: Pick<Hashes, 'secret'>;
  readonly clock: Clock;
}): Promise<{ readonly changes: Pick<ListingChanges, 'of'>; readonly entries: readonly PastEntry[] }> {
  const { index } = await catalogue.current();
  const shown = await catalogue.listings([...index.columns.sale.id, ...index.columns.rent.id]);
  const listings = shown.filter(({ id }) => propertiesWithStories().includes(id));
  const today = brusselsDay(clock.now());
  const linkHash = (kind: LinkKind, id: string) => hashes.secret(linkSecrets.make(PURPOSE[kind], id));
  let steps: readonly { readonly id: string; readonly step: OfferStep }[] = [];
  const done: PastEntry[] = [];
  let viewed: readonly { readonly id: string; readonly steps: readonly PastViewingStep[] }[] = [];
  await past.begin(() => {
    const { pageViews, requests: generated } = samplePast(listings, today);
    const requests = [...generated, ...pastOffers(today)];
    steps = requests.flatMap(({ id, offer = [] }) => offer.map(step => ({ id, step })));
    viewed = requests.map(request => ({ id: request.id, steps: viewingSteps(request, today) }));
    return { pageViews, submissions: requests.map(request => submissionOf(request, linkHash)) };
  });
  // Apply the steps in order of time, because accepting an offer marks the property's other offers as answered.
  for (const { id, step } of steps.toSorted((one, other) => one.step.at - other.step.at))
    if ((await offers.change(id, step, () => [])).kind === 'changed') done.push(...offerEntry(id, step));
  // Viewings do not depend on each other, so their steps share commits.
  await Promise.all(
    viewed.map(async ({ id, steps: made }) => {
      for (const [sequence, one] of made.entries()) {
        const { step } = one;
        const change = step.kind === 'move' ? { ...step, to: { ...step.to, agentCapacity: ANY_NUMBER } } : step;
        // The store refuses a change if the agent has another viewing at that time.
        if ((await viewings.change(id, sequence, change, () => [])).kind !== 'changed') break;
        done.push(viewingEntry(id, one));
      }
    }),
  );
  const known = sampleChanges(shown, today);
  await catalogue.addPastChanges(known);
  // The latest steps may have been generated with times some hours in the future, so their times are limited to now.
  const entries = done.map(entry => ({ ...entry, at: Math.min(entry.at, clock.now()) }));
  return { changes: makeKnownChanges(known, changes), entries };
}

/**
 * Returns the desk's log entry for an offer step that the agency took; none for a step that the buyer took, or that happened because a date
 * passed.
 */
function offerEntry(id: string, step: OfferStep): readonly PastEntry[] {
  const act = AGENCY_STEPS.find(one => one === step.kind);
  return act ? [{ at: step.at, action: OFFER_ACTIONS[act], subject: id, detail: offerDetail(step) }] : [];
}

function viewingEntry(id: string, { at, step }: PastViewingStep): PastEntry {
  return { at, action: VIEWING_ACTIONS[step.kind], subject: id, detail: viewingDetail(step) };
}

/**
 * Converts a sample request to a submission, as if its form had been sent. Any number of viewings fit into one slot, so that none is
 * refused. The stored hashes let links in later mails open these viewings and offers.
 */
function submissionOf(
  { listingId, viewing, offer, ...request }: SampleRequest,
  linkHash: (kind: LinkKind, id: string) => string,
): Submission {
  const { id } = request;
  return {
    ...request,
    subjectId: listingId,
    key: id,
    bodyHash: id,
    challenge: undefined,
    limits: [],
    quietBeyond: undefined,
    reservation: viewing && {
      ...viewing,
      propertyId: listingId,
      capacity: ANY_NUMBER,
      agentCapacity: ANY_NUMBER,
      tokenHash: linkHash('change-visit', id),
    },
    subscription: undefined,
    offerTokenHash: offer && linkHash('confirm-offer', id),
    once: undefined,
    mails: [],
    mailsAgain: [],
  };
}
