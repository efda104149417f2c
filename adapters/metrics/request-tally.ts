import type { Metric, MetricObjectWithValues, MetricValueWithName } from 'prom-client';

/** Data of a response for the metrics; `ms`: duration, absent if unknown. */
export type Response = {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly ms: number | undefined;
  readonly cache: 'hit' | 'miss' | undefined;
};

/** Upper bounds of the histogram buckets in seconds, from a cached page to a delay after which visitors leave. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const SECOND_MS = 1_000;

/** Counts of a route: responses by method and status, and by histogram bucket (the last one is unbounded). */
type Tally = {
  readonly counts: Map<string, { readonly method: string; readonly status: number; count: number }>;
  readonly within: Uint32Array;
  sum: number;
};

/**
 * Counts responses in plain counters that are converted at each scrape: updating prom-client's metrics directly would cost a tenth of the
 * time for a cached page.
 */
export class RequestTally {
  readonly #routes = new Map<string, Tally>();
  hits = 0;
  misses = 0;

  add({ route, method, status, ms, cache }: Response): void {
    let tally = this.#routes.get(route);
    if (!tally) {
      tally = { counts: new Map(), within: new Uint32Array(BOUNDS.length + 1), sum: 0 };
      this.#routes.set(route, tally);
    }
    const key = method + status;
    const counted = tally.counts.get(key);
    if (counted) counted.count++;
    else tally.counts.set(key, { method, status, count: 1 });
    if (cache === 'hit') this.hits++;
    else if (cache === 'miss') this.misses++;
    if (ms === undefined) return;
    const seconds = ms / SECOND_MS;
    tally.sum += seconds;
    let bound = 0;
    while (seconds > (BOUNDS[bound] ?? Infinity)) bound++;
    tally.within[bound] = (tally.within[bound] ?? 0) + 1;
  }

  counts(): readonly {
    readonly route: string;
    readonly method: string;
    readonly status: number;
    readonly count: number;
  }[] {
    return [...this.#routes].flatMap(([route, { counts }]) =>
      Array.from(counts.values(), counted => ({ route, ...counted })),
    );
  }

  /** The durations as a histogram that can be registered with prom-client. */
  histogram(name: string, help: string): Metric {
    const get = async (): Promise<MetricObjectWithValues<MetricValueWithName<'le' | 'route'>>> => ({
      name,
      help,
      type: 'histogram' as never,
      aggregator: 'sum',
      collect: () => undefined,
      values: [...this.#routes].flatMap(([route, tally]) => bucketsOf(name, route, tally)),
    });
    // The type is asserted, because prom-client's registry uses only `name`, and calls `get` at each scrape.
    return { name, get } as unknown as Metric;
  }
}

function bucketsOf(name: string, route: string, { within, sum }: Tally): MetricValueWithName<'le' | 'route'>[] {
  let count = 0;
  const buckets = [...BOUNDS, '+Inf'].map((le, at) => {
    count += within[at] ?? 0;
    return { metricName: `${name}_bucket`, labels: { le, route }, value: count };
  });
  return [
    ...buckets,
    { metricName: `${name}_sum`, labels: { route }, value: sum },
    { metricName: `${name}_count`, labels: { route }, value: count },
  ];
}
