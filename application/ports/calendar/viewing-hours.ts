import type { TimeSpan } from '../../../domain/appointment/time-span.ts';
import type {
  AgencyHours,
  AgentHours,
  PropertyHours,
  PropertyWindows,
} from '../../../domain/appointment/viewing-hours.ts';
import type { ViewingFacts } from '../../../domain/appointment/viewing-state.ts';
import type { DeskEntry } from '../audit/desk-log.ts';
import type { Viewing } from '../viewings/viewing-records.ts';

/** Everything stored that decides when a property can be viewed. */
export type StoredHours = Pick<PropertyHours, 'windows' | 'agent' | 'taken'> & {
  /** `undefined` until a manager sets them: then the hours in the site's content apply. */
  readonly agency: AgencyHours | undefined;
  /**
   * Increases with every change to any property's hours. A booking contains the version it was based on, and is refused if the hours have
   * changed since.
   */
  readonly version: number;
};

/** A property, the team member who shows it, and a time span; `personId` is empty if no one in particular shows it. */
export type HoursQuery = { readonly propertyId: string; readonly personId: string } & TimeSpan;

/** A time span blocked in the desk, for one agent or for all. */
export type BlockedTime = TimeSpan & {
  readonly id: string;
  /** Account of the agent; `undefined` if it is blocked for all. */
  readonly agentId: string | undefined;
  /** Reason, shown only in the desk. */
  readonly words: string;
};

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

/** Hours for viewings. Every write stores its entry in the desk's log in the same transaction, and increases the version of the hours. */
export type ViewingHours = {
  /** Returns everything that decides when a property can be viewed in a time span, as one consistent snapshot. */
  ofProperty(asked: HoursQuery): Promise<StoredHours>;
  /** Returns the agency's hours; `undefined` until a manager sets them. */
  agency(): Promise<AgencyHours | undefined>;
  /** Replaces the agency's hours, and stores the entry of the desk's log with them. */
  setAgency(hours: AgencyHours, entry: DeskEntry): Promise<void>;
  /** Returns an agent's own hours, by account. */
  agent(agentId: string): Promise<AgentHours | undefined>;
  /**
   * Sets an agent's own hours; with `undefined` the agency's apply again. Returns false, and changes nothing, if there is no such account.
   */
  setAgent(agentId: string, hours: AgentHours | undefined, entry: DeskEntry): Promise<boolean>;
  /** Returns the properties that have viewing hours of their own instead of the agency's, sorted by id. */
  windows(): Promise<readonly { readonly propertyId: string; readonly windows: PropertyWindows }[]>;
  /** Sets a property's own viewing hours; with `undefined` the agency's hours apply again. */
  setWindows(propertyId: string, windows: PropertyWindows | undefined, entry: DeskEntry): Promise<void>;
  /**
   * Returns blocked times that end after an instant (Unix ms), sorted by start: with `agentId` those blocked for this agent or for all
   * agents, otherwise every blocked time.
   */
  blocked(after: number, agentId?: string): Promise<readonly BlockedTime[]>;
  /**
   * Blocks a time span. Returns false, and changes nothing, if its account does not exist, or if `seen` reports that the viewings changed.
   * Bookings and moves stored earlier are among the checked viewings; later ones are refused because the version of the hours changed.
   */
  block(time: BlockedTime, entry: DeskEntry, seen?: SeenViewings): Promise<boolean>;
  /**
   * Deletes a blocked time, with `agentId` only if it belongs to this agent. Returns false, and changes nothing, if there is no such
   * blocked time.
   */
  free(id: string, agentId: string | undefined, entry: DeskEntry): Promise<boolean>;
};
