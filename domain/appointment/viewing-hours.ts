import { brusselsInstant } from '../text/brussels-time.ts';
import { freeSpans, type TimeSpan, viewingsThatFit } from './time-span.ts';
import { minutesOf } from './time-of-day.ts';
import { type SlotId, type ViewingCalendar, WEEKDAYS, type Weekday, weekdayOf } from './viewing-calendar.ts';

/** Whether a visit is agreed as soon as it is asked for, or once an agent agrees. */
export const CONFIRMATION_MODES = ['at-once', 'by-agent'] as const;
export type ConfirmationMode = (typeof CONFIRMATION_MODES)[number];

/** When an agency shows homes, for how long, and how many visitors at once. */
export type AgencyHours = ViewingCalendar & {
  /** How long one visit takes, and how long an agent travels between two, in minutes. */
  readonly visitMinutes: number;
  readonly travelMinutes: number;
  /** How many visitors a slot of a property has room for, and how many its agent sees in it at all properties together. */
  readonly capacity: number;
  readonly agentCapacity: number;
  readonly confirm: ConfirmationMode;
};

/** From when to when an agent works, by weekday, on the clocks of Brussels; a weekday without is none of theirs. */
export type AgentHours = { readonly [day in Weekday]?: { readonly from: string; readonly to: string } | undefined };

/** What holds for one property: its own slots by weekday in place of the agency's, or visits by phone alone. */
export type PropertyWindows =
  | { readonly kind: 'phone' }
  | { readonly kind: 'slots'; readonly open: Readonly<Record<Weekday, readonly SlotId[]>> };

/** All that decides when one property can be visited. */
export type PropertyHours = {
  readonly agency: AgencyHours;
  /** None where the agency's hold. */
  readonly windows: PropertyWindows | undefined;
  /** Of the agent who shows it; none where the agency's hold. */
  readonly agent: AgentHours | undefined;
  /** When that agent is busy, and what is blocked: merged and in order. */
  readonly taken: readonly TimeSpan[];
};

/** A slot as visitors are shown it. */
export type SlotHours = { readonly id: SlotId; readonly from: string; readonly to: string };

const MINUTE_MS = 60_000;

/** How long a visit takes and an agent travels where an agency says nothing: three fit into a slot of three hours. */
export const USUAL_LENGTH = { visitMinutes: 30, travelMinutes: 30, confirm: 'at-once' } as const;

/** The calendar of a property: the slots of the agency, or its own, in which its agent works long enough for a visit. */
export function propertyCalendar(
  { agency, windows, agent }: Pick<PropertyHours, 'agency' | 'windows' | 'agent'>,
  slots: readonly SlotHours[],
): ViewingCalendar {
  const { openHolidays, closedRegionalDays, closed, noticeHours, daysAhead } = agency;
  const open = windows?.kind === 'slots' ? windows.open : agency.open;
  const longEnough = (day: Weekday, id: SlotId) => {
    const slot = slots.find(other => other.id === id);
    if (!slot || !agent) return true;
    const own = withinWork(slot, agent[day]);
    return own !== undefined && minutesOf(own.to) - minutesOf(own.from) >= agency.visitMinutes;
  };
  return {
    open: byWeekday(day => open[day].filter(id => longEnough(day, id))),
    openHolidays,
    closedRegionalDays,
    closed,
    noticeHours,
    daysAhead,
  };
}

/** How many visits the agent of a property has time for in a slot of a day; whether the day is open is the calendar's to say. */
export function freeCapacity({ agency, agent, taken }: PropertyHours, day: string, slot: SlotHours): number {
  const hours = agent ? withinWork(slot, agent[weekdayOf(day)]) : slot;
  if (!hours) return 0;
  const whole = { from: brusselsInstant(day, hours.from), until: brusselsInstant(day, hours.to) };
  return viewingsThatFit(freeSpans(whole, taken), {
    length: agency.visitMinutes * MINUTE_MS,
    travel: agency.travelMinutes * MINUTE_MS,
    most: agency.agentCapacity,
  });
}

/** A value for each weekday. `byWeekday(day => day.length)` → `{ monday: 6, tuesday: 7, … }` */
export function byWeekday<Value>(valueOf: (day: Weekday) => Value): Readonly<Record<Weekday, Value>> {
  return Object.fromEntries(WEEKDAYS.map(day => [day, valueOf(day)])) as Record<Weekday, Value>;
}

function withinWork({ from, to }: SlotHours, work: AgentHours[Weekday]): { from: string; to: string } | undefined {
  if (!work) return undefined;
  const own = { from: from > work.from ? from : work.from, to: to < work.to ? to : work.to };
  return own.from < own.to ? own : undefined;
}
