import type { SiteContent } from '../../domain/page/site.ts';
import { parseCalendarDay } from '../../domain/text/day.ts';
import type { Language } from '../../domain/text/language.ts';
import { agentIdOf, listingAgent } from '../view/agent-view.ts';
import { contexts } from '../view/contexts.ts';
import type { PageContext } from '../view/page-context.ts';
import type { ViewingMail, RentalTerms } from '../mail/mail-templates.ts';
import type { Clock } from '../ports/clock.ts';
import type { ListingCatalogue } from '../ports/catalogue/listing-catalogue.ts';
import type { SiteContentSource } from '../ports/content/site-content.ts';
import { sentReference } from './form-view.ts';
import { viewingTerms } from './rental-terms.ts';
import { findSubject, type RequestSubject, subjectView } from './request-subject.ts';
import type { SentMarks } from './sent-mark.ts';
import type { SubjectView } from './subject-view.ts';
import { viewingMail } from './viewing-mails.ts';

/** ISO day and times of a viewing as shown to the visitor. */
export type Moment = { readonly day: string; readonly from: string; readonly to: string };

/** `isAsked`: an agent still has to accept it. */
export type ViewingMoment = Moment & { readonly isAsked?: boolean };

/** A viewing just booked, for the thank-you page; contains no personal data of the visitor. */
export type BookedViewing = {
  readonly at: Moment;
  readonly subject: SubjectView;
  readonly agent: { readonly name: string; readonly phone: string };
  /** Address of the iCalendar file; absent until the viewing is accepted. */
  readonly calendarHref: string | undefined;
  /** Whether an agent still has to accept the viewing. */
  readonly isAsked: boolean;
  /** Terms of the lease; set for a home to let only. */
  readonly rental: RentalTerms | undefined;
};

/** Data of a viewing that the address of its iCalendar file contains. */
type ViewingParameters = {
  readonly reference: string;
  readonly property: string;
  readonly at: ViewingMoment;
  readonly sequence?: number;
};

/** Path of the iCalendar file of a viewing. */
export const VIEWING_FILE = '/api/visit.ics';

/** A viewing as a query string. It contains no names, because browsers and servers store addresses in histories and logs. */
export function viewingQuery({ reference, property, at, sequence = 0 }: ViewingParameters): string {
  const changed = sequence > 0 ? `&sequence=${sequence}` : '';
  return `property=${property}&visit=${at.day}T${at.from}-${at.to}${changed}${at.isAsked ? '&asked=1' : ''}&reference=${reference}`;
}

/** Signed address of a viewing's iCalendar file, in a language. */
export function viewingFileHref(marks: SentMarks, language: Language, told: ViewingParameters): string {
  return marks.mark(`${VIEWING_FILE}?language=${language}&${viewingQuery(told)}`);
}

/** Viewing for the thank-you page; `undefined` if the address contains none. */
export async function bookedViewing(
  context: PageContext,
  parameters: URLSearchParams,
  marks: SentMarks,
): Promise<BookedViewing | undefined> {
  const found = await lookUp(context, parameters);
  const view = found && subjectView(context, found.subject);
  if (!found || !view) return undefined;
  const { told, subject } = found;
  const isAsked = parameters.get('asked') === '1';
  const { name, phone } = listingAgent(context, subject.listing);
  return {
    at: told.at,
    subject: view,
    agent: { name, phone },
    calendarHref: isAsked ? undefined : viewingFileHref(marks, context.language, told),
    isAsked,
    rental: viewingTerms(subject, context.today),
  };
}

/** Content of the iCalendar file for the viewing in an address. */
export type ShowViewing = (language: Language, parameters: URLSearchParams) => Promise<ViewingMail | undefined>;

/**
 * Builds the iCalendar file only from the parameters of the signed address, which its visitor already knows, without reading the stored
 * request.
 */
export function makeShowViewing(parts: {
  readonly site: SiteContentSource;
  readonly catalogue: ListingCatalogue;
  readonly clock: Clock;
  readonly sentMarks: SentMarks;
}): ShowViewing {
  return async (language, parameters) => {
    const now = parts.clock.now();
    const context = (await contexts(parts, now))(language);
    const found = await lookUp(context, parts.sentMarks.checked(VIEWING_FILE, parameters));
    if (!found) return undefined;
    const { told, subject } = found;
    return viewingMail(context, {
      state: 'confirmed',
      request: { id: told.reference, language, values: {} },
      booking: { agentId: (subject.listing && agentIdOf(context.content, subject.listing)) ?? '', ...told.at },
      sequence: told.sequence ?? 0,
      subject,
      street: undefined,
      link: undefined,
      now,
    });
  };
}

async function lookUp(
  { catalogue, content }: PageContext,
  parameters: URLSearchParams,
): Promise<{ readonly told: ViewingParameters; readonly subject: RequestSubject } | undefined> {
  const reference = sentReference(parameters);
  const at = momentIn(content, parameters.get('visit') ?? '');
  if (reference === undefined || !at) return undefined;
  const subject = await findSubject(catalogue, { property: parameters.get('property') ?? '' });
  if (!subject?.listing) return undefined;
  const sequence = /^\d{1,4}$/.exec(parameters.get('sequence') ?? '');
  return { told: { reference, property: subject.id, at, sequence: Number(sequence?.[0] ?? 0) }, subject };
}

/** Parses a day and hours, such as '2026-11-24T10:00-13:00'; `undefined` unless the hours are within a slot that the agency offers. */
function momentIn({ settings }: SiteContent, text: string): Moment | undefined {
  const [, day = '', from, to] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)-(\d\d:\d\d)$/.exec(text) ?? [];
  const offered = settings.languages.flatMap(language => settings.contactSlots[language] ?? []);
  if (from === undefined || to === undefined || parseCalendarDay(day) === undefined || from >= to) return undefined;
  return offered.some(slot => slot.from <= from && to <= slot.to) ? { day, from, to } : undefined;
}
