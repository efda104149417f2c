import { searchMap } from '../../domain/alert/match-alert.ts';
import { isWithinPeriod } from '../../domain/alert/alert-criteria.ts';
import { brusselsDay } from '../../domain/text/day.ts';
import { contexts } from '../view/contexts.ts';
import type { LinkPath } from '../mail/link-path.ts';
import type { RenewLinks } from '../mail/renew-links.ts';
import type { AlertRuns } from '../ports/alerts/alert-runs.ts';
import type { Clock } from '../ports/clock.ts';
import type { ListingCatalogue } from '../ports/catalogue/listing-catalogue.ts';
import type { ListingChanges } from '../ports/catalogue/listing-changes.ts';
import type { Mail, Outbox } from '../ports/mails/outbox.ts';
import type { SiteContentSource } from '../ports/content/site-content.ts';
import type { Subscribers } from '../ports/alerts/subscribers.ts';
import { makeAlertMail } from './alert-mail.ts';
import { changedListings, findAmong } from './changed-listings.ts';

/** `changes`: number of changes that a run processed. `mails`: number of mails that it enqueued. */
export type Announced = { readonly changes: number; readonly mails: number };

export type AnnouncementRun = {
  /** Yields the event loop to other work; awaited after each alert. */
  readonly rest: () => Promise<void>;
  /** Called before each alert; if it returns `true`, the remaining alerts are left to the next run. */
  readonly stopping?: () => boolean;
};

/** Mails new changes of listings to matching alerts; does nothing without new changes. */
export type AnnounceChanges = (run: AnnouncementRun) => Promise<Announced>;

export type AnnounceChangesParts = {
  readonly changes: Pick<ListingChanges, 'unprocessed' | 'markProcessed'>;
  readonly runs: AlertRuns;
  readonly catalogue: ListingCatalogue;
  /** Refreshes the catalogue to the version that contains the changes. */
  readonly look: () => Promise<void>;
  readonly subscribers: Pick<Subscribers, 'alerts'>;
  readonly outbox: Pick<Outbox, 'put'>;
  readonly site: SiteContentSource;
  readonly clock: Clock;
  readonly linkPath: LinkPath;
  readonly renewLinks: RenewLinks;
};

/** Maximum number of changes per run; a larger import takes several runs, and so is announced in several mails. */
const MOST_CHANGES = 2_000;
/** Number of alerts that are read at once, and of mails that are enqueued at once. */
const AT_ONCE = 50;

/**
 * Matches new, cheaper and re-listed properties with all confirmed, unpaused alerts and enqueues one mail per alert with results. All
 * processes agree on the last change of a run, so mail ids are the same everywhere: after a crash or in parallel runs, no mail is sent
 * twice.
 */
export function makeAnnounceChanges(parts: AnnounceChangesParts): AnnounceChanges {
  const { changes, runs, catalogue, subscribers, outbox, site, clock } = parts;

  return async ({ rest, stopping = () => false }) => {
    const unprocessed = await changes.unprocessed(MOST_CHANGES);
    const [first, last] = [unprocessed[0], unprocessed.at(-1)];
    if (!first || !last) return { changes: 0, mails: 0 };
    const reach = await runs.reach(first.seq, last.seq);
    const telling = unprocessed.filter(({ seq }) => seq <= reach);
    await parts.look();
    const current = await catalogue.current();
    const changed = await changedListings(current, telling);
    const map = searchMap(site.current().content);
    const today = brusselsDay(clock.now());
    const mailFor = makeAlertMail(await contexts(parts, clock.now()), parts.linkPath, reach);

    let mails = 0;
    for (let after: string | undefined; changed.length > 0; ) {
      const alerts = await subscribers.alerts(after, AT_ONCE);
      const put: Mail[] = [];
      for (const { wish, ...alert } of alerts) {
        if (stopping()) return { changes: 0, mails };
        if (!wish || !isWithinPeriod(wish, today)) continue;
        const found = findAmong(changed, wish, map, current.index);
        if (found.matches.length + found.nearMisses.length > 0) {
          const mail = mailFor({ ...alert, wish, tokenHash: await parts.renewLinks(alert) }, found);
          if (mail) put.push(mail);
        }
        await rest();
      }
      if (put.length > 0) await outbox.put(put);
      mails += put.length;
      after = alerts.at(-1)?.id;
      if (alerts.length < AT_ONCE) break;
    }
    await changes.markProcessed(reach);
    return { changes: telling.length, mails };
  };
}
