/** The suppression list: people who want no more mails that a stranger asked for, by hashes of their addresses. */
export type SuppressionList = {
  /** Adds the hash of a person's address; a second time changes nothing. */
  add(person: string, now: number): Promise<void>;
  /** Whether the list has that hash. */
  has(person: string): Promise<boolean>;
};
