import type { DeskMail, DeskMails, MailState, MailWriter } from '../../../application/ports/mails/desk-mails.ts';
import type { RequestReader } from '../../../domain/desk/access.ts';
import { LEAD_TEMPLATE } from '../../../application/ports/mails/outbox.ts';
import { mayReadRequest } from '../../../domain/desk/access.ts';
import { logDesk } from '../audit/desk-log.ts';
import type { StoredMail, RequestStore } from '../store/request-store.ts';

/** The mails and forwarded leads that the desk lists, in memory. */
export function makeMemoryDeskMails(store: RequestStore): DeskMails {
  const all = (reader: RequestReader, of: 'mail' | 'lead') =>
    [...store.mails.values()]
      .flatMap((kept, at) => readBy(store, reader, kept, at) ?? [])
      .filter(({ template }) => (template === LEAD_TEMPLATE) === (of === 'lead'))
      .toReversed();
  return {
    list: async (reader, { of, state, to = '' }, before = Number.POSITIVE_INFINITY, count) =>
      all(reader, of)
        .filter(mail => mail.state === state && mail.seq < before && mail.to.toLowerCase().includes(to))
        .slice(0, count),
    async counts(reader, of) {
      const mails = all(reader, of);
      const counted = (state: MailState) => mails.filter(mail => mail.state === state).length;
      return { waiting: counted('waiting'), 'given-up': counted('given-up') };
    },
  };
}

/** Members' actions on mails. A call awaits nothing, so each is atomic. */
export function makeMemoryMailWriter(store: RequestStore): MailWriter {
  function find(reader: RequestReader, id: string) {
    const storedMail = store.mails.get(id);
    const mail = storedMail && readBy(store, reader, storedMail, 0);
    return mail && { kept: storedMail, mail };
  }
  return {
    async sendAgain(reader, id, { now, held }, entry) {
      const found = find(reader, id);
      if (!found || found.mail.state === 'sent') return false;
      const { kept, mail } = found;
      if (kept.dueAt !== undefined && kept.dueAt <= held) return false;
      logDesk(store, entry(mail));
      Object.assign(kept, { dueAt: now, attempts: 0, overAt: undefined });
      return true;
    },
    async giveUp(reader, id, { now, held }, entry) {
      const found = find(reader, id);
      if (!found || found.mail.state !== 'waiting') return false;
      const { kept, mail } = found;
      if (mail.attempts > 0 && (kept.dueAt ?? 0) <= held) return false;
      logDesk(store, entry(mail));
      Object.assign(kept, { dueAt: undefined, overAt: now });
      return true;
    },
  };
}

function readBy(store: RequestStore, reader: RequestReader, kept: StoredMail, at: number): DeskMail | undefined {
  const { mail, owner, putAt, dueAt, sentAt, overAt, attempts, reason } = kept;
  const submission = owner.submissionId === undefined ? undefined : store.submissions.get(owner.submissionId);
  const agentId = submission && store.requestProgress.get(submission.id)?.agent?.id;
  const isOpen = submission && mayReadRequest(reader, { form: submission.form, agentId });
  if (reader.role !== 'manager' && !isOpen) return undefined;
  return {
    seq: at + 1,
    id: mail.id,
    template: mail.template,
    to: mail.to,
    state: dueAt !== undefined ? 'waiting' : sentAt === undefined ? 'given-up' : 'sent',
    putAt,
    dueAt,
    overAt,
    attempts,
    reason,
    request: submission && { id: submission.id, form: submission.form },
  };
}
