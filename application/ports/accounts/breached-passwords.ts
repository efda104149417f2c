/** Passwords known from data breaches. */
export type BreachedPasswords = {
  /**
   * Whether a password, as typed, was leaked in a data breach. Recognises every known one; for any other password the answer is wrong in at
   * most one case in 1,000.
   */
  has(password: string): Promise<boolean>;
};
