import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { serveMetrics } from '../../../adapters/metrics/serve-metrics.ts';
import { makeSiteMetrics, type MetricsSources } from '../../../adapters/metrics/site-metrics.ts';
import type { SiteHealth } from '../../../application/operate/site-health.ts';
import { ask } from '../../support/reading/ask.ts';
import { FULL } from '../../support/run/full-run.ts';

afterEach(() => vi.useRealTimers());

const NOW = Date.parse('2026-10-25T01:30:00Z');
const STANDING: SiteHealth = {
  mails: { waiting: 3, dead: 1, oldestAt: NOW - 90_000 },
  leads: { waiting: 0, dead: 0, oldestAt: undefined },
  imports: {
    beganAt: NOW - 60_000,
    ended: { at: NOW - 50_000, failure: 'no feed' },
    succeededAt: NOW - 7_200_000,
    failures: 2,
    findings: { refused: 4, warned: 5 },
  },
  disk: { free: 10, total: 40 },
  certificateEndsAt: NOW + 86_400_000,
  secretMadeAt: NOW - 86_400_000,
  backedUpAt: NOW - 3_600_000,
};
const CACHE = { bytes: 100, entries: 2, evictions: 3 };

function open(change: Partial<MetricsSources> = {}) {
  return makeSiteMetrics({
    version: '1.2.3',
    pageCache: () => CACHE,
    pictureCache: () => ({ ...CACHE, hits: 5, misses: 6 }),
    connections: async () => 7,
    securityEvents: () => [{ event: 'login-failed', why: 'password', count: 8 }],
    forms: () => [{ form: 'site-contact', outcome: 'sent', count: 9 }],
    droppedLines: () => 10,
    isDatabaseUp: () => true,
    health: async () => STANDING,
    now: () => NOW,
    ...change,
  });
}

/** Samples of the site's own metrics by name and labels, without process metrics. */
function samples(text: string): Readonly<Record<string, number>> {
  const rows = text.matchAll(/^clairval_(\w+(?:\{[^}]*\})?) (\S+)$/gm);
  return Object.fromEntries(Array.from(rows, ([, name, value]) => [name, Number(value)]));
}

/** Names of the samples in a metrics text. */
const namesIn = (text: string) =>
  new Set([...text.matchAll(/^([a-z]\w*)(?:\{[^}]*\})? \S+$/gm)].map(([, name]) => name));

describe('the metrics', () => {
  test('report the health of the site and the activity of its parts', async () => {
    expect(samples(await open().text())).toMatchObject({
      page_cache_bytes: 100,
      page_cache_entries: 2,
      page_cache_evictions_total: 3,
      picture_cache_hits_total: 5,
      picture_cache_misses_total: 6,
      connections: 7,
      'security_events_total{event="login-failed",why="password"}': 8,
      'forms_total{form="site-contact",outcome="sent"}': 9,
      log_lines_dropped_total: 10,
      database_up: 1,
      'queue_waiting{queue="mail"}': 3,
      'queue_oldest_seconds{queue="mail"}': 90,
      'queue_oldest_seconds{queue="lead"}': 0,
      'queue_given_up{queue="mail"}': 1,
      import_last_run_timestamp_seconds: (NOW - 60_000) / 1000,
      import_last_success_timestamp_seconds: (NOW - 7_200_000) / 1000,
      import_failures: 2,
      'import_findings{kind="refused"}': 4,
      'import_findings{kind="warned"}': 5,
      'disk_bytes{part="free"}': 10,
      'disk_bytes{part="total"}': 40,
      certificate_end_timestamp_seconds: NOW / 1000 + 86_400,
      secret_made_timestamp_seconds: NOW / 1000 - 86_400,
      backup_last_success_timestamp_seconds: NOW / 1000 - 3_600,
    });
  });

  test('count responses by route, method and status, and their durations by route', async () => {
    const metrics = open();
    const page = { route: 'home', method: 'GET', status: 200, ms: 3, cache: 'miss' } as const;
    metrics.answered(page);
    metrics.answered({ ...page, ms: 0.4, cache: 'hit' });
    metrics.answered({ ...page, ms: 70_000, cache: undefined });
    metrics.answered({ route: 'unreadable', method: 'other', status: 431, ms: undefined, cache: undefined });
    // A second read does not count the first one's samples again.
    await metrics.text();
    expect(samples(await metrics.text())).toMatchObject({
      'requests_total{route="home",method="GET",status="200"}': 3,
      'requests_total{route="unreadable",method="other",status="431"}': 1,
      'request_seconds_bucket{le="0.001",route="home"}': 1,
      'request_seconds_bucket{le="0.0025",route="home"}': 1,
      'request_seconds_bucket{le="0.005",route="home"}': 2,
      'request_seconds_bucket{le="10",route="home"}': 2,
      'request_seconds_bucket{le="+Inf",route="home"}': 3,
      'request_seconds_count{route="home"}': 3,
      'request_seconds_sum{route="home"}': expect.closeTo(70.0034),
      page_cache_hits_total: 1,
      page_cache_misses_total: 1,
    });
    expect(await metrics.text()).toContain('# TYPE clairval_request_seconds histogram\n');
  });

  test('omit unknown values, and report that the database is unavailable', async () => {
    let stands: Promise<SiteHealth> = Promise.resolve(STANDING);
    const metrics = open({ health: () => stands });
    expect(Object.keys(samples(await metrics.text())).filter(name => name.startsWith('queue_'))).toHaveLength(6);
    stands = Promise.reject(new Error('away'));
    const away = await metrics.text();
    expect(samples(away)).toMatchObject({ database_up: 0, connections: 7 });
    expect(Object.keys(samples(away)).filter(name => /^(?:queue|import|disk|cert|secret_)/.test(name))).toEqual([]);
  });

  test('wait some seconds for a hanging database, and query it once for concurrent reads', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let asked = 0;
    const metrics = open({
      health() {
        asked++;
        return new Promise(() => undefined);
      },
    });
    const texts = [metrics.text(), metrics.text()];
    await vi.advanceTimersByTimeAsync(6_000);
    for (const text of await Promise.all(texts))
      expect(samples(text)).toMatchObject({ database_up: 0, connections: 7 });
    expect(asked).toBe(1);
  });

  test('do not query a database known to be unavailable', async () => {
    const health = vi.fn<MetricsSources['health']>();
    const text = await open({ isDatabaseUp: () => false, health: health }).text();
    expect(samples(text)).toMatchObject({ database_up: 0 });
    expect(health).not.toHaveBeenCalled();
  });
});

