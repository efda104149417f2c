import type { ViewingStep } from '../../../domain/appointment/viewing-change.ts';
import type { SlotReservation, ViewingWithRequest } from './viewing-records.ts';
import type { DeskEntry } from '../audit/desk-log.ts';
import type { Mail } from '../mails/outbox.ts';

type Move = Extract<ViewingStep, { kind: 'move' }>;

/**
 * A step of a viewing with what the store holds it against: to move takes a place in the other slot, at the property and with its agent,
 * as it was found with the hours of `hoursVersion`; an exact hour keeps `travelMinutes` from the agent's other exact hours of that day.
 */
export type ViewingChange = (
  | Exclude<ViewingStep, Move>
  | (Move & { readonly to: Pick<SlotReservation, 'agentCapacity' | 'hoursVersion'> })
) & { readonly travelMinutes?: number };

/**
 * `changed-before`: the viewing is no longer as it was seen, or its state does not allow the step; `viewing` is how it is now.
 * `slot-full`: the other slot has no room left. `hour-taken`: the agent has another visit too near to the exact hour. `hours-changed`:
 * the hours are no longer those by which room was found. In all but `changed` nothing was changed and no mail was put.
 */
export type ViewingChanged =
  | {
      readonly kind: 'changed' | 'changed-before' | 'slot-full' | 'hour-taken' | 'hours-changed';
      readonly viewing: ViewingWithRequest;
    }
  | { readonly kind: 'unknown' };

/**
 * The writer of viewings, for the visitor's link and the desk; each method is one transaction, as `RequestPorts` says: all or
 * nothing, on the disk once it resolves, and with its mails, which are made of the viewing as it is after the change.
 */
export type Viewings = {
  /**
   * Changes the viewing of a request as it was seen with the sequence `seen`, with the mails that tell it and its entry of the desk's log.
   * Where another, the visitor or an agent, changed it meanwhile, nothing changes. To move gives its place back and takes one in the other
   * slot; to the same slot in other hours it keeps its place, full or not. A move by hours that hold no more changes nothing. What the
   * agency tells on the day before, or on the day itself, needs no reminder; what the visitor moves is reminded of again.
   */
  change(
    submissionId: string,
    seen: number,
    change: ViewingChange,
    mails: (changed: ViewingWithRequest) => readonly Mail[],
    entry?: DeskEntry,
  ): Promise<ViewingChanged>;
  /**
   * Notes that a viewing was reminded of, with the mails that do. False, and nothing changes, where it was before, is not confirmed any
   * more, or was moved to another day.
   */
  remind(
    submissionId: string,
    day: string,
    now: number,
    mails: (viewing: ViewingWithRequest) => readonly Mail[],
  ): Promise<boolean>;
};
