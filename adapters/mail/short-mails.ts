import type {
  AnswerMail,
  FriendMail,
  LeadFailedMail,
  LinkMail,
  SecondFactorMail,
  WayOut,
} from '../../application/mail/mail-templates.ts';
import { alertRows } from './alert-mail.ts';
import type { MailBlock, MailContent, MailContext } from './mail-content.ts';
import { fill, momentText, phoneText, unlinked } from './mail-text.ts';
import { subjectBlocks, withCode } from './request-mail.ts';

/** A page that a visitor recommends; their words are text without links. */
export function friendMail(data: FriendMail, context: MailContext): MailContent {
  const { friend: words } = context.words.letters;
  const link = { label: words.open, href: context.href(data.subject?.path ?? data.path) };
  return {
    subject: words.subject,
    title: words.title,
    why: 'friend',
    files: [],
    footLinks: [{ label: words.stop, href: context.href(data.stopPath) }],
    blocks: [
      { kind: 'text', text: context.words.frame.helloNobody },
      { kind: 'text', text: fill(words.text, { from: unlinked(data.from) }) },
      { kind: 'heading', text: words.message },
      { kind: 'quote', text: unlinked(data.message) },
      ...(data.title === undefined ? [] : [{ kind: 'heading', text: data.title } as const]),
      ...(data.subject ? subjectBlocks(data.subject, context) : [{ kind: 'button', link } as const]),
    ],
  };
}

/** What an agent answers to a request, with what was asked below it. */
export function answerMail(data: AnswerMail, context: MailContext): MailContent {
  const { subject, title, asked } = context.words.letters['request-answer'];
  const paragraphs = data.words.split(/\n{2,}/).filter(text => text.trim() !== '');
  const when = fill(asked, momentText(data.receivedAt));
  return {
    subject: withCode(subject, data.reference),
    title,
    why: 'sender',
    files: [],
    footLinks: [],
    answers: { mailId: data.follows },
    blocks: [
      ...paragraphs.map((text): MailBlock => ({ kind: 'text', text })),
      { kind: 'text', text: `${data.agent}\n${context.agency.name}` },
      ...(data.asked === undefined
        ? []
        : ([
            { kind: 'heading', text: when },
            { kind: 'quote', text: unlinked(data.asked) },
          ] as const)),
      ...(data.subject ? subjectBlocks(data.subject, context) : []),
    ],
  };
}

/** That a request did not reach the agency's system, or perhaps did. */
export function leadFailedMail({ reference, system, outcome }: LeadFailedMail, context: MailContext): MailContent {
  const words = context.words.letters['lead-failed'];
  return {
    subject: fill(words.subject, { reference, system }),
    title: words.title,
    why: 'agency',
    files: [],
    footLinks: [],
    blocks: [
      { kind: 'text', text: fill(words[outcome], { reference, system }) },
      { kind: 'text', text: words.note },
    ],
  };
}

/** How a new owner, or a new agent, gets in. */
export function invitationMail(
  who: 'owner-invitation' | 'agent-invitation',
  { link }: LinkMail,
  context: MailContext,
): MailContent {
  const { subject, title, text, button } = context.words.letters[who];
  return ownerMail({ subject, title }, context, [
    { kind: 'text', text },
    { kind: 'button', link: { label: button, href: context.href(link) } },
  ]);
}

/** All that goes to an address, each with the way to end it. */
export function unsubscribeLinksMail(
  { subscriptions }: { readonly subscriptions: readonly WayOut[] },
  context: MailContext,
): MailContent {
  const { subject, title, text, button, ...kinds } = context.words.letters['unsubscribe-link'];
  return {
    subject,
    title,
    why: 'sender',
    files: [],
    footLinks: [],
    blocks: [
      { kind: 'text', text: context.words.frame.helloNobody },
      { kind: 'text', text },
      ...subscriptions.flatMap(({ kind, wish, link }): MailBlock[] => [
        { kind: 'heading', text: kinds[kind] },
        ...(wish ? [{ kind: 'rows', rows: alertRows(wish, context) } as const] : []),
        { kind: 'button', link: { label: button, href: context.href(link) } },
      ]),
    ],
  };
}

/** That the password of an owner changed: if it was not the owner, this mail is how they learn of it. */
export function passwordMail({ at }: { readonly at: number }, context: MailContext): MailContent {
  const { text, ...words } = context.words.letters['password-changed'];
  return noticeMail(words, fill(text, momentText(at)), context);
}

/** What happened to the second factor of an owner. */
export function secondFactorMail({ what, at, left }: SecondFactorMail, context: MailContext): MailContent {
  const { note, title, subject, ...news } = context.words.letters['second-factor'];
  const text = fill(news[what], { ...momentText(at), count: String(left) });
  return noticeMail({ subject: subject[what], title, note }, text, context);
}

/** Tells an owner of a change to their login, and whom to call if it was not theirs. */
function noticeMail(
  { note, ...words }: { readonly subject: string; readonly title: string; readonly note: string },
  text: string,
  context: MailContext,
): MailContent {
  return ownerMail(words, context, [
    { kind: 'text', text },
    { kind: 'note', text: fill(note, { phone: phoneText(context.agency.phone) }) },
  ]);
}

function ownerMail(
  words: { readonly subject: string; readonly title: string },
  context: MailContext,
  blocks: readonly MailBlock[],
): MailContent {
  const hello: MailBlock = { kind: 'text', text: context.words.frame.helloNobody };
  return { ...words, why: 'owner', files: [], footLinks: [], blocks: [hello, ...blocks] };
}
