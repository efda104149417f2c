import { addDays, brusselsDay } from '../text/day.ts';

/** How far a visit is: `asked` holds its place until an agent agrees or refuses. */
export const VISIT_STATES = ['asked', 'confirmed', 'cancelled'] as const;
export type VisitState = (typeof VISIT_STATES)[number];

/** What an agent can do with a visit. */
export const VISIT_ACTS = ['confirm', 'refuse', 'set-hour', 'move', 'cancel'] as const;
export type VisitAct = (typeof VISIT_ACTS)[number];

const POSSIBLE: Readonly<Record<VisitState, readonly VisitAct[]>> = {
  // To move what was asked for is to agree to it, at another time.
  asked: ['confirm', 'refuse', 'move'],
  confirmed: ['set-hour', 'move', 'cancel'],
  cancelled: [],
};

/** From and until when, on the clocks of Brussels: `{ from: '14:30', to: '15:00' }`. */
export type Hours = { readonly from: string; readonly to: string };

/** An hour of a visit's own within its slot, its slot, and how many visitors that holds. */
export type VisitTime = Hours & { readonly day: string; readonly slot: string; readonly capacity: number };

/** What decides and tells where a visit stands. */
export type VisitStanding = VisitTime & {
  readonly status: VisitState;
  /** The hour that the agent set within the slot; none until then. */
  readonly exact: Hours | undefined;
  /** What the agent wrote to the visitor when they refused or cancelled; none where they did not. */
  readonly reason: string | undefined;
  /** Grows with each change. */
  readonly sequence: number;
};

/** What is to become of a visit. */
export type VisitChange =
  | { readonly kind: 'confirm'; readonly exact: Hours | undefined }
  | { readonly kind: 'set-hour'; readonly exact: Hours }
  | { readonly kind: 'move'; readonly to: VisitTime; readonly exact: Hours | undefined }
  | { readonly kind: 'refuse' | 'cancel'; readonly reason: string };

/** What can be done with a visit in a state. `visitActs('cancelled')` → `[]` */
export function visitActs(state: VisitState): readonly VisitAct[] {
  return POSSIBLE[state];
}

/**
 * A visit after a change; nothing where its state does not let it be. Whether there is room in another slot is the store's to say.
 * `changedVisit({ status: 'asked', sequence: 0, … }, { kind: 'confirm', exact: undefined })` → `{ status: 'confirmed', sequence: 1, … }`
 */
export function changedVisit<Visit extends VisitStanding>(visit: Visit, change: VisitChange): Visit | undefined {
  if (!POSSIBLE[visit.status].includes(change.kind)) return undefined;
  const sequence = visit.sequence + 1;
  switch (change.kind) {
    case 'confirm':
    case 'set-hour':
      return { ...visit, status: 'confirmed', exact: change.exact, sequence };
    case 'move': {
      const { day, slot, from, to, capacity } = change.to;
      return { ...visit, status: 'confirmed', day, slot, from, to, capacity, exact: change.exact, sequence };
    }
    default:
      return { ...visit, status: 'cancelled', reason: change.reason === '' ? undefined : change.reason, sequence };
  }
}

/**
 * The hours of a visit that begins at `from` and lasts so many minutes; nothing where they are not within those of its slot.
 * `exactHours({ from: '14:00', to: '16:00' }, '15:30', 30)` → `{ from: '15:30', to: '16:00' }`
 */
export function exactHours(slot: Hours, from: string, minutes: number): Hours | undefined {
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(from) || !(minutes > 0) || from < slot.from) return undefined;
  const end = minutesOf(from) + minutes;
  const to = [Math.floor(end / 60), end % 60].map(part => String(part).padStart(2, '0')).join(':');
  return to <= slot.to ? { from, to } : undefined;
}

/**
 * The other visits of the same agent and day that are nearer to exact hours than the agent needs: from another property the minutes
 * of travel lie between two, at the same one they may follow each other. Those without an exact hour still give way.
 * `hourClashes({ propertyId: '1', exact: { from: '14:00', to: '14:30' } }, [{ …, propertyId: '2', exact: { from: '14:45', to: '15:15' } }], 30)`
 * → the other one
 */
export function hourClashes<Other extends Pick<VisitStanding, 'status' | 'exact'> & { readonly propertyId: string }>(
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
export function expectedHours({ exact, from, to }: Pick<VisitStanding, 'exact' | 'from' | 'to'>): Hours {
  return exact ?? { from, to };
}

/** Minutes since midnight: `minutesOf('14:30')` → `870` */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * Whether what is told of a visit at an instant, in milliseconds since 1970, leaves nothing to remind of: it lies on that day in Brussels,
 * on the next, or before. `isToldInTime('2026-12-02', Date.parse('2026-12-01T09:00:00Z'))` → `true`
 */
export const isToldInTime = (day: string, at: number): boolean => day <= addDays(brusselsDay(at), 1);
