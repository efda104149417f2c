import { brusselsInstant, brusselsTime } from '../text/brussels-time.ts';
import { addDays, brusselsDay } from '../text/day.ts';
import { type Hours, minutesOf, timeAt } from './time-of-day.ts';
import { freeSpans, overlaps, type TimeSpan } from './time-span.ts';
import type { BrusselsMoment } from './viewing-calendar.ts';
import { exactHours, hourClashes } from './viewing-change.ts';
import type { PropertyHours, SlotHours } from './viewing-hours.ts';
import { hasBegun, type ViewingFacts, type ViewingRecord } from './viewing-state.ts';
import { viewingTarget } from './viewing-target.ts';

const MINUTE_MS = 60_000;
/** Minutes between two offered start times. */
const STEP = 30;
/** Number of days that are searched for free start times. */
const DAYS_AHEAD = 21;
/** Maximum number of start times offered per day, so that the offered times are spread over several days. */
const A_DAY = 2;

/**
 * The viewings that cannot take place if a time is blocked: viewings whose exact hours overlap the blocked time, and viewings without exact
 * hours whose slot then has less than `visitMinutes` left. Cancelled viewings, and viewings that have begun, are left out.
 * `conflictingViewings({ from: …T10:30, until: …T13:00 }, [{ day: …, exact: { from: '11:00', to: '11:30' }, … }], 30, now)` → that viewing
 */
export function conflictingViewings<Viewing extends ViewingFacts>(
  blocked: TimeSpan,
  viewings: readonly Viewing[],
  visitMinutes: number,
  now: BrusselsMoment,
): readonly Viewing[] {
  return viewings.filter(viewing => {
    if (viewing.status === 'cancelled' || hasBegun(viewing, now)) return false;
    return isInConflict(viewing, [blocked], visitMinutes);
  });
}

/**
 * Whether taken times overlap exact hours, or leave less than `visitMinutes` in a slot.
 * `isInConflict({ day, from: '09:00', to: '12:00', exact: { from: '11:00', to: '11:30' } }, [{ from: …T10:30, until: …T13:00 }], 30)` → `true`
 */
export function isInConflict(
  viewing: Pick<ViewingFacts, 'day' | 'from' | 'to' | 'exact'>,
  taken: readonly TimeSpan[],
  visitMinutes: number,
): boolean {
  const span = spanOf(viewing.day, viewing.exact ?? viewing);
  const inSpan = taken.filter(time => overlaps(span, time));
  if (viewing.exact || inSpan.length === 0) return inSpan.length > 0;
  return !freeSpans(span, inSpan).some(({ from, until }) => until - from >= visitMinutes * MINUTE_MS);
}

/** What prevents an agent from taking over a viewing at its time: other viewings, and blocked or busy times. */
export type HandOverConflict<Viewing> = { readonly viewings: readonly Viewing[]; readonly taken: readonly TimeSpan[] };

/**
 * Why a colleague cannot take over a viewing at its time; `undefined` if nothing prevents it. `others`: the colleague's viewings, `taken`:
 * their blocked and busy times. A viewing without exact hours conflicts only if the taken times leave less than `visitMinutes` in its slot.
 * Nothing conflicts with a viewing that is cancelled or has begun.
 * `handOverConflict({ exact: { from: '11:00', to: '11:30' }, … }, { others: [{ exact: { from: '11:00', … }, … }], … }, now)` →
 * `{ viewings: [that viewing], taken: [] }`
 */
export function handOverConflict<Other extends ViewingFacts & { readonly propertyId: string }>(
  viewing: ViewingFacts & { readonly propertyId: string },
  {
    others,
    taken,
    travelMinutes,
    visitMinutes,
  }: {
    readonly others: readonly Other[];
    readonly taken: readonly TimeSpan[];
    readonly travelMinutes: number;
    readonly visitMinutes: number;
  },
  now: BrusselsMoment,
): HandOverConflict<Other> | undefined {
  if (viewing.status === 'cancelled' || hasBegun(viewing, now)) return undefined;
  const { day, propertyId, exact } = viewing;
  const sameDay = others.filter(other => other.day === day);
  const viewings = exact ? hourClashes({ propertyId, exact }, sameDay, travelMinutes) : [];
  const span = spanOf(day, exact ?? viewing);
  const isTaken = isInConflict(viewing, taken, visitMinutes);
  if (viewings.length === 0 && !isTaken) return undefined;
  return { viewings, taken: isTaken ? taken.filter(time => overlaps(span, time)) : [] };
}

/** A free hour in a slot of a day. */
export type OfferedHour = Hours & { readonly day: string; readonly slot: string };

/**
 * The next free periods to which an agent can move a viewing: at most `count`, at most two a day, from the day `since` on. Each can be
 * booked by the rules of `viewingTarget`, does not overlap the agent's busy or blocked times, leaves travel time to their other exact
 * hours, and is in a slot that is not full. `minutes`: length of the viewing; `others`: the agent's other viewings in those days; `isFull`:
 * whether a slot has no capacity left for this viewing.
 */
export function offeredHours(
  {
    hours,
    slots,
    now,
    since,
    minutes,
    viewing,
    others,
    isFull,
  }: {
    readonly hours: PropertyHours;
    readonly slots: readonly SlotHours[];
    readonly now: BrusselsMoment;
    readonly since: string;
    readonly minutes: number;
    readonly viewing: ViewingRecord & { readonly propertyId: string };
    readonly others: readonly (ViewingFacts & { readonly propertyId: string })[];
    readonly isFull: (day: string, slot: SlotHours, agentCapacity: number) => boolean;
  },
  count: number,
): readonly OfferedHour[] {
  const { travelMinutes } = hours.agency;
  const offered: OfferedHour[] = [];
  for (let ahead = 0; ahead < DAYS_AHEAD && offered.length < count; ahead++) {
    const day = addDays(since, ahead);
    const sameDay = others.filter(other => other.day === day);
    let today = 0;
    for (const slot of slots) {
      for (
        let at = minutesOf(slot.from);
        at < minutesOf(slot.to) && today < A_DAY && offered.length < count;
        at += STEP
      ) {
        const from = timeAt(at);
        const exact = exactHours(slot, from, minutes);
        if (!exact) continue;
        const asked = { day, slot: slot.id, ...exact };
        const target = viewingTarget('agency', { hours, slots, now, current: viewing }, asked);
        if (target.kind === 'refused') continue;
        if (isFull(day, slot, target.agentCapacity)) continue;
        if (hourClashes({ propertyId: viewing.propertyId, exact }, sameDay, travelMinutes).length > 0) continue;
        offered.push({ day, slot: slot.id, ...exact });
        today++;
      }
    }
  }
  return offered;
}

/**
 * The part of a span that lies on a day, in Brussels time: from midnight if it began earlier, until midnight if it ends later.
 * `spanWithinDay('2026-12-02', { from: …T10:30, until: …T13:00 })` → `{ from: '10:30', to: '13:00' }`
 */
export function spanWithinDay(day: string, { from, until }: TimeSpan): Hours {
  return {
    from: brusselsDay(from) < day ? '00:00' : brusselsTime(from),
    to: brusselsDay(until) > day ? '24:00' : brusselsTime(until),
  };
}

function spanOf(day: string, { from, to }: Hours): TimeSpan {
  return { from: brusselsInstant(day, from), until: brusselsInstant(day, to) };
}
