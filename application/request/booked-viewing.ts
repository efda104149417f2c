import type { SiteContent } from '../../domain/page/site.ts';
import { parseCalendarDay } from '../../domain/text/day.ts';
import type { Language } from '../../domain/text/language.ts';
import { agentView } from '../view/agent-view.ts';
import { contexts } from '../view/contexts.ts';
import type { PageContext } from '../view/page-context.ts';
import type { AppointmentMail, RentalTerms } from '../mail/mail-templates.ts';
import type { Clock } from '../ports/clock.ts';
import type { ListingCatalogue } from '../ports/catalogue/listing-catalogue.ts';
import type { SiteContentSource } from '../ports/content/site-content.ts';
import { sentReference } from './form-view.ts';
import { viewingTerms } from './rental-terms.ts';
import { findSubject, type RequestSubject, subjectView } from './request-subject.ts';
import type { SentMarks } from './sent-mark.ts';
import type { SubjectView } from './subject-view.ts';
import { viewingMail } from './viewing-mails.ts';

/** A day and hours, as the visitor reads them. */
export type Moment = { readonly day: string; readonly from: string; readonly to: string };

/** The same of a visit that may wait for an agent to agree. */
export type AskedMoment = Moment & { readonly isAsked?: boolean };

/** A viewing that was just booked, as its page of thanks shows it: what the visitor chose, and nothing of who they are. */
export type BookedViewing = {
  readonly at: Moment;
  readonly subject: SubjectView;
  readonly agent: { readonly name: string; readonly phone: string };
  /** The file that puts it into a calendar; absent until it is agreed. */
  readonly calendarHref: string | undefined;
  /** Whether it waits for an agent to agree. */
  readonly isAsked: boolean;
  /** Of a home to let. */
  readonly rental: RentalTerms | undefined;
};

/** What an address says of a viewing. */
type Told = {
  readonly reference: string;
  readonly property: string;
  readonly at: AskedMoment;
  readonly sequence?: number;
};

/** The path of a file for calendars. */
export const VIEWING_FILE = '/api/visit.ics';

/** A viewing as the query of an address. Names are left out: addresses stand in histories and logs. */
export function viewingQuery({ reference, property, at, sequence = 0 }: Told): string {
  const changed = sequence > 0 ? `&sequence=${sequence}` : '';
  return `property=${property}&visit=${at.day}T${at.from}-${at.to}${changed}${at.isAsked ? '&asked=1' : ''}&reference=${reference}`;
}

/** The address of the file that puts a viewing into a calendar, in a language, with its mark. */
export function viewingFileHref(marks: SentMarks, language: Language, told: Told): string {
  return marks.mark(`${VIEWING_FILE}?language=${language}&${viewingQuery(told)}`);
}

/** What a page of thanks shows of a viewing; nothing where the address tells of none. */
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
  const { name, phone } = agentView(context, subject.listing?.agentId);
  return {
    at: told.at,
    subject: view,
    agent: { name, phone },
    calendarHref: isAsked ? undefined : viewingFileHref(marks, context.language, told),
    isAsked,
    rental: viewingTerms(subject, context.today),
  };
}

/** What a file for a calendar says of the viewing that an address tells of. */
export type ShowViewing = (language: Language, parameters: URLSearchParams) => Promise<AppointmentMail | undefined>;

/** The address alone, with its mark, says which viewing: the file holds what its sender knows, and opens nothing that is kept. */
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
      place: { agentId: subject.listing?.agentId ?? '', ...told.at },
      sequence: told.sequence ?? 0,
      subject,
      link: undefined,
      now,
    });
  };
}

async function lookUp(
  { catalogue, content }: PageContext,
  parameters: URLSearchParams,
): Promise<{ readonly told: Told; readonly subject: RequestSubject } | undefined> {
  const reference = sentReference(parameters);
  const at = momentIn(content, parameters.get('visit') ?? '');
  if (reference === undefined || !at) return undefined;
  const subject = await findSubject(catalogue, { property: parameters.get('property') ?? '' });
  if (!subject?.listing) return undefined;
  const sequence = /^\d{1,4}$/.exec(parameters.get('sequence') ?? '');
  return { told: { reference, property: subject.id, at, sequence: Number(sequence?.[0] ?? 0) }, subject };
}

/** A day, and hours that the agency offers in one of its languages, or that its agent may have set within them. `momentIn(content, '2026-11-24T10:00-13:00')` */
function momentIn({ settings }: SiteContent, text: string): Moment | undefined {
  const [, day = '', from, to] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)-(\d\d:\d\d)$/.exec(text) ?? [];
  const offered = settings.languages.flatMap(language => settings.contactSlots[language] ?? []);
  if (from === undefined || to === undefined || parseCalendarDay(day) === undefined || from >= to) return undefined;
  return offered.some(slot => slot.from <= from && to <= slot.to) ? { day, from, to } : undefined;
}
