import type { Hours } from './time-of-day.ts';
import type { BrusselsMoment } from './viewing-calendar.ts';

/** Stored status of a viewing; `asked` reserves its slot until an agent confirms or refuses. */
export const VIEWING_STATUSES = ['asked', 'confirmed', 'cancelled'] as const;
export type ViewingStatus = (typeof VIEWING_STATUSES)[number];

/** Outcome of a viewing, recorded by its agent once its time has passed. */
export const VIEWING_OUTCOMES = ['happened', 'not-come'] as const;
export type ViewingOutcome = (typeof VIEWING_OUTCOMES)[number];

/** Day, slot and hours of a viewing, and the capacity of that slot. */
export type ViewingTime = Hours & { readonly day: string; readonly slot: string; readonly capacity: number };

/** Stored state of a viewing: its time, its status, and the agent's entries. */
export type ViewingRecord = ViewingTime & {
  readonly status: ViewingStatus;
  /** The exact time set by the agent within the slot; `undefined` until then. */
  readonly exact: Hours | undefined;
  /** Whether the visitor or the agency has moved the viewing since an agent last confirmed it. */
  readonly isMoved: boolean;
  /** Outcome that the agent recorded after the viewing; `undefined` until then. */
  readonly outcome: ViewingOutcome | undefined;
  /** The agent's message on refusal or cancellation, if any. */
  readonly reason: string | undefined;
  /** Incremented with each change. */
  readonly sequence: number;
};

/**
 * States of a viewing, the same wherever it is shown:
 * - `asked`: an agent has yet to confirm it.
 * - `unfixed`: agreed for its slot; the agent has yet to set the hour.
 * - `confirmed`: agreed with its hour.
 * - `moved`: agreed with its hour, at another time than before.
 * - `over`: its start time has passed, and no outcome is recorded.
 * - `happened`, `not-come`: the outcome that the agent recorded.
 * - `cancelled`: cancelled or refused; its slot is free again.
 */
export const VIEWING_STATES = [
  'asked',
  'unfixed',
  'confirmed',
  'moved',
  'over',
  'happened',
  'not-come',
  'cancelled',
] as const;
export type ViewingState = (typeof VIEWING_STATES)[number];

type Timed = Pick<ViewingRecord, 'day' | 'exact' | 'from' | 'to'>;

/** The fields of a viewing that decide its state. */
export type ViewingFacts = Timed & Pick<ViewingRecord, 'status' | 'isMoved' | 'outcome'>;

/**
 * State of a viewing at a moment in Brussels.
 * `viewingState({ status: 'confirmed', exact: undefined, day: '2026-12-02', … }, { today: '2026-12-01', time: '09:00' })` → `'unfixed'`
 */
export function viewingState(viewing: ViewingFacts, now: BrusselsMoment): ViewingState {
  if (viewing.status === 'cancelled') return 'cancelled';
  if (viewing.outcome) return viewing.outcome;
  if (hasBegun(viewing, now)) return 'over';
  if (viewing.status === 'asked') return 'asked';
  if (!viewing.exact) return 'unfixed';
  return viewing.isMoved ? 'moved' : 'confirmed';
}

/** The exact hours of a viewing if set, else those of its slot. */
export function expectedHours({ exact, from, to }: Pick<ViewingRecord, 'exact' | 'from' | 'to'>): Hours {
  return exact ?? { from, to };
}

/** Whether the expected time of a viewing has begun or passed. */
export function hasBegun(viewing: Timed, { today, time }: BrusselsMoment): boolean {
  return viewing.day < today || (viewing.day === today && expectedHours(viewing).from <= time);
}

/** Whether the expected time of a viewing has passed. */
export function hasEnded(viewing: Timed, { today, time }: BrusselsMoment): boolean {
  return viewing.day < today || (viewing.day === today && expectedHours(viewing).to <= time);
}
