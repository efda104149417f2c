import { addDays, brusselsDay } from '../text/day.ts';
import { type Hours, minutesOf, timeAt } from './time-of-day.ts';

/** How far a visit is: `asked` holds its place until an agent agrees or refuses. */
export const VIEWING_STATES = ['asked', 'confirmed', 'cancelled'] as const;
export type ViewingState = (typeof VIEWING_STATES)[number];

/** Who changes a visit: its visitor by the link of their mail, or the agency at its desk. */
export const VIEWING_SIDES = ['visitor', 'agency'] as const;
export type ViewingSide = (typeof VIEWING_SIDES)[number];

/** What can be done with a visit. */
export const VIEWING_ACTS = ['confirm', 'refuse', 'set-hour', 'move', 'cancel'] as const;
export type ViewingAct = (typeof VIEWING_ACTS)[number];

const POSSIBLE: Readonly<Record<ViewingSide, Readonly<Record<ViewingState, readonly ViewingAct[]>>>> = {
  visitor: {
    asked: ['move', 'cancel'],
    confirmed: ['move', 'cancel'],
    cancelled: [],
  },
  agency: {
    // To move what was asked for is to agree to it, at another time.
    asked: ['confirm', 'refuse', 'move'],
    confirmed: ['set-hour', 'move', 'cancel'],
    cancelled: [],
  },
};

/** An hour of a visit's own within its slot, its slot, and how many visitors that holds. */
export type ViewingTime = Hours & { readonly day: string; readonly slot: string; readonly capacity: number };

/** What decides and tells where a visit stands. */
export type ViewingRecord = ViewingTime & {
  readonly status: ViewingState;
  /** The hour that the agent set within the slot; none until then. */
  readonly exact: Hours | undefined;
  /** What the agent wrote to the visitor when they refused or cancelled; none where they did not. */
  readonly reason: string | undefined;
  /** Grows with each change. */
  readonly sequence: number;
};

/** A step of a viewing, by the visitor or the agency. */
export type ViewingStep =
  /** `isAsked`: whether the hours have an agent agree to it first. */
  | { readonly by: 'visitor'; readonly kind: 'move'; readonly to: ViewingTime; readonly isAsked: boolean }
  | { readonly by: 'visitor'; readonly kind: 'cancel' }
  | { readonly by: 'agency'; readonly kind: 'confirm'; readonly exact: Hours | undefined }
  | { readonly by: 'agency'; readonly kind: 'set-hour'; readonly exact: Hours }
  | { readonly by: 'agency'; readonly kind: 'move'; readonly to: ViewingTime; readonly exact: Hours | undefined }
  | { readonly by: 'agency'; readonly kind: 'refuse' | 'cancel'; readonly reason: string };

/** What a side can do with a visit in a state. `viewingActs('visitor', 'asked')` → `['move', 'cancel']` */
export function viewingActs(by: ViewingSide, state: ViewingState): readonly ViewingAct[] {
  return POSSIBLE[by][state];
}

/**
 * A viewing after a step, one `sequence` on; `undefined` where its state does not let that side do it. Whether the other slot has room
 * is the store's to say, whether it can be chosen that of `viewingTarget`.
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
 * What becomes of the reminder of a viewing by a step that the agency makes at `at`, in milliseconds since 1970, or the visitor at any
 * time: `'due'` again where another day or a visitor's own move makes it another appointment, `'told'` where what the agency says on the
 * day before, or on the day itself, reminds of it; `undefined` where it stays as it was.
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
 * The hours of a visit that begins at `from` and lasts so many minutes; nothing where they are not within those of its slot.
 * `exactHours({ from: '14:00', to: '16:00' }, '15:30', 30)` → `{ from: '15:30', to: '16:00' }`
 */
export function exactHours(slot: Hours, from: string, minutes: number): Hours | undefined {
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(from) || !(minutes > 0) || from < slot.from) return undefined;
  const to = timeAt(minutesOf(from) + minutes);
  return to <= slot.to ? { from, to } : undefined;
}

/**
 * The other visits of the same agent and day that are nearer to exact hours than the agent needs: from another property the minutes
 * of travel lie between two, at the same one they may follow each other. Those without an exact hour still give way.
 * `hourClashes({ propertyId: '1', exact: { from: '14:00', to: '14:30' } }, [{ …, propertyId: '2', exact: { from: '14:45', to: '15:15' } }], 30)`
 * → the other one
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

/** When a visit is expected to be: its exact hour, or its slot's. */
export function expectedHours({ exact, from, to }: Pick<ViewingRecord, 'exact' | 'from' | 'to'>): Hours {
  return exact ?? { from, to };
}

/**
 * Whether what is told of a visit at an instant, in milliseconds since 1970, leaves nothing to remind of: it lies on that day in Brussels,
 * on the next, or before. `isNotifiedInTime('2026-12-02', Date.parse('2026-12-01T09:00:00Z'))` → `true`
 */
export const isNotifiedInTime = (day: string, at: number): boolean => day <= addDays(brusselsDay(at), 1);
