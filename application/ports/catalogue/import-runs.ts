/**
 * Runs of the import from the agency's CRM, shared by all processes of a site, so that only one of them imports, and the operator sees the
 * result. Times are Unix ms.
 */
export type ImportRuns = {
  /** Records the start of a run and returns true. Returns false, and records nothing, if another run started after `notSince`. */
  begin(now: number, notSince: number): Promise<boolean>;
  /** Records the end of the last started run, or of an import of the same source by hand; does nothing before the first run. */
  ended(run: EndedImport): Promise<void>;
  /** Returns the last started run; `undefined` before the first. */
  last(): Promise<LastImport | undefined>;
};

/**
 * `failure`: why nothing was imported, as text for the operator; `undefined` after success. `findings`: numbers of findings of a successful
 * run.
 */
export type EndedImport = {
  readonly at: number;
  readonly failure: string | undefined;
  readonly findings?: FindingCounts | undefined;
};

/** Numbers of listings and projects (not of records). `refused`: those with a refused record; `warned`: those with warnings only. */
export type FindingCounts = { readonly refused: number; readonly warned: number };

/** The last started run, and the results of the runs before it. */
export type LastImport = {
  readonly beganAt: number;
  /** The last run that ended; `undefined` before the first. */
  readonly ended: EndedImport | undefined;
  /** Time of the last successful run. */
  readonly succeededAt: number | undefined;
  /** Number of failed runs since the last successful one. */
  readonly failures: number;
  /** Findings of the last successful run. */
  readonly findings: FindingCounts | undefined;
};
