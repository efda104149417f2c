import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../bench/postgres.ts';
import { builtServer } from '../support/built-server.ts';
import { type Filled, mailsOf, nthForm, referenceIn, type Sealed, seal, talk } from '../support/form-visitor.ts';
import { openRows } from '../support/kept-rows.ts';
import { openQuickSink } from '../support/mail-sink.ts';
import { headerOf, parseMail } from '../support/parse-mail.ts';

const LONG = process.env['LONG_RUN'] !== undefined;
const AIM = LONG ? 10_000 : 300;
const KILLS = LONG ? 200 : 4;
/** Confirmations that the server lives for on average. */
const LIFE = AIM / KILLS;
/** So long after the last of them it is killed at most, in milliseconds. */
const GRACE = 30;
const CLIENTS = 50;
/** Mails that are on their way at a time. */
const LANES = 4;
/** Of so many answers one is not waited for. */
const UNHEARD = 20;
/** Every so manyth end is an ordinary one, which loses nothing that was begun. */
const GENTLE = 8;

const scratch = mkdtempSync(join(tmpdir(), 'clairval-kill-'));
const postgres = await startPostgres();
afterAll(async () => {
  if (!('missing' in postgres)) await postgres.stop();
  rmSync(scratch, { recursive: true, force: true });
});

type Told = { readonly reference: string; readonly filled: Filled };

