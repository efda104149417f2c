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
  /** Makes a lead of what waits. What it throws is its fault, and for ever. */
  readonly read: (mail: WaitingMail) => Lead | Promise<Lead>;
  /** In which the agency reads what became of a lead. */
  readonly agencyLanguage: () => Language;
  readonly clock: Clock;
  readonly lease?: Lease;
  readonly signal: AbortSignal;
};

/** What is noted of a lead while it is being sent: found later, it says that the process ended before it knew the outcome. */
const SENDING = 'was being sent when the process ended';

/**
 * Makes the worker that hands requests to the agency's system, with the pauses of mails between tries. Where that system could not tell a
 * lead that comes twice, one of which nothing says whether it arrived is not sent again: the agency gets a mail and looks. So it does of
 * one that is refused or given up.
 */
export function makeForwardLeads(parts: ForwardLeadsParts): WorkOutbox {
  const { outbox, forwarder, read, clock, lease, signal } = parts;

  async function attempt(mail: WaitingMail, heldUntil: () => number): Promise<MailFailure | undefined> {
    if (mail.reason === SENDING) return new Perhaps(SENDING);
    let lead: Lead;
    try {
      lead = await read(mail);
    } catch (error) {
      return error instanceof MailFailure ? error : new MailFailure('never', String(error));
    }
    // Noted with the time at which the lease ends to the millisecond: with another, it could not be renewed any more.
    if (!forwarder.repeatable) await outbox.failed(mail.id, SENDING, heldUntil());
    try {
      await forwarder.forward(lead, signal);
      return undefined;
    } catch (error) {
      if (!(error instanceof LeadFailure)) return new MailFailure('later', String(error));
      return error.outcome === 'perhaps' ? new Perhaps(error.message) : new MailFailure(error.outcome, error.message);
    }
  }

  /** A known id is not put twice: the agency is told once, though a crash may bring it here again. */
  async function tell(mail: WaitingMail, failure: MailFailure): Promise<void> {
    const outcome: LeadFailedMail['outcome'] =
      failure instanceof Perhaps ? 'perhaps' : failure.retry === 'never' ? 'refused' : 'given-up';
    await outbox.put([
      makeMail({
        id: `${mail.id}.failed`,
        template: 'lead-failed',
        language: parts.agencyLanguage(),
        to: mail.to,
        replyTo: undefined,
        data: { reference: String(mail.data['reference']), system: forwarder.system, outcome },
        unsubscribe: undefined,
      }),
    ]);
  }

  return makeWorkOutbox({ outbox, of: 'lead', attempt, givenUp: tell, clock, lease });
}

/** Of which nothing says whether it arrived. */
class Perhaps extends MailFailure {
  constructor(reason: string) {
    super('never', reason);
  }
}
