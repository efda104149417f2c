import type { DeskAction } from '../../../domain/desk/actions.ts';

/** Who did something in the desk: an account, and its name as it was then. */
export type Actor = { readonly id: string; readonly name: string };

/** One thing that was done in the desk. */
export type DeskEntry = {
  readonly by: Actor;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly action: DeskAction;
  /** Id of what it was done to: a request, a property, an account. */
  readonly subject: string | undefined;
  /** What else tells it, without personal data: a state, a day. JSON values only. */
  readonly detail?: Readonly<Record<string, string | number>>;
};

/** An entry as it was kept; `seq` grows. */
export type StoredDeskEntry = Omit<DeskEntry, 'by'> & {
  readonly seq: number;
  readonly by: Omit<Actor, 'id'> & { readonly id: string | undefined };
};

/** What was done in the desk. Every write of the desk keeps its entry in the transaction of what it writes. */
export type DeskLog = {
  /** Gives up to `count` entries before a `seq`, the newest first; of one subject alone, where one is named. */
  before(seq: number | undefined, count: number, subject?: string): Promise<readonly StoredDeskEntry[]>;
  /** Gives up to `count` entries of what one account did before a `seq`, the newest first. */
  ofAgent(agentId: string, seq: number | undefined, count: number): Promise<readonly StoredDeskEntry[]>;
  /** Keeps an entry by itself, for what changes nothing that this store keeps, such as a list that was taken as a file. */
  note(entry: DeskEntry): Promise<void>;
  /** Erases entries that are older than `before`, and says how many there were. */
  expire(before: number): Promise<number>;
};
