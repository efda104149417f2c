import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../bench/postgres.ts';
import { builtServer } from '../support/server/built-server.ts';
import { noteFigure } from '../support/run/figures.ts';
import {
  type Filled,
  mailsOf,
  nthForm,
  referenceIn,
  type Sealed,
  seal,
  talk,
} from '../support/visitors/form-visitor.ts';
import { FULL } from '../support/run/full-run.ts';
import { keepKilling, Refused, slowestOf } from '../support/faults/keep-killing.ts';
import { deliverAll, environmentOf, type Given } from '../support/faults/killed-site.ts';
import { openRows } from '../support/faults/stored-rows.ts';
import { openQuickSink } from '../support/faults/mail-sink.ts';
import { headerOf, parseMail } from '../support/reading/parse-mail.ts';
import { SEED } from '../support/site/seed.ts';

/**
 * Numbers of confirmed requests and of kills for each database. PostgreSQL runs the same statements as SQLite, so its run may be shorter.
 */
const OF_SQLITE = FULL ? { aim: 10_000, kills: 200 } : { aim: 100, kills: 2 };
const OF_POSTGRES = { aim: 2_500, kills: 50 };
const CLIENTS = 50;
/** Mails delivered in parallel. */
const LANES = 4;
/** Number of requests of which one is aborted by the client before the response. */
const UNHEARD = 20;

const scratch = mkdtempSync(join(tmpdir(), 'clairval-kill-'));
const postgres = FULL ? await startPostgres() : { missing: 'the short run tries SQLite alone' };
afterAll(async () => {
  if (!('missing' in postgres)) await postgres.stop();
  rmSync(scratch, { recursive: true, force: true });
});

type Told = { readonly reference: string; readonly filled: Filled };

describe('every acknowledged request survives repeated kills of the server:', () => {
  test('it is in SQLite once, each with its mails in the folder', { timeout: 1_800_000 }, async () => {
    const dataDirectory = join(scratch, 'sqlite');
    const outbox = join(dataDirectory, 'outbox');
    const { rows, ends } = await killed('SQLite', OF_SQLITE, { dataDirectory }, () =>
      readdirSync(outbox).flatMap(name => (name.endsWith('.eml') ? name.slice(0, -'.eml'.length) : [])),
    );
    // A file half written at a kill is not a mail; the nightly clean-up deletes it.
    const unfinished = readdirSync(outbox).filter(name => !name.endsWith('.eml'));
    expect(unfinished.length).toBeLessThanOrEqual(ends * LANES);
    expect(await rows.all('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(await rows.all('pragma foreign_key_check')).toEqual([]);
    await rows.close();
  });

  test.skipIf('missing' in postgres)(
    'it is in PostgreSQL once, each with its mails at the mail server',
    { timeout: 1_800_000 },
    async () => {
      if ('missing' in postgres) return;
      const sink = await openQuickSink();
      const ids = () =>
        sink.taken.map(mail => headerOf(parseMail(mail), 'Message-ID')?.replace(/^<(.*)@.*$/, '$1') ?? '');
      const { rows, ends } = await killed(
        'PostgreSQL',
        OF_POSTGRES,
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

/** Kills the server repeatedly under load; `delivered` returns the ids of the delivered mails. */
async function killed(name: string, aimed: typeof OF_SQLITE, given: Given, delivered: () => readonly string[]) {
  const seed = SEED;
  const server = await builtServer(environmentOf(given));
  const told: Told[] = [];
  const began = performance.now();
  onTestFinished(async () => void (await server.end('SIGKILL')));
  const plan = { ...aimed, clients: CLIENTS, seed };
  const { count, starts } = await keepKilling(server, plan, async (number, { agent, until, tell }) => {
    const filled = nthForm(number);
    let sealed: Sealed | undefined;
    const reference = await until(async attempt => {
      sealed ??= await seal(server.port, filled, agent);
      const got = await talk(server.port, { ...sealed, leave: attempt === 0 && number % UNHEARD === 0 }, agent);
      if (got.status === 503) return 'busy';
      const confirmed = referenceIn(got);
      if (confirmed === undefined)
        throw new Refused(`${filled.form} by ${filled.way}: ${got.status} ${got.text.slice(0, 500)}`);
      return confirmed;
    });
    told.push({ reference, filled });
    tell();
  });
  const rows = openRows(given);
  await deliverAll(server, rows);

  const requests = await rows.all<{ id: string; key: string }>('select id, key from submission');
  const kept = new Set(requests.map(({ id }) => id));
  const lost = told.filter(({ reference }) => !kept.has(reference));
  const mails = new Set(delivered());
  const expected = told.flatMap(({ reference, filled }) => mailsOf(filled.form).map(end => `${reference}.${end}`));
  const unsent = expected.filter(id => !mails.has(id));
  const stray = [...mails].filter(id => !kept.has(id.split('.')[0] ?? ''));
  const doubled = requests.length - new Set(requests.map(({ key }) => key)).size;
  const seconds = Math.round((performance.now() - began) / 1000);
  const slowest = slowestOf(starts);
  noteFigure({
    row: 'R1',
    what: `${name}, all forms (seed ${seed})`,
    figure:
      `${told.length} confirmed, ${count.kills} kills, ${count.gentle} ordinary ends; retries: ${count.broken} after a broken answer, ` +
      `${count.unheard} after one not waited for, ${count.busy} after a 503; ${lost.length} lost, ${doubled} doubled, ` +
      `${mails.size} mails, ${unsent.length} missing; up again in ${slowest} ms (p99); ${seconds} s`,
    target: `${aimed.aim} confirmed, ${aimed.kills} kills, 0 lost, 0 doubled, 0 mails missing`,
    passed: lost.length + doubled + unsent.length + stray.length === 0,
  });
  expect({ seed, lost, doubled, unsent, stray }).toEqual({ seed, lost: [], doubled: 0, unsent: [], stray: [] });
  // Every stored request was acknowledged to exactly one visitor, as all clients retried until they got a response.
  expect(requests).toHaveLength(told.length);
  expect(new Set(told.map(({ reference }) => reference)).size).toBe(told.length);
  expect(new Set(told.map(({ filled }) => filled.form)).size).toBe(14);
  return { rows, ends: count.kills + count.gentle };
}
