import type { Found } from '../../domain/advert/finding-order.ts';
import type { FeedFinding } from '../ports/catalogue/feed.ts';
import type { Imported, Put } from '../ports/catalogue/catalogue-import.ts';
import type { FindingCounts } from '../ports/catalogue/import-runs.ts';
import type { ImportFinding } from '../ports/operation/operation-reports.ts';

/** What an import did, as the operator reads it. */
export type ImportReport = {
  readonly listings: Differences;
  readonly projects: Differences;
  /** Of listings and projects with a record that could not be taken: what is wrong with them. */
  readonly refused: readonly FeedFinding[];
  /** Of others: pictures and second records that were left out. */
  readonly leftOut: readonly FeedFinding[];
  /** What was read and should be looked at. */
  readonly warnings: readonly FeedFinding[];
  /** What adverts that are new or changed still lack by law, or say though they may not. */
  readonly adverts: readonly AdvertFindings[];
  readonly counts: FindingCounts;
  readonly externalIds: ExternalIds;
};

/** How the system names things whose ids ours cannot hold, by the ids under which they are kept. */
export type ExternalIds = ReadonlyMap<string, string>;

/** Of a listing; `isNew`: visitors did not see it before. */
export type AdvertFindings = Found;

/** Ids of one kind. */
export type Differences = {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** Left as visitors see them, because a record of theirs was refused. */
  readonly kept: readonly string[];
  readonly unchanged: number;
};

export type ImportOutcome =
  /** `version`: absent where nothing was different. */
  | { readonly kind: 'imported'; readonly version: string | undefined; readonly report: ImportReport }
  /** Nothing was changed: so much at once is more often a broken feed than a fact. */
  | {
      readonly kind: 'removes-too-much';
      readonly removed: readonly string[];
      readonly of: number;
      /** Records that were left out: perhaps they belong to what seems removed. */
      readonly refused: readonly FeedFinding[];
      readonly externalIds: ExternalIds;
    }
  /** No record of a listing could be read. */
  | {
      readonly kind: 'nothing-readable';
      readonly refused: readonly FeedFinding[];
      readonly externalIds: ExternalIds;
    }
  /** Another import is under way, or took over from this one. */
  | { readonly kind: 'another-import' };

/** All that an import found in its feed, what weighs most first. */
export function findingsOf({ refused, leftOut, warnings, externalIds }: ImportReport): readonly ImportFinding[] {
  return [
    ...importFindings('refused', refused, externalIds),
    ...importFindings('left-out', leftOut, externalIds),
    ...importFindings('warning', warnings, externalIds),
  ];
}

/** Findings with their severity, and with how the system names their things. */
export function importFindings(
  severity: ImportFinding['severity'],
  findings: readonly FeedFinding[],
  externalIds: ExternalIds,
): readonly ImportFinding[] {
  return findings.map(finding => {
    const externalId = externalIds.get(finding.id);
    return { severity, ...finding, ...(externalId !== undefined && { externalId }) };
  });
}

/** Whether visitors will see any difference. */
export function differs({ added, changed, removed }: Differences): boolean {
  return added.length + changed.length + removed.length > 0;
}

/** What became of the things of one kind. */
export class Tally {
  readonly added: string[] = [];
  readonly changed: string[] = [];
  readonly kept: string[] = [];
  unchanged = 0;

  get readable(): number {
    return this.added.length + this.changed.length + this.unchanged;
  }

  count(put: readonly Imported<{ readonly id: string }>[], was: readonly Put[]): void {
    put.forEach(({ thing }, at) => {
      if (was[at] === 'added') this.added.push(thing.id);
      else if (was[at] === 'changed') this.changed.push(thing.id);
      else this.unchanged++;
    });
  }

  report(removed: readonly string[]): Differences {
    const { added, changed, kept, unchanged } = this;
    return { added, changed, removed, kept, unchanged };
  }
}
