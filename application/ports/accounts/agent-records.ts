import type { DeskRole } from '../../../domain/desk/access.ts';
import type { Successors } from '../../../domain/listing/responsible-agent.ts';
import type { Language } from '../../../domain/text/language.ts';

/** An account of the desk. `invitedAt`: Unix ms. */
export type Agent = {
  readonly id: string;
  /** The address as the agency entered it. */
  readonly email: string;
  readonly language: Language;
  readonly role: DeskRole;
  /** Id of the team member (in the site's content) whose properties and viewings this account is responsible for. */
  readonly personId: string | undefined;
  readonly invitedAt: number;
  readonly hasPassword: boolean;
  readonly hasSecondFactor: boolean;
};

/**
 * Work of an account. `requests`: number of assigned requests that are not done. `viewings`: number of its person's viewings on the day of
 * the query or later.
 */
export type AgentWork = { readonly requests: number; readonly viewings: number };

/** Reads the accounts of the desk; `Agents` writes them. */
export type AgentRecords = {
  /** Returns the current state of an account. */
  byId(id: string): Promise<Agent | undefined>;
  /** Returns the account of an address, in any letter case. */
  byEmail(email: string): Promise<Agent | undefined>;
  /** Returns all accounts, sorted by address. */
  all(): Promise<readonly Agent[]>;
  /** Returns the work of each account that has any, by account id. `today`: ISO day in Brussels. */
  work(today: string): Promise<ReadonlyMap<string, AgentWork>>;
  /** Returns who took over the homes of each person who left. */
  successors(): Promise<Successors>;
};
