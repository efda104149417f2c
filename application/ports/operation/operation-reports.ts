import type { Reason } from '../../finding/reason.ts';
import type { FeedFinding } from '../catalogue/feed.ts';

/** Maximum number of stored reports of each kind; older reports are deleted. */
export const KEPT_REPORTS = 30;

/** A report and its time (Unix ms). */
export type TimedReport<Report> = { readonly at: number; readonly report: Report };

/** Stores the latest reports of a recurring job. */
export type OperationReports<Report> = {
  /** Stores a report and deletes all but the last `KEPT_REPORTS`. A report equal to the last one replaces it. */
  keep(report: Report, at: number): Promise<void>;
  /** Returns up to `count` reports, newest first. */
  last(count: number): Promise<readonly TimedReport<Report>[]>;
};

/**
 * A finding of an import and its consequence. `externalId`: id of the property or project in the agency's CRM, if it
 * differs from the site's.
 */
export type ImportFinding = FeedFinding & {
  readonly severity: 'refused' | 'left-out' | 'warning';
  readonly externalId?: string;
};

/**
 * Result of an import. `lines` and `reason` repeat `findings` and `why` in English, for an older version of the site that reads the same
 * database during an update.
 */
export type ImportNote =
  | {
      readonly outcome: 'imported';
      /** Version of the catalogue that was published; absent if nothing visible changed. */
      readonly version?: string;
      readonly added: number;
      readonly changed: number;
      readonly removed: number;
      readonly unchanged: number;
      /** `refused`: number of properties and projects with a refused record; `warned`: number of imported ones with warnings. */
      readonly refused: number;
      readonly warned: number;
      readonly lines: readonly string[];
      /**
       * All findings; absent if the report was stored by a version that stored none, or contains a finding of a newer version that this one
       * does not know.
       */
      readonly findings?: readonly ImportFinding[] | undefined;
      /** Number of further findings that are not stored. */
      readonly more: number;
      /**
       * Ids, and names of packages, that a feed of changes was about; absent if the feed contained everything, or an older version stored the
       * report.
       */
      readonly ofChanges?: readonly string[] | undefined;
    }
  /**
   * Nothing was published. `why` is absent if the import ended with an unexpected error. `findings`: the refused records of a feed that
   * could be read; `more`: number of findings left out of the list.
   */
  | {
      readonly outcome: 'kept' | 'failed';
      readonly reason: string;
      readonly why?: Reason | undefined;
      readonly findings?: readonly ImportFinding[] | undefined;
      readonly more?: number | undefined;
    };

/** Number of items that the nightly job erased, by kind. */
export type NightNote = Readonly<Record<string, number>>;
