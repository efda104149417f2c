import { type RequestEffect, FORM_NAMES, FORMS } from '../../domain/request/forms.ts';
import type { MailTemplate } from '../mail/mail-templates.ts';
import type { LeadKind } from '../ports/requests/lead-forwarder.ts';
import { LEAD_TEMPLATE, type Mail } from '../ports/mails/outbox.ts';
import type { RequestPorts } from '../ports/request-ports.ts';

/**
 * Leads of requests that are created only once the visitor or the agency has confirmed, instead of when the form is sent; by the request's
 * effect. Each row: the template of the mail to the agency with which the lead is enqueued, and the kind of the lead.
 */
const LEADS_OF_EFFECTS: Readonly<Record<RequestEffect, readonly (readonly [MailTemplate, LeadKind])[]>> = {
  viewing: [
    ['appointment-confirmed.agency', 'visit'],
    ['appointment-changed.agency', 'visit-moved'],
    ['appointment-timed.agency', 'visit-moved'],
    ['appointment-cancelled.agency', 'visit-cancelled'],
  ],
  offer: [['offer-confirmed.agency', 'offer']],
  alert: [['alert-confirmed.agency', 'alert']],
  newsletter: [],
  documents: [],
  password: [],
};

/** Kinds of leads by the template of the mail to the agency: each mail with such a template is also sent to the agency's CRM as a lead. */
export const LEAD_KINDS: ReadonlyMap<string, LeadKind> = new Map<string, LeadKind>([
  ...FORM_NAMES.flatMap(form => {
    const { lead } = FORMS[form];
    return lead === 'later' || lead === 'none' ? [] : [[`${form}.agency`, lead] as const];
  }),
  ...Object.values(LEADS_OF_EFFECTS).flat(),
]);

/** Name of the field in a lead's data that contains the template of the mail with which the lead was enqueued. */
export const LEAD_OF = 'leadOf';

/**
 * Wraps the writers so that for each mail whose template is in `LEAD_KINDS`, they also enqueue a lead, in the same transaction.
 * `withLeads(store).submissions.accept({ …, mails: [contactMeForTheAgency] })` stores the mail and its lead
 */
export function withLeads<Store extends Pick<RequestPorts, 'submissions' | 'subscriptions' | 'viewings' | 'offers'>>(
  store: Store,
): Store {
  const { submissions, subscriptions, viewings, offers } = store;
  return {
    ...store,
    submissions: {
      ...submissions,
      accept: submission =>
        submissions.accept({
          ...submission,
          mails: leadsBeside(submission.mails),
          mailsAgain: leadsBeside(submission.mailsAgain),
        }),
    },
    subscriptions: {
      ...subscriptions,
      confirm: (tokenHash, now, mails) =>
        subscriptions.confirm(tokenHash, now, (confirmed, request) => leadsBeside(mails(confirmed, request))),
    },
    offers: {
      ...offers,
      change: (id, step, mails, desk) => offers.change(id, step, adding(mails), desk),
    },
    viewings: {
      ...viewings,
      change: (id, seen, change, mails, entry) => viewings.change(id, seen, change, adding(mails), entry),
    },
  };
}

function adding<Given extends readonly unknown[]>(
  mails: (...given: Given) => readonly Mail[],
): (...given: Given) => readonly Mail[] {
  return (...given) => leadsBeside(mails(...given));
}

function leadsBeside(mails: readonly Mail[]): readonly Mail[] {
  return mails.flatMap(mail =>
    LEAD_KINDS.has(mail.template)
      ? [
          mail,
          { ...mail, id: `${mail.id}.lead`, template: LEAD_TEMPLATE, data: { ...mail.data, [LEAD_OF]: mail.template } },
        ]
      : [mail],
  );
}
