import { hasPlaceholders } from '../../../application/mail/mail-links.ts';
import type { SentFile } from '../../../application/mail/mail-templates.ts';
import type { Mail } from '../../../application/ports/mails/outbox.ts';
import { databaseNow, type Queries } from '../schema/dialect.ts';
import { run, type Steps, statement } from '../database/statement.ts';

/**
 * The request that mails belong to and are deleted with, and its address. A recipient equal to this address is not stored in
 * `recipient_folded`: a search for the address finds the mail by its request.
 */
export type MailOwner = {
  readonly submission: string | null;
  readonly email: string | undefined;
  /** Earliest time at which the mails may be sent, Unix ms; by default they are sent immediately. */
  readonly leaveAt?: number | undefined;
};

export const NO_OWNER: MailOwner = { submission: null, email: undefined };

/**
 * This file is added to the stored data of a mail with placeholders. A process of the previous version, still running during an update,
 * would send the placeholders instead of links; but it loads attachments first, finds no file of this name, and leaves the mail for a
 * retry. Mails about accounts do not need it, because the previous version knows their placeholders. Remove once no process older than
 * schema step 0020 can run concurrently.
 */
const NOT_FOR_EARLIER: SentFile = { keptAs: 'links', contentType: 'text/plain' };

/** Data of a mail as stored. */
export function contentOf(mail: Mail): string {
  return JSON.stringify(hasPlaceholders(mail, 'owner') ? { ...mail.data, files: [NOT_FOR_EARLIER] } : mail.data);
}

/** Data of a mail as enqueued, from its stored data. Remove once no process older than schema step 0020 can run concurrently. */
export function dataOf({ files, ...data }: Mail['data']): Mail['data'] {
  const isNotForEarlier = Array.isArray(files) && files.some(file => file?.keptAs === NOT_FOR_EARLIER.keptAs);
  return files === undefined || isNotForEarlier ? data : { ...data, files };
}

export type PutMails = (mails: readonly Mail[], owner: MailOwner) => Steps<void>;

/**
 * Enqueues mails in the transaction that stores the change about which they inform. Skips known ids and mails of a subscription that has
 * ended. Locks the subscription's row, so that ending it concurrently finds these mails.
 */
export function putMailsWith({ db, dialect }: Queries): PutMails {
  const holdSubscription = statement<{ id: string }>()(value =>
    db
      .selectFrom('subscription')
      .select('id')
      .where('id', '=', value.id)
      .$if(dialect === 'postgres', query => query.forKeyShare()),
  );
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
    dueAt: number;
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
        links_hidden: 1,
        attempts: 0,
        due_at: value.dueAt,
        put_at: databaseNow(dialect),
      })
      .onConflict(conflict => conflict.column('id').doNothing()),
  );
  return function* putMails(mails, { submission, email, leaveAt = 0 }) {
    const owned = email?.toLowerCase();
    const folded = (address: string | undefined) => {
      const lower = address?.toLowerCase();
      return lower === undefined || lower === owned ? null : lower;
    };
    for (const mail of mails) {
      const subscription = mail.subscriptionId ?? null;
      if (subscription !== null && (yield* run(holdSubscription, { id: subscription })).length === 0) continue;
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
        content: contentOf(mail),
        unsubscribe: mail.unsubscribe ?? null,
        dueAt: leaveAt,
      });
    }
  };
}
