/** Suppression list: hashes of the addresses of people who refuse mails that other visitors trigger, such as recommendations. */
export type SuppressionList = {
  /** Adds the hash of a person's address. Idempotent. */
  add(person: string, now: number): Promise<void>;
  /** Whether the list contains the hash of a person's address. */
  has(person: string): Promise<boolean>;
};
