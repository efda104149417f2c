/** How far a run of alerts goes: the same for every process and after a crash, so that its mails have the same ids each time. */
export type AlertRuns = {
  /**
   * Gives the last change that the run under way tells of.
   * Where that one came before `first`, the run is over: the next one begins and goes as far as `last`.
   */
  reach(first: number, last: number): Promise<number>;
};