describe('the server of the metrics', () => {
  test('serves them at a single address, and stops', async () => {
    const server = await serveMetrics(open(), '127.0.0.1', 0);
    const got = await ask(server.port, { path: '/metrics' });
    expect(got.status).toBe(200);
    expect(got.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(got.text).toContain('clairval_database_up 1\n');
    expect(got.text).toContain('clairval_info{version="1.2.3"} 1\n');
    expect((await ask(server.port, { method: 'HEAD', path: '/metrics?a=b' })).status).toBe(200);
    expect((await ask(server.port, { path: '/' })).status).toBe(404);
    expect((await ask(server.port, { method: 'POST', path: '/metrics' })).status).toBe(405);
    await server.stop();
    await expect(ask(server.port, { path: '/metrics' })).rejects.toThrow('ECONNREFUSED');
  });

  test('rejects if its port is in use', async () => {
    const server = await serveMetrics(open(), '127.0.0.1', 0);
    await expect(serveMetrics(open(), '127.0.0.1', server.port)).rejects.toThrow('EADDRINUSE');
    await server.stop();
  });
});

describe('every metric used', () => {
  const OWN = /\b(?:clairval|nodejs|process)_[a-z_0-9]+/g;
  const dashboardSchema = z.object({
    panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
  });
  const { panels } = dashboardSchema.parse(JSON.parse(readFileSync('adapters/metrics/dashboard.json', 'utf8')));
  const drawn = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');
  const guide = readFileSync('docs/operate/watching.md', 'utf8');
  const rules = readFileSync('adapters/metrics/alerts.yml', 'utf8');

  async function served(): Promise<string> {
    const metrics = open();
    metrics.answered({ route: 'home', method: 'GET', status: 200, ms: 3, cache: 'hit' });
    return metrics.text();
  }

  test.each([
    ['the dashboard', drawn],
    ['docs/operate/watching.md', guide],
    ['the rules for alerts', rules],
  ])('by %s is served', async (_, text) => {
    const names = namesIn(await served());
    const named = new Set(text.match(OWN));
    expect(named.size).toBeGreaterThan(0);
    expect([...named].filter(name => !names.has(name))).toEqual([]);
  });

  test('by the site is described in docs/operate/watching.md and shown in the dashboard', async () => {
    const own = new Set([...namesIn(await served())].flatMap(name => (name?.startsWith('clairval_') ? [name] : [])));
    expect(own.size).toBeGreaterThan(0);
    for (const text of [drawn, guide]) {
      const named = new Set(text.match(OWN));
      const parts = (name: string) => [name, name.replace(/_(?:bucket|sum|count)$/, '_bucket')];
      expect([...own].filter(name => !parts(name).some(each => named.has(each)))).toEqual([]);
    }
  });

  test('by a rule for alerts is named beside the alert in docs/operate/watching.md, and no other alert is', () => {
    const alerts = Array.from(
      rules.matchAll(/- alert: (\w+)\n\s+expr: ([^]*?)\n\s+(?:for|labels): /g),
      ([, name = '', expr = '']) => ({
        name,
        used: [...new Set(expr.match(OWN))].sort(),
      }),
    );
    const row = new Map(
      Array.from(guide.matchAll(/^\| `(Clairval\w+)` \| (.*)$/gm), ([, name = '', rest = '']) => [name, rest]),
    );
    expect(alerts.map(({ name }) => name)).toEqual([...row.keys()]);
    expect(alerts.filter(({ used }) => used.length === 0).map(({ name }) => name)).toEqual(['ClairvalDown']);
    // These alerts use the metric of another row, or a second metric of the same kind.
    const shared = new Set(['ClairvalBackupMissing', 'ClairvalImportOld', 'ClairvalControlFailed']);
    const unnamed = alerts.filter(
      ({ name, used }) => !shared.has(name) && !used.every(metric => row.get(name)?.includes(metric)),
    );
    expect(unnamed).toEqual([]);
  });

  // The Debian package `prometheus` contains promtool.
  const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
  test.runIf(FULL && hasPromtool)('by a rule fires as alerts.test.yml says, by promtool', () => {
    for (const order of [
      ['check', 'rules', 'adapters/metrics/alerts.yml'],
      ['test', 'rules', 'adapters/metrics/alerts.test.yml'],
    ]) {
      const { status, stdout, stderr } = spawnSync('promtool', order, { encoding: 'utf8' });
      expect(`${status} ${stdout}${stderr}`).toMatch(/^0 [^]*SUCCESS/);
    }
  });
});
