import { addDays, brusselsDay } from '../text/day.ts';
import { type Hours, minutesOf, timeAt } from './time-of-day.ts';

/** State of a viewing; `asked` reserves its slot until an agent confirms or refuses. */
export const VIEWING_STATES = ['asked', 'confirmed', 'cancelled'] as const;
export type ViewingState = (typeof VIEWING_STATES)[number];

/** Who changes a viewing: the visitor through the link in their mail, or the agency in the desk. */
export const VIEWING_SIDES = ['visitor', 'agency'] as const;
export type ViewingSide = (typeof VIEWING_SIDES)[number];

/** Changes to a viewing. */
export const VIEWING_ACTS = ['confirm', 'refuse', 'set-hour', 'move', 'cancel'] as const;
export type ViewingAct = (typeof VIEWING_ACTS)[number];

const POSSIBLE: Readonly<Record<ViewingSide, Readonly<Record<ViewingState, readonly ViewingAct[]>>>> = {
  visitor: {
    asked: ['move', 'cancel'],
    confirmed: ['move', 'cancel'],
    cancelled: [],
  },
  agency: {
    // Moving a requested viewing also confirms it, at another time.
    asked: ['confirm', 'refuse', 'move'],
    confirmed: ['set-hour', 'move', 'cancel'],
    cancelled: [],
  },
};

/** Day, slot and hours of a viewing, and the capacity of that slot. */
export type ViewingTime = Hours & { readonly day: string; readonly slot: string; readonly capacity: number };

/** Current state of a viewing: its time, its status, and what the agent added. */
export type ViewingRecord = ViewingTime & {
  readonly status: ViewingState;
  /** The exact time set by the agent within the slot; `undefined` until then. */
  readonly exact: Hours | undefined;
  /** The agent's message on refusal or cancellation, if any. */
  readonly reason: string | undefined;
  /** Incremented with each change. */
  readonly sequence: number;
};

/** A step of a viewing, by the visitor or the agency. */
export type ViewingStep =
  /** `isAsked`: whether an agent must confirm the new time. */
  | { readonly by: 'visitor'; readonly kind: 'move'; readonly to: ViewingTime; readonly isAsked: boolean }
  | { readonly by: 'visitor'; readonly kind: 'cancel' }
  | { readonly by: 'agency'; readonly kind: 'confirm'; readonly exact: Hours | undefined }
  | { readonly by: 'agency'; readonly kind: 'set-hour'; readonly exact: Hours }
  | { readonly by: 'agency'; readonly kind: 'move'; readonly to: ViewingTime; readonly exact: Hours | undefined }
  | { readonly by: 'agency'; readonly kind: 'refuse' | 'cancel'; readonly reason: string };

/** Changes allowed to a side in a state. `viewingActs('visitor', 'asked')` → `['move', 'cancel']` */
export function viewingActs(by: ViewingSide, state: ViewingState): readonly ViewingAct[] {
  return POSSIBLE[by][state];
}

/**
 * The viewing after a step, with the next `sequence`; `undefined` if its state does not allow the step. Does not check capacity, which
 * the store does, nor whether the slot can be booked (`viewingTarget`).
 * `nextViewing({ status: 'asked', sequence: 0, … }, { by: 'agency', kind: 'confirm', exact: undefined })`
 * → `{ status: 'confirmed', sequence: 1, … }`
 */
export function nextViewing<Viewing extends ViewingRecord>(viewing: Viewing, step: ViewingStep): Viewing | undefined {
  if (!POSSIBLE[step.by][viewing.status].includes(step.kind)) return undefined;
  const sequence = viewing.sequence + 1;
  switch (step.kind) {
    case 'confirm':
    case 'set-hour':
      return { ...viewing, status: 'confirmed', exact: step.exact, sequence };
    case 'move': {
      const { day, slot, from, to, capacity } = step.to;
      const exact = step.by === 'agency' ? step.exact : undefined;
      const status = step.by === 'visitor' && step.isAsked ? 'asked' : 'confirmed';
      return { ...viewing, status, day, slot, from, to, capacity, exact, sequence };
    }
    default: {
      const reason = step.by === 'agency' && step.reason !== '' ? step.reason : undefined;
      return { ...viewing, status: 'cancelled', reason, sequence };
    }
  }
}

/**
 * Effect on a viewing's reminder of a step by the agency at `at` (Unix ms), or by the visitor at any time: `'due'` if another day or a
 * visitor's move makes a new reminder necessary; `'told'` if the agency's mail is sent on the day before or on the day itself and so
 * replaces the reminder; `undefined` if it is unchanged.
 * `reminderAfter({ by: 'visitor', kind: 'cancel' }, before, next, undefined)` → `undefined`
 */
export function reminderAfter(
  step: ViewingStep,
  before: Pick<ViewingTime, 'day'>,
  next: Pick<ViewingTime, 'day'>,
  at: number | undefined,
): 'due' | 'told' | undefined {
  if (step.by === 'visitor') return step.kind === 'move' ? 'due' : undefined;
  if (at !== undefined && isNotifiedInTime(next.day, at)) return 'told';
  return next.day === before.day ? undefined : 'due';
}

/**
 * Start and end of a viewing from `from` and its length in minutes; `undefined` if it does not fit into its slot.
 * `exactHours({ from: '14:00', to: '16:00' }, '15:30', 30)` → `{ from: '15:30', to: '16:00' }`
 */
export function exactHours(slot: Hours, from: string, minutes: number): Hours | undefined {
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(from) || !(minutes > 0) || from < slot.from) return undefined;
  const to = timeAt(minutesOf(from) + minutes);
  return to <= slot.to ? { from, to } : undefined;
}

/**
 * The agent's other viewings on the same day that conflict with exact hours: between two properties the travel minutes must remain, at
 * the same property viewings may follow directly. Ignores viewings without exact hours, since their time is still open.
 * `hourClashes({ propertyId: '1', exact: { from: '14:00', to: '14:30' } }, [{ …, propertyId: '2', exact: { from: '14:45', to: '15:15' }
 * }], 30)` → the other one
 */
export function hourClashes<Other extends Pick<ViewingRecord, 'status' | 'exact'> & { readonly propertyId: string }>(
  { propertyId, exact }: { readonly propertyId: string; readonly exact: Hours },
  others: readonly Other[],
  travelMinutes: number,
): readonly Other[] {
  return others.filter(other => {
    if (other.status === 'cancelled' || !other.exact) return false;
    const apart = other.propertyId === propertyId ? 0 : travelMinutes;
    return (
      minutesOf(exact.from) < minutesOf(other.exact.to) + apart &&
      minutesOf(other.exact.from) < minutesOf(exact.to) + apart
    );
  });
}

/** The exact hours of a viewing if set, else those of its slot. */
export function expectedHours({ exact, from, to }: Pick<ViewingRecord, 'exact' | 'from' | 'to'>): Hours {
  return exact ?? { from, to };
}

/**
 * Whether a mail about a viewing at an instant (Unix ms) makes a reminder unnecessary: the viewing is on that day in Brussels, on the
 * next day, or earlier. `isNotifiedInTime('2026-12-02', Date.parse('2026-12-01T09:00:00Z'))` → `true`
 */
export const isNotifiedInTime = (day: string, at: number): boolean => day <= addDays(brusselsDay(at), 1);
