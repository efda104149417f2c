import { searchMap } from '../../domain/alert/match-alert.ts';
import { isWanted } from '../../domain/alert/alert-criteria.ts';
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

/** What a run told: changes of listings, in so many mails. */
export type Announced = { readonly changes: number; readonly mails: number };

export type AnnounceRound = {
  /** Lets others have the processor; awaited after each alert. */
  readonly rest: () => Promise<void>;
  /** Asked before each alert; true leaves the run to the next round. */
  readonly stopping?: () => boolean;
};

/** Tells the alerts what happened to listings, once; nothing where nothing is untold. */
export type AnnounceChanges = (round: AnnounceRound) => Promise<Announced>;

export type AnnounceChangesParts = {
  readonly changes: Pick<ListingChanges, 'untold' | 'told'>;
  readonly runs: AlertRuns;
  readonly catalogue: ListingCatalogue;
  /** Sees to it that the catalogue is the one to which the changes led. */
  readonly look: () => Promise<void>;
  readonly subscribers: Pick<Subscribers, 'alerts'>;
  readonly outbox: Pick<Outbox, 'put'>;
  readonly site: SiteContentSource;
  readonly clock: Clock;
  readonly linkPath: LinkPath;
  readonly renewLinks: RenewLinks;
};

/** Changes that one run tells of; an import that brings more is told in several mails. */
const MOST_CHANGES = 2_000;
/** Alerts that are read, and mails that are put, at a time. */
const AT_ONCE = 50;

/**
 * Makes the use case that compares what is new, cheaper or back with every confirmed alert that is not paused, and puts one
 * mail for each that has something to read. A run goes as far as all processes agree on, so its mails have the same ids in every
 * process and however often: after a crash, or beside another process, none goes twice.
 */
export function makeAnnounceChanges(parts: AnnounceChangesParts): AnnounceChanges {
  const { changes, runs, catalogue, subscribers, outbox, site, clock } = parts;

  return async ({ rest, stopping = () => false }) => {
    const untold = await changes.untold(MOST_CHANGES);
    const [first, last] = [untold[0], untold.at(-1)];
    if (!first || !last) return { changes: 0, mails: 0 };
    const reach = await runs.reach(first.seq, last.seq);
    const telling = untold.filter(({ seq }) => seq <= reach);
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
        if (!wish || !isWanted(wish, today)) continue;
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
    await changes.told(reach);
    return { changes: telling.length, mails };
  };
}
