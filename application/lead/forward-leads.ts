import type { Language } from '../../domain/text/language.ts';
import { type LeadFailedMail, makeMail } from '../mail/mail-templates.ts';
import { type Lease, makeWorkOutbox, type WorkOutbox } from '../mail/work-outbox.ts';
import type { Clock } from '../ports/clock.ts';
import { type Lead, LeadFailure, type LeadForwarder } from '../ports/requests/lead-forwarder.ts';
import { MailFailure } from '../ports/mails/mailer.ts';
import type { Outbox, WaitingMail } from '../ports/mails/outbox.ts';

export type ForwardLeadsParts = {
  readonly outbox: Outbox;
  readonly forwarder: LeadForwarder;
  /** Converts a waiting mail to a lead. Any error is permanent, except a `MailFailure` with `later`. */
  readonly read: (mail: WaitingMail) => Lead | Promise<Lead>;
  /** Language of mails to an address of the agency. */
  readonly agencyLanguage: (email: string) => Promise<Language>;
  readonly clock: Clock;
  readonly lease?: Lease;
  readonly signal: AbortSignal;
};

/**
 * Reason that is stored with a lead before the lead is sent. If the reason is still stored at the next attempt, the process ended before
 * the outcome was known.
 */
const SENDING = 'was being sent when the process ended';

/**
 * Creates the worker that delivers requests to the agency's CRM, retrying like mails. If the CRM cannot detect duplicates, a lead whose
 * delivery is uncertain is not sent again; the agency is mailed instead, as it is for a lead that was refused or given up.
 */
export function makeForwardLeads(parts: ForwardLeadsParts): WorkOutbox {
  const { outbox, forwarder, read, clock, lease, signal } = parts;

  async function attempt(mail: WaitingMail, leaseEnd: () => number): Promise<MailFailure | undefined> {
    if (mail.reason === SENDING) return new Perhaps(SENDING);
    let lead: Lead;
    try {
      lead = await read(mail);
    } catch (error) {
      return error instanceof MailFailure ? error : new MailFailure('never', String(error));
    }
    // The attempt is recorded before sending, because the CRM would store a lead that is sent again twice. The due time has to be the exact
    // end of the lease, or the lease could not be renewed.
    if (!forwarder.repeatable) await outbox.failed(mail.id, SENDING, leaseEnd());
    try {
      await forwarder.forward(lead, signal);
      return undefined;
    } catch (error) {
      if (!(error instanceof LeadFailure)) return new MailFailure('later', String(error));
      return error.outcome === 'perhaps' ? new Perhaps(error.message) : new MailFailure(error.outcome, error.message);
    }
  }

  /** Mails the agency. Enqueuing ignores a known id, so that a retry after a crash sends no second mail. */
  async function mailAgency(mail: WaitingMail, failure: MailFailure): Promise<void> {
    const outcome: LeadFailedMail['outcome'] =
      failure instanceof Perhaps ? 'perhaps' : failure.retry === 'never' ? 'refused' : 'given-up';
    await outbox.put([
      makeMail({
        id: `${mail.id}.failed`,
        template: 'lead-failed',
        language: await parts.agencyLanguage(mail.to),
        to: mail.to,
        replyTo: undefined,
        data: { reference: String(mail.data['reference']), system: forwarder.system, outcome },
        unsubscribe: undefined,
      }),
    ]);
  }

  return makeWorkOutbox({ outbox, of: 'lead', attempt, givenUp: mailAgency, clock, lease });
}

/** Failure after which it is unknown whether the lead arrived. */
class Perhaps extends MailFailure {
  constructor(reason: string) {
    super('never', reason);
  }
}
