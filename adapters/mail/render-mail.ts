import { z } from 'zod';
import { MailFailure, type OutgoingMail } from '../../application/ports/mails/mailer.ts';
import type { Mail } from '../../application/ports/mails/outbox.ts';
import {
  type MailData,
  type MailTemplate,
  MAIL_FORMS,
  OFFER_READERS,
  type OfferMailState,
  VIEWING_STATES,
} from '../../application/mail/mail-templates.ts';
import { parseEmail } from '../../domain/request/email.ts';
import { advertFindingsMail } from './advert-findings-mail.ts';
import { alarmMail } from './alarm-mail.ts';
import { alertMail, alertWelcome, newsletterWelcome } from './alert-mail.ts';
import { viewingMail } from './viewing-mail.ts';
import type { MailContent, MailContext } from './mail-content.ts';
import { type MailSite, pathAddress } from './mail-site.ts';
import * as schemas from './read-mail.ts';
import { offerMail } from './offer-mail.ts';
import { agencyMail, senderMail } from './request-mail.ts';
import {
  answerMail,
  assignedMail,
  handedWorkMail,
  friendMail,
  invitationMail,
  leadFailedMail,
  passwordMail,
  secondFactorMail,
  unsubscribeLinksMail,
} from './short-mails.ts';
import { WORDS } from './words.ts';
import { writeHtml } from './write-html.ts';
import { writeText } from './write-text.ts';

type Write = (data: unknown, context: MailContext) => MailContent;

/** Validates the data of a template before it is used. */
function template<D>(schema: z.ZodType<D>, write: (data: D, context: MailContext) => MailContent): Write {
  return (data, context) => write(schema.parse(data), context);
}

const TEMPLATES: ReadonlyMap<string, Write> = new Map<MailTemplate, Write>([
  ...MAIL_FORMS.flatMap((form): [MailTemplate, Write][] => [
    [`${form}.agency`, template(schemas.REQUEST_MAIL, (data, context) => agencyMail(form, form, data, context))],
    [`${form}.sender`, template(schemas.REQUEST_MAIL, (data, context) => senderMail(form, form, data, context))],
  ]),
  ...VIEWING_STATES.flatMap(state =>
    (['agency', 'visitor'] as const).map((reader): [MailTemplate, Write] => [
      `appointment-${state}.${reader}`,
      template(schemas.VIEWING_MAIL, (data, context) => viewingMail(state, reader, data, context)),
    ]),
  ),
  ...(Object.keys(OFFER_READERS) as OfferMailState[]).flatMap(state =>
    OFFER_READERS[state].map((reader): [MailTemplate, Write] => [
      `offer-${state}.${reader}` as MailTemplate,
      template(schemas.OFFER_MAIL, (data, context) => offerMail(state, reader, data, context)),
    ]),
  ),
  [
    'offer-confirmed.agency',
    template(schemas.REQUEST_MAIL, (data, context) => agencyMail('purchase-offer', 'offer-confirmed', data, context)),
  ],
  [
    'offer-confirmed.sender',
    template(schemas.REQUEST_MAIL, (data, context) => senderMail('purchase-offer', 'offer-confirmed', data, context)),
  ],
  [
    'alert-confirmed.agency',
    template(schemas.REQUEST_MAIL, (data, context) => agencyMail('demand-register', 'alert-confirmed', data, context)),
  ],
  ['advert-findings', template(schemas.ADVERT_FINDINGS_MAIL, advertFindingsMail)],
  ['alarm', template(schemas.ALARM_MAIL, alarmMail)],
  ['request-answer', template(schemas.ANSWER_MAIL, answerMail)],
  ['lead-failed', template(schemas.LEAD_FAILED_MAIL, leadFailedMail)],
  ['request-assigned', template(schemas.ASSIGNED_MAIL, assignedMail)],
  [
    'appointment-left.agency',
    template(schemas.VIEWING_MAIL, (data, context) => viewingMail('left', 'agency', data, context)),
  ],
  ['work-handed', template(schemas.HANDED_WORK_MAIL, handedWorkMail)],
  ['alert-welcome', template(schemas.WELCOME_MAIL, alertWelcome)],
  ['alert-match', template(schemas.ALERT_MAIL, alertMail)],
  ['newsletter-welcome', template(schemas.EMPTY_MAIL, newsletterWelcome)],
  ['unsubscribe-link', template(schemas.UNSUBSCRIBE_LINKS_MAIL, unsubscribeLinksMail)],
  [
    'owner-invitation',
    template(schemas.LINK_MAIL, (data, context) => invitationMail('owner-invitation', data, context)),
  ],
  [
    'agent-invitation',
    template(schemas.LINK_MAIL, (data, context) => invitationMail('agent-invitation', data, context)),
  ],
  ['friend', template(schemas.FRIEND_MAIL, friendMail)],
  ['password-changed', template(schemas.MOMENT_MAIL, passwordMail)],
  ['second-factor', template(schemas.SECOND_FACTOR_MAIL, secondFactorMail)],
] satisfies [keyof MailData, Write][]);

