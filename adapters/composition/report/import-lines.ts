import { findingLine, severityLine } from '../../../application/finding/finding-line.ts';
import type { ImportLines } from '../../../application/operate/follow-source.ts';
import { findingsOf, type ImportOutcome, withExternalIds } from '../../../application/operate/import-report.ts';
import { advertLines } from './advert-lines.ts';

/** Maximum number of lines on adverts in the log of one run. */
const MOST_ADVERTS = 50;
/** Logs are in English, whatever the languages of the site. */
const LANGUAGE = 'en';

/**
 * Returns the log lines of a successful import.
 * `importLines({ kind: 'imported', version: '2', report })` →
 * `{ isChanged: true, counts: '1 added, 2 changed, 0 removed, 0 refused', adverts: [], refused: [], … }`
 */
export function importLines({ version, report }: Extract<ImportOutcome, { kind: 'imported' }>): ImportLines {
  const { listings, counts, adverts, packages, refused } = report;
  const [first] = packages;
  const { added, changed, removed } = listings;
  const isChanged = version !== undefined;
  const [reason] = withExternalIds(refused.slice(0, 1), report.externalIds);
  return {
    isChanged,
    ...((isChanged || counts.refused > 0) && {
      counts: [
        `${added.length} added, ${changed.length} changed, ${removed.length} removed, ${counts.refused} refused`,
        ...(counts.refused > 0 && reason ? [`the first: ${findingLine(reason, LANGUAGE)}`] : []),
      ].join('; '),
    }),
    ...(first && {
      packages: `${packages.length} packages wait or were refused; the first: ${findingLine(first, LANGUAGE)}`,
    }),
    adverts: advertLines(adverts, MOST_ADVERTS, LANGUAGE),
    refused: findingsOf(report)
      .filter(({ severity }) => severity !== 'warning')
      .map(finding => severityLine(finding.severity, finding, LANGUAGE)),
    findings: counts,
  };
}
