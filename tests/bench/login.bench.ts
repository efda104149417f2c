import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makePasswordHasher } from '../../adapters/argon2/password-hasher.ts';
import { COMMAND_LINE_ACTOR } from '../../application/desk/agency/invite-agent.ts';
import { openDatabase } from '../../adapters/sql/open-database.ts';
import { aSubscribing } from '../arbitraries/a-submission.ts';
import { seeded } from '../support/run/seeded.ts';
import { type BuiltSite, buildSite } from './built-site.ts';
import { startChild } from './child.ts';
import { type BenchRow, percentile, table } from './measure.ts';

/** On a real disk: a temporary directory may be in memory. */
const DIRECTORY = join(import.meta.dirname, '../../var/bench');
/** Samples of each class. */
const SAMPLES = 500;
/** Accounts of each kind; requests with a rate limit per account are sent `SAMPLES / ACCOUNTS` times to each. */
const ACCOUNTS = 250;
const ANSWER = 'clair';
const WAVE = 200;

/** Whether response times reveal which addresses have an account, and how a burst of logins slows down other requests. */
export async function benchLogin(built: BuiltSite): Promise<BenchRow[]> {
  mkdirSync(DIRECTORY, { recursive: true });
  const data = mkdtempSync(join(DIRECTORY, 'login-'));
  await settle(data);
  const site = await startChild(built.server, { DATA_DIR: data, CAPTCHA_ANSWER: ANSWER, TRUSTED_PROXIES: '1' });
  try {
    const rows: BenchRow[] = [];
    for (const asked of ASKED) rows.push(told(asked.name, await timeBoth(site.port, asked)));
    return [...rows, await timeWave(site.port)];
  } finally {
    await site.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Kinds of accounts that `settle` creates. */
const KNOWN = ['owner', 'agent', 'invited-owner', 'invited-agent', 'owner-with-factor', 'agent-with-factor'] as const;
type Known = (typeof KNOWN)[number] | 'subscriber';

/** A request about an address: row name, kind of account, path, and fields without the e-mail. */
type Asked = {
  readonly name: string;
  readonly known: Known;
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Whether the form is loaded first, for its challenge. */
  readonly isPrepared: boolean;
  readonly expected: number;
};

const login = (name: string, known: Known, path: string): Asked => ({
  name: `login: ${name}, or unknown`,
  known,
  path,
  fields: { password: 'not the password' },
  isPrepared: false,
  expected: 422,
});
const form = (name: string, known: Known, path: string, fields: Asked['fields'] = {}): Asked => ({
  name: `${name}, or unknown`,
  known,
  path,
  fields: { ...fields, answer: ANSWER },
  isPrepared: true,
  expected: 303,
});
const ASKED: readonly Asked[] = [
  login('owner', 'owner', '/en/login/'),
  login('invited owner', 'invited-owner', '/en/login/'),
  login('owner with a second factor', 'owner-with-factor', '/en/login/'),
  login('agent', 'agent', '/en/desk/login/'),
  login('invited agent', 'invited-agent', '/en/desk/login/'),
  login('agent with a second factor', 'agent-with-factor', '/en/desk/login/'),
  form('forgotten password: owner', 'owner', '/en/forgot-password/'),
  form('forgotten password: agent', 'agent', '/en/desk/forgot-password/'),
  form('link that ends a subscription: subscriber', 'subscriber', '/en/unsubscribe/'),
  form('newsletter: subscriber', 'subscriber', '/en/newsletter/', { consent: 'yes' }),
];

/** Creates accounts and subscriptions; one password hash for all, because no login needs to succeed. */
async function settle(dataDirectory: string): Promise<void> {
  const { owners, agents, sampleAgents, agentAccounts, submissions, accounts, secondFactors, subscriptions, close } =
    await openDatabase({
      dataDirectory,
    });
  const hash = await makePasswordHasher().hash(`password ${Math.random()}`);
  const factor = { encryptedSecret: 'encrypted', since: 0, lastStep: 0 };
  for (const known of KNOWN)
    for (let at = 0; at < ACCOUNTS; at++) {
      const account = { id: `${known} ${at}`, email: knownEmail(known, at), language: 'en', invitedAt: 0 } as const;
      const isAgent = known.includes('agent');
      const link = { tokenHash: account.id, purpose: 'invitation', endsAt: Date.now() + 3_600_000 } as const;
      if (known === 'invited-agent')
        await agents.invite({ ...account, role: 'agent', personId: undefined }, link, [], {
          by: COMMAND_LINE_ACTOR,
          at: 0,
          action: 'agent-invited',
          subject: account.id,
        });
      else if (isAgent) await sampleAgents.add({ ...account, role: 'agent', personId: undefined }, hash);
      else if (known === 'invited-owner') await accounts.invite({ ...account, listingIds: [] }, link, []);
      else await owners.addSampleAccount({ ...account, listingIds: [] }, hash);
      if (known.endsWith('with-factor'))
        await (isAgent ? agentAccounts.secondFactors : secondFactors).begin(account.id, factor, [], []);
    }
  for (let at = 0; at < SAMPLES; at++) {
    const subscribing = aSubscribing(`${at}`, {
      kind: 'newsletter',
      wish: undefined,
      email: knownEmail('subscriber', at),
    });
    await submissions.accept({ ...subscribing, mails: [], mailsAgain: [] });
    await subscriptions.confirm(`hash of ${at}`, Date.now(), () => []);
  }
  await close();
}

function knownEmail(known: Known, at: number): string {
  return `known${String(at).padStart(4, '0')}@${known}.example.be`;
}

function unknownEmail(known: Known, at: number): string {
  return `other${String(at).padStart(4, '0')}@${known}.example.be`;
}

type Times = { readonly known: number[]; readonly unknown: number[] };

/**
 * Measures both classes in pairs of random order: in a fixed order, periodic work such as garbage collection could hit one class more
 * often.
 */
async function timeBoth(port: number, asked: Asked): Promise<Times> {
  const times: Times = { known: [], unknown: [] };
  const drawn = seeded(1);
  const people = asked.known === 'subscriber' ? SAMPLES : ACCOUNTS;
  for (let warm = 0; warm < 40; warm++) await timeOne(port, asked, unknownEmail(asked.known, 9_000 + warm));
  for (let at = 0; at < SAMPLES; at++) {
    const turns: [number[], string][] = [
      [times.known, knownEmail(asked.known, at % people)],
      [times.unknown, unknownEmail(asked.known, at % people)],
    ];
    for (const [list, email] of drawn() < 0.5 ? turns : turns.reverse()) list.push(await timeOne(port, asked, email));
  }
  return times;
}

async function timeOne(port: number, { path, fields, isPrepared, expected }: Asked, email: string): Promise<number> {
  const sent = new URLSearchParams({ ...fields, email });
  if (isPrepared) {
    const { text } = await send({ port, method: 'GET', path });
    for (const [, name = '', value = ''] of text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g))
      sent.set(name, value);
  }
  return post(port, path, sent.toString(), expected);
}

/** 95th percentile of a public page, with and without a burst of logins. */
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
        body: `email=${unknownEmail('owner', 5_000 + at)}&password=x`,
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
    note: `${known.length} of each; 0.50 tells nothing, limit 0.45 to 0.55; medians ${percentile(known, 0.5).toFixed(1)} and ${percentile(unknown, 0.5).toFixed(1)} ms`,
  };
}

/** Probability that a value of the first is larger than one of the second: area under the ROC curve (Mann–Whitney). */
function auc(first: readonly number[], second: readonly number[]): number {
  let above = 0;
  for (const one of first) for (const other of second) above += one > other ? 1 : one === other ? 0.5 : 0;
  return above / (first.length * second.length);
}

let visitors = 0;

/**
 * Milliseconds until the response; each request has its own client address. A fast machine reaches the limit on all logins of a minute:
 * then the request is sent again in the next minute.
 */
async function post(port: number, path: string, body: string, expected: number): Promise<number> {
  const once = async () => {
    const started = performance.now();
    const { status, retryAfter } = await send({ port, method: 'POST', path, body });
    return { status, retryAfter, taken: performance.now() - started };
  };
  let answered = await once();
  if (answered.status === 429 && answered.retryAfter <= 60) {
    await sleep(answered.retryAfter * 1000);
    answered = await once();
  }
  const { status, taken } = answered;
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
}): Promise<{ readonly status: number; readonly text: string; readonly retryAfter: number }> {
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
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          retryAfter: Number(response.headers['retry-after'] ?? Number.NaN),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

if (import.meta.main) console.log(table(await benchLogin(await buildSite())));
