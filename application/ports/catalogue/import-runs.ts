/**
 * When the agency's system was asked, and what came of it: the same for every process of a site, so that one of them asks and an
 * operator sees how it went. Times are milliseconds since 1970.
 */
export type ImportRuns = {
  /** Notes that a run begins, and says so. Where another began after `notSince`, it is too early, and nothing is noted. */
  begin(now: number, notSince: number): Promise<boolean>;
  /** Notes how the run that began last has ended. */
  ended(run: EndedImport): Promise<void>;
  /** Gives the run that began last, and before any nothing. */
  last(): Promise<LastImport | undefined>;
};

/**
 * `failure`: why visitors go on seeing what they saw, in the operator's words; absent where it went well. `findings`: what a run that
 * went well found.
 */
export type EndedImport = {
  readonly at: number;
  readonly failure: string | undefined;
  readonly findings?: FindingCounts | undefined;
};

/** Listings and projects, however many records and fields each has: with a record that was refused, and others to look at. */
export type FindingCounts = { readonly refused: number; readonly warned: number };

export type LastImport = {
  readonly beganAt: number;
  /** How the last run ended that did; absent before any. */
  readonly ended: EndedImport | undefined;
  /** When one went well. */
  readonly succeededAt: number | undefined;
  /** How many runs failed since. */
  readonly failures: number;
  /** Of the run that went well last. */
  readonly findings: FindingCounts | undefined;
};
