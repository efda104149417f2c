import type { ImportLines } from '../../application/operate/follow-source.ts';
import type { ExternalIds, ImportOutcome, ImportReport } from '../../application/operate/import-report.ts';
import type { FeedFinding } from '../../application/ports/feed.ts';
import { advertLines } from './advert-words.ts';

/** Lines on adverts that one run logs. */
const MOST_ADVERTS = 50;

/**
 * What the log says of an import that went well.
 * `importLines({ kind: 'imported', version: '2', report })` → `{ changes: '1 added, 2 changed, 0 removed, 0 refused', adverts: [], refused: [] }`
 */
export function importLines({ version, report }: Extract<ImportOutcome, { kind: 'imported' }>): ImportLines {
  const { listings, counts, adverts, refused, leftOut, externalIds } = report;
  const { added, changed, removed } = listings;
  return {
    changes:
      version === undefined
        ? undefined
        : `${added.length} added, ${changed.length} changed, ${removed.length} removed, ${counts.refused} refused`,
    adverts: advertLines(adverts, MOST_ADVERTS),
    refused: [...refused, ...leftOut].map(finding => lineOf(finding, externalIds)),
    findings: counts,
  };
}

/** All that an import found in its feed, a line each: what was refused, what was left out, what is to be looked at. */
export function findingsOf({ refused, leftOut, warnings, externalIds }: ImportReport): readonly string[] {
  return Object.entries({ refused, 'left out': leftOut, warning: warnings }).flatMap(([what, findings]) =>
    findings.map(finding => `${what}: ${lineOf(finding, externalIds)}`),
  );
}

function lineOf({ id, field, reason }: FeedFinding, externalIds: ExternalIds): string {
  const external = externalIds.get(id);
  return `${id}${external === undefined ? '' : ` (${external})`} ${field}: ${reason}`;
}
