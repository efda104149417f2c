import { LEAD_KINDS, LEAD_OF } from '../../application/lead/lead-mails.ts';
import type { ViewingMail, RequestMail } from '../../application/mail/mail-templates.ts';
import type { Lead, LeadKind } from '../../application/ports/requests/lead-forwarder.ts';
import { MailFailure } from '../../application/ports/mails/mailer.ts';
import type { Mail } from '../../application/ports/mails/outbox.ts';
import type { FormValues } from '../../domain/request/check-form.ts';
import type { MailSite } from './mail-site.ts';
import { VIEWING_MAIL, REQUEST_MAIL } from './read-mail.ts';
import { renderMail } from './render-mail.ts';

/**
 * Converts a lead in the outbox, which is stored as the agency's mail. Throws a `MailFailure` of the kind `never` if the mail's template
 * does not correspond to a kind of lead.
 * `readLead(waiting, site)` → `{ id: 'K7P2-9QXD', kind: 'question', person: { … }, … }`
 */
export function readLead(waiting: Mail, site: MailSite): Lead {
  const template = String(waiting.data[LEAD_OF]);
  const kind = LEAD_KINDS.get(template);
  if (kind === undefined)
    throw new MailFailure('never', `no lead can be made from the mail template ${template.slice(0, 60)}`);
  const mail = { ...waiting, template };
  const { subject, text } = renderMail(mail, site);
  const data = template.startsWith('appointment-')
    ? ofViewing(VIEWING_MAIL.parse(mail.data))
    : ofRequest(REQUEST_MAIL.parse(mail.data), kind);
  return { id: leadId(waiting.id, data.reference), kind, subject, text, ...data };
}

type LeadFields = Omit<Lead, 'id' | 'kind' | 'subject' | 'text'>;

function ofRequest(mail: RequestMail, kind: LeadKind): LeadFields {
  const { values } = mail;
  const amount = values['amount'];
  return {
    reference: mail.reference,
    receivedAt: mail.receivedAt,
    language: mail.visitorLanguage,
    person: {
      title: textIn(values, 'title'),
      firstName: textIn(values, 'firstName'),
      lastName: textIn(values, 'lastName'),
      email: textIn(values, 'email'),
      phone: textIn(values, 'phone'),
      street: textIn(values, 'street'),
      postcode: textIn(values, 'postcode'),
      city: textIn(values, 'city'),
    },
    about: mail.subject && { kind: mail.subject.kind, id: mail.subject.id },
    remark: textIn(values, 'remark'),
    visit: undefined,
    wish: kind === 'alert' ? { goal: values['goal'] === 'rent' ? 'rent' : 'sale', values } : undefined,
    amount: kind === 'offer' && typeof amount === 'number' ? amount : undefined,
    consent: values['consent'] === true,
  };
}

function ofViewing({ visitor, day, from, to, ...mail }: ViewingMail): LeadFields {
  const { title, firstName, lastName = visitor.name, email, phone } = visitor;
  const nothing = { street: undefined, postcode: undefined, city: undefined };
  return {
    reference: mail.reference,
    receivedAt: mail.updatedAt,
    language: mail.visitorLanguage,
    person: { ...nothing, title, firstName, lastName, email, phone },
    about: mail.subject && { kind: mail.subject.kind, id: mail.subject.id },
    remark: mail.remark,
    visit: { day, from, to },
    wish: undefined,
    amount: undefined,
    consent: false,
  };
}

function textIn(values: FormValues, field: string): string | undefined {
  const value = values[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Lead id: the request's reference, with a suffix for later leads of the same request. */
function leadId(waitingId: string, reference: string): string {
  const more = waitingId.slice(reference.length).replace(/\.agency\.lead$/, '');
  return `${reference}${more}`;
}
