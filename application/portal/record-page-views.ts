import type { ListingId } from '../../domain/listing/listing.ts';
import { countsAsPageView, type ListingView } from '../../domain/statistics/counts-as-page-view.ts';
import { brusselsDay } from '../../domain/text/day.ts';
import type { Hashes } from '../ports/security/hashes.ts';
import type { Ids } from '../ports/ids.ts';
import type { IsRobot } from '../ports/page-views/is-robot.ts';
import type { PageView, PageViews } from '../ports/page-views/page-views.ts';

/** A property's page was sent to a browser. It is held until its visit is kept, and never written anywhere. */
export type ViewedListing = Omit<ListingView, 'by' | 'robot'> & {
  readonly userAgent: string;
  readonly listingId: ListingId;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Network address. */
  readonly address: string;
  /** The reference of a login that came with the request; whether it counts is not checked yet. */
  readonly login: string | undefined;
};

/** Keeps the visits among what was seen; the same once more counts nothing. */
export type RecordPageViews = (seen: readonly ViewedListing[]) => Promise<void>;

export type RecordPageViewsParts = {
  readonly log: PageViews;
  readonly hashes: Pick<Hashes, 'personal'>;
  readonly ids: Pick<Ids, 'secret'>;
  readonly isRobot: IsRobot;
  /** The properties of the owner of a session's reference; none where it counts no more. */
  readonly ownedBy: (login: string, now: number) => Promise<readonly ListingId[]>;
  /** Network addresses from which the agency itself looks. */
  readonly agency: ReadonlySet<string>;
};

/** Characters of a visitor's name that are kept: 132 bits. */
const NAME_LENGTH = 22;

/**
 * Makes visits of what was seen. A visitor's name is a hash of the day's salt, the property, their address and their browser: it is
 * another one on each day and for each property, so the log does not tell what else the same person looked at.
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
    const visits = new Map<string, PageView>();
    for (const one of seen) {
      // A robot is not asked for its login.
      const view = { ...one, robot: isRobot(one.userAgent) };
      if (!countsAsPageView({ ...view, by: 'visitor' }) || !countsAsPageView({ ...view, by: await whoLooks(one) }))
        continue;
      const day = brusselsDay(one.at);
      const { listingId, address, userAgent } = one;
      const name = hashes.personal(JSON.stringify([await saltOf(day), listingId, address, userAgent]));
      const visitor = name.slice(0, NAME_LENGTH);
      visits.set(`${day} ${visitor}`, { listingId, day, visitor });
    }
    if (visits.size > 0) await log.add([...visits.values()]);
  };
}
