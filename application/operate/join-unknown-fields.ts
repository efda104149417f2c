import type { ReasonCode } from '../finding/reason.ts';
import type { FeedFinding } from '../ports/catalogue/feed.ts';

/** Maps the code of a finding about a field of one record to the code of the finding about that field in the whole feed. */
const IN_FEED: ReadonlyMap<string, ReasonCode> = new Map([
  ['unknown-field', 'unknown-field-in'],
  ['field-of-none', 'field-of-none-in'],
]);

/**
 * Replaces all findings about the same unknown field by one, with the number of listings and projects that have it; leaves all other
 * findings unchanged.
 * `joinUnknownFields([{ id: '1', field: 'Tuin', reason: unknown }, { id: '2', field: 'Tuin', reason: unknown }])` →
 * `[{ id: '', field: 'Tuin', reason: { code: 'unknown-field-in', values: { meant: 'GardenArea', count: 2 } } }]`
 */
export function joinUnknownFields(findings: readonly FeedFinding[]): readonly FeedFinding[] {
  const counts = new Map<string, number>();
  for (const { field, reason: why } of findings)
    if (IN_FEED.has(why.code)) counts.set(field, (counts.get(field) ?? 0) + 1);
  if (counts.size === 0) return findings;
  return findings.flatMap(finding => {
    const code = IN_FEED.get(finding.reason.code);
    if (code === undefined) return [finding];
    const { field } = finding;
    const count = counts.get(field);
    if (count === undefined) return [];
    counts.delete(field);
    return [{ id: '', field, reason: { code, values: { ...finding.reason.values, count } } }];
  });
}
