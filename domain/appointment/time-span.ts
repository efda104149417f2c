/** A period between two instants (Unix ms); the end is exclusive. */
export type TimeSpan = { readonly from: number; readonly until: number };

/** Whether two spans share a moment. `overlaps({ from: 1, until: 5 }, { from: 5, until: 9 })` → `false` */
export function overlaps(one: TimeSpan, other: TimeSpan): boolean {
  return one.from < other.until && other.from < one.until;
}

/**
 * Sorts spans and merges those that touch or overlap; drops empty and negative ones.
 * `mergeSpans([{ from: 5, until: 9 }, { from: 1, until: 5 }])` → `[{ from: 1, until: 9 }]`
 */
export function mergeSpans(spans: readonly TimeSpan[]): readonly TimeSpan[] {
  const merged: { from: number; until: number }[] = [];
  for (const { from, until } of spans.filter(span => span.from < span.until).sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && from <= last.until) last.until = Math.max(last.until, until);
    else merged.push({ from, until });
  }
  return merged;
}

/**
 * Reduces merged, sorted spans to at most `most` by closing the shortest gaps; if gaps have the same length, the later one is closed first.
 * `limitSpans([{ from: 0, until: 2 }, { from: 3, until: 4 }, { from: 8, until: 9 }], 2)` → `[{ from: 0, until: 4 }, { from: 8, until: 9 }]`
 */
export function limitSpans(spans: readonly TimeSpan[], most: number): readonly TimeSpan[] {
  if (spans.length <= most) return spans;
  const gaps = spans.slice(1).map(({ from }, at) => ({ at: at + 1, length: from - (spans[at]?.until ?? from) }));
  const longest = gaps.sort((a, b) => b.length - a.length || a.at - b.at).slice(0, most - 1);
  const starts = [0, ...longest.map(({ at }) => at).sort((a, b) => a - b)];
  return starts.map((start, number) => ({
    from: spans[start]?.from ?? 0,
    until: spans[(starts[number + 1] ?? spans.length) - 1]?.until ?? 0,
  }));
}

/**
 * Merges spans into at most `most` spans; `joined` is true if gaps had to be closed to get there.
 * `joinSpans([{ from: 3, until: 4 }, { from: 0, until: 2 }], 1)` → `{ times: [{ from: 0, until: 4 }], joined: true }`
 */
export function joinSpans(
  spans: readonly TimeSpan[],
  most: number,
): { readonly times: readonly TimeSpan[]; readonly joined: boolean } {
  const merged = mergeSpans(spans);
  const times = limitSpans(merged, most);
  return { times, joined: times !== merged };
}

/**
 * Parts of a span outside the `taken` spans, which must be merged and sorted.
 * `freeSpans({ from: 0, until: 9 }, [{ from: 3, until: 4 }])` → `[{ from: 0, until: 3 }, { from: 4, until: 9 }]`
 */
export function freeSpans(whole: TimeSpan, taken: readonly TimeSpan[]): readonly TimeSpan[] {
  const free: TimeSpan[] = [];
  let { from } = whole;
  for (let at = firstAfter(taken, whole.from); at < taken.length; at++) {
    const span = taken[at];
    if (!span || span.from >= whole.until) break;
    if (span.from > from) free.push({ from, until: span.from });
    from = Math.max(from, span.until);
  }
  if (from < whole.until) free.push({ from, until: whole.until });
  return free;
}

/**
 * Number of viewings of `length` that fit into sorted free spans, with `travel` between two; at most `most`. All values have the same
 * unit. `viewingsThatFit([{ from: 0, until: 180 }], { length: 30, travel: 15, most: 9 })` → `4`
 */
export function viewingsThatFit(
  free: readonly TimeSpan[],
  { length, travel, most }: { readonly length: number; readonly travel: number; readonly most: number },
): number {
  let count = 0;
  let earliest = Number.NEGATIVE_INFINITY;
  // Greedy: starting each viewing as early as possible fits the most.
  for (const { from, until } of free) {
    for (let begin = Math.max(from, earliest); count < most && begin + length <= until; begin = earliest) {
      count++;
      earliest = begin + length + travel;
    }
  }
  return count;
}

/** Index of the first of the sorted spans that ends after an instant. */
function firstAfter(spans: readonly TimeSpan[], instant: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.until ?? 0) <= instant) low = middle + 1;
    else high = middle;
  }
  return low;
}
