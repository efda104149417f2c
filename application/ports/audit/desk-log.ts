import type { DeskAction } from '../../../domain/desk/actions.ts';

/** The member who acted: id of the account, and its name at that time. */
export type Actor = { readonly id: string; readonly name: string };

/** Entry of the desk's audit log: one action of a member. */
export type DeskEntry = {
  readonly by: Actor;
  /** Unix ms. */
  readonly at: number;
  readonly action: DeskAction;
  /** Id of the request, property or account that was changed. */
  readonly subject: string | undefined;
  /** Further details without personal data, such as a state or a day. JSON values only. */
  readonly detail?: Readonly<Record<string, string | number>>;
};

/** A stored entry; `seq` increases. The account's id is `undefined` after its removal. */
export type StoredDeskEntry = Omit<DeskEntry, 'by'> & {
  readonly seq: number;
  readonly by: Omit<Actor, 'id'> & { readonly id: string | undefined };
};

/** Audit log of the desk. Every write of the desk stores its entry in the same transaction. */
export type DeskLog = {
  /** Returns up to `count` entries before `seq`, newest first; only those of `subject`, if given. */
  before(seq: number | undefined, count: number, subject?: string): Promise<readonly StoredDeskEntry[]>;
  /** Returns up to `count` entries of one account before `seq`, newest first. */
  ofAgent(agentId: string, seq: number | undefined, count: number): Promise<readonly StoredDeskEntry[]>;
  /** Stores a single entry, for an action that changes nothing in this store, such as the export of a list. */
  note(entry: DeskEntry): Promise<void>;
  /** Erases entries older than `before` (Unix ms) and returns their number. */
  expire(before: number): Promise<number>;
};
