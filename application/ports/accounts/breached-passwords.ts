/** Passwords known from data breaches. */
export type BreachedPasswords = {
  /**
   * Whether a password, as typed, was leaked in a data breach. Returns `true` for every leaked password in the list; for any other password
   * the result is wrong in at most one case in 1,000.
   */
  has(password: string): Promise<boolean>;
};
