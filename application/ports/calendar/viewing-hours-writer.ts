import type { AgencyHours, AgentHours, PropertyWindows } from '../../../domain/appointment/viewing-hours.ts';
import type { ViewingFacts } from '../../../domain/appointment/viewing-state.ts';
import type { DeskEntry } from '../audit/desk-log.ts';
import type { Viewing } from '../viewings/viewing-records.ts';
import type { BlockedTime } from './viewing-hours.ts';

/** A viewing with the facts that decide whether it conflicts with a blocked time, and with its version. */
export type SeenViewing = ViewingFacts & Pick<Viewing, 'submissionId' | 'sequence'>;

/** Condition of blocking a time: the stored viewings are still those that the member saw. */
export type SeenViewings = {
  /** ISO days, both included. */
  readonly days: readonly [string, string];
  /** Team member; `undefined`: viewings of all agents. */
  readonly agentId: string | undefined;
  /**
   * Returns whether the stored viewings of those days are the ones that the member saw. Called inside the transaction, perhaps more than
   * once.
   */
  isSame(viewings: readonly SeenViewing[]): boolean;
};

/**
 * Changes the hours for viewings. Every write stores its entry in the desk's log in the same transaction, and increases the version of the
 * hours.
 */
export type ViewingHoursWriter = {
  /** Replaces the agency's hours. */
  setAgency(hours: AgencyHours, entry: DeskEntry): Promise<void>;
  /**
   * Sets an agent's own hours; with `undefined` the agency's apply again. Returns false, and changes nothing, if there is no such account.
   */
  setAgent(agentId: string, hours: AgentHours | undefined, entry: DeskEntry): Promise<boolean>;
  /** Sets a property's own viewing hours; with `undefined` the agency's hours apply again. */
  setWindows(propertyId: string, windows: PropertyWindows | undefined, entry: DeskEntry): Promise<void>;
  /**
   * Blocks a time span. Returns false, and changes nothing, if the account of its agent does not exist, or if `seen` reports that the
   * viewings changed. Bookings and moves that were stored before are among the checked viewings; those that follow are refused, because
   * they are based on an older version of the hours.
   */
  block(time: BlockedTime, entry: DeskEntry, seen?: SeenViewings): Promise<boolean>;
  /**
   * Deletes a blocked time, with `agentId` only if it belongs to this agent. Returns false, and changes nothing, if there is no such
   * blocked time.
   */
  free(id: string, agentId: string | undefined, entry: DeskEntry): Promise<boolean>;
};
