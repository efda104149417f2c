import type { MailTemplate } from '../mail/mail-templates.ts';
import type { DeskVisits } from '../ports/desk-visits.ts';
import type { LeadKind } from '../ports/lead-forwarder.ts';
import { LEAD_TEMPLATE, type Mail } from '../ports/outbox.ts';
import type { Transactions } from '../ports/transactions.ts';

/**
 * The mails to an agency that its system gets as leads. An offer and an alert are leads once they are confirmed; jobs, recommendations,
 * testimonials, newsletters and passwords never are.
 */
export const LEAD_KINDS: ReadonlyMap<string, LeadKind> = new Map<MailTemplate, LeadKind>([
  ['contact-me.agency', 'question'],
  ['contact-construction.agency', 'question'],
  ['site-contact.agency', 'question'],
  ['contact-demand.agency', 'valuation'],
  ['document-request.agency', 'documents'],
  ['rental-application.agency', 'rental'],
  ['appointment-confirmed.agency', 'visit'],
  ['appointment-changed.agency', 'visit-moved'],
  ['appointment-timed.agency', 'visit-moved'],
  ['appointment-cancelled.agency', 'visit-cancelled'],
  ['offer-confirmed.agency', 'offer'],
  ['alert-confirmed.agency', 'alert'],
]);

/** The mail that a lead is made from when it is forwarded: its data are that mail's. */
export const LEAD_OF = 'leadOf';

/**
 * Transactions that put a lead beside each mail that makes one, in the same transaction.
 * `withLeads(transactions).keepRequest({ …, mails: [contactMeForTheAgency] })` keeps the mail and its lead
 */
export function withLeads(transactions: Transactions): Transactions {
  return {
    ...transactions,
    keepRequest: submission =>
      transactions.keepRequest({
        ...submission,
        mails: leadsBeside(submission.mails),
        mailsAgain: leadsBeside(submission.mailsAgain),
      }),
    moveAppointment: (tokenHash, to, mails) => transactions.moveAppointment(tokenHash, to, adding(mails)),
    cancelAppointment: (tokenHash, mails) => transactions.cancelAppointment(tokenHash, adding(mails)),
    confirmOffer: (tokenHash, now, mails) => transactions.confirmOffer(tokenHash, now, adding(mails)),
    confirmSubscription: (tokenHash, now, mails) =>
      transactions.confirmSubscription(tokenHash, now, (confirmed, request) => leadsBeside(mails(confirmed, request))),
  };
}

/** The same for what agents do with visits at the desk. */
export function withVisitLeads(visits: DeskVisits): DeskVisits {
  return {
    ...visits,
    change: (id, sequence, change, entry, mails) => visits.change(id, sequence, change, entry, adding(mails)),
  };
}

function adding<Changed>(mails: (changed: Changed) => readonly Mail[]): (changed: Changed) => readonly Mail[] {
  return changed => leadsBeside(mails(changed));
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
