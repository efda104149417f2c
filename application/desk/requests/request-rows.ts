import { phoneIn } from '../../../domain/desk/found-by.ts';
import { deskPath } from '../../../domain/desk/desk-pages.ts';
import type { RequestState } from '../../../domain/desk/request-state.ts';
import { parseListingId } from '../../../domain/listing/listing.ts';
import type { FormValues } from '../../../domain/request/check-form.ts';
import { cut } from '../../../domain/text/cut.ts';
import type { Language } from '../../../domain/text/language.ts';
import { formatPhone } from '../../../domain/text/phone.ts';
import type { DeskRequest } from '../../ports/requests/desk-requests.ts';
import { titleOf } from '../../view/listing-words.ts';
import { type PageContext, wordsOf } from '../../view/page-context.ts';
import type { RequestWords } from './request-words.ts';

/** A request in a list. */
export type RequestRow = {
  readonly id: string;
  readonly href: string;
  /** What its form is for, in words. */
  readonly formName: string;
  readonly state: RequestState;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** Of who asks; '' where none was given. */
  readonly name: string;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  /** The property or project it is about. */
  readonly subject: { readonly id: string; readonly title: string } | undefined;
  /** The beginning of what was written. */
  readonly excerpt: string;
  readonly agent: string | undefined;
  readonly language: Language;
};

const EXCERPT = 160;

/** Requests as a list shows them, in the language of `context`; `query` of the list goes along, so that a page leads back to it. */
export async function requestRows(
  context: PageContext,
  requests: readonly DeskRequest[],
  words: RequestWords,
  query: string,
): Promise<readonly RequestRow[]> {
  const titles = await subjectTitles(context, requests);
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
  }));
}

/** The page of a request, which leads back to the list of `query`. */
export function requestHref(language: Language, id: string, query: string): string {
  const path = deskPath('request', language, { id });
  return query === '' ? path : `${path}?list=${encodeURIComponent(query)}`;
}

/** Titles by id; a property that is gone has none. */
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

/** `personName({ firstName: 'Jan', lastName: 'Peeters' })` → `'Jan Peeters'` */
export function personName(values: FormValues): string {
  return ['firstName', 'lastName']
    .map(field => values[field])
    .filter(part => typeof part === 'string' && part !== '')
    .join(' ');
}

/** A phone number as it is dialled here, where one was given. */
export function shownPhone(values: FormValues): string | undefined {
  const phone = phoneIn(values);
  return phone === undefined ? undefined : formatPhone(phone.replace(/^\+32/, '0'));
}

/** What was written in one's own words, where a form asks for that. */
export function writtenIn(values: FormValues): string | undefined {
  const written = [values['remark'], values['text'], values['message']].find(text => typeof text === 'string');
  return typeof written === 'string' && written !== '' ? written : undefined;
}
