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

/** Below Prometheus's default scrape timeout (10 s), above the timeout of the hourly certificate check (5 s). */
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

  gauge('info', 'Which version runs: always 1', ['version']).set({ version: sources.version }, 1);
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
  const pages = cacheMetrics('page', 'Pages kept as bytes');
  const pictures = cacheMetrics('picture', 'Pictures kept on the disk');
  const connections = gauge('connections', 'Open connections of visitors');
  const events = counter('security_events', 'Events of the security log, those without a line too', ['event', 'why']);
  const forms = counter('forms', 'Forms sent, by what became of them', ['form', 'outcome']);
  const dropped = counter('log_lines_dropped', 'Lines of the log that nobody took in time');
  const databaseUp = gauge('database_up', 'Whether the database answered last');
  const waiting = gauge('queue_waiting', 'Mails and leads that are to be sent', ['queue']);
  const oldest = gauge('queue_oldest_seconds', 'Age of what waits longest, 0 where nothing waits', ['queue']);
  const givenUp = gauge('queue_given_up', 'Mails and leads that are not tried again', ['queue']);
  const imports = {
    began: gauge('import_last_run_timestamp_seconds', 'When the import began that ran last'),
    succeeded: gauge('import_last_success_timestamp_seconds', 'When an import went well last'),
    failures: gauge('import_failures', 'Imports that failed since one went well'),
    findings: gauge('import_findings', 'Things refused or to be looked at in the import that went well last', ['kind']),
  };
  const disk = gauge('disk_bytes', 'The disk of the data directory', ['part']);
  const certificate = gauge('certificate_end_timestamp_seconds', 'When the certificate of the public address ends');
  const secret = gauge('secret_made_timestamp_seconds', 'When the secret in the data directory was made');
  const backup = gauge('backup_last_success_timestamp_seconds', 'When the backup began that was completed last');
  const standingGauges = [waiting, oldest, givenUp, ...Object.values(imports), disk, certificate, secret, backup];

  function cacheMetrics(name: string, help: string) {
    return {
      bytes: gauge(`${name}_cache_bytes`, `${help}: bytes`),
      entries: gauge(`${name}_cache_entries`, `${help}: how many`),
      hits: counter(`${name}_cache_hits`, `${help}: asked for and there`),
      misses: counter(`${name}_cache_misses`, `${help}: asked for and not there`),
      evictions: counter(`${name}_cache_evictions`, `${help}: put out for want of room`),
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

  function showStanding({
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
    const [stands] = await Promise.all([isUp ? currentHealth() : undefined, readProcess()]);
    databaseUp.set(stands ? 1 : 0);
    // Remove unknown values instead of reporting outdated ones.
    for (const each of standingGauges) clear(each);
    if (stands) showStanding(stands);
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
