import type {
  AssignedMail,
  HandedWorkMail,
  AnswerMail,
  FriendMail,
  LeadFailedMail,
  LinkMail,
  SecondFactorMail,
  EndableSubscription,
} from '../../application/mail/mail-templates.ts';
import { alertRows } from './alert-mail.ts';
import type { MailBlock, MailContent, MailContext } from './mail-content.ts';
import { fill, momentText, phoneText, withoutAutoLinks } from './mail-text.ts';
import { deskButton, subjectBlocks, withCode } from './request-mail.ts';

/** Mail in which a visitor recommends a page; their message is shown without links. */
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
      { kind: 'text', text: fill(words.text, { from: withoutAutoLinks(data.from) }) },
      { kind: 'heading', text: words.message },
      { kind: 'quote', text: withoutAutoLinks(data.message) },
      ...(data.title === undefined ? [] : [{ kind: 'heading', text: data.title } as const]),
      ...(data.subject ? subjectBlocks(data.subject, context) : [{ kind: 'button', link } as const]),
    ],
  };
}

/** An agent's reply to a request, followed by the request's text. */
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
            { kind: 'quote', text: withoutAutoLinks(data.asked) },
          ] as const)),
      ...(data.subject ? subjectBlocks(data.subject, context) : []),
    ],
  };
}

/** Notifies an agent that a colleague assigned them a request, with a link to it in the desk. */
export function assignedMail({ reference, by, path }: AssignedMail, context: MailContext): MailContent {
  const { subject, title, text } = context.words.letters['request-assigned'];
  const { openRequest } = context.words.frame;
  return {
    subject: fill(subject, { reference }),
    title,
    why: 'agency',
    files: [],
    footLinks: [],
    blocks: [
      { kind: 'text', text: fill(text, { by, reference }) },
      { kind: 'button', link: { label: openRequest, href: context.href(path) } },
    ],
  };
}

/** Informs an agent of the work that they took over from a colleague whose access ended, with a link to their requests in the desk. */
export function handedWorkMail(
  { by, from, requests, viewings, homes, path }: HandedWorkMail,
  context: MailContext,
): MailContent {
  const words = context.words.letters['work-handed'];
  return {
    subject: fill(words.subject, { from }),
    title: words.title,
    why: 'agency',
    files: [],
    footLinks: [],
    blocks: [
      { kind: 'text', text: fill(words.text, { by, from }) },
      {
        kind: 'rows',
        rows: [
          { label: words.requests, value: String(requests) },
          { label: words.viewings, value: String(viewings) },
          { label: words.homes, value: String(homes) },
        ],
      },
      { kind: 'button', link: { label: words.open, href: context.href(path) } },
    ],
  };
}

/** Informs the agency that a request did not, or possibly did not, reach its CRM. */
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
      deskButton(reference, context),
    ],
  };
}

/** Invites a new owner or agent to choose a password. */
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

/** Mail with all subscriptions of an address, each with a link to end it. */
export function unsubscribeLinksMail(
  { subscriptions }: { readonly subscriptions: readonly EndableSubscription[] },
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

/** Informs an owner that their password changed, so that they notice a change by somebody else. */
export function passwordMail({ at }: { readonly at: number }, context: MailContext): MailContent {
  const { text, ...words } = context.words.letters['password-changed'];
  return noticeMail(words, fill(text, momentText(at)), context);
}

/** Informs an owner of a change of their second factor. */
export function secondFactorMail({ what, at, left }: SecondFactorMail, context: MailContext): MailContent {
  const { note, title, subject, ...news } = context.words.letters['second-factor'];
  const text = fill(news[what], { ...momentText(at), count: String(left) });
  return noticeMail({ subject: subject[what], title, note }, text, context);
}

/** Mail about a change of an owner's login, with the phone number to call if the owner did not make the change. */
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
