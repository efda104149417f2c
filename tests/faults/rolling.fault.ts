import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { SAMPLE_OWNERS } from '../../fixtures/builders/owners.ts';
import { startPostgres } from '../bench/postgres.ts';
import { type BuiltServer, builtServer } from '../support/server/built-server.ts';
import { buildEarlier } from '../support/run/earlier-build.ts';
import { noteFigure } from '../support/run/figures.ts';
import { talk } from '../support/visitors/form-visitor.ts';
import { FULL } from '../support/run/full-run.ts';
import { openRows } from '../support/faults/stored-rows.ts';
import { startMixedLoad } from '../support/faults/mixed-load.ts';
import { bodyOf, parseMail } from '../support/reading/parse-mail.ts';
import { startRoundRobin } from '../support/run/round-robin.ts';

/** Page requests per second, and restarts of each process. */
const PER_SECOND = 50;
const ROUNDS = 5;
/** Confirmed forms between two restarts. */
const BETWEEN = 40;

const scratch = mkdtempSync(join(tmpdir(), 'clairval-rolling-'));
const postgres = FULL
  ? await startPostgres()
  : { missing: 'only npm run test:full restarts and updates two processes' };
afterAll(async () => {
  if (!('missing' in postgres)) await postgres.stop();
  rmSync(scratch, { recursive: true, force: true });
});

/** Two processes of a site with their own disks, behind a proxy; `tree` is the build, as in `builtServer`. */
async function startPair(name: string, tree: string | undefined) {
  if ('missing' in postgres) throw new Error(postgres.missing);
  const databaseUrl = await postgres.newDatabase(name);
  const ports: number[] = [];
  const proxy = await startRoundRobin(ports);
  const environmentOf = (at: number) => ({
    DATA_DIR: join(scratch, name, String(at)),
    DATABASE_URL: databaseUrl,
    SECRET: 'a secret of the tests that is long enough',
    PUBLIC_URL: `http://127.0.0.1:${proxy.port}`,
  });
  const running: BuiltServer[] = [];
  const started: BuiltServer[] = [];
  onTestFinished(async () => {
    await proxy.stop();
    for (const server of running) await server.end('SIGKILL');
  });
  /** Starts a process in the place of the previous one, which has ended. */
  async function start(at: number, tree?: string): Promise<void> {
    const server = await builtServer({ ...environmentOf(at), CONTENT_DIR: 'fixtures/agency' }, [], tree);
    running[at] = server;
    started.push(server);
    await server.start();
    ports[at] = server.port;
  }
  for (const at of [0, 1]) await start(at, tree);
  return {
    port: proxy.port,
    rows: openRows({ dataDirectory: '', databaseUrl }),
    /** Ends a process as an update does and starts one of this version; returns the exit code. */
    async restart(at: number) {
      const code = await running[at]?.end('SIGTERM');
      await start(at);
      return code;
    },
    errors: () => running.flatMap(({ errors }) => errors),
    errorsOfAll: () => started.flatMap(({ errors }) => errors),
  };
}

/** Logs in an owner of the sample; returns the session cookie. */
async function logIn(port: number): Promise<string> {
  const [owner] = SAMPLE_OWNERS;
  const answer = await fetch(`http://127.0.0.1:${port}/en/login/`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '192.0.2.77' },
    body: new URLSearchParams({ email: owner?.email ?? '', password: owner?.password ?? '' }),
  });
  return answer.headers.getSetCookie().join('; ').split(';', 1)[0] ?? '';
}
const isLoggedIn = async (port: number, cookie: string) =>
  (await talk(port, { path: '/en/owner-portal/', headers: { cookie } })).status === 200;

