import type { Reason } from '../../finding/reason.ts';
import type { FeedFinding } from '../catalogue/feed.ts';

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

/** A finding of an import, by what became of what it is about; `externalId`: how its system names it, where that is no id of ours. */
export type ImportFinding = FeedFinding & {
  readonly severity: 'refused' | 'left-out' | 'warning';
  readonly externalId?: string;
};

/**
 * What an import did and found. Versions of the site that know no `findings` and no `why` may read it beside this one: for them `lines`
 * and `reason` say the same in English.
 */
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
      /** Absent in reports of those versions, and where a later one wrote what this one does not know. */
      readonly findings?: readonly ImportFinding[] | undefined;
      /** How many lines there were more. */
      readonly more: number;
    }
  /** Nothing was published; `why` is absent of what was thrown. */
  | { readonly outcome: 'kept' | 'failed'; readonly reason: string; readonly why?: Reason | undefined };

/** What a night erased, how many of each kind by its name. */
export type NightNote = Readonly<Record<string, number>>;
