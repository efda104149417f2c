/** How many reports are kept. */
export const KEPT_REPORTS = 30;

/** A report with its moment, in milliseconds since 1970. */
export type Dated<Report> = { readonly at: number; readonly report: Report };

/** Reports of work that is done again and again: the last of them. */
export type OperationReports<Report> = {
  /** Keeps a report, and of all the last `KEPT_REPORTS`; one that says what the last one says takes its place. */
  keep(report: Report, at: number): Promise<void>;
  /** Gives up to `count` reports, the newest first. */
  last(count: number): Promise<readonly Dated<Report>[]>;
};

/** What an import did and found; lines in the operator's words, as the log has them. */
export type ImportNote =
  | {
      readonly outcome: 'imported';
      /** Absent where visitors see no difference. */
      readonly version?: string;
      readonly added: number;
      readonly changed: number;
      readonly removed: number;
      readonly unchanged: number;
      /** Things with a record that was refused, and things that were read and are to be looked at. */
      readonly refused: number;
      readonly warned: number;
      readonly lines: readonly string[];
      /** How many lines there were more. */
      readonly more: number;
    }
  /** Nothing was published. */
  | { readonly outcome: 'kept' | 'failed'; readonly reason: string };

/** What a night erased, how many of each kind by its name. */
export type NightNote = Readonly<Record<string, number>>;
