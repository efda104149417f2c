import type { Calendar } from '../../application/ports/mails/mailer.ts';
import type { PrivateCalendar } from '../../application/desk/viewings/private-calendar.ts';
import type { ViewingMail } from '../../application/mail/mail-templates.ts';
import { viewingUid } from '../../domain/appointment/viewing-uid.ts';
import type { Language } from '../../domain/text/language.ts';
import { writeCalendar, writeOwnCalendar } from './calendar.ts';
import type { MailContext } from './mail-content.ts';
import { fill, nameAndPhone } from './mail-text.ts';
import { type CalendarSite, pathAddress } from './mail-site.ts';
import { WORDS } from './words.ts';

type CalendarContext = Pick<MailContext, 'words' | 'agency' | 'host' | 'href'> & {
  /** Attendee's address of a cancellation; absent if the viewing takes place. */
  readonly cancelledFor?: string | undefined;
  /** Whether the event is for the agent's calendar; it then contains the visitor's name and phone number. */
  readonly isForAgent?: boolean;
};

/** Calendar event of a viewing, identical in mails and in files linked from pages. */
export function viewingCalendar(data: ViewingMail, context: CalendarContext): Calendar {
  const { appointment: words } = context.words.letters;
  const { agency } = context;
  const { name, phone } = data.visitor;
  const visitor = context.isForAgent ? nameAndPhone(name, phone) : '';
  const event = data.subject ? fill(words.event, { id: data.subject.id }) : words.eventNobody;
  return writeCalendar({
    uid: viewingUid(data.reference, context.host),
    sequence: data.sequence,
    stampedAt: data.updatedAt,
    day: data.day,
    from: data.from,
    to: data.to,
    cancelledFor: context.cancelledFor,
    summary: context.isForAgent && name !== '' ? `${name} – ${event}` : `${agency.name}: ${event}`,
    location: data.meetAt,
    description: [
      visitor === '' ? undefined : visitor,
      data.subject?.title,
      data.agent && nameAndPhone(data.agent.name, data.agent.phone),
      agency.email,
    ]
      .filter(text => text !== undefined)
      .join('\n'),
    url: data.subject && context.href(data.subject.path),
    organizer: { name: agency.name, email: agency.email },
  });
}

/** Calendar file of an agent's subscription. */
export function privateCalendarFile(
  { language, madeAt, viewings: visits }: PrivateCalendar,
  { agency, publicUrl }: CalendarSite,
): string {
  const { host } = new URL(publicUrl);
  const { appointment: words } = WORDS[language].letters;
  return writeOwnCalendar(
    fill(words.ownCalendar, { agency: agency.name }),
    agency.name,
    visits.map(({ reference, sequence, day, from, to, state, property, place, person, phone, path }) => ({
      uid: viewingUid(reference, host),
      sequence,
      stampedAt: madeAt,
      day,
      from,
      to,
      // The entry is tentative without an exact time: it then covers the slot within which the agent will set the time.
      isTentative: state === 'asked' || state === 'unfixed',
      summary: [person, property].filter(Boolean).join(' – '),
      location: place === '' ? undefined : place,
      description: [person, phone, property, pathAddress(path, publicUrl)].filter(Boolean).join('\n'),
      url: pathAddress(path, publicUrl),
    })),
  );
}

/** Text of the iCalendar file that a visitor downloads for a viewing. */
export function viewingFile(data: ViewingMail, language: Language, { agency, publicUrl }: CalendarSite): string {
  const { host } = new URL(publicUrl);
  return viewingCalendar(data, { words: WORDS[language], agency, host, href: path => pathAddress(path, publicUrl) })
    .content;
}
