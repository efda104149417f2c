import { phoneIn } from '../../../domain/desk/found-by.ts';
import { deskPath } from '../../../domain/desk/desk-pages.ts';
import type { RequestState } from '../../../domain/desk/request-state.ts';
import { expiry, offerState, type OfferState } from '../../../domain/offer/offer-step.ts';
import { parseListingId } from '../../../domain/listing/listing.ts';
import type { FormValues } from '../../../domain/request/check-form.ts';
import { cut } from '../../../domain/text/cut.ts';
import type { Language } from '../../../domain/text/language.ts';
import { formatPhone } from '../../../domain/text/phone.ts';
import type { Offers } from '../../ports/offers/offers.ts';
import type { DeskRequest, DeskRequests } from '../../ports/requests/desk-requests.ts';
import { titleOf } from '../../view/listing-words.ts';
import { type PageContext, wordsOf } from '../../view/page-context.ts';
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
  /** For an offer to buy. */
  readonly offer: OfferSummary | undefined;
  /** Milliseconds from the response until the mail of an answer may leave; absent if none is held. */
  readonly leavesInMs: number | undefined;
};

/** What an offer says today: the amount (euro) and last day of the owner's counter-offer, if there is one, else those of the buyer. */
export type OfferSummary = { readonly state: OfferState; readonly amount: number; readonly validUntil: string };

const EXCERPT = 160;

/** Requests for display in a list, in the language of `context`; `query` lets a request's page link back to the list. */
export async function requestRows(
  context: PageContext,
  requests: readonly DeskRequest[],
  words: RequestWords,
  query: string,
  {
    offers,
    deskRequests,
  }: { readonly offers: Pick<Offers, 'ofRequests'>; readonly deskRequests: Pick<DeskRequests, 'held'> },
  /** Unix ms. */
  now: number,
): Promise<readonly RequestRow[]> {
  const ids = requests.map(({ id }) => id);
  const [titles, summaries, held] = await Promise.all([
    subjectTitles(context, requests),
    offerSummaries(context, requests, offers),
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
    phone: shownPhone(values),
    subject: subjectId === undefined ? undefined : { id: subjectId, title: titles.get(subjectId) ?? '' },
    excerpt: cut(writtenIn(values) ?? '', EXCERPT),
    agent: agent?.name,
    language,
    offer: summaries.get(id),
    leavesInMs: leavesIn(leaveAt.get(id), now),
  }));
}

function leavesIn(leavesAt: number | undefined, now: number): number | undefined {
  return leavesAt === undefined ? undefined : leavesAt - now;
}

/** Offers by the id of their request. */
async function offerSummaries(
  { today }: PageContext,
  requests: readonly DeskRequest[],
  offers: Pick<Offers, 'ofRequests'>,
): Promise<ReadonlyMap<string, OfferSummary>> {
  const ids = requests.filter(({ form }) => form === 'purchase-offer').map(({ id }) => id);
  const found = await offers.ofRequests(ids);
  return new Map(
    found.map(offer => {
      const amount = offer.counter?.amount ?? Number(offer.request.values['amount']);
      return [offer.request.id, { state: offerState(offer, today), amount, validUntil: expiry(offer) }];
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

/** Name of the sender. `personName({ firstName: 'Jan', lastName: 'Peeters' })` → `'Jan Peeters'` */
export function personName(values: FormValues): string {
  return ['firstName', 'lastName']
    .map(field => values[field])
    .filter(part => typeof part === 'string' && part !== '')
    .join(' ');
}

/** Phone number in national format, if given. */
export function shownPhone(values: FormValues): string | undefined {
  const phone = phoneIn(values);
  return phone === undefined ? undefined : formatPhone(phone.replace(/^\+32/, '0'));
}

/** The sender's message, if the form has such a field. */
export function writtenIn(values: FormValues): string | undefined {
  const written = [values['remark'], values['text'], values['message']].find(text => typeof text === 'string');
  return typeof written === 'string' && written !== '' ? written : undefined;
}
