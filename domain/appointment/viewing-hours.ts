import { brusselsInstant } from '../text/brussels-time.ts';
import { freeSpans, type TimeSpan, viewingsThatFit } from './time-span.ts';
import { minutesOf } from './time-of-day.ts';
import { type SlotId, type ViewingCalendar, WEEKDAYS, type Weekday, weekdayOf } from './viewing-calendar.ts';

/** Whether viewings are confirmed automatically or by an agent. */
export const CONFIRMATION_MODES = ['at-once', 'by-agent'] as const;
export type ConfirmationMode = (typeof CONFIRMATION_MODES)[number];

/** The agency's viewing hours, lengths and capacities. */
export type AgencyHours = ViewingCalendar & {
  /** Minutes per viewing, and travel minutes between two. */
  readonly visitMinutes: number;
  readonly travelMinutes: number;
  /** Maximum number of viewings per slot: `capacity` of one property, `agentCapacity` of one agent across all properties. */
  readonly capacity: number;
  readonly agentCapacity: number;
  readonly confirm: ConfirmationMode;
};

/** An agent's working hours by weekday, Brussels time; the agent does not work on missing weekdays. */
export type AgentHours = { readonly [day in Weekday]?: { readonly from: string; readonly to: string } | undefined };

/** Exceptions for one property: its own slots by weekday, or viewings by phone only. */
export type PropertyWindows =
  | { readonly kind: 'phone' }
  | { readonly kind: 'slots'; readonly open: Readonly<Record<Weekday, readonly SlotId[]>> };

/** Everything that decides when a property can be viewed. */
export type PropertyHours = {
  readonly agency: AgencyHours;
  /** `undefined`: the agency's slots apply. */
  readonly windows: PropertyWindows | undefined;
  /** Hours of the agent who shows the property; `undefined`: the agency's hours apply. */
  readonly agent: AgentHours | undefined;
  /** The agent's busy times and blocked times, merged and sorted. */
  readonly taken: readonly TimeSpan[];
};

/** A slot with its hours, as shown to visitors. */
export type SlotHours = { readonly id: SlotId; readonly from: string; readonly to: string };

const MINUTE_MS = 60_000;

/** Defaults: three viewings fit into a slot of three hours. */
export const USUAL_LENGTH = { visitMinutes: 30, travelMinutes: 30, confirm: 'at-once' } as const;

/** Calendar of a property: the agency's slots or its own, without those in which its agent works too briefly for a viewing. */
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

/** Number of viewings for which a property's agent has time in a slot of a day. Does not check whether the day is open. */
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

/** Builds a record with a value per weekday. `byWeekday(day => day.length)` → `{ monday: 6, tuesday: 7, … }` */
export function byWeekday<Value>(valueOf: (day: Weekday) => Value): Readonly<Record<Weekday, Value>> {
  return Object.fromEntries(WEEKDAYS.map(day => [day, valueOf(day)])) as Record<Weekday, Value>;
}

function withinWork({ from, to }: SlotHours, work: AgentHours[Weekday]): { from: string; to: string } | undefined {
  if (!work) return undefined;
  const own = { from: from > work.from ? from : work.from, to: to < work.to ? to : work.to };
  return own.from < own.to ? own : undefined;
}
