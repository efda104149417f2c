import type { DeskEntry } from '../audit/desk-log.ts';
import type { Mail } from '../mails/outbox.ts';
import type { Viewing, ViewingWithRequest } from '../viewings/viewing-records.ts';
import type { HandedWork } from '../../../domain/desk/hand-over.ts';
import type { Agent } from './agent-records.ts';
import type { OwnerLink } from './owners.ts';

/** `id`: id of the new account; ignored if the address has an account. */
export type AgentInvitation = Pick<Agent, 'id' | 'email' | 'language' | 'role' | 'personId' | 'invitedAt'>;

/** `last-manager`: refused, because this is the only manager who can log in; without one no agent could be invited. */
export type AgentChanged = 'changed' | 'unknown' | 'last-manager';

/**
 * `to`: the account that takes over the work, by id, with its name as the desk shows it. `today`: ISO day in Brussels, `at`: Unix ms.
 * `homes`: number of homes of the account's person, counted by the caller, because it depends on the catalogue and the site's content.
 * `isSame`: whether the viewings to be handed over are still those that were checked against the calendar of the other account.
 */
export type HandOver = {
  readonly to: { readonly id: string; readonly name: string } | undefined;
  readonly today: string;
  readonly at: number;
  readonly homes: number;
  readonly isSame: (viewings: readonly Viewing[]) => boolean;
};

/** Log entry and mails of a hand-over, built from the work that was handed over. */
export type HandOverReport = {
  readonly entry: (handed: HandedWork) => DeskEntry;
  /** Mails about a viewing, as it is after the hand-over. */
  readonly ofViewing: (viewing: ViewingWithRequest) => readonly Mail[];
  readonly mails: (handed: HandedWork) => readonly Mail[];
};

/**
 * - `work-left`: refused, because the account has work or homes and nobody was chosen to take it over.
 * - `no-successor`: refused, because the chosen account does not exist or is the one that ends, or because there are viewings or homes and
 *   it is linked to no person of the team.
 * - `work-changed`: refused, because the viewings are no longer those that were checked (`isSame`).
 */
export type AgentLeft = AgentChanged | 'work-left' | 'no-successor' | 'work-changed';

/** Writes the accounts of the desk; `AgentRecords` reads them. Each method stores its entry in the desk's log in the same transaction. */
export type Agents = {
  /**
   * Creates an account, stores its invitation link, enqueues its mails and returns the account.
   * - If the address has an account already, that account gets the new role, person and language; its password stays, and its earlier links
   *   become invalid.
   * - The last manager keeps the role.
   * - The first account of a site becomes a manager.
   * - If another person took over the homes of the person to whom the account is linked, the homes return to that person.
   */
  invite(invitation: AgentInvitation, link: OwnerLink, mails: readonly Mail[], entry: DeskEntry): Promise<Agent>;
  /** Changes role, person and language of an account. The new person's homes return to that person, as with `invite`. */
  change(id: string, to: Pick<Agent, 'role' | 'personId' | 'language'>, entry: DeskEntry): Promise<AgentChanged>;
  /** Removes an account with its links, sessions, second factor and private calendar. */
  remove(id: string, entry: DeskEntry): Promise<AgentChanged>;
  /**
   * Removes an account as `remove` does, after its work has passed to `to`, in the same transaction. Homes pass from person to person, and
   * so do homes that a feed assigns to the former person later. Viewings pass even if the slots of the other person are full; their
   * sequence increases. A request that the other account may not read becomes unassigned. Mails and log entry of `report` are stored with
   * it.
   */
  handOverAndRemove(id: string, handOver: HandOver, report: HandOverReport): Promise<AgentLeft>;
};
