import { hasPeriodEnded } from '../../domain/alert/alert-criteria.ts';
import { DESK_LOG_MONTHS } from '../../domain/desk/actions.ts';
import { EXPIRING_FORMS, UNCONFIRMED_MS } from '../../domain/request/retention.ts';
import { brusselsDay, monthsBefore } from '../../domain/text/day.ts';
import type { Clock } from '../ports/clock.ts';
import type { DeskLog } from '../ports/audit/desk-log.ts';
import type { StoredFiles } from '../ports/submissions/stored-files.ts';
import type { PersonalData } from '../ports/privacy/personal-data.ts';
import type { SiteContentSource } from '../ports/content/site-content.ts';
import type { Subscribers } from '../ports/alerts/subscribers.ts';
import type { Subscriptions } from '../ports/alerts/subscriptions.ts';
import type { Submissions } from '../ports/submissions/submissions.ts';

/** Number of deleted items by kind. */
export type DeletedCounts = {
  readonly requests: number;
  readonly subscriptions: number;
  readonly mails: number;
  /** Files of mails; the name `letters` stays, because stored reports of earlier nights contain it. */
  readonly letters: number;
  readonly files: number;
  /** Entries of the desk's audit log. */
  readonly entries: number;
};

/** Deletes data past its retention period. Idempotent. */
export type DeleteExpired = () => Promise<DeletedCounts>;

export type DeleteExpiredParts = {
  readonly site: SiteContentSource;
  readonly clock: Clock;
  readonly personalData: Pick<PersonalData, 'expireMails' | 'files'>;
  readonly subscribers: Pick<Subscribers, 'confirmedAlerts'>;
  readonly subscriptions: Pick<Subscriptions, 'end' | 'endUnconfirmed'>;
  readonly submissions: Pick<Submissions, 'expire'>;
  readonly deskLog: Pick<DeskLog, 'expire'>;
  /** Uploaded files of requests. */
  readonly uploads: Pick<StoredFiles, 'list' | 'forget'>;
  /** Mails written to a folder when there is no mail server. */
  readonly mailFiles: Pick<StoredFiles, 'list' | 'forget'>;
  /** Deletes expired technical rows (such as rate limits) and wipes deleted data from the database's files. */
  readonly sweep: (now: number) => Promise<void>;
};

const DAY_MS = 86_400_000;
const AT_ONCE = 100;

/**
 * Creates the nightly clean-up: expired requests by form, unconfirmed subscriptions, ended alerts, mails, files of mails, audit log
 * entries, and files without a request. Files younger than a day stay, as their request may not be stored yet. A paused alert is not
 * deleted, like an active one, because its reader may resume it.
 */
export function makeDeleteExpired(parts: DeleteExpiredParts): DeleteExpired {
  const { personalData, subscribers, subscriptions, uploads, mailFiles } = parts;

  async function endPast(today: string): Promise<number> {
    let ended = 0;
    for (let after: string | undefined; ; ) {
      const alerts = await subscribers.confirmedAlerts(after, AT_ONCE);
      for (const { wish, tokenHash } of alerts) {
        if (!wish || !hasPeriodEnded(wish, today)) continue;
        await subscriptions.end(tokenHash);
        ended += 1;
      }
      after = alerts.at(-1)?.id;
      if (alerts.length < AT_ONCE) return ended;
    }
  }

  async function clear(folder: DeleteExpiredParts['mailFiles'], goes: (file: { name: string; at: number }) => boolean) {
    const old = (await folder.list()).filter(goes);
    for (const { name } of old) await folder.forget(name);
    return old.length;
  }

  return async () => {
    const now = parts.clock.now();
    const today = brusselsDay(now);
    const { months, mailDays } = parts.site.current().content.settings.retention;
    let requests = 0;
    for (const form of EXPIRING_FORMS) {
      const kept = months[form];
      if (kept !== undefined) requests += await parts.submissions.expire(form, Date.parse(monthsBefore(today, kept)));
    }
    const unconfirmed = await subscriptions.endUnconfirmed(now - UNCONFIRMED_MS);
    const past = await endPast(today);
    const mailEnd = now - mailDays * DAY_MS;
    const mails = await personalData.expireMails(mailEnd);
    const forgotten = {
      requests,
      subscriptions: unconfirmed + past,
      mails,
      letters: await clear(mailFiles, ({ at }) => at < mailEnd),
      files: await clearFiles(now),
      entries: await parts.deskLog.expire(Date.parse(monthsBefore(today, DESK_LOG_MONTHS))),
    };
    await parts.sweep(now);
    return forgotten;
  };

  async function clearFiles(now: number): Promise<number> {
    const referenced = await personalData.files();
    return clear(uploads, ({ name, at }) => at < now - DAY_MS && !referenced.has(name));
  }
}
