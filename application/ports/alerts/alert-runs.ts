/**
 * Upper bound of the current run of search alerts: the same for every process and after a crash, so that the run's mails get the same ids
 * each time.
 */
export type AlertRuns = {
  /**
   * Returns the `seq` of the last listing change that the current run covers. If it is before `first`, that run has ended: then starts the
   * next run, which covers all changes up to `last`.
   */
  reach(first: number, last: number): Promise<number>;
};
