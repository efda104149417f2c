import type { ViewingState } from '../../../domain/appointment/viewing-change.ts';
import type { Hours } from '../../../domain/appointment/time-of-day.ts';
import type { StoredRequest } from '../requests/stored-request.ts';

/**
 * One visitor's place in a slot that holds `capacity` visitors at the property, and `agentCapacity` with its agent at all properties.
 * The store counts the places, so that two visitors never both get the last one.
 */
export type SlotReservation = {
  /** '' where no agent is named for the property: then only `capacity` limits. */
  readonly agentId: string;
  readonly propertyId: string;
  /** ISO day in Brussels. */
  readonly day: string;
  /** Id of the slot, such as 'am'; `from` and `to` are its hours as the visitor saw them. */
  readonly slot: string;
  readonly from: string;
  readonly to: string;
  readonly capacity: number;
  readonly agentCapacity: number;
  /** Hash of the secret in the link with which the visitor moves or cancels. */
  readonly tokenHash: string;
  /** Whether an agent still has to confirm it; the place is held meanwhile. */
  readonly isAsked?: boolean;
  /** Version of the opening hours in which the slot was found free; with another version stored, no place is taken. Absent: not checked. */
  readonly hoursVersion?: number;
};

export type Viewing = Omit<SlotReservation, 'agentCapacity' | 'isAsked' | 'hoursVersion'> & {
  readonly submissionId: string;
  readonly status: ViewingState;
  /** Exact time within the slot, once the agent has set it. */
  readonly exact: Hours | undefined;
  /** The agent's words to the visitor on refusing or cancelling. */
  readonly reason: string | undefined;
  /** Increases with each change; the SEQUENCE of the calendar entry (RFC 5545). */
  readonly sequence: number;
};

/** A viewing with the request that asked for it. */
export type ViewingWithRequest = Viewing & { readonly request: StoredRequest };

/** How many visitors hold a slot; slots that nobody holds are left out. */
export type TakenSlot = { readonly day: string; readonly slot: string; readonly count: number };

/** Reads viewings. Those that are asked for or confirmed hold a place in their slot, cancelled ones hold none. */
export type ViewingRecords = {
  /** Counts the places held at a property on the days `from` to `to`, both included, by day and slot. */
  taken(propertyId: string, from: string, to: string): Promise<readonly TakenSlot[]>;
  /** Counts in the same way the places held with an agent, at all properties that they show. */
  busy(agentId: string, from: string, to: string): Promise<readonly TakenSlot[]>;
  /** Finds a viewing by the hash of the secret in its visitor's link. */
  byToken(tokenHash: string): Promise<ViewingWithRequest | undefined>;
  /** Finds the viewing of a request. */
  byRequest(submissionId: string): Promise<ViewingWithRequest | undefined>;
  /** Lists the viewings of days, both included, of one agent or of all, cancelled ones too, by their expected hour. */
  between(from: string, until: string, agentId?: string): Promise<readonly ViewingWithRequest[]>;
  /** Lists the confirmed viewings of a day whose reminder was not sent yet. */
  unreminded(day: string): Promise<readonly ViewingWithRequest[]>;
};
