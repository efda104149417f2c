import type { KeptAppointment } from './appointments.ts';

/** Visits as the desk sees them. */
export type DeskVisits = {
  /** Gives the visits of days, both included, in the order of their hours, of one agent or of all; also those that were cancelled. */
  between(from: string, until: string, agentId?: string): Promise<readonly KeptAppointment[]>;
  /** Gives the visit of a request. */
  byRequest(submissionId: string): Promise<KeptAppointment | undefined>;
  /** Gives confirmed visits of a day of which no reminder was put. */
  unreminded(day: string): Promise<readonly KeptAppointment[]>;
};
