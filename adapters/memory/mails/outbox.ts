import { LEAD_TEMPLATE, LONGEST_WAIT_MS, type Outbox } from '../../../application/ports/mails/outbox.ts';
import { putMails, type RequestStore } from '../store/request-store.ts';

/** The outbox as a map. */
export function makeMemoryOutbox(store: RequestStore): Outbox {
  const { mails } = store;
  return {
    async take(count, now, until, of = 'mail') {
      const due = [...mails.values()].filter(
        ({ mail, dueAt }) =>
          (mail.template === LEAD_TEMPLATE) === (of === 'lead') &&
          dueAt !== undefined &&
          (dueAt <= now || dueAt > now + LONGEST_WAIT_MS),
      );
      due.sort((a, b) => (a.dueAt ?? 0) - (b.dueAt ?? 0));
      return due.slice(0, count).map(kept => {
        kept.dueAt = until;
        return { ...structuredClone(kept.mail), attempts: kept.attempts++, reason: kept.reason };
      });
    },
    async renew(id, leasedUntil, until) {
      const storedMail = mails.get(id);
      if (storedMail?.dueAt !== leasedUntil) return false;
      storedMail.dueAt = until;
      return true;
    },
    async sent(id, now) {
      const storedMail = mails.get(id);
      if (!storedMail || storedMail.sentAt !== undefined) return;
      storedMail.sentAt = now;
      storedMail.overAt = now;
      storedMail.dueAt = undefined;
      storedMail.reason = undefined;
    },
    async failed(id, reason, next) {
      const storedMail = mails.get(id);
      if (storedMail?.dueAt === undefined) return;
      if (next === undefined) storedMail.overAt = storedMail.dueAt;
      storedMail.dueAt = next;
      storedMail.reason = reason;
    },
    forget: async id => void mails.delete(id),
    put: async put => putMails(store, put),
    async depth(of = 'mail') {
      const open = [...mails.values()].filter(
        ({ mail, sentAt }) => sentAt === undefined && (mail.template === LEAD_TEMPLATE) === (of === 'lead'),
      );
      const waiting = open.filter(({ dueAt }) => dueAt !== undefined);
      return {
        waiting: waiting.length,
        dead: open.length - waiting.length,
        oldestAt: waiting.length === 0 ? undefined : Math.min(...waiting.map(({ putAt }) => putAt)),
      };
    },
  };
}
