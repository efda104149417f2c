import type { Clock } from '../ports/clock.ts';
import { MailFailure, type Mailer, type OutgoingMail } from '../ports/mails/mailer.ts';
import type { Outbox, WaitingMail } from '../ports/mails/outbox.ts';
import type { MailTemplate } from './mail-templates.ts';
import { type Lease, makeWorkOutbox, type WorkOutbox } from './work-outbox.ts';

/** Mails from a visitor to a friend: deleted once sent or given up. */
const ERASED_AFTERWARDS: readonly string[] = ['friend' satisfies MailTemplate];

/** Creates the mail worker. A mail that fails to render or is refused does not block others. */
export function makeDeliverMails({
  outbox,
  mailer,
  render,
  clock,
  lease,
}: {
  readonly outbox: Outbox;
  readonly mailer: Mailer;
  /** Renders a mail. Any error is permanent, except a `MailFailure` with `later`. */
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
    isErasedAfterwards: ({ template }) => ERASED_AFTERWARDS.includes(template),
    clock,
    lease,
  });
}
