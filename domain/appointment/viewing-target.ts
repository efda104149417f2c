import { isDay } from '../text/day.ts';
import { type BrusselsMoment, type ViewingCalendar, VIEWING_REFUSALS, viewingRefusal } from './viewing-calendar.ts';
import type { ViewingSide, ViewingTime } from './viewing-change.ts';
import { type PropertyHours, propertyCalendar, freeCapacity, type SlotHours } from './viewing-hours.ts';

/** How far ahead the agency itself agrees to a viewing, in days; visitors as far as the calendar says. */
export const AGENCY_DAYS_AHEAD = 365;

/** A day and a slot that were asked for, known or not, and when the viewing begins where that is later than its slot. */
export type AskedTime = { readonly day: string; readonly slot: string; readonly from?: string | undefined };

/**
 * Why a time cannot be chosen: the calendar's reasons; `unknown-time`: there is no such day or slot; `same-time`: the viewing is then
 * already; `agent-busy`: the agent's own calendar, or what is blocked, leaves no time in the slot; `by-phone`: the property is shown by
 * phone alone.
 */
export const TARGET_REFUSALS = ['unknown-time', 'by-phone', ...VIEWING_REFUSALS, 'same-time', 'agent-busy'] as const;
export type TargetRefusal = (typeof TARGET_REFUSALS)[number];

/** The same for the agency, which no notice binds, and which agrees by phone. */
export const AGENCY_REFUSALS = TARGET_REFUSALS.filter(why => why !== 'too-soon' && why !== 'by-phone');
export type AgencyRefusal = (typeof AGENCY_REFUSALS)[number];

/** `agentRoom`: how many viewings the agent has time for in the slot. */
export type TargetDecision<Refusal extends TargetRefusal = TargetRefusal> =
  | { readonly kind: 'open'; readonly slot: SlotHours; readonly agentRoom: number }
  | { readonly kind: 'refused'; readonly why: Refusal };

/** What a time is held against: the hours of the property, the slots as they are shown, and for a viewing that moves its time until now. */
type ViewingTargetFacts = {
  readonly hours: PropertyHours;
  readonly slots: readonly SlotHours[];
  readonly now: BrusselsMoment;
  readonly current?: TimeNow;
};
type NewViewing = ViewingTargetFacts & { readonly current?: never };
type NewRefusal = Exclude<TargetRefusal, 'same-time'>;

/**
 * Whether a viewing of a property can be at a time, without counting the viewings that are agreed, which is the store's to do. What is
 * closed, past, busy or blocked is so for visitors and the agency alike, with these differences: the notice binds visitors only; visitors
 * choose as far ahead as the calendar says, the agency `AGENCY_DAYS_AHEAD`; and a property that is shown by phone alone is refused to
 * visitors, who phone the agency, which agrees in its own hours.
 * `viewingTarget('agency', { hours, slots, now: { today: '2026-12-01', time: '09:00' } }, { day: '2026-12-25', slot: 'am' })`
 * → `{ kind: 'refused', why: 'holiday' }`
 */
export function viewingTarget(by: 'agency', at: ViewingTargetFacts, asked: AskedTime): TargetDecision<AgencyRefusal>;
export function viewingTarget(by: ViewingSide, at: NewViewing, asked: AskedTime): TargetDecision<NewRefusal>;
export function viewingTarget(by: ViewingSide, at: ViewingTargetFacts, asked: AskedTime): TargetDecision;
export function viewingTarget(
  by: ViewingSide,
  { hours, slots, now, current }: ViewingTargetFacts,
  asked: AskedTime,
): TargetDecision {
  const { day } = asked;
  const slot = slots.find(({ id }) => id === asked.slot);
  if (!slot || !isDay(day)) return refused('unknown-time');
  if (by === 'visitor' && hours.windows?.kind === 'phone') return refused('by-phone');
  const calendar = calendarFor(by, propertyCalendar(hours, slots));
  const why = viewingRefusal(calendar, { day, slot: slot.id, from: asked.from ?? slot.from }, now);
  if (why) return refused(why);
  if (current && isSameTime(current, day, slot)) return refused('same-time');
  const agentRoom = freeCapacity(hours, day, slot);
  return agentRoom === 0 ? refused('agent-busy') : { kind: 'open', slot, agentRoom };
}

/** A calendar as it binds a side. `calendarFor('agency', USUAL_CALENDAR).noticeHours` → `0` */
export function calendarFor(by: ViewingSide, calendar: ViewingCalendar): ViewingCalendar {
  return by === 'agency' ? { ...calendar, noticeHours: 0, daysAhead: AGENCY_DAYS_AHEAD } : calendar;
}

type TimeNow = Pick<ViewingTime, 'day' | 'slot' | 'from' | 'to'>;

/** The same slot in other hours, as after the agency changed them, is another time. */
function isSameTime(current: TimeNow, day: string, { id, from, to }: SlotHours): boolean {
  return current.day === day && current.slot === id && current.from === from && current.to === to;
}

function refused(why: TargetRefusal): TargetDecision {
  return { kind: 'refused', why };
}
