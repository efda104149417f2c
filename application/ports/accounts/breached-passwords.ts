/** Passwords known from data breaches. */
export type BreachedPasswords = {
  /** Whether a password, as typed, is among them. Never misses one; reports at most one other password in 1,000 wrongly. */
  has(password: string): Promise<boolean>;
};
