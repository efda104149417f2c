import type { ViewingStep } from '../../../domain/appointment/viewing-change.ts';
import type { SlotReservation, ViewingWithRequest } from './viewing-records.ts';
import type { DeskEntry } from '../audit/desk-log.ts';
import type { Mail } from '../mails/outbox.ts';

type Move = Extract<ViewingStep, { kind: 'move' }>;

/**
 * A step of a viewing with what the store checks. A move books the new slot, at the property and with its agent, if the viewing hours still
 * have the version `hoursVersion`. An exact time must be at least `travelMinutes` away from the agent's other exact times of that day.
 */
export type ViewingChange = (
  | Exclude<ViewingStep, Move>
  | (Move & { readonly to: Pick<SlotReservation, 'agentCapacity' | 'hoursVersion'> })
) & { readonly travelMinutes?: number };

/**
 * - `changed-before`: the viewing changed since it was read, or its state does not allow the step.
 * - `slot-full`: the new slot has no capacity left.
 * - `hour-taken`: the agent has another viewing too close to the exact time.
 * - `hours-changed`: the viewing hours changed since the slot was found free.
 * - `unknown`: the request has no viewing.
 *
 * All kinds except `changed` change nothing and enqueue no mails. `viewing`: the current viewing.
 */
export type ViewingChanged =
  | {
      readonly kind: 'changed' | 'changed-before' | 'slot-full' | 'hour-taken' | 'hours-changed';
      readonly viewing: ViewingWithRequest;
    }
  | { readonly kind: 'unknown' };

/**
 * Changes viewings, for the visitor's link and the desk. Each method is one transaction as described at `RequestPorts`: all or nothing,
 * durable once it resolves, with its mails, which are built from the viewing as it is after the change.
 */
export type Viewings = {
  /**
   * Changes the viewing of a request and stores its mails and its entry in the desk's log.
   * - Optimistic lock: `seen` is the sequence that was read. If the visitor or an agent has changed the viewing since,
   *   nothing changes.
   * - A move frees the old slot and books the new one; a move to other hours of the same slot keeps the booking, even
   *   if the slot is full.
   * - A change that the agency makes on the viewing's day or the day before needs no reminder. After a move by the
   *   visitor a new reminder is sent.
   * - The progress of the request follows (`progressAfterViewing`).
   */
  change(
    submissionId: string,
    seen: number,
    change: ViewingChange,
    mails: (changed: ViewingWithRequest) => readonly Mail[],
    entry?: DeskEntry,
  ): Promise<ViewingChanged>;
  /**
   * Marks a viewing as reminded and enqueues the reminder. Returns false, and changes nothing, if it was reminded before, is no longer
   * confirmed, or is no longer on `day`.
   */
  remind(
    submissionId: string,
    day: string,
    now: number,
    mails: (viewing: ViewingWithRequest) => readonly Mail[],
  ): Promise<boolean>;
};
