import type { AlarmMail } from '../../application/mail/mail-templates.ts';
import type { MailContent, MailContext } from './mail-content.ts';
import { fill, momentText } from './mail-text.ts';

/** Mail to the operator about an alarm that started or ended. */
export function alarmMail({ kind, state, machine, figures }: AlarmMail, { words, host }: MailContext): MailContent {
  const { alarm } = words.letters;
  const moment = figures['since'] ?? figures['until'];
  const places = { ...figures, ...(moment !== undefined && momentText(moment)), machine, host };
  const isOver = state === 'over';
  const title = isOver ? alarm.over[kind] : alarm.begun[kind].subject;
  return {
    subject: title,
    title,
    why: 'operator',
    files: [],
    footLinks: [],
    blocks: [
      { kind: 'text', text: fill(isOver ? alarm.since : alarm.begun[kind].text, places) },
      { kind: 'note', text: alarm.once },
    ],
  };
}
