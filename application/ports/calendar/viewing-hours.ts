import type { TimeSpan } from '../../../domain/appointment/time-span.ts';
import type {
  AgencyHours,
  AgentHours,
  PropertyHours,
  PropertyWindows,
} from '../../../domain/appointment/viewing-hours.ts';

/** Everything stored that decides when a property can be viewed. */
export type StoredHours = Pick<PropertyHours, 'windows' | 'agent' | 'taken'> & {
  /** Hours of the agency; `undefined` until a manager sets them. Until then the hours in the site's content apply. */
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
  /** Id of the agent's account; `undefined` if the time is blocked for all agents. */
  readonly agentId: string | undefined;
  /** Reason, shown only in the desk. */
  readonly words: string;
};

/** Reads the hours for viewings; `ViewingHoursWriter` changes them. */
export type ViewingHours = {
  /** Returns everything that decides when a property can be viewed in a time span, as one consistent snapshot. */
  ofProperty(asked: HoursQuery): Promise<StoredHours>;
  /** Returns the agency's hours; `undefined` until a manager sets them. */
  agency(): Promise<AgencyHours | undefined>;
  /** Returns an agent's own hours, by account. */
  agent(agentId: string): Promise<AgentHours | undefined>;
  /** Returns the properties that have viewing hours of their own instead of the agency's, sorted by id. */
  windows(): Promise<readonly { readonly propertyId: string; readonly windows: PropertyWindows }[]>;
  /**
   * Returns blocked times that end after an instant (Unix ms), sorted by start: with `agentId` those blocked for this agent or for all
   * agents, otherwise every blocked time.
   */
  blocked(after: number, agentId?: string): Promise<readonly BlockedTime[]>;
};
