import type { AppointmentMail } from '../../application/request/mail-templates.ts';
import { writeCalendar } from './calendar.ts';
import type { Block, Letter, LetterContext, Row } from './letter.ts';
import { fill, phoneText, unlinked, weekdayText } from './mail-text.ts';
import { subjectBlocks, withCode } from './request-letter.ts';

export type AppointmentState = 'confirmed' | 'changed' | 'cancelled';

/** A visit that was agreed, moved or called off, for its visitor or the agency, with its entry for a calendar. */
export function appointmentLetter(
  state: AppointmentState,
  reader: 'agency' | 'visitor',
  data: AppointmentMail,
  context: LetterContext,
): Letter {
  const { appointment: words } = context.words.letters;
  const { frame } = context.words;
  const toVisitor = reader === 'visitor';
  const { name, phone, email } = data.visitor;
  const rows: Row[] = [
    {
      label: words.when,
      value: `${weekdayText(data.day, context.language)}, ${fill(frame.hours, { from: data.from, to: data.to })}`,
    },
    { label: words.where, value: data.meetAt },
    ...(data.agent ? [{ label: words.agent, value: told(data.agent.name, data.agent.phone) }] : []),
    ...(toVisitor ? [] : [{ label: words.visitor, value: told(name, phone) }]),
    ...(toVisitor || email === undefined ? [] : [{ label: frame.fields.email, value: email }]),
    { label: frame.number, value: data.reference },
  ];
  const hello = name.trim() === '' ? frame.helloNobody : fill(frame.hello, { name: unlinked(name) });
  const blocks: Block[] = toVisitor
    ? [
        { kind: 'text', text: hello },
        { kind: 'text', text: words[state].text },
      ]
    : [];
  blocks.push({ kind: 'rows', rows });
  if (toVisitor && state !== 'cancelled') {
    blocks.push({ kind: 'note', text: words.calendar });
    if (data.link !== undefined)
      blocks.push({ kind: 'link', link: { label: words.change, href: context.href(data.link) } });
  }
  if (data.subject) blocks.push(...subjectBlocks(data.subject, context));
  if (toVisitor)
    blocks.push({ kind: 'text', text: `${frame.bye}\n${fill(frame.team, { agency: context.agency.name })}` });
  return {
    subject: withCode(toVisitor ? words[state].subject : words[state].agency, data.reference),
    title: toVisitor ? words[state].title : words[state].agency,
    why: toVisitor ? 'sender' : 'agency',
    footLinks: [],
    files: [],
    blocks,
    calendar: calendarOf(state, data, context),
  };
}

function calendarOf(state: AppointmentState, data: AppointmentMail, context: LetterContext): string {
  const { appointment: words } = context.words.letters;
  const { agency } = context;
  return writeCalendar({
    uid: `visit-${data.reference}@${context.host}`,
    sequence: data.sequence,
    stampedAt: data.updatedAt,
    day: data.day,
    from: data.from,
    to: data.to,
    cancelled: state === 'cancelled',
    summary: `${agency.name}: ${data.subject ? fill(words.event, { id: data.subject.id }) : words.eventNobody}`,
    location: data.meetAt,
    description: [data.subject?.title, data.agent && told(data.agent.name, data.agent.phone), agency.email]
      .filter(text => text !== undefined)
      .join('\n'),
    url: data.subject && context.href(data.subject.path),
    organizer: { name: agency.name, email: agency.email },
  });
}

function told(name: string, phone: string | undefined): string {
  return phone === undefined ? name : `${name}, ${phoneText(phone)}`;
}