describe('acknowledged requests are kept, though the server is killed again and again,', () => {
  test('is in SQLite once, each with its mails in the folder', { timeout: 1_800_000 }, async () => {
    const dataDirectory = join(scratch, 'sqlite');
    const outbox = join(dataDirectory, 'outbox');
    const { rows, ends } = await killed('SQLite', { dataDirectory }, () =>
      readdirSync(outbox).flatMap(name => (name.endsWith('.eml') ? name.slice(0, -'.eml'.length) : [])),
    );
    // What was being written when the server was killed is no mail; the night clears it away.
    const unfinished = readdirSync(outbox).filter(name => !name.endsWith('.eml'));
    expect(unfinished.length).toBeLessThanOrEqual(ends * LANES);
    expect(await rows.all('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(await rows.all('pragma foreign_key_check')).toEqual([]);
    await rows.close();
  });

  test.skipIf('missing' in postgres)(
    'is in PostgreSQL once, each with its mails at the mail server',
    { timeout: 1_800_000 },
    async () => {
      if ('missing' in postgres) return;
      const sink = await openQuickSink();
      const ids = () =>
        sink.taken.map(mail => headerOf(parseMail(mail), 'Message-ID')?.replace(/^<(.*)@.*$/, '$1') ?? '');
      const { rows, ends } = await killed(
        'PostgreSQL',
        {
          dataDirectory: join(scratch, 'postgres'),
          databaseUrl: await postgres.newDatabase('killed'),
          smtpUrl: sink.url,
        },
        ids,
      );
      // A worker killed between the mail server's 250 and the commit sends again, under the same Message-ID.
      const twice = sink.taken.length - new Set(ids()).size;
      expect(twice).toBeLessThanOrEqual(ends * LANES);
      console.log(`${sink.taken.length} mails at the mail server, ${twice} of them again under their Message-ID`);
      await rows.close();
      await sink.close();
    },
  );
});

/** `delivered`: ids of the mails that were delivered. */
async function killed(
  name: string,
  given: { readonly dataDirectory: string; readonly databaseUrl?: string; readonly smtpUrl?: string },
  delivered: () => readonly string[],
) {
  const seed = Date.now() % 1_000_000;
  const chances = fc.sample(fc.double({ min: 0, max: 0.999, noNaN: true }), { numRuns: 10 * KILLS, seed });
  const server = await builtServer({
    DATA_DIR: given.dataDirectory,
    SECRET: 'a secret of the tests that is long enough',
    ...(given.databaseUrl && { DATABASE_URL: given.databaseUrl }),
    ...(given.smtpUrl && { SMTP_URL: given.smtpUrl }),
  });
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const told: Told[] = [];
  const starts: number[] = [];
  const count = { kills: 0, gentle: 0, unheard: 0, broken: 0, busy: 0 };
  const began = performance.now();
  let next = 0;
  let death = { at: Infinity, come: () => {} };
  const done = () => told.length >= AIM && count.kills >= KILLS;
  const tell = (one: Told) => {
    told.push(one);
    if (told.length >= death.at || done()) death.come();
  };

  /** Sends one form until a response says that it is kept. */
  async function send(number: number): Promise<void> {
    const filled = nthForm(number);
    let sealed: Sealed | undefined;
    for (let attempt = 0; ; attempt++) {
      await server.up();
      try {
        sealed ??= await seal(server.port, filled, agent);
        const leave = attempt === 0 && number % UNHEARD === 0;
        const got = await talk(server.port, { ...sealed, leave }, agent);
        const reference = referenceIn(got);
        if (reference !== undefined) return tell({ reference, filled });
        if (got.status === 503) count.busy++;
        else throw new Refused(`${filled.form} by ${filled.way}: ${got.status} ${got.text.slice(0, 500)}`);
      } catch (error) {
        if (error instanceof Refused) throw error;
        if (error instanceof Error && error.message === 'left') count.unheard++;
        else if (sealed) count.broken++;
        // The exit event of the server comes a moment after its sockets close.
        await new Promise(setImmediate);
      }
    }
  }
  async function client(): Promise<void> {
    while (!done()) await send(next++);
  }
  async function endAgainAndAgain(): Promise<void> {
    for (let end = 1; !done(); end++) {
      const chance = chances[end % chances.length] ?? 0;
      await new Promise<void>(come => {
        death = { at: told.length + Math.ceil(-LIFE * Math.log(1 - chance)), come };
      });
      await new Promise(resolve => setTimeout(resolve, ((chance * 1000) % 1) * GRACE));
      if (end % GENTLE === 0) {
        expect(await server.end('SIGTERM')).toBe(0);
        count.gentle++;
      } else {
        await server.end('SIGKILL');
        count.kills++;
      }
      starts.push(await server.start());
    }
  }

  onTestFinished(async () => void (await server.end('SIGKILL')));
  starts.push(await server.start());
  await Promise.all([endAgainAndAgain(), ...Array.from({ length: CLIENTS }, client)]);
  const rows = openRows(given);
  expect(await server.end('SIGTERM')).toBe(0);
  // Mails that were on their way at a kill come back when their lease is over.
  await rows.letTimePass();
  await server.start();
  await expect.poll(() => rows.unsent(), { timeout: 600_000, interval: 500 }).toBe(0);
  expect(await server.end('SIGTERM')).toBe(0);
  agent.destroy();

  const requests = await rows.all<{ id: string; key: string }>('select id, key from submission');
  const kept = new Set(requests.map(({ id }) => id));
  const lost = told.filter(({ reference }) => !kept.has(reference));
  const mails = new Set(delivered());
  const expected = told.flatMap(({ reference, filled }) => mailsOf(filled.form).map(end => `${reference}.${end}`));
  const unsent = expected.filter(id => !mails.has(id));
  const stray = [...mails].filter(id => !kept.has(id.split('.')[0] ?? ''));
  const doubled = requests.length - new Set(requests.map(({ key }) => key)).size;
  const seconds = Math.round((performance.now() - began) / 1000);
  const slowest = Math.round(starts.toSorted((a, b) => a - b).at(-1 - Math.floor(starts.length / 100)) ?? 0);
  console.log(
    `${name}: ${told.length} acknowledged, ${count.kills} kills, ${count.gentle} ordinary ends; retries: ${count.broken} after a ` +
      `broken answer, ${count.unheard} after one not waited for, ${count.busy} after a 503; ${lost.length} lost, ${doubled} doubled, ` +
      `${mails.size} mails, ${unsent.length} missing; up again in ${slowest} ms (p99); ${seconds} s (seed ${seed})`,
  );
  expect({ seed, lost, doubled, unsent, stray }).toEqual({ seed, lost: [], doubled: 0, unsent: [], stray: [] });
  // Each kept request was acknowledged to exactly one visitor: all of them retried until they got a response.
  expect(requests).toHaveLength(told.length);
  expect(new Set(told.map(({ reference }) => reference)).size).toBe(told.length);
  expect(new Set(told.map(({ filled }) => filled.form)).size).toBe(14);
  return { rows, ends: count.kills + count.gentle };
}

class Refused extends Error {}
