/** One comparison: what ours and the peer's cost, and how many times the peer costs ours. */
export type BenchRow = {
  readonly name: string;
  readonly ours: number;
  /** Absent where there is no peer; `ratio` then says what `note` says. */
  readonly peer: number | undefined;
  readonly ratio: number | undefined;
  readonly unit: string;
  readonly note: string;
};

/**
 * Runs the candidates in turn, round after round, so that a busy machine disturbs all alike; gives each one's median in
 * microseconds a call. Each is warmed up by one round that does not count.
 */
export function interleaved(candidates: readonly Candidate[], rounds: number): number[] {
  const times = candidates.map((): number[] => []);
  for (let round = -1; round < rounds; round++) {
    candidates.forEach(({ run, calls }, which) => {
      const start = performance.now();
      for (let call = 0; call < calls; call++) run(call);
      if (round >= 0) times[which]?.push(((performance.now() - start) * 1000) / calls);
    });
  }
  return times.map(median);
}

/** `run` is handed the number of the call; `calls` make a round. */
export type Candidate = { readonly run: (call: number) => unknown; readonly calls: number };

/**
 * Runs candidates that measure themselves in turn, round after round, and gives each one's results; the first `warming` rounds do not
 * count. `await inTurn([() => rate(a), () => rate(b)], 9)` → two lists of nine
 */
export async function inTurn(
  candidates: readonly (() => Promise<number>)[],
  rounds: number,
  warming = 1,
): Promise<number[][]> {
  const results = candidates.map((): number[] => []);
  for (let round = -warming; round < rounds; round++) {
    for (const [which, candidate] of candidates.entries()) {
      const result = await candidate();
      if (round >= 0) results[which]?.push(result);
    }
  }
  return results;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** The value that a share of the values stay below. `percentile([5, 1, 3], 0.5)` → `3`; a share of 1 gives the largest. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The rows as a table of text. */
export function table(rows: readonly BenchRow[]): string {
  const cells = rows.map(({ name, ours, peer, ratio, unit, note }) => [
    name,
    figure(ours),
    peer === undefined ? '–' : figure(peer),
    ratio === undefined ? '–' : figure(ratio),
    unit,
    note,
  ]);
  const lines = [['', 'ours', 'peer', 'ratio', 'unit', ''], ...cells];
  const widths = [0, 1, 2, 3, 4, 5].map(column => Math.max(...lines.map(line => line[column]?.length ?? 0)));
  return lines
    .map(line =>
      line
        .map((cell, at) => (at > 0 && at < 4 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function figure(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
