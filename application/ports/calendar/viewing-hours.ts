import type { TimeSpan } from '../../../domain/appointment/time-span.ts';
import type {
  AgencyHours,
  AgentHours,
  PropertyHours,
  PropertyWindows,
} from '../../../domain/appointment/viewing-hours.ts';
import type { DeskEntry } from '../audit/desk-log.ts';

/** What decides when a property can be visited, as it is kept. */
export type StoredHours = Pick<PropertyHours, 'windows' | 'agent' | 'taken'> & {
  /** None until a manager decided: then the content's hold. */
  readonly agency: AgencyHours | undefined;
  /** Changes with every change of what stands here, of whichever property: a place is taken by what was true a moment ago, or not at all. */
  readonly version: number;
};

/** Which property, of which person of the team, and between which instants; '' where no one in particular shows it. */
export type HoursAsked = { readonly propertyId: string; readonly personId: string } & TimeSpan;

/** Time that is blocked in the desk, of one agent or of all. */
export type BlockedTime = TimeSpan & {
  readonly id: string;
  /** Account of the agent; none where it is blocked for all. */
  readonly agentId: string | undefined;
  /** What for, for the desk alone. */
  readonly words: string;
};

/** When homes can be visited. Every write keeps its entry of the log in the same transaction, and changes the version of the hours. */
export type ViewingHours = {
  /** Gives all that decides when a property can be visited between two instants, as of one moment. */
  ofProperty(asked: HoursAsked): Promise<StoredHours>;
  /** Gives the agency's hours; none until a manager decided. */
  agency(): Promise<AgencyHours | undefined>;
  setAgency(hours: AgencyHours, entry: DeskEntry): Promise<void>;
  /** Gives an agent's own hours, by their account. */
  agent(agentId: string): Promise<AgentHours | undefined>;
  /** Sets an agent's own hours, or lets the agency's hold again. False, and nothing changes, where there is no such account. */
  setAgent(agentId: string, hours: AgentHours | undefined, entry: DeskEntry): Promise<boolean>;
  /** Gives the properties with windows of their own, by id. */
  windows(): Promise<readonly { readonly propertyId: string; readonly windows: PropertyWindows }[]>;
  /** Sets a property's own windows, or lets the agency's hours hold again. */
  setWindows(propertyId: string, windows: PropertyWindows | undefined, entry: DeskEntry): Promise<void>;
  /** Gives what is blocked and ends after an instant, of an agent and of all, or of everybody where no account is named; by its beginning. */
  blocked(after: number, agentId?: string): Promise<readonly BlockedTime[]>;
  /** Blocks a time. False, and nothing changes, where it names an account that is not there. */
  block(time: BlockedTime, entry: DeskEntry): Promise<boolean>;
  /** Frees a blocked time of an agent, or whosever it is where no account is named. False, and nothing changes, where there is none. */
  free(id: string, agentId: string | undefined, entry: DeskEntry): Promise<boolean>;
};
