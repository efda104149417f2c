import type { VisitChange, VisitTime } from '../../domain/appointment/visit-change.ts';
import type { KeptAppointment } from './appointments.ts';
import type { DeskEntry } from './desk-log.ts';
import type { Mail } from './outbox.ts';

/**
 * A change of an agent; to move takes a place with the agent as well, of `agentCapacity`, as it was found with the hours of
 * `hoursVersion`. An exact hour keeps `travelMinutes` from the agent's other exact hours of that day.
 */
export type DeskVisitChange = (
  | Exclude<VisitChange, { kind: 'move' }>
  | (Extract<VisitChange, { kind: 'move' }> & {
      readonly to: VisitTime & { readonly agentCapacity: number; readonly hoursVersion?: number };
    })
) & { readonly travelMinutes?: number };

/**
 * `changed-before`: the visit is no longer as it was seen, and `visit` is how it is now; `slot-full`: the other slot has no room left;
 * `hour-taken`: the agent has another visit too near to the exact hour; `hours-changed`: the hours are no longer those by which room
 * was found. In all but `changed` nothing was changed and no mail was put.
 */
export type DeskVisitChanged =
  | {
      readonly kind: 'changed' | 'changed-before' | 'slot-full' | 'hour-taken' | 'hours-changed';
      readonly visit: KeptAppointment;
    }
  | { readonly kind: 'unknown' };

/** Visits as the desk sees and changes them. */
export type DeskVisits = {
  /** Gives the visits of days, both included, in the order of their hours, of one agent or of all; also those that were cancelled. */
  between(from: string, until: string, agentId?: string): Promise<readonly KeptAppointment[]>;
  /** Gives the visit of a request. */
  byRequest(submissionId: string): Promise<KeptAppointment | undefined>;
  /**
   * Changes a visit as it was seen with `sequence`, with its entry of the log and the mails that tell it. Where another, the visitor
   * or another agent, changed it meanwhile, nothing changes. To move gives its place back and takes one in the other slot. What is
   * told on the day before, or on the day itself, needs no reminder.
   */
  change(
    submissionId: string,
    sequence: number,
    change: DeskVisitChange,
    entry: DeskEntry,
    mails: (changed: KeptAppointment) => readonly Mail[],
  ): Promise<DeskVisitChanged>;
  /** Gives confirmed visits of a day of which no reminder was put. */
  unreminded(day: string): Promise<readonly KeptAppointment[]>;
  /**
   * Notes that a visit was reminded of, with the mails that do. False, and nothing changes, where it was before, is not confirmed any
   * more, or was moved to another day.
   */
  remind(
    submissionId: string,
    day: string,
    now: number,
    mails: (visit: KeptAppointment) => readonly Mail[],
  ): Promise<boolean>;
};
