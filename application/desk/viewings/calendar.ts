import { legalHoliday } from '../../../domain/appointment/holidays.ts';
import { viewingState } from '../../../domain/appointment/viewing-state.ts';
import { brusselsMoment, type ViewingCalendar, weekdayOf } from '../../../domain/appointment/viewing-calendar.ts';
import { deskPath } from '../../../domain/desk/desk-pages.ts';
import { addDays, FIRST_DAY, LAST_DAY, mondayOf, nearestDay } from '../../../domain/text/day.ts';
import type { Hashes } from '../../ports/security/hashes.ts';
import type { Ids } from '../../ports/ids.ts';
import type { ViewingRecords } from '../../ports/viewings/viewing-records.ts';
import type { PublicAddress } from '../../ports/public-address.ts';
import type { PrivateFeeds } from '../../ports/calendar/private-feeds.ts';
import type { ViewingHours } from '../../ports/calendar/viewing-hours.ts';
import type { DayNote, FindDayNotes } from './day-notes.ts';
import type { DeskCall, DeskHandler } from '../shared/desk-handler.ts';
import { feedPath } from './private-calendar.ts';
import { viewingEntries, type ViewingEntry } from './viewing-entry.ts';

export type CalendarDay = {
  /** ISO day. */
  readonly day: string;
  readonly isToday: boolean;
  readonly notes: readonly DayNote[];
  readonly viewings: readonly ViewingEntry[];
};

/** A week of viewings. */
export type CalendarBody = {
  readonly kind: 'calendar';
  /** Monday of the week, as an ISO day. */
  readonly monday: string;
  readonly days: readonly CalendarDay[];
  /** Addresses of the previous and the next week; absent before the earliest and after the latest week. */
  readonly previousHref: string | undefined;
  readonly nextHref: string | undefined;
  readonly todayHref: string;
  readonly isThisWeek: boolean;
  /**
   * Whether the page shows the member's own viewings or all. Members who are linked to no person of the team have no viewings of their own.
   */
  readonly shown: 'own' | 'all';
  readonly ownHref: string | undefined;
  readonly allHref: string;
  /** Upcoming viewings that await acceptance, among those shown. */
  readonly asked: readonly (ViewingEntry & { readonly day: string })[];
  /** Secret address to subscribe to the member's calendar; absent for members without viewings. */
  readonly feed:
    | {
        readonly isMade: boolean;
        /** The address itself is set only in the response that created it, because only its hash is stored. */
        readonly address: string | undefined;
      }
    | undefined;
};

export type CalendarDeskParts = {
  readonly viewingRecords: Pick<ViewingRecords, 'between'>;
  readonly privateFeeds: PrivateFeeds;
  readonly hashes: Pick<Hashes, 'secret'>;
  readonly ids: Pick<Ids, 'secret'>;
  readonly publicAddress: Pick<PublicAddress, 'whole'> | undefined;
  readonly findDayNotes: FindDayNotes;
  readonly viewingHours: Pick<ViewingHours, 'agency'>;
};

const DAYS = 7;
/** Number of days from today in which viewings that await acceptance are searched. */
const AHEAD = 400;

