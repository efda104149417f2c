import type { DeskRole } from '../../../domain/desk/access.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { DeskEntry } from '../audit/desk-log.ts';
import type { Mail } from '../mails/outbox.ts';
import type { OwnerLink } from './owners.ts';

/** An account of the desk. */
export type Agent = {
  readonly id: string;
  /** As the agency wrote it. */
  readonly email: string;
  readonly language: Language;
  readonly role: DeskRole;
  /** The person of the content's team whose properties and visits are theirs. */
  readonly personId: string | undefined;
  readonly invitedAt: number;
  readonly hasPassword: boolean;
  readonly hasSecondFactor: boolean;
};

/** `id`: of the account, where the address has none yet. */
export type AgentInvitation = Pick<Agent, 'id' | 'email' | 'language' | 'role' | 'personId' | 'invitedAt'>;

/** `last-manager`: the only manager who can log in; without one no agent could be invited, so nothing changed. */
export type AgentChanged = 'changed' | 'unknown' | 'last-manager';

/** Who works at the desk. Every write keeps its entry of the log in the same transaction. */
export type Agents = {
  /** Gives an account as it is now. */
  byId(id: string): Promise<Agent | undefined>;
  /** Gives the account of an address, whatever the letter case. */
  byEmail(email: string): Promise<Agent | undefined>;
  /** Gives every account, by address. */
  all(): Promise<readonly Agent[]>;
  /**
   * Keeps an account with a link and the mails that bring it, and gives the account. An address that has one keeps it with its password
   * and gets role, person and language anew, unless it is the last manager's, whose role stays; earlier links of it count no more.
   * The first account there is becomes a manager's.
   */
  invite(invitation: AgentInvitation, link: OwnerLink, mails: readonly Mail[], entry: DeskEntry): Promise<Agent>;
  /** Changes role, person and language of an account. */
  change(id: string, to: Pick<Agent, 'role' | 'personId' | 'language'>, entry: DeskEntry): Promise<AgentChanged>;
  /** Ends an account with its links, logins, second factor and private calendar. */
  remove(id: string, entry: DeskEntry): Promise<AgentChanged>;
  /** Keeps an account with its password and writes nothing else, for a site whose content is made up; one whose address or id is known is left as it is. */
  settle(invitation: AgentInvitation, passwordHash: string): Promise<void>;
  /** Ends an account that was settled, whatever its role, and writes nothing else: its password is public. */
  unsettle(id: string): Promise<void>;
};
