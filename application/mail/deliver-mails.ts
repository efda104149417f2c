import type { Clock } from '../ports/clock.ts';
import { MailFailure, type Mailer, type OutgoingMail } from '../ports/mails/mailer.ts';
import type { Outbox, WaitingMail } from '../ports/mails/outbox.ts';
import type { MailTemplate } from './mail-templates.ts';
import { type Lease, makeWorkOutbox, type WorkOutbox } from './work-outbox.ts';

/** What a visitor writes to a friend through us: once it has left, or never will, nothing of it stays. */
const LEAVES_NOTHING: readonly string[] = ['friend' satisfies MailTemplate];

/** Makes the worker that sends mails. A mail that cannot be written out or is refused holds up no other. */
export function makeDeliverMails({
  outbox,
  mailer,
  render,
  clock,
  lease,
}: {
  readonly outbox: Outbox;
  readonly mailer: Mailer;
  /** Writes a mail out. What it throws is the mail's fault, and for ever, unless it is a MailFailure that says `later`. */
  readonly render: (mail: WaitingMail) => OutgoingMail | Promise<OutgoingMail>;
  readonly clock: Clock;
  readonly lease?: Lease;
}): WorkOutbox {
  async function attempt(mail: WaitingMail): Promise<MailFailure | undefined> {
    let outgoing: OutgoingMail;
    try {
      outgoing = await render(mail);
    } catch (error) {
      return error instanceof MailFailure ? error : new MailFailure('never', String(error));
    }
    try {
      await mailer.send(outgoing);
      return undefined;
    } catch (error) {
      return error instanceof MailFailure ? error : new MailFailure('later', String(error));
    }
  }

  return makeWorkOutbox({
    outbox,
    of: 'mail',
    attempt,
    leavesNothing: ({ template }) => LEAVES_NOTHING.includes(template),
    clock,
    lease,
  });
}
