import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { SiteHealth } from '../../application/operate/site-health.ts';
import type { OutboxDepth } from '../../application/ports/mails/outbox.ts';
import { RequestTally, type Response } from './request-tally.ts';

/** Current size of a cache, and evictions since the start of the process. */
type CacheFigures = { readonly bytes: number; readonly entries: number; readonly evictions: number };

/** Sources read at each scrape. All labels have a fixed set of values and contain no personal data. */
export type MetricsSources = {
  /** Version of the software. */
  readonly version: string;
  readonly pageCache: () => CacheFigures;
  readonly pictureCache: () => CacheFigures & { readonly hits: number; readonly misses: number };
  readonly connections: () => Promise<number>;
  readonly securityEvents: () => Iterable<{ readonly event: string; readonly why: string; readonly count: number }>;
  readonly forms: () => Iterable<{ readonly form: string; readonly outcome: string; readonly count: number }>;
  readonly droppedLines: () => number;
  readonly isDatabaseUp: () => boolean;
  /** Rejects if the database is unavailable. */
  readonly health: () => Promise<SiteHealth>;
  /** Current time, Unix ms. */
  readonly now: () => number;
};

export type SiteMetrics = {
  /** Counts a response. */
  answered(response: Response): void;
  /** All metrics in the Prometheus text format. Waits at most `HEALTH_MS` for the database. */
  text(): Promise<string>;
  readonly contentType: string;
};

/**
 * Timeout of the database in milliseconds: below Prometheus's default scrape timeout (10 s), above the timeout of the hourly certificate
 * check (5 s).
 */
const HEALTH_MS = 5_500;
const SECOND_MS = 1_000;

