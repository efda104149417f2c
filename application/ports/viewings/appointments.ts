import type { ViewingState } from '../../../domain/appointment/viewing-change.ts';
import type { Hours } from '../../../domain/appointment/time-of-day.ts';
import type { KeptRequest } from '../requests/stored-request.ts';

/**
 * An hour with room for `capacity` visitors at the property, and for `agentCapacity` with its agent wherever they show one; the store
 * counts, so that two never both get the last place.
 */
export type AppointmentPlace = {
  /** '' where no agent in particular shows the property: then it alone counts. */
  readonly agentId: string;
  readonly propertyId: string;
  /** ISO day in Brussels. */
  readonly day: string;
  /** Id of the hour, 'am'; the hours that the visitor was shown stand beside it. */
  readonly slot: string;
  readonly from: string;
  readonly to: string;
  readonly capacity: number;
  readonly agentCapacity: number;
  /** Hash of the secret in the link by which the visitor changes or cancels. */
  readonly tokenHash: string;
  /** Whether it waits for an agent to agree; it holds its place all the same. */
  readonly isAsked?: boolean;
  /** Of the hours by which it was found to be free: where they changed since, nothing is taken. Absent: whatever they are. */
  readonly hoursVersion?: number;
};

export type Appointment = Omit<AppointmentPlace, 'agentCapacity' | 'isAsked' | 'hoursVersion'> & {
  readonly submissionId: string;
  readonly status: ViewingState;
  /** The hour that the agent set within the slot; none until then. */
  readonly exact: Hours | undefined;
  /** What the agent wrote to the visitor when they refused or cancelled. */
  readonly reason: string | undefined;
  /** Grows with each change, for the calendar entry's SEQUENCE. */
  readonly sequence: number;
};

/** An appointment with the request that took it. */
export type KeptAppointment = Appointment & { readonly request: KeptRequest };

/** Places that visitors took. */
export type Appointments = {
  /** Counts the places that are taken, asked for or confirmed, of a property's days from `from` to `to`, both included, by day and hour. */
  taken(
    propertyId: string,
    from: string,
    to: string,
  ): Promise<readonly { readonly day: string; readonly slot: string; readonly count: number }[]>;
  /** Counts in the same way those of an agent's days, at all the properties that they show. */
  busy(
    agentId: string,
    from: string,
    to: string,
  ): Promise<readonly { readonly day: string; readonly slot: string; readonly count: number }[]>;
  /** Finds the appointment of a link's secret by its hash, with its request. */
  byToken(tokenHash: string): Promise<KeptAppointment | undefined>;
};
