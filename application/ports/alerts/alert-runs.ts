/**
 * Last listing change that the current run of search alerts covers: the same in every process and after a crash, so that the run's mails
 * always get the same ids.
 */
export type AlertRuns = {
  /**
   * Returns the `seq` of the last listing change that the current run covers. If it is before `first`, that run has ended: then starts the
   * next run, which covers all changes up to `last`.
   */
  reach(first: number, last: number): Promise<number>;
};
