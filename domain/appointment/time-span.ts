/** From and until an instant, in milliseconds since 1970; the end is not part of it. */
export type TimeSpan = { readonly from: number; readonly until: number };

/**
 * The same time in as few spans as can be, in their order; what ends before it begins is no time.
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
 * At most `most` spans that hold all of these, which are merged and in order: where there are more, the shortest gaps between them are
 * closed, of one length the later ones first. `fewerSpans([{ from: 0, until: 2 }, { from: 3, until: 4 }, { from: 8, until: 9 }], 2)`
 * → `[{ from: 0, until: 4 }, { from: 8, until: 9 }]`
 */
export function fewerSpans(spans: readonly TimeSpan[], most: number): readonly TimeSpan[] {
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
 * Spans merged into at most `most`; `joined` where these hold more time than the spans do.
 * `joinSpans([{ from: 3, until: 4 }, { from: 0, until: 2 }], 1)` → `{ times: [{ from: 0, until: 4 }], joined: true }`
 */
export function joinSpans(
  spans: readonly TimeSpan[],
  most: number,
): { readonly times: readonly TimeSpan[]; readonly joined: boolean } {
  const merged = mergeSpans(spans);
  const times = fewerSpans(merged, most);
  return { times, joined: times !== merged };
}

/**
 * What is left of a span without the time that is taken, which is merged and in order.
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
 * How many visits of `length` fit one after the other into free spans, which are in order, with `travel` between two; `most` at most.
 * All in the same unit. `viewingsThatFit([{ from: 0, until: 180 }], { length: 30, travel: 15, most: 9 })` → `4`
 */
export function viewingsThatFit(
  free: readonly TimeSpan[],
  { length, travel, most }: { readonly length: number; readonly travel: number; readonly most: number },
): number {
  let count = 0;
  let earliest = Number.NEGATIVE_INFINITY;
  // Each as early as it can be: no other order lets more of the same length fit.
  for (const { from, until } of free) {
    for (let begin = Math.max(from, earliest); count < most && begin + length <= until; begin = earliest) {
      count++;
      earliest = begin + length + travel;
    }
  }
  return count;
}

/** The place of the first span that ends after an instant. */
function firstAfter(spans: readonly TimeSpan[], instant: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.until ?? 0) <= instant) low = middle + 1;
    else high = middle;
  }
  return low;
}
