import type { ViewingMail, ViewingMailState } from '../../application/mail/mail-templates.ts';
import { weekdayText } from '../../domain/text/weekday.ts';
import type { MailBlock, MailContent, MailContext, Row } from './mail-content.ts';
import { fill, nameAndPhone, withoutAutoLinks } from './mail-text.ts';
import { deskButton, subjectBlocks, termBlocks, withCode } from './request-mail.ts';
import { viewingCalendar } from './viewing-calendar.ts';

type Reader = 'agency' | 'visitor';

/** `left`: another agent has taken the viewing over from the recipient. */
type State = ViewingMailState | 'left';

/** States after which the viewing does not take place, or no longer with the recipient. */
const OVER: readonly State[] = ['cancelled', 'refused', 'left'];
/** States whose mail has no calendar file, because the viewing is not in the recipient's calendar or has not changed. */
const WITHOUT_CALENDAR: readonly State[] = ['asked', 'refused'];

/** Mail about a viewing's state to the visitor or the agency, with a calendar file. */
export function viewingMail(state: State, reader: Reader, data: ViewingMail, context: MailContext): MailContent {
  const { appointment: words } = context.words.letters;
  const { frame } = context.words;
  const toVisitor = reader === 'visitor';
  const name = withoutAutoLinks(data.visitor.name.trim());
  const agency = isWithoutHour(state, data) ? words.unfixed : words[state];
  const own = state === 'left' ? undefined : words[state];
  const isOver = OVER.includes(state);
  const isRemoved = isOver || data.before !== undefined;
  const hasCalendar = data.before !== undefined || (!WITHOUT_CALENDAR.includes(state) && !data.unconfirmed);
  const blocks: MailBlock[] = toVisitor
    ? [{ kind: 'text', text: name === '' ? frame.helloNobody : fill(frame.hello, { name }) }]
    : [];
  blocks.push({ kind: 'text', text: stateText(state, reader, data, context) });
  if (data.reason !== undefined && isOver)
    blocks.push(
      { kind: 'text', text: toVisitor ? words.reason : words.agencyReason },
      { kind: 'quote', text: data.reason },
    );
  if (!toVisitor && data.byDesk && data.visitor.email === undefined) blocks.push({ kind: 'note', text: words.notTold });
  blocks.push({ kind: 'rows', rows: toVisitor ? viewingRows(reader, data, context) : agencyRows(data, context) });
  if (!toVisitor) blocks.push(deskButton(data.reference, context));
  if (toVisitor) {
    if (data.addressFollows && !isOver) blocks.push({ kind: 'note', text: words.addressFollows });
    if (hasCalendar) blocks.push({ kind: 'note', text: calendarNote(data, isOver, context) });
    if (data.link !== undefined && !isOver)
      blocks.push({ kind: 'link', link: { label: words.change, href: context.href(data.link) } });
  }
  if (data.subject) blocks.push(...subjectBlocks(data.subject, context));
  blocks.push(...termBlocks(data, context));
  if (toVisitor)
    blocks.push({ kind: 'text', text: `${frame.bye}\n${fill(frame.team, { agency: context.agency.name })}` });
  const calendar = hasCalendar
    ? viewingCalendar(
        { ...data, ...data.before },
        { ...context, cancelledFor: isRemoved ? context.to : undefined, isForAgent: !toVisitor },
      )
    : undefined;
  return {
    subject: withCode(toVisitor && own ? own.subject : agency.agency, data.reference),
    title: toVisitor && own ? own.title : agency.agency,
    why: toVisitor ? 'sender' : 'agency',
    footLinks: [],
    files: [],
    blocks,
    ...(calendar && { calendar }),
  };
}

/**
 * Sentence that states what the attached file does in the visitor's calendar: it adds the viewing, or removes the viewing or its previous
 * time.
 */
function calendarNote(data: ViewingMail, isOver: boolean, { words }: MailContext): string {
  const { calendar, calendarGone, calendarBefore } = words.letters.appointment;
  if (data.before) return calendarBefore;
  return isOver ? calendarGone : calendar;
}

/** Whether the mail reminds the agent to set the hour. */
function isWithoutHour(state: State, data: ViewingMail): boolean {
  return state === 'reminder' && !data.exact;
}

/** Text about the new state; for the visitor with the arrival time if the agency set it. */
function stateText(state: State, reader: Reader, data: ViewingMail, { words }: MailContext): string {
  const { appointment } = words.letters;
  if (state === 'left') return fill(appointment.left.agencyText, { agent: data.agent?.name ?? '' });
  const own = appointment[state];
  const byDesk = data.byDesk && Object.hasOwn(appointment.byDesk, state);
  const text = byDesk ? appointment.byDesk[state as keyof typeof appointment.byDesk] : own;
  if (reader === 'agency') return isWithoutHour(state, data) ? appointment.unfixed.agencyText : text.agencyText;
  const tellsHour = byDesk || state === 'reminder' || state === 'handed';
  if (OVER.includes(state)) return data.again ? `${text.text} ${appointment.again}` : text.text;
  if (!tellsHour) return text.text;
  return `${text.text} ${data.exact ? fill(appointment.comeAt, { from: data.from }) : appointment.hourFollows}`;
}

/** Rows for both recipients: time, place and agent. */
function viewingRows(reader: Reader, data: ViewingMail, { words, language }: MailContext): readonly Row[] {
  const { appointment } = words.letters;
  const time = ({ day, from, to }: Pick<ViewingMail, 'day' | 'from' | 'to'>) =>
    `${weekdayText(day, language)}, ${fill(words.frame.hours, { from, to })}`;
  return [
    { label: appointment.when, value: time(data) },
    ...(data.before ? [{ label: appointment.before, value: time(data.before) }] : []),
    ...(data.meetAt === '' ? [] : [{ label: appointment.where, value: data.meetAt }]),
    ...(data.agent
      ? [{ label: appointment.agent[reader], value: nameAndPhone(data.agent.name, data.agent.phone) }]
      : []),
    { label: words.frame.number, value: data.reference },
  ];
}

/** Rows for the agency: those for both recipients, then the visitor's contact details, language and remark. */
function agencyRows(data: ViewingMail, context: MailContext): readonly Row[] {
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