/** Desk page with a week of viewings, and with all viewings that await acceptance. */
export function makeCalendarDesk(parts: CalendarDeskParts): DeskHandler<CalendarBody> {
  const {
    viewingRecords,
    privateFeeds: feeds,
    hashes,
    ids,
    publicAddress,
    findDayNotes: notesOf,
    viewingHours: hours,
  } = parts;

  async function bodyOf(call: DeskCall, address?: string): Promise<CalendarBody> {
    const { context, member, parameters } = call;
    const now = brusselsMoment(call.now);
    const { language, today, content } = context;
    const monday = mondayOf(nearestDay(parameters.get('week') ?? '') ?? today);
    const days = Array.from({ length: DAYS }, (_, at) => addDays(monday, at));
    const sunday = addDays(monday, DAYS - 1);
    const ownOnly = member.personId !== undefined && parameters.get('agents') !== 'all';
    const personId = ownOnly ? member.personId : undefined;
    const [ofWeek, ahead, notes, isMade, agency] = await Promise.all([
      viewingRecords.between(monday, sunday, personId),
      viewingRecords.between(today, addDays(today, AHEAD), personId),
      notesOf(call, days, ownOnly),
      feeds.isMade(member.id),
      hours.agency(),
    ]);
    const calendar = agency ?? content.settings.visits;
    const held = ofWeek.filter(({ status }) => status !== 'cancelled');
    const waiting = ahead.filter(viewing => viewingState(viewing, now) === 'asked');
    const [entries, waitingEntries] = await Promise.all([
      viewingEntries(context, now, held),
      viewingEntries(context, now, waiting),
    ]);
    const href = (week: string | undefined, agents: 'own' | 'all') => {
      const query = new URLSearchParams();
      if (week !== undefined) query.set('week', week);
      if (agents === 'all' && member.personId !== undefined) query.set('agents', 'all');
      return `${deskPath('calendar', language)}${query.size === 0 ? '' : `?${query}`}`;
    };
    const shown = ownOnly ? 'own' : 'all';
    const isThisWeek = mondayOf(today) === monday;
    const here = isThisWeek ? undefined : monday;
    return {
      kind: 'calendar',
      monday,
      days: days.map(day => ({
        day,
        isToday: day === today,
        notes: [...dayNotes(calendar, day), ...(notes.get(day) ?? [])],
        viewings: entries.filter((_, at) => held[at]?.day === day),
      })),
      previousHref: monday > FIRST_DAY ? href(addDays(monday, -DAYS), shown) : undefined,
      nextHref: sunday < LAST_DAY ? href(addDays(monday, DAYS), shown) : undefined,
      todayHref: href(undefined, shown),
      isThisWeek,
      shown,
      ownHref: member.personId === undefined ? undefined : href(here, 'own'),
      allHref: href(here, 'all'),
      asked: waitingEntries.map((entry, at) => ({ ...entry, day: waiting[at]?.day ?? '' })),
      feed: member.personId === undefined ? undefined : { isMade, address },
    };
  }

  return {
    open: async call => ({ kind: 'page', body: await bodyOf(call) }),
    async act(call, sent) {
      const { member, now, context } = call;
      const entry = { by: { id: member.id, name: member.name }, at: now, subject: undefined };
      if (sent('do') === 'make-feed' && member.personId !== undefined) {
        const token = ids.secret();
        if (!(await feeds.make(member.id, hashes.secret(token), { ...entry, action: 'feed-address-made' })))
          return { kind: 'none' };
        return { kind: 'page', body: await bodyOf(call, publicAddress?.whole(feedPath(token)) ?? feedPath(token)) };
      }
      if (sent('do') === 'end-feed') {
        const ended = await feeds.end(member.id, { ...entry, action: 'feed-address-ended' });
        const location = `${deskPath('calendar', context.language)}${queryOf(call)}`;
        return { kind: 'done', location, notice: { code: ended ? 'feed-ended' : 'feed-none' } };
      }
      return { kind: 'none' };
    },
  };
}

function queryOf({ parameters }: DeskCall): string {
  const kept = new URLSearchParams();
  for (const name of ['week', 'agents']) {
    const value = parameters.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.size === 0 ? '' : `?${kept}`;
}

function dayNotes(calendar: ViewingCalendar, day: string): readonly DayNote[] {
  const holiday = legalHoliday(day);
  if (holiday && !calendar.openHolidays.includes(holiday)) return [{ kind: 'holiday', holiday }];
  const isClosed =
    calendar.open[weekdayOf(day)].length === 0 ||
    calendar.closed.some(({ from, until }) => from <= day && day <= until);
  return isClosed ? [{ kind: 'closed' }] : [];
}
