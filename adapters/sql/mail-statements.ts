import type { Mail } from '../../application/ports/outbox.ts';
import type { Queries } from './dialect.ts';
import { run, type Steps, statement } from './statement.ts';

/** What a mail goes with when it is erased, and the address by which that is found. */
export type MailOwner = {
  readonly submission: string | null;
  readonly subscription: string | null;
  readonly email: string | undefined;
};

export const NO_OWNER: MailOwner = { submission: null, subscription: null, email: undefined };

export type PutMails = (mails: readonly Mail[], owner: MailOwner) => Steps<void>;

/** Puts mails into the outbox as a part of whatever transaction they tell of; a known id is not put twice. */
export function putMailsWith({ db }: Queries): PutMails {
  const put = statement<{
    id: string;
    submission: string | null;
    subscription: string | null;
    template: string;
    language: string;
    to: string;
    toFolded: string | null;
    replyTo: string | null;
    replyFolded: string | null;
    content: string;
    unsubscribe: string | null;
  }>()(value =>
    db
      .insertInto('mail')
      .values({
        id: value.id,
        submission_id: value.submission,
        subscription_id: value.subscription,
        template: value.template,
        language: value.language,
        recipient: value.to,
        recipient_folded: value.toFolded,
        reply_to: value.replyTo,
        reply_folded: value.replyFolded,
        content: value.content,
        unsubscribe: value.unsubscribe,
        attempts: 0,
        due_at: 0,
      })
      .onConflict(conflict => conflict.column('id').doNothing()),
  );
  return function* putMails(mails, { submission, subscription, email }) {
    const owned = email?.toLowerCase();
    const folded = (address: string | undefined) => {
      const lower = address?.toLowerCase();
      return lower === undefined || lower === owned ? null : lower;
    };
    for (const mail of mails) {
      yield* run(put, {
        submission,
        subscription,
        id: mail.id,
        template: mail.template,
        language: mail.language,
        to: mail.to,
        toFolded: folded(mail.to),
        replyTo: mail.replyTo ?? null,
        replyFolded: folded(mail.replyTo),
        content: JSON.stringify(mail.data),
        unsubscribe: mail.unsubscribe ?? null,
      });
    }
  };
}
