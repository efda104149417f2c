import type { AppointmentPlace } from './request-inbox.ts';

export type Appointment = AppointmentPlace & {
  readonly submissionId: string;
  readonly status: 'confirmed' | 'cancelled';
  /** Grows with each change, for the calendar entry's SEQUENCE. */
  readonly sequence: number;
};

/** Places that visitors took. */
export type Appointments = {
  /** Counts the confirmed places of a property's days from `from` to `to`, both included, by day and hour. */
  taken(
    propertyId: string,
    from: string,
    to: string,
  ): Promise<readonly { readonly day: string; readonly slot: string; readonly count: number }[]>;
  /** Finds the appointment of a link's secret by its hash. */
  byToken(tokenHash: string): Promise<Appointment | undefined>;
  /** Moves an appointment to another hour where that has room; a full hour changes nothing. */
  move(
    tokenHash: string,
    to: Pick<AppointmentPlace, 'day' | 'slot' | 'from' | 'to' | 'capacity'>,
  ): Promise<'moved' | 'slot-full' | 'unknown'>;
  /** Gives a place back; a second time changes nothing. */
  cancel(tokenHash: string): Promise<'cancelled' | 'unknown'>;
};
