import type { ListingId } from '../../domain/listing/listing.ts';
import { countsAsPageView, type ListingView } from '../../domain/statistics/counts-as-page-view.ts';
import { brusselsDay } from '../../domain/text/day.ts';
import type { Hashes } from '../ports/security/hashes.ts';
import type { Ids } from '../ports/ids.ts';
import type { IsRobot } from '../ports/page-views/is-robot.ts';
import type { PageView, PageViews } from '../ports/page-views/page-views.ts';

/** A property page that was sent to a browser. These data are in memory until the page view is counted, and are never stored. */
export type ViewedListing = Omit<ListingView, 'by' | 'robot'> & {
  readonly userAgent: string;
  readonly listingId: ListingId;
  /** Unix ms. */
  readonly at: number;
  /** IP address. */
  readonly address: string;
  /** Unverified login reference from the request's cookie. */
  readonly login: string | undefined;
};

/** Stores the page views; idempotent. */
export type RecordPageViews = (seen: readonly ViewedListing[]) => Promise<void>;

export type RecordPageViewsParts = {
  readonly log: PageViews;
  readonly hashes: Pick<Hashes, 'personal'>;
  readonly ids: Pick<Ids, 'secret'>;
  readonly isRobot: IsRobot;
  /** Properties of the owner whose login has the reference `login`; empty for an invalid reference. */
  readonly ownedBy: (login: string, now: number) => Promise<readonly ListingId[]>;
  /** The agency's own IP addresses, which are not counted. */
  readonly agency: ReadonlySet<string>;
};

/** Length of the stored pseudonym in characters (132 bits). */
const NAME_LENGTH = 22;

/**
 * Counts page views. A visitor's pseudonym is a hash of a daily salt, the property, IP address and user agent. The pseudonym differs per
 * day and property, so the log does not reveal which other properties the same person viewed.
 */
export function makeRecordPageViews({
  log,
  hashes,
  ids,
  isRobot,
  ownedBy,
  agency,
}: RecordPageViewsParts): RecordPageViews {
  let known: { readonly day: string; readonly salt: string } | undefined;

  async function saltOf(day: string): Promise<string> {
    if (known?.day === day) return known.salt;
    const salt = await log.saltOf(day, ids.secret());
    if (known === undefined || day > known.day) known = { day, salt };
    return salt;
  }

  async function whoLooks({ listingId, address, login, at }: ViewedListing): Promise<ListingView['by']> {
    if (agency.has(address)) return 'agency';
    return login !== undefined && (await ownedBy(login, at)).includes(listingId) ? 'owner' : 'visitor';
  }

  return async seen => {
    const views = new Map<string, PageView>();
    for (const one of seen) {
      // Robots are excluded first, without looking up their login.
      const view = { ...one, robot: isRobot(one.userAgent) };
      if (!countsAsPageView({ ...view, by: 'visitor' }) || !countsAsPageView({ ...view, by: await whoLooks(one) }))
        continue;
      const day = brusselsDay(one.at);
      const { listingId, address, userAgent } = one;
      const name = hashes.personal(JSON.stringify([await saltOf(day), listingId, address, userAgent]));
      const visitor = name.slice(0, NAME_LENGTH);
      views.set(`${day} ${visitor}`, { listingId, day, visitor });
    }
    if (views.size > 0) await log.add([...views.values()]);
  };
}
