/** Maximum number of edits (letters inserted, deleted, replaced or swapped) by which a misspelt name may differ from the name meant. */
const MOST_CHANGES = 2;
/** Minimum length in characters of a name that is compared; shorter names resemble too many others. */
const SHORTEST = 4;

/**
 * The name that was probably meant, ignoring case: the nearest within two edits and a quarter of its length; `undefined` if there is none.
 * `likelyName('SMPT_URL', ['SMTP_URL', 'PORT'])` → `'SMTP_URL'`
 */
export function likelyName(written: string, names: readonly string[]): string | undefined {
  if (written.length < SHORTEST) return undefined;
  const folded = written.toLowerCase();
  const mostOf = (name: string) => Math.min(MOST_CHANGES, Math.floor(name.length / 4));
  const [likely] = names
    // The difference in length is a lower bound of the distance, so most names need no comparison by letter.
    .filter(name => Math.abs(written.length - name.length) <= mostOf(name))
    .map(name => ({ name, changes: changesBetween(folded, name.toLowerCase()) }))
    .filter(({ name, changes }) => changes <= mostOf(name))
    .sort((one, other) => one.changes - other.changes);
  return likely?.name;
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
