import type { DeskRole } from '../../../domain/desk/access.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { DeskEntry } from '../audit/desk-log.ts';
import type { Mail } from '../mails/outbox.ts';
import type { Viewing, ViewingWithRequest } from '../viewings/viewing-records.ts';
import type { OwnerLink } from './owners.ts';

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

/** `id`: id of the new account; ignored if the address has an account. */
export type AgentInvitation = Pick<Agent, 'id' | 'email' | 'language' | 'role' | 'personId' | 'invitedAt'>;

/** `last-manager`: refused, because this is the only manager who can log in; without one no agent could be invited. */
export type AgentChanged = 'changed' | 'unknown' | 'last-manager';

/** Work of an account: requests assigned to it that are not done, and viewings of its person on the day of the query or later. */
export type AgentWork = { readonly requests: number; readonly viewings: number };

/**
 * `to`: the account that takes over the work, by id, with its name as the desk shows it. `today`: ISO day in Brussels, `at`: Unix ms.
 * `isSame`: whether the viewings to be handed over are still those that were checked against the calendar of the other account.
 */
export type HandOver = {
  readonly to: { readonly id: string; readonly name: string } | undefined;
  readonly today: string;
  readonly at: number;
  readonly isSame: (viewings: readonly Viewing[]) => boolean;
};

/** Log entry and mails of a hand-over, built from the work that was handed over. */
export type HandOverReport = {
  readonly entry: (handed: AgentWork) => DeskEntry;
  /** Mails about a viewing, as it is after the hand-over. */
  readonly ofViewing: (viewing: ViewingWithRequest) => readonly Mail[];
  readonly mails: (handed: AgentWork) => readonly Mail[];
};

/**
 * - `work-left`: refused, because the account has work and nobody was chosen to take it over.
 * - `no-successor`: refused, because the chosen account does not exist or is the one that ends, or because there are viewings and it is
 *   linked to no person of the team.
 * - `work-changed`: refused, because the viewings are no longer those that were checked (`isSame`).
 */
export type AgentLeft = AgentChanged | 'work-left' | 'no-successor' | 'work-changed';

/** Accounts of the desk. Every write stores its entry in the desk's log in the same transaction. */
export type Agents = {
  /** Returns the current state of an account. */
  byId(id: string): Promise<Agent | undefined>;
  /** Returns the account of an address, in any letter case. */
  byEmail(email: string): Promise<Agent | undefined>;
  /** Returns all accounts, sorted by address. */
  all(): Promise<readonly Agent[]>;
  /**
   * Creates an account, stores its invitation link, enqueues its mails and returns the account.
   * - If the address has an account already, it keeps its password and gets the new role, person and language; its earlier links become
   * invalid.
   * - The last manager keeps the role.
   * - The first account of a site becomes a manager.
   */
  invite(invitation: AgentInvitation, link: OwnerLink, mails: readonly Mail[], entry: DeskEntry): Promise<Agent>;
  /** Changes role, person and language of an account. */
  change(id: string, to: Pick<Agent, 'role' | 'personId' | 'language'>, entry: DeskEntry): Promise<AgentChanged>;
  /** Removes an account with its links, sessions, second factor and private calendar. */
  remove(id: string, entry: DeskEntry): Promise<AgentChanged>;
  /** Returns the work of each account that has any, by account id. `today`: ISO day in Brussels. */
  work(today: string): Promise<ReadonlyMap<string, AgentWork>>;
  /**
   * Removes an account as `remove` does, after its work has passed to `to`, in the same transaction. Viewings pass even if the slots of the
   * other person are full; their sequence increases. A request that the other account may not read becomes unassigned. Mails and log entry
   * of `report` are stored with it.
   */
  handOverAndRemove(id: string, handOver: HandOver, report: HandOverReport): Promise<AgentLeft>;
  /** Creates an account with a password, for a demonstration site; writes no mail and no log. Does nothing if the address or id exists. */
  addSampleAccount(invitation: AgentInvitation, passwordHash: string): Promise<void>;
  /**
   * Removes an account created by `addSampleAccount`, whatever its role, without a log entry. Such an account must not remain, because the
   * demonstration publishes its password.
   */
  removeSampleAccount(id: string): Promise<void>;
};
