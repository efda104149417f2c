/** What may be done `most` times in each window of `windowMs`. The key holds no personal data in clear. */
export type Limit = { readonly key: string; readonly windowMs: number; readonly most: number };

/** How often something was done by or to a person, in windows of time. */
export type Limits = {
  /**
   * Counts one more for a key in the window of `windowMs` that `now` lies in, and gives the count with it; other processes count too.
   * Keys hold no personal data in clear.
   */
  count(key: string, windowMs: number, now: number): Promise<number>;
  /** Gives the count without counting. */
  counted(key: string, windowMs: number, now: number): Promise<number>;
};
