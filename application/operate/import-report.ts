import type { RankedAdvert } from '../../domain/advert/finding-order.ts';
import type { FeedFinding } from '../ports/catalogue/feed.ts';
import type { Imported, StoreResult } from '../ports/catalogue/catalogue-import.ts';
import type { FindingCounts } from '../ports/catalogue/import-runs.ts';
import type { ImportFinding } from '../ports/operation/operation-reports.ts';

/** Result of an import, for the operator. */
export type ImportReport = {
  readonly listings: Differences;
  readonly projects: Differences;
  /** Why records of listings and projects were refused. */
  readonly refused: readonly FeedFinding[];
  /** Parts ignored in other records, such as pictures and duplicates. */
  readonly leftOut: readonly FeedFinding[];
  /** Imported data that the agency should check. */
  readonly warnings: readonly FeedFinding[];
  /** Legal requirements that new or changed adverts violate. */
  readonly adverts: readonly AdvertFindings[];
  readonly counts: FindingCounts;
  /** Packages that were refused as a whole, then packages that wait for a later import. Both are in `refused` and `leftOut` too. */
  readonly packages: readonly FeedFinding[];
  readonly refusedPackages: number;
  readonly externalIds: ExternalIds;
  /** Ids, and names of packages, that a feed of changes is about; absent for a feed of everything. */
  readonly ofChanges?: readonly string[];
};

/**
 * Findings of an import, including an import that published nothing. The records that it refused may explain listings that seem to be
 * removed.
 */
export type ReportedFindings = Pick<ImportReport, 'refused' | 'leftOut' | 'warnings' | 'counts' | 'externalIds'>;

/** Ids in the agency's CRM by the site's id, for CRM ids that do not fit the site's format. */
export type ExternalIds = ReadonlyMap<string, string>;

/** A finding with the id of its record in the agency's CRM, if that differs from the site's id. */
export type IdentifiedFinding = FeedFinding & { readonly externalId?: string };

/** Findings of one advert; `isNew`: whether the advert was not published before. */
export type AdvertFindings = RankedAdvert;

/** Ids of listings or projects. */
export type Differences = {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** Ids of listings or projects whose published version stays, because one of their records was refused. */
  readonly kept: readonly string[];
  readonly unchanged: readonly string[];
};

export type ImportOutcome =
  /** `version` is absent if nothing changed. */
  | { readonly kind: 'imported'; readonly version: string | undefined; readonly report: ImportReport }
  /** Nothing was changed: that so many listings are removed at once is more likely the mistake of a broken feed. */
  | ({ readonly kind: 'removes-too-much'; readonly removed: readonly string[]; readonly of: number } & ReportedFindings)
  /** The feed contains no listing record that can be read. */
  | ({ readonly kind: 'nothing-readable' } & ReportedFindings)
  /** Another import is running, or took over the lease while this one ran. */
  | { readonly kind: 'another-import' };

/** All findings of an import, most severe first. */
export function findingsOf({
  refused,
  leftOut,
  warnings,
  externalIds,
}: Omit<ReportedFindings, 'counts'>): readonly ImportFinding[] {
  return [
    ...importFindings('refused', refused, externalIds),
    ...importFindings('left-out', leftOut, externalIds),
    ...importFindings('warning', warnings, externalIds),
  ];
}

/** Adds severity and external ids to findings. */
function importFindings(
  severity: ImportFinding['severity'],
  findings: readonly FeedFinding[],
  externalIds: ExternalIds,
): readonly ImportFinding[] {
  return withExternalIds(findings, externalIds).map(finding => ({ severity, ...finding }));
}

/** Adds the id in the agency's CRM to findings whose record has one. */
export function withExternalIds(
  findings: readonly FeedFinding[],
  externalIds: ExternalIds,
): readonly IdentifiedFinding[] {
  return findings.map(finding => {
    const externalId = externalIds.get(finding.id);
    return { ...finding, ...(externalId !== undefined && { externalId }) };
  });
}

/** Whether the published data change. */
export function differs({ added, changed, removed }: Differences): boolean {
  return added.length + changed.length + removed.length > 0;
}

/** Counts the records of one kind by outcome. */
export class OutcomeCounter {
  readonly added: string[] = [];
  readonly changed: string[] = [];
  readonly kept: string[] = [];
  readonly unchanged: string[] = [];

  get readable(): number {
    return this.added.length + this.changed.length + this.unchanged.length;
  }

  count(put: readonly Imported<{ readonly id: string }>[], was: readonly StoreResult[]): void {
    put.forEach(({ thing }, at) => {
      if (was[at] === 'added') this.added.push(thing.id);
      else if (was[at] === 'changed') this.changed.push(thing.id);
      else this.unchanged.push(thing.id);
    });
  }

  report(removed: readonly string[]): Differences {
    const { added, changed, kept, unchanged } = this;
    return { added, changed, removed, kept, unchanged };
  }
}
