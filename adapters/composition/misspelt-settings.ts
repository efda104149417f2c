import type { LocatedReason } from '../../application/finding/finding-line.ts';
import { reason } from '../../application/finding/reason.ts';

/** Shorter names resemble too many others. */
const SHORTEST = 6;
/** Maximum number of edits (letters changed, neighbours swapped) up to which a name counts as misspelt. */
const MOST_CHANGES = 2;

/**
 * Returns environment variables that no setting reads and whose name almost equals that of a setting.
 * `misspeltSettings({ SMPT_URL: '…' }, ['SMTP_URL'])` → `[{ id: '', field: 'SMPT_URL', reason: { code: 'setting-misspelt', … } }]`
 */
export function misspeltSettings(
  environment: Readonly<Record<string, string | undefined>>,
  settings: readonly string[],
): readonly LocatedReason[] {
  const known = new Set(settings);
  return Object.keys(environment).flatMap(name => {
    if (known.has(name) || name.length < SHORTEST) return [];
    const mostOf = (setting: string) => Math.min(MOST_CHANGES, Math.floor(setting.length / 4));
    const [likely] = settings
      // The difference in length is a lower bound of the distance, so most names need no comparison by letter.
      .filter(setting => Math.abs(name.length - setting.length) <= mostOf(setting))
      .map(setting => ({ setting, changes: changesBetween(name.toUpperCase(), setting) }))
      .filter(({ setting, changes }) => changes <= mostOf(setting))
      .sort((one, other) => one.changes - other.changes);
    return likely ? [{ id: '', field: name, reason: reason('setting-misspelt', { setting: likely.setting }) }] : [];
  });
}

/** Optimal string alignment distance: insertions, deletions, substitutions, and swaps of neighbours. */
function changesBetween(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}
