import { brusselsInstant } from '../text/brussels-time.ts';
import { isDay } from '../text/day.ts';
import { freeSpans, type TimeSpan } from './time-span.ts';
import { type BrusselsMoment, type ViewingCalendar, VIEWING_REFUSALS, viewingRefusal } from './viewing-calendar.ts';
import type { ViewingSide } from './viewing-change.ts';
import type { ViewingTime } from './viewing-state.ts';
import { type PropertyHours, propertyCalendar, freeCapacity, type SlotHours } from './viewing-hours.ts';

/** Maximum number of days from today to a viewing that the agency books; for visitors, the calendar sets the maximum. */
export const AGENCY_DAYS_AHEAD = 365;

/** A requested day and slot, not yet validated. `from`: start of the viewing; `from` and `to` together: its exact hours. */
export type RequestedTime = {
  readonly day: string;
  readonly slot: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

/**
 * Reasons why a time cannot be booked: those of the calendar; `unknown-time`: no such day or slot; `same-time`: the viewing is already at
 * that time; `agent-busy`: the agent's calendar or blocked times leave no time in the slot, or overlap the exact hours; `by-phone`: viewings
 * of the property are arranged by phone only.
 */
const TARGET_REFUSALS = ['unknown-time', 'by-phone', ...VIEWING_REFUSALS, 'same-time', 'agent-busy'] as const;
export type TargetRefusal = (typeof TARGET_REFUSALS)[number];

/** Reasons why the agency cannot book a time; neither the notice nor `by-phone` applies to the agency. */
export const AGENCY_REFUSALS = TARGET_REFUSALS.filter(why => why !== 'too-soon' && why !== 'by-phone');
export type AgencyRefusal = (typeof AGENCY_REFUSALS)[number];

/**
 * Refusals that an agent may override, to show a property outside the usual hours; full slots and overlapping viewings can never be
 * overridden.
 */
const WAIVABLE = ['holiday', 'closed-day', 'closed-hours', 'agent-busy'] as const satisfies readonly AgencyRefusal[];
export type WaivableRefusal = (typeof WAIVABLE)[number];

/** Whether an agent may override a refusal. `isWaivable('past')` → `false` */
export function isWaivable(why: string): why is WaivableRefusal {
  return WAIVABLE.some(one => one === why);
}

/** `agentCapacity`: number of viewings for which the agent has time in the slot. */
export type TargetDecision<Refusal extends TargetRefusal = TargetRefusal> =
  | { readonly kind: 'open'; readonly slot: SlotHours; readonly agentCapacity: number }
  | { readonly kind: 'refused'; readonly why: Refusal };

/**
 * Data that `viewingTarget` checks a time against. `now`: current time in Brussels; `current`: time of the viewing that is moved;
 * `waived`: refusals that the agent overrides; `firm`: taken times that stay taken even if the agent overrides `agent-busy`.
 */
type ViewingTargetFacts = {
  readonly hours: PropertyHours;
  readonly slots: readonly SlotHours[];
  readonly now: BrusselsMoment;
  readonly current?: TimeNow;
  readonly waived?: readonly WaivableRefusal[];
  readonly firm?: readonly TimeSpan[];
};
type NewViewing = ViewingTargetFacts & { readonly current?: never };
type NewRefusal = Exclude<TargetRefusal, 'same-time'>;

/**
 * Whether a viewing of a property can be booked at a time, without counting existing viewings, which the store does. Closed, past, busy
 * or blocked times are refused to both sides, with these differences: the notice applies only to visitors; visitors book as far ahead as
 * the calendar allows, the agency `AGENCY_DAYS_AHEAD`; properties with viewings by phone are refused only to visitors, who call the
 * agency.
 * `viewingTarget('agency', { hours, slots, now: { today: '2026-12-01', time: '09:00' } }, { day: '2026-12-25', slot: 'am' })`
 * → `{ kind: 'refused', why: 'holiday' }`
 */
export function viewingTarget(
  by: 'agency',
  at: ViewingTargetFacts,
  asked: RequestedTime,
): TargetDecision<AgencyRefusal>;
export function viewingTarget(by: ViewingSide, at: NewViewing, asked: RequestedTime): TargetDecision<NewRefusal>;
export function viewingTarget(by: ViewingSide, at: ViewingTargetFacts, asked: RequestedTime): TargetDecision;
export function viewingTarget(
  by: ViewingSide,
  { hours, slots, now, current, waived = [], firm = [] }: ViewingTargetFacts,
  asked: RequestedTime,
): TargetDecision {
  const { day } = asked;
  const slot = slots.find(({ id }) => id === asked.slot);
  if (!slot || !isDay(day)) return refused('unknown-time');
  if (by === 'visitor' && hours.windows?.kind === 'phone') return refused('by-phone');
  const calendar = calendarFor(by, propertyCalendar(hours, slots));
  const why = viewingRefusal(calendar, { day, slot: slot.id, from: asked.from ?? slot.from }, now);
  const isWaived = waived.some(one => one === why);
  if (why && !isWaived) return refused(why);
  if (current && isSameTime(current, day, slot)) return refused('same-time');
  const taken = waived.includes('agent-busy') ? firm : hours.taken;
  // A day or slot that the agent opens for this viewing is bookable whatever the working hours.
  const agentCapacity = freeCapacity({ ...hours, agent: isWaived ? undefined : hours.agent, taken }, day, slot);
  if (agentCapacity === 0 || !isFree(asked, taken)) return refused('agent-busy');
  return { kind: 'open', slot, agentCapacity };
}

/** The calendar with the limits for one side. `calendarFor('agency', USUAL_CALENDAR).noticeHours` → `0` */
export function calendarFor(by: ViewingSide, calendar: ViewingCalendar): ViewingCalendar {
  return by === 'agency' ? { ...calendar, noticeHours: 0, daysAhead: AGENCY_DAYS_AHEAD } : calendar;
}

type TimeNow = Pick<ViewingTime, 'day' | 'slot' | 'from' | 'to'>;

/** Compares the hours as well, since a slot keeps its id when the agency changes its hours. */
function isSameTime(current: TimeNow, day: string, { id, from, to }: SlotHours): boolean {
  return current.day === day && current.slot === id && current.from === from && current.to === to;
}

/** Whether the exact hours overlap no busy or blocked time; true without exact hours. */
function isFree({ day, from, to }: RequestedTime, taken: readonly TimeSpan[]): boolean {
  if (from === undefined || to === undefined) return true;
  const span = { from: brusselsInstant(day, from), until: brusselsInstant(day, to) };
  const [whole] = freeSpans(span, taken);
  return whole?.from === span.from && whole.until === span.until;
}

function refused(why: TargetRefusal): TargetDecision {
  return { kind: 'refused', why };
}
