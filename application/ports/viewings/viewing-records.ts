import type { ViewingOutcome, ViewingStatus } from '../../../domain/appointment/viewing-state.ts';
import type { Hours } from '../../../domain/appointment/time-of-day.ts';
import type { StoredRequest } from '../requests/stored-request.ts';

/**
 * One visitor's booking of a slot, in which at most `capacity` viewings fit at the property, and `agentCapacity` with its agent at all
 * properties. The store counts the bookings atomically, so that two visitors never both get the last free capacity.
 */
export type SlotReservation = {
  /** Empty if the property has no agent: then only `capacity` limits the bookings of a slot. */
  readonly agentId: string;
  readonly propertyId: string;
  /** ISO day in Brussels. */
  readonly day: string;
  /** Id of the slot, such as 'am'; `from` and `to` are its hours as shown to the visitor, '10:00'. */
  readonly slot: string;
  readonly from: string;
  readonly to: string;
  readonly capacity: number;
  readonly agentCapacity: number;
  /** Hash of the secret in the link with which the visitor moves or cancels. */
  readonly tokenHash: string;
  /** Whether an agent still has to confirm the viewing; until then it counts towards the capacity as well. */
  readonly isAsked?: boolean;
  /**
   * Version of the viewing hours in which the slot was found free. The reservation is refused if the stored version differs; if absent, the
   * version is not checked.
   */
  readonly hoursVersion?: number;
};

/** A booked viewing with its state. */
export type Viewing = Omit<SlotReservation, 'agentCapacity' | 'isAsked' | 'hoursVersion'> & {
  readonly submissionId: string;
  readonly status: ViewingStatus;
  /** Exact time within the slot, once the agent has set it. */
  readonly exact: Hours | undefined;
  /** Whether the visitor or the agency has moved the viewing since an agent last confirmed it. */
  readonly isMoved: boolean;
  /** Outcome that the agent recorded after the viewing; `undefined` until then. */
  readonly outcome: ViewingOutcome | undefined;
  /** Message from the agent to the visitor on refusing or cancelling. */
  readonly reason: string | undefined;
  /** Increases with each change; the SEQUENCE of the calendar entry (RFC 5545). */
  readonly sequence: number;
};

/** A viewing with the request that asked for it. */
export type ViewingWithRequest = Viewing & { readonly request: StoredRequest };

/** Number of viewings booked in a slot; slots without any are left out. */
export type TakenSlot = { readonly day: string; readonly slot: string; readonly count: number };

/** Reads viewings. Requested and confirmed viewings count towards the capacity of their slot, cancelled ones do not. */
export type ViewingRecords = {
  /** Counts the viewings booked at a property on the days `from` to `to`, both included, by day and slot. */
  taken(propertyId: string, from: string, to: string): Promise<readonly TakenSlot[]>;
  /** Counts the viewings booked with an agent at all properties, by day and slot; both days are included. */
  busy(agentId: string, from: string, to: string): Promise<readonly TakenSlot[]>;
  /** Finds a viewing by the hash of the secret in its visitor's link. */
  byToken(tokenHash: string): Promise<ViewingWithRequest | undefined>;
  /** Finds the viewings of requests by their ids; requests without a viewing are left out. */
  ofRequests(submissionIds: readonly string[]): Promise<readonly ViewingWithRequest[]>;
  /**
   * Lists the viewings of the days `from` to `until`, both included, of one agent or of all, including cancelled ones, by expected time.
   */
  between(from: string, until: string, agentId?: string): Promise<readonly ViewingWithRequest[]>;
  /** Lists the confirmed viewings of a day without a reminder. */
  unreminded(day: string): Promise<readonly ViewingWithRequest[]>;
};