async function updateUnderLoad(name: string, tree?: string) {
  const pair = await startPair(name, tree);
  onTestFinished(() => pair.rows.close());
  // Processes of a version that does not store its assets have only their own.
  const [asset] = await pair.rows.all("select name from kept_file where purpose = 'asset' limit 1");
  const isUnstoredAsset = (failure: string) => !asset && failure.startsWith('/assets/');
  const cookie = await logIn(pair.port);
  expect(await isLoggedIn(pair.port, cookie)).toBe(true);
  const load = startMixedLoad(pair.port, PER_SECOND);
  const more = async () => {
    const aim = load.confirmed.length + BETWEEN;
    await expect.poll(() => load.confirmed.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(aim);
  };
  const codes: (number | null | undefined)[] = [];
  await more();
  for (let round = 0; round < ROUNDS; round++)
    for (const at of [0, 1]) {
      codes.push(await pair.restart(at));
      await more();
    }
  await load.stop();
  const kept = (await pair.rows.all<{ id: string }>('select id from submission')).map(({ id }) => id);
  const lost = load.confirmed.filter(({ reference }) => !kept.includes(reference));
  const withFile = load.confirmed.filter(({ filled }) => filled.form === 'job-contact').length;
  const failed = load.failed.filter(failure => !isUnstoredAsset(failure));
  const survives = await isLoggedIn(pair.port, cookie);
  noteFigure({
    row: 'R8',
    what: `two processes restarted in turn, ${codes.length} restarts, ${name}, ${PER_SECOND} visits a second`,
    figure:
      `${load.requests()} requests, ${failed.length} not answered by 2xx or 3xx; ${load.confirmed.length} forms confirmed ` +
      `(${withFile} with a file), ${lost.length} lost; longest wait ${load.longest()} ms; the login ${survives ? 'lasts' : 'is gone'}`,
    target: '0 outside 2xx and 3xx, 0 lost, logins last',
    passed: failed.length + lost.length === 0 && survives,
  });
  const logged = pair.errorsOfAll().join('\n');
  expect({ failed, lost, survives, codes: new Set(codes) }, logged).toEqual({
    failed: [],
    lost: [],
    survives: true,
    codes: new Set([0]),
  });
  // All pending mails are sent, including those with files on an older process's own disk.
  await pair.rows.all('update mail set due_at = 0 where due_at is not null and attempts > 0');
  await expect.poll(() => pair.rows.unsent(), { timeout: 90_000 }).toBe(0);
  return pair;
}

describe.skipIf('missing' in postgres)('a site of two processes', () => {
  test('is restarted process by process, and no visitor notices', { timeout: 300_000 }, async () => {
    await updateUnderLoad('same version');
  });

  test('is updated from the previous version, whose processes keep working with the new schema', {
    timeout: 900_000,
  }, async () => {
    const earlier = buildEarlier();
    onTestFinished(earlier.remove);
    const { rows, errors } = await updateUnderLoad('from the version before', earlier.tree);
    // Whichever version sent it, no mail contains a placeholder instead of a link.
    const letters = globSync(`${scratch}/from the version before/*/outbox/*.eml`).map(file =>
      bodyOf(parseMail(readFileSync(file, 'latin1')), 'text/plain'),
    );
    expect(letters.filter(text => /\/[\w-]{43}\/$/m.test(text)).length).toBeGreaterThan(0);
    expect(letters.filter(text => /\/~/.test(text))).toEqual([]);
    // The start of a new process after the last older one migrates the rows that older processes stored.
    const shown = async () =>
      (await rows.all<{ id: string }>('select id from mail where links_hidden is null')).map(({ id }) => id);
    await expect.poll(shown, { timeout: 60_000 }).toEqual([]);
    // Visitor files that an older process stored in its folder are in the database by now.
    const [file] = await rows.all<{ count: string }>(
      "select count(*) as count from kept_file where purpose = 'upload'",
    );
    expect(Number(file?.count)).toBeGreaterThan(0);
    expect(errors().filter(line => !line.includes('refused'))).toEqual([]);
  });
});

test('reports what was skipped for missing prerequisites', () => {
  if ('missing' in postgres) console.log(`not tried: ${postgres.missing}`);
});
