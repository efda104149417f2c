import { reason } from '../finding/reason.ts';
import type { FeedFinding } from '../ports/catalogue/feed.ts';

/**
 * Joins the findings on each field that a feed does not have to one, with the number of listings and projects that have it; others stay.
 * `joinUnknownFields([{ id: '1', field: 'Tuin', reason: unknown }, { id: '2', field: 'Tuin', reason: unknown }])` →
 * `[{ id: '', field: 'Tuin', reason: { code: 'unknown-field-in', values: { meant: 'GardenArea', count: 2 } } }]`
 */
export function joinUnknownFields(findings: readonly FeedFinding[]): readonly FeedFinding[] {
  const counts = new Map<string, number>();
  for (const { field, reason: why } of findings)
    if (why.code === 'unknown-field') counts.set(field, (counts.get(field) ?? 0) + 1);
  if (counts.size === 0) return findings;
  return findings.flatMap(finding => {
    if (finding.reason.code !== 'unknown-field') return [finding];
    const { field } = finding;
    const count = counts.get(field);
    if (count === undefined) return [];
    counts.delete(field);
    const meant = finding.reason.values?.['meant'] ?? '';
    return [{ id: '', field, reason: reason('unknown-field-in', { meant, count }) }];
  });
}
