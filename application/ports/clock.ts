export type Clock = {
  /** Returns the current time in Unix ms. */
  now(): number;
};
