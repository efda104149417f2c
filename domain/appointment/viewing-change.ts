import { brusselsTime } from '../text/brussels-time.ts';
import { addDays, brusselsDay } from '../text/day.ts';
import { type Hours, minutesOf, timeAt } from './time-of-day.ts';
import type { BrusselsMoment } from './viewing-calendar.ts';
import {
  hasBegun,
  hasEnded,
  VIEWING_OUTCOMES,
  type ViewingFacts,
  type ViewingOutcome,
  type ViewingRecord,
  type ViewingStatus,
  type ViewingTime,
} from './viewing-state.ts';

/** Who changes a viewing: the visitor through the link in their mail, or the agency in the desk. */
export const VIEWING_SIDES = ['visitor', 'agency'] as const;
export type ViewingSide = (typeof VIEWING_SIDES)[number];

/** Changes to a viewing; an agent records the outcome after the viewing. */
export const VIEWING_ACTS = ['confirm', 'refuse', 'set-hour', 'move', 'cancel', ...VIEWING_OUTCOMES] as const;
export type ViewingAct = (typeof VIEWING_ACTS)[number];

/** Changes that each side may make before the viewing begins, by the viewing's status. */
const POSSIBLE: Readonly<Record<ViewingSide, Readonly<Record<ViewingStatus, readonly ViewingAct[]>>>> = {
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

/** A step of a viewing, by the visitor or the agency; `at`: when it was made (Unix ms). */
export type ViewingStep =
  /** `isAsked`: whether an agent must confirm the new time. */
  | {
      readonly by: 'visitor';
      readonly kind: 'move';
      readonly at: number;
      readonly to: ViewingTime;
      readonly isAsked: boolean;
    }
  | { readonly by: 'visitor'; readonly kind: 'cancel'; readonly at: number }
  | { readonly by: 'agency'; readonly kind: 'confirm'; readonly exact: Hours | undefined }
  | { readonly by: 'agency'; readonly kind: 'set-hour'; readonly exact: Hours }
  /** `agentId`: the colleague who takes the viewing over with the move. */
  | {
      readonly by: 'agency';
      readonly kind: 'move';
      readonly to: ViewingTime;
      readonly exact: Hours | undefined;
      readonly agentId?: string;
    }
  | { readonly by: 'agency'; readonly kind: 'refuse' | 'cancel'; readonly reason: string }
  | { readonly by: 'agency'; readonly kind: ViewingOutcome; readonly at: number };

/**
 * Changes that the visitor or the agency may make now. Before the viewing begins, they depend on its status. After it has ended, the agency
 * may record its outcome, or correct a recorded one.
 * `viewingActs('visitor', { status: 'asked', … }, { today: '2026-12-01', time: '09:00' })` → `['move', 'cancel']`
 */
export function viewingActs(by: ViewingSide, viewing: ViewingFacts, now: BrusselsMoment): readonly ViewingAct[] {
  if (!hasBegun(viewing, now)) return POSSIBLE[by][viewing.status];
  return by === 'agency' ? VIEWING_OUTCOMES.filter(outcome => mayNote(viewing, outcome, now)) : [];
}

function mayNote(viewing: ViewingFacts, outcome: ViewingOutcome, now: BrusselsMoment): boolean {
  return viewing.status !== 'cancelled' && viewing.outcome !== outcome && hasEnded(viewing, now);
}

/** Whether a change records the outcome of a viewing. `isOutcome('happened')` → `true` */
export function isOutcome(act: ViewingAct): act is ViewingOutcome {
  return VIEWING_OUTCOMES.some(outcome => outcome === act);
}

/**
 * The viewing after a step, with the next `sequence`; `undefined` if its status does not allow the step, or if it is too early for an
 * outcome. Does not check capacity, which the store does, nor whether the slot can be booked (`viewingTarget`).
 * `nextViewing({ status: 'asked', sequence: 0, … }, { by: 'agency', kind: 'confirm', exact: undefined })`
 * → `{ status: 'confirmed', sequence: 1, … }`
 */
export function nextViewing<Viewing extends ViewingRecord>(viewing: Viewing, step: ViewingStep): Viewing | undefined {
  const sequence = viewing.sequence + 1;
  if (step.kind !== 'happened' && step.kind !== 'not-come') {
    if (viewing.outcome || !POSSIBLE[step.by][viewing.status].includes(step.kind)) return undefined;
  } else if (!mayNote(viewing, step.kind, { today: brusselsDay(step.at), time: brusselsTime(step.at) }))
    return undefined;
  switch (step.kind) {
    case 'happened':
    case 'not-come':
      // A viewing that no agent confirmed in the desk may have been agreed by phone.
      return { ...viewing, status: 'confirmed', outcome: step.kind, sequence };
    case 'confirm':
      return { ...viewing, status: 'confirmed', exact: step.exact, isMoved: false, sequence };
    case 'set-hour':
      return { ...viewing, exact: step.exact, sequence };
    case 'move': {
      const { day, slot, from, to, capacity } = step.to;
      const exact = step.by === 'agency' ? step.exact : undefined;
      const takenOver = step.by === 'agency' && step.agentId !== undefined && { agentId: step.agentId };
      const status = step.by === 'visitor' && step.isAsked ? 'asked' : 'confirmed';
      return { ...viewing, ...takenOver, status, day, slot, from, to, capacity, exact, isMoved: true, sequence };
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
 * replaces the reminder; `undefined` if the reminder is unchanged.
 * `reminderAfter({ by: 'visitor', kind: 'cancel' }, before, next, undefined)` → `undefined`
 */
export function reminderAfter(
  step: ViewingStep,
  before: Pick<ViewingTime, 'day'>,
  next: Pick<ViewingTime, 'day'>,
  at: number | undefined,
): 'due' | 'told' | undefined {
  if (step.by === 'visitor') return step.kind === 'move' ? 'due' : undefined;
  if (isOutcome(step.kind)) return undefined;
  if (at !== undefined && isNotifiedInTime(next.day, at)) return 'told';
  return next.day === before.day ? undefined : 'due';
}

/**
 * Exact hours of a viewing that starts at `from` and lasts `minutes`; `undefined` if these hours do not fit into the slot.
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

/**
 * Whether a mail about a viewing at an instant (Unix ms) makes a reminder unnecessary: the viewing is on that day in Brussels, on the
 * next day, or earlier. `isNotifiedInTime('2026-12-02', Date.parse('2026-12-01T09:00:00Z'))` → `true`
 */
export const isNotifiedInTime = (day: string, at: number): boolean => day <= addDays(brusselsDay(at), 1);
