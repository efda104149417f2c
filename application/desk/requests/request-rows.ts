import type { Hours } from '../../../domain/appointment/time-of-day.ts';
import { expectedHours, viewingState, type ViewingState } from '../../../domain/appointment/viewing-state.ts';
import { deskPath } from '../../../domain/desk/desk-pages.ts';
import type { RequestState } from '../../../domain/desk/request-state.ts';
import { offerState, type OfferState, offerTerms } from '../../../domain/offer/offer-step.ts';
import { parseListingId } from '../../../domain/listing/listing.ts';
import { cut } from '../../../domain/text/cut.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { Offers } from '../../ports/offers/offers.ts';
import type { DeskRequest, DeskRequests } from '../../ports/requests/desk-requests.ts';
import type { ViewingRecords } from '../../ports/viewings/viewing-records.ts';
import { brusselsMoment } from '../../../domain/appointment/viewing-calendar.ts';
import { titleOf } from '../../view/listing-words.ts';
import { type PageContext, wordsOf } from '../../view/page-context.ts';
import { personName } from '../../../domain/request/person-name.ts';
import { senderPhone, senderMessage } from '../shared/sender.ts';
import type { RequestWords } from './request-words.ts';

/** A request in a list. */
export type RequestRow = {
  readonly id: string;
  readonly href: string;
  /** Purpose of the form. */
  readonly formName: string;
  readonly state: RequestState;
  /** Unix ms. */
  readonly receivedAt: number;
  /** Name of the sender; '' if not given. */
  readonly name: string;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  /** The property or project of the request. */
  readonly subject: { readonly id: string; readonly title: string } | undefined;
  /** Start of the sender's message. */
  readonly excerpt: string;
  readonly agent: string | undefined;
  readonly language: Language;
  /** State and terms; present only for an offer to buy. */
  readonly offer: OfferSummary | undefined;
  /** Day, hours and state of the viewing that the request booked. */
  readonly viewing: ViewingSummary | undefined;
  /** Milliseconds from the response until the mail of an answer may leave; absent if no answer of the request is held back. */
  readonly leavesInMs: number | undefined;
};

/** A viewing in a list: its ISO day, its exact hours or those of its slot, and its state. */
export type ViewingSummary = Hours & { readonly day: string; readonly state: ViewingState };

/**
 * State and current terms of an offer: amount (euro) and last day of the owner's counter-offer if there is one, else of the buyer's offer.
 */
export type OfferSummary = { readonly state: OfferState; readonly amount: number; readonly validUntil: string };

/** Stores of the offers, viewings and mails that belong to requests. */
export type RequestRowParts = {
  readonly offers: Pick<Offers, 'ofRequests'>;
  readonly viewingRecords: Pick<ViewingRecords, 'ofRequests'>;
  readonly deskRequests: Pick<DeskRequests, 'held'>;
};

const EXCERPT = 160;

/** Requests for display in a list, in the language of `context`; `query` lets a request's page link back to the list. */
export async function requestRows(
  context: PageContext,
  requests: readonly DeskRequest[],
  words: RequestWords,
  query: string,
  { offers, viewingRecords, deskRequests }: RequestRowParts,
  /** Unix ms. */
  now: number,
): Promise<readonly RequestRow[]> {
  const ids = requests.map(({ id }) => id);
  const [titles, summaries, viewings, held] = await Promise.all([
    subjectTitles(context, requests),
    offerSummaries(context, requests, offers),
    viewingSummaries(requests, viewingRecords, now),
    deskRequests.held(ids, now),
  ]);
  const leaveAt = new Map(held.map(({ requestId, leavesAt }) => [requestId, leavesAt]));
  return requests.map(({ id, form, state, receivedAt, values, email, subjectId, agent, language }) => ({
    id,
    href: requestHref(context.language, id, query),
    formName: words.form(form, context.language),
    state,
    receivedAt,
    name: personName(values),
    email,
    phone: senderPhone(values),
    subject: subjectId === undefined ? undefined : { id: subjectId, title: titles.get(subjectId) ?? '' },
    excerpt: cut(senderMessage(values) ?? '', EXCERPT),
    agent: agent?.name,
    language,
    offer: summaries.get(id),
    viewing: viewings.get(id),
    leavesInMs: leavesIn(leaveAt.get(id), now),
  }));
}

function leavesIn(leavesAt: number | undefined, now: number): number | undefined {
  return leavesAt === undefined ? undefined : leavesAt - now;
}

/** Viewings by the id of their request. */
async function viewingSummaries(
  requests: readonly DeskRequest[],
  viewingRecords: Pick<ViewingRecords, 'ofRequests'>,
  now: number,
): Promise<ReadonlyMap<string, ViewingSummary>> {
  const ids = requests.filter(({ form }) => form === 'contact-appointment').map(({ id }) => id);
  const moment = brusselsMoment(now);
  return new Map(
    (await viewingRecords.ofRequests(ids)).map(viewing => [
      viewing.submissionId,
      { day: viewing.day, ...expectedHours(viewing), state: viewingState(viewing, moment) },
    ]),
  );
}

/** State and terms of the offers to buy among the given requests, by the request's id. */
async function offerSummaries(
  { today }: PageContext,
  requests: readonly DeskRequest[],
  offers: Pick<Offers, 'ofRequests'>,
): Promise<ReadonlyMap<string, OfferSummary>> {
  const ids = requests.filter(({ form }) => form === 'purchase-offer').map(({ id }) => id);
  const found = await offers.ofRequests(ids);
  return new Map(
    found.map(offer => {
      const terms = offerTerms({ ...offer, amount: Number(offer.request.values['amount']) });
      return [offer.request.id, { state: offerState(offer, today), ...terms }];
    }),
  );
}

/** Address of a request's page, with the `query` of the list to return to. */
export function requestHref(language: Language, id: string, query: string): string {
  const path = deskPath('request', language, { id });
  return query === '' ? path : `${path}?list=${encodeURIComponent(query)}`;
}

/** Titles of properties and projects by id; withdrawn ones are left out. */
async function subjectTitles(
  context: PageContext,
  requests: readonly DeskRequest[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(requests.flatMap(({ subjectId }) => subjectId ?? []));
  const titles = new Map<string, string>();
  const listingIds = [...ids].flatMap(id => parseListingId(id) ?? []);
  for (const listing of await context.catalogue.listings(listingIds))
    titles.set(listing.id, titleOf(context, listing).text);
  if (titles.size < ids.size)
    for (const { id, title } of await context.catalogue.projects())
      if (ids.has(id) && !titles.has(id)) titles.set(id, wordsOf(context, title));
  return titles;
}