/** Creates the metrics of a site and of its process. `makeSiteMetrics(sources).text()` */
export function makeSiteMetrics(sources: MetricsSources): SiteMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge<Label>({ name: `clairval_${name}`, help, labelNames, registers });
  const counter = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter<Label>({ name: `clairval_${name}_total`, help, labelNames, registers });

  gauge('info', 'Always 1; the label is the version that runs', ['version']).set({ version: sources.version }, 1);
  const requests = counter('requests', 'Responses by name of the page or endpoint, method and status', [
    'route',
    'method',
    'status',
  ]);
  const tally = new RequestTally();
  registry.registerMetric(
    tally.histogram(
      'clairval_request_seconds',
      'From the head of a request until its response was handed to the system',
    ),
  );
  const pages = cacheMetrics('page', 'Cache of pages in memory');
  const pictures = cacheMetrics('picture', 'Cache of resized pictures on the disk');
  const connections = gauge('connections', 'Open connections of visitors');
  const events = counter('security_events', 'Security events, including those that the log left out', ['event', 'why']);
  const forms = counter('forms', 'Forms sent, by outcome', ['form', 'outcome']);
  const dropped = counter('log_lines_dropped', 'Lines of the log that were dropped because its reader was too slow');
  const databaseUp = gauge('database_up', 'Whether the database answered the last query of this endpoint: 1 or 0');
  const waiting = gauge('queue_waiting', 'Mails and leads that are to be sent', ['queue']);
  const oldest = gauge('queue_oldest_seconds', 'Age of the oldest pending mail or lead; 0 if none is pending', [
    'queue',
  ]);
  const givenUp = gauge('queue_given_up', 'Mails and leads that are not tried again', ['queue']);
  const imports = {
    began: gauge('import_last_run_timestamp_seconds', 'Start of the last import'),
    succeeded: gauge('import_last_success_timestamp_seconds', 'Time of the last import that succeeded'),
    failures: gauge('import_failures', 'Imports that failed since the last one that succeeded'),
    findings: gauge('import_findings', 'Refused records and warnings of the last import that succeeded', ['kind']),
  };
  const disk = gauge('disk_bytes', 'Bytes of the disk of the data directory', ['part']);
  const certificate = gauge('certificate_end_timestamp_seconds', 'End of the certificate of the public address');
  const secret = gauge('secret_made_timestamp_seconds', 'Creation of the secret in the data directory');
  const backup = gauge('backup_last_success_timestamp_seconds', 'Start of the last completed backup');
  const healthGauges = [waiting, oldest, givenUp, ...Object.values(imports), disk, certificate, secret, backup];

  function cacheMetrics(name: string, help: string) {
    return {
      bytes: gauge(`${name}_cache_bytes`, `${help}: bytes`),
      entries: gauge(`${name}_cache_entries`, `${help}: entries`),
      hits: counter(`${name}_cache_hits`, `${help}: requests that found their entry`),
      misses: counter(`${name}_cache_misses`, `${help}: requests that did not find their entry`),
      evictions: counter(`${name}_cache_evictions`, `${help}: entries dropped because it was full`),
    };
  }

  async function readProcess(): Promise<void> {
    for (const [cache, now] of [
      [pages, sources.pageCache()],
      [pictures, sources.pictureCache()],
    ] as const) {
      cache.bytes.set(now.bytes);
      cache.entries.set(now.entries);
      total(cache.evictions, now.evictions);
    }
    for (const [cache, { hits, misses }] of [
      [pages, tally],
      [pictures, sources.pictureCache()],
    ] as const) {
      total(cache.hits, hits);
      total(cache.misses, misses);
    }
    requests.reset();
    for (const { route, method, status, count } of tally.counts()) requests.inc({ route, method, status }, count);
    events.reset();
    for (const { event, why, count } of sources.securityEvents()) events.inc({ event, why }, count);
    forms.reset();
    for (const { form, outcome, count } of sources.forms()) forms.inc({ form, outcome }, count);
    total(dropped, sources.droppedLines());
    connections.set(await sources.connections());
  }

  function setHealth({
    mails,
    leads,
    imports: run,
    disk: space,
    certificateEndsAt,
    secretMadeAt,
    backedUpAt,
  }: SiteHealth): void {
    const queue = (name: string, depth: OutboxDepth) => {
      waiting.set({ queue: name }, depth.waiting);
      oldest.set({ queue: name }, depth.oldestAt === undefined ? 0 : (sources.now() - depth.oldestAt) / SECOND_MS);
      givenUp.set({ queue: name }, depth.dead);
    };
    queue('mail', mails);
    queue('lead', leads);
    time(imports.began, run?.beganAt);
    time(imports.succeeded, run?.succeededAt);
    if (run) imports.failures.set(run.failures);
    if (run?.findings) {
      imports.findings.set({ kind: 'refused' }, run.findings.refused);
      imports.findings.set({ kind: 'warned' }, run.findings.warned);
    }
    if (space) {
      disk.set({ part: 'free' }, space.free);
      disk.set({ part: 'total' }, space.total);
    }
    time(certificate, certificateEndsAt);
    time(secret, secretMadeAt);
    time(backup, backedUpAt);
  }

  /** Pending health query, shared by concurrent scrapes so that a hanging database is queried only once. */
  let asked: Promise<SiteHealth | undefined> | undefined;
  function currentHealth(): Promise<SiteHealth | undefined> {
    asked ??= sources
      .health()
      .catch(() => undefined)
      .finally(() => {
        asked = undefined;
      });
    return within(HEALTH_MS, asked);
  }

  async function text(): Promise<string> {
    const isUp = sources.isDatabaseUp();
    const [health] = await Promise.all([isUp ? currentHealth() : undefined, readProcess()]);
    databaseUp.set(health ? 1 : 0);
    // Remove unknown values instead of reporting outdated ones.
    for (const each of healthGauges) clear(each);
    if (health) setHealth(health);
    return registry.metrics();
  }

  return {
    answered: response => tally.add(response),
    text,
    contentType: registry.contentType,
  };
}

function total(counter: Counter<never>, value: number): void {
  counter.reset();
  counter.inc(value);
}

function time(gauge: Gauge<never>, ms: number | undefined): void {
  if (ms !== undefined) gauge.set(ms / SECOND_MS);
}

/** Removes all values; `reset` alone would leave a 0 for a gauge without labels. */
function clear(gauge: Gauge): void {
  gauge.reset();
  gauge.remove({});
}

/** Value of the promise, or `undefined` after `ms` milliseconds. */
function within<Value>(ms: number, promise: Promise<Value | undefined>): Promise<Value | undefined> {
  return new Promise(resolve => {
    const timer = setTimeout(() => resolve(undefined), ms);
    void promise.then(value => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}
