/** What time it is. */
export type Clock = {
  /** Gives milliseconds since 1970-01-01T00:00Z. */
  now(): number;
};
