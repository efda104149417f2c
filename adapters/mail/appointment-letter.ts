import type { AppointmentMail } from '../../application/mail/mail-templates.ts';
import { weekdayText } from '../../domain/text/weekday.ts';
import type { Block, Letter, LetterContext, Row } from './letter.ts';
import { fill, nameAndPhone, unlinked } from './mail-text.ts';
import { subjectBlocks, termBlocks, withCode } from './request-letter.ts';
import { viewingCalendar } from './viewing-calendar.ts';

export type AppointmentState = 'asked' | 'confirmed' | 'changed' | 'cancelled';
type Reader = 'agency' | 'visitor';

/** A viewing that was agreed, moved or called off, for its visitor or the agency, with its entry for a calendar. */
export function appointmentLetter(
  state: AppointmentState,
  reader: Reader,
  data: AppointmentMail,
  context: LetterContext,
): Letter {
  const { appointment: words } = context.words.letters;
  const { frame } = context.words;
  const toVisitor = reader === 'visitor';
  const name = unlinked(data.visitor.name.trim());
  const blocks: Block[] = toVisitor
    ? [
        { kind: 'text', text: name === '' ? frame.helloNobody : fill(frame.hello, { name }) },
        { kind: 'text', text: words[state].text },
      ]
    : [{ kind: 'text', text: words[state].agencyText }];
  blocks.push({ kind: 'rows', rows: toVisitor ? viewingRows(reader, data, context) : agencyRows(data, context) });
  if (toVisitor) {
    if (data.addressFollows && state !== 'cancelled') blocks.push({ kind: 'note', text: words.addressFollows });
    if (state !== 'asked')
      blocks.push({ kind: 'note', text: state === 'cancelled' ? words.calendarGone : words.calendar });
    if (data.link !== undefined && state !== 'cancelled')
      blocks.push({ kind: 'link', link: { label: words.change, href: context.href(data.link) } });
  }
  if (data.subject) blocks.push(...subjectBlocks(data.subject, context));
  blocks.push(...termBlocks(data, context));
  if (toVisitor)
    blocks.push({ kind: 'text', text: `${frame.bye}\n${fill(frame.team, { agency: context.agency.name })}` });
  return {
    subject: withCode(toVisitor ? words[state].subject : words[state].agency, data.reference),
    title: toVisitor ? words[state].title : words[state].agency,
    why: toVisitor ? 'sender' : 'agency',
    footLinks: [],
    files: [],
    blocks,
    // What is only asked for stands in no calendar yet.
    ...(state !== 'asked' && {
      calendar: viewingCalendar(data, { ...context, cancelledFor: state === 'cancelled' ? context.to : undefined }),
    }),
  };
}

/** What both readers need: when, where and with whom. */
function viewingRows(reader: Reader, data: AppointmentMail, { words, language }: LetterContext): readonly Row[] {
  const { appointment } = words.letters;
  const hours = fill(words.frame.hours, { from: data.from, to: data.to });
  return [
    { label: appointment.when, value: `${weekdayText(data.day, language)}, ${hours}` },
    ...(data.meetAt === '' ? [] : [{ label: appointment.where, value: data.meetAt }]),
    ...(data.agent
      ? [{ label: appointment.agent[reader], value: nameAndPhone(data.agent.name, data.agent.phone) }]
      : []),
    { label: words.frame.number, value: data.reference },
  ];
}

/** And who comes. */
function agencyRows(data: AppointmentMail, context: LetterContext): readonly Row[] {
  const { frame, letters } = context.words;
  const { name, phone, email } = data.visitor;
  return [
    ...viewingRows('agency', data, context),
    { label: letters.appointment.visitor, value: nameAndPhone(name, phone) },
    ...(email === undefined ? [] : [{ label: frame.fields.email, value: email }]),
    { label: frame.visitorLanguage, value: frame.languages[data.visitorLanguage] },
    ...(data.remark === undefined ? [] : [{ label: frame.fields.remark, value: data.remark, long: true }]),
  ];
}
