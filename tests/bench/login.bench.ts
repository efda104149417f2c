import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { makePasswordHasher } from '../../adapters/argon2/password-hasher.ts';
import { openDatabase } from '../../adapters/sql/open-database.ts';
import { type BuiltSite, buildSite } from './built-site.ts';
import { startChild } from './child.ts';
import { type BenchRow, table } from './measure.ts';

/** A real disk, not the memory that a temporary directory may be. */
const DIRECTORY = join(import.meta.dirname, '../../var/bench');
const ACCOUNTS = 100;
const TRIES = 5;
const RESETS = 100;
const ANSWER = 'clair';
const WAVE = 200;

/** Whether the response time discloses who has an account, and how a wave of logins slows other requests. */
export async function benchLogin(built: BuiltSite): Promise<BenchRow[]> {
  mkdirSync(DIRECTORY, { recursive: true });
  const data = mkdtempSync(join(DIRECTORY, 'login-'));
  await settle(data);
  const site = await startChild(built.server, { DATA_DIR: data, CAPTCHA_ANSWER: ANSWER, TRUSTED_PROXIES: '1' });
  try {
    return [
      ...(await timeKind(site.port, 'owner')),
      ...(await timeKind(site.port, 'agent')),
      await timeWave(site.port),
    ];
  } finally {
    await site.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

type Kind = 'owner' | 'agent';

/** Where each kind logs in, and asks for another password. */
const ADDRESSES: Readonly<Record<Kind, { readonly login: string; readonly forgotten: string }>> = {
  owner: { login: '/en/login/', forgotten: '/en/forgot-password/' },
  agent: { login: '/en/desk/login/', forgotten: '/en/desk/forgot-password/' },
};

async function timeKind(port: number, kind: Kind): Promise<BenchRow[]> {
  return [
    told(`login of an ${kind}, known or unknown address`, await timeLogins(port, kind)),
    told(`forgotten password of an ${kind}, known or unknown`, await timeResets(port, kind)),
  ];
}

/** Accounts of both kinds with random passwords. */
async function settle(dataDirectory: string): Promise<void> {
  const { owners, agents, close } = await openDatabase({ dataDirectory });
  const hasher = makePasswordHasher();
  for (let at = 0; at < ACCOUNTS; at++) {
    const hash = await hasher.hash(`password ${Math.random()}`);
    const owner = { id: `owner ${at}`, email: knownEmail(at), language: 'en', listingIds: [], invitedAt: 0 } as const;
    await owners.settle(owner, hash);
    const agent = {
      id: `agent ${at}`,
      email: knownEmail(at),
      language: 'en',
      role: 'agent',
      personId: undefined,
    } as const;
    await agents.settle({ ...agent, invitedAt: 0 }, hash);
  }
  await close();
}

function knownEmail(at: number): string {
  return `owner${String(at).padStart(4, '0')}@example.be`;
}

function unknownEmail(at: number): string {
  return `other${String(at).padStart(4, '0')}@example.be`;
}

type Times = { readonly known: number[]; readonly unknown: number[] };

async function timeLogins(port: number, kind: Kind): Promise<Times> {
  const times: Times = { known: [], unknown: [] };
  const logIn = (email: string) =>
    post(port, ADDRESSES[kind].login, new URLSearchParams({ email, password: 'not the password' }).toString(), 422);
  for (let warm = 0; warm < 40; warm++) await logIn(unknownEmail(9_000 + warm));
  for (let at = 0; at < ACCOUNTS * TRIES; at++) {
    const turns: [number[], string][] = [
      [times.known, knownEmail(at % ACCOUNTS)],
      [times.unknown, unknownEmail(at)],
    ];
    for (const [list, email] of at % 2 === 0 ? turns : turns.reverse()) list.push(await logIn(email));
  }
  return times;
}

async function timeResets(port: number, kind: Kind): Promise<Times> {
  const times: Times = { known: [], unknown: [] };
  const ask = async (email: string) => {
    const { text } = await send({ port, method: 'GET', path: ADDRESSES[kind].forgotten });
    const hidden = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
    const fields = new URLSearchParams(hidden.map(([, name = '', value = '']) => [name, value]));
    fields.set('email', email);
    fields.set('answer', ANSWER);
    return post(port, ADDRESSES[kind].forgotten, fields.toString(), 303);
  };
  for (let warm = 0; warm < 20; warm++) await ask(unknownEmail(9_000 + warm));
  for (let at = 0; at < RESETS; at++) {
    const turns: [number[], string][] = [
      [times.known, knownEmail(at)],
      [times.unknown, unknownEmail(at)],
    ];
    for (const [list, email] of at % 2 === 0 ? turns : turns.reverse()) list.push(await ask(email));
  }
  return times;
}

/** The 95th percentile of a public page, during a wave of logins and without one. */
async function timeWave(port: number): Promise<BenchRow> {
  const page = async () => {
    const started = performance.now();
    await send({ port, method: 'GET', path: '/fr/a-vendre/' });
    return performance.now() - started;
  };
  const pages = async (goOn: (count: number) => boolean) => {
    const times: number[] = [];
    while (goOn(times.length)) times.push(await page());
    return times;
  };
  await pages(count => count < 2_000);
  const calm = percentile(await pages(count => count < 2_000), 0.95);
  let loggingIn = true;
  const wave = Promise.all(
    Array.from({ length: WAVE }, (_, at) =>
      send({
        port,
        method: 'POST',
        path: '/en/login/',
        body: `email=${unknownEmail(5_000 + at)}&password=x`,
      }),
    ),
  );
  void wave.then(() => (loggingIn = false));
  const during = await pages(() => loggingIn);
  const busy = percentile(during, 0.95);
  const start = percentile(during.slice(0, 100), 0.95);
  const responses = await wave;
  const turnedAway = responses.filter(({ status }) => status === 503).length;
  return {
    name: `public page while ${WAVE} log in`,
    ours: busy,
    peer: calm,
    ratio: busy / calm,
    unit: 'ms, p95',
    note: `peer: without logins; limit 8 times; the first 100 of ${during.length} ${start.toFixed(2)} ms; ${WAVE - turnedAway} logins checked, ${turnedAway} told to come back`,
  };
}

function told(name: string, { known, unknown }: Times): BenchRow {
  return {
    name,
    ours: auc(known, unknown),
    peer: undefined,
    ratio: undefined,
    unit: 'AUC of time',
    note: `${known.length} of each; 0.50 tells nothing, limit 0.40 to 0.60; medians ${percentile(known, 0.5).toFixed(1)} and ${percentile(unknown, 0.5).toFixed(1)} ms`,
  };
}

/** How likely one of the first took longer than one of the second: the area under the ROC curve (Mann–Whitney). */
function auc(first: readonly number[], second: readonly number[]): number {
  let above = 0;
  for (const one of first) for (const other of second) above += one > other ? 1 : one === other ? 0.5 : 0;
  return above / (first.length * second.length);
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

let visitors = 0;

/** Milliseconds until the answer is there; each request comes from an address of its own. */
async function post(port: number, path: string, body: string, expected: number): Promise<number> {
  const started = performance.now();
  const { status } = await send({ port, method: 'POST', path, body });
  const taken = performance.now() - started;
  if (status !== expected) throw new Error(`${path} answered ${status} instead of ${expected}`);
  return taken;
}

function send({
  port,
  method,
  path,
  body,
}: {
  readonly port: number;
  readonly method: string;
  readonly path: string;
  readonly body?: string;
}): Promise<{ readonly status: number; readonly text: string }> {
  visitors++;
  const headers = {
    'x-forwarded-for': `${10 + (visitors >> 16)}.${(visitors >> 8) & 255}.${visitors & 255}.10`,
    'sec-fetch-site': 'same-origin',
    ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
  };
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, response => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

if (import.meta.main) console.log(table(await benchLogin(await buildSite())));