/** Names of all mail templates, as stored with a mail in the outbox. */
export const TEMPLATE_NAMES: readonly string[] = [...TEMPLATES.keys()];

/**
 * Renders a mail of the outbox; deterministic, independent of the current time. Throws a `MailFailure` `never` if the template is
 * unknown, the data do not match it or the address is invalid.
 */
export function renderMail(mail: Mail, { agency, publicUrl, colours, from }: MailSite): OutgoingMail {
  const write = TEMPLATES.get(mail.template);
  if (!write) throw new MailFailure('never', `there is no mail template ${mail.template.slice(0, 60)}`);
  const to = parseEmail(mail.to);
  if (to === undefined) throw new MailFailure('never', 'the recipient address is invalid');
  const { host, hostname } = new URL(publicUrl);
  const href = (path: string) => pathAddress(path, publicUrl);
  const replyTo = mail.replyTo === undefined ? undefined : parseEmail(mail.replyTo);
  const context: MailContext = {
    language: mail.language,
    words: WORDS[mail.language],
    agency,
    colours,
    host,
    to,
    replyTo,
    href,
  };
  const unsubscribe = mail.unsubscribe === undefined ? undefined : href(mail.unsubscribe);
  const letter = written(write, mail, context);
  const whole =
    unsubscribe === undefined
      ? letter
      : { ...letter, footLinks: [...letter.footLinks, { label: context.words.frame.unsubscribe, href: unsubscribe }] };
  return {
    messageId: `${messageName(mail.id)}@${hostname}`,
    from: { name: from?.name ?? agency.name, address: from?.address ?? agency.email },
    to,
    // The sender address may not be a mailbox, so replies go to the agency.
    replyTo: replyTo ?? (from && agency.email),
    subject: whole.subject,
    html: writeHtml(whole, context),
    text: writeText(whole, context),
    headers: {
      // RFC 3834: prevents automatic replies; not set on mails written by a person.
      ...(!whole.answers && { 'Auto-Submitted': 'auto-generated' }),
      ...(whole.answers?.mailId !== undefined && threadHeaders(`<${messageName(whole.answers.mailId)}@${hostname}>`)),
      'Content-Language': mail.language,
      ...(unsubscribe !== undefined && {
        // RFC 8058: a mail program posts 'List-Unsubscribe=One-Click' to the https URL, which ends the subscription without further steps.
        'List-Unsubscribe': `<${unsubscribe}>, <mailto:${agency.email}?subject=${encodeURIComponent(`unsubscribe ${mail.unsubscribe}`)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    calendar: whole.calendar,
    attachments: whole.files,
  };
}

function written(write: Write, mail: Mail, context: MailContext): MailContent {
  try {
    return write(mail.data, context);
  } catch (error) {
    // Report only field names; values must not appear in failure reasons and logs.
    const why = error instanceof Error && 'issues' in error ? placesOf(error.issues) : String(error).slice(0, 100);
    throw new MailFailure('never', `the data of ${mail.template} do not match its schema: ${why}`);
  }
}

function threadHeaders(messageId: string): OutgoingMail['headers'] {
  return { 'In-Reply-To': messageId, References: messageId };
}

/** Local part of a Message-ID: the mail's id, or its UTF-8 bytes in hexadecimal if it has characters not allowed there. */
function messageName(id: string): string {
  return /^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$/.test(id) && id.length <= 100
    ? id
    : `${Array.from(new TextEncoder().encode(id), byte => byte.toString(16).padStart(2, '0'))
        .join('')
        .slice(0, 160)}.${id.length}`;
}

/** Names of invalid fields, without their values. */
function placesOf(issues: unknown): string {
  const paths = z.array(z.object({ path: z.array(z.union([z.string(), z.number()])) })).safeParse(issues);
  return paths.success
    ? paths.data
        .map(({ path }) => path.join('.'))
        .join(', ')
        .slice(0, 100)
    : 'data';
}
