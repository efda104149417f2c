/** Passwords that became known by a breach somewhere. */
export type BreachedPasswords = {
  /** Tells whether a password, as it was typed, is among them: of those that are always, of others falsely at most once in 1,000. */
  has(password: string): Promise<boolean>;
};
