/** One comparison: our cost, the peer's cost, and the peer's divided by ours. */
export type BenchRow = {
  readonly name: string;
  readonly ours: number;
  /** `undefined` for rows without a peer, whose `note` explains `ratio`. */
  readonly peer: number | undefined;
  readonly ratio: number | undefined;
  readonly unit: string;
  readonly note: string;
};

/**
 * Runs the candidates alternately in rounds, so that other load affects all alike; returns each one's median in microseconds per call. The
 * first round is a warm-up.
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

/** `run` receives the number of the call; `calls` per round. */
export type Candidate = { readonly run: (call: number) => unknown; readonly calls: number };

/**
 * Runs candidates that measure themselves alternately in rounds, and returns each one's results without those of the first `warming`
 * rounds. `await inTurn([() => rate(a), () => rate(b)], 9)` → two lists of nine
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

/** Percentile of the values. `percentile([5, 1, 3], 0.5)` → `3`; a share of 1 returns the largest. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The rows as a text table. */
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
