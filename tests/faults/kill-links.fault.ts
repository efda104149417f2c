import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../bench/postgres.ts';
import { keepKilling, slowestOf } from '../support/faults/keep-killing.ts';
import { openRows } from '../support/faults/stored-rows.ts';
import { deliverAll, environmentOf, SECRET } from '../support/faults/killed-site.ts';
import { noteFigure } from '../support/run/figures.ts';
import { FULL } from '../support/run/full-run.ts';
import { builtServer } from '../support/server/built-server.ts';
import { SEED } from '../support/site/seed.ts';
import { expectLived, liveOf, type Lived } from '../support/visitors/link-lives.ts';

/** Confirmed steps on viewings, offers and subscriptions. */
const STEPS = 4_000;
const KILLS = 40;
const CLIENTS = 50;

const scratch = mkdtempSync(join(tmpdir(), 'clairval-kill-links-'));
const postgres = FULL ? await startPostgres() : { missing: 'the short run kills no server while links are opened' };
const databases = [
  { database: 'SQLite', url: async () => undefined },
  ...('missing' in postgres ? [] : [{ database: 'PostgreSQL', url: postgres.newDatabase }]),
];
afterAll(async () => {
  if (!('missing' in postgres)) await postgres.stop();
  rmSync(scratch, { recursive: true, force: true });
});

test.runIf(FULL).each(databases)(
  'R1: steps through mailed links survive kills: viewings moved and cancelled, offers confirmed, alerts confirmed, paused and ended ($database)',
  { timeout: 1_800_000 },
  async ({ database, url }) => {
    const databaseUrl = await url('links');
    const given = { dataDirectory: join(scratch, `links ${database}`), ...(databaseUrl && { databaseUrl }) };
    const seed = SEED;
    const server = await builtServer(environmentOf(given));
    onTestFinished(async () => void (await server.end('SIGKILL')));
    const lives: Lived[] = [];
    let steps = 0;
    const plan = { aim: STEPS, kills: KILLS, clients: CLIENTS, seed };
    const { count, starts } = await keepKilling(server, plan, async (number, client) => {
      const tell = () => {
        steps++;
        client.tell();
      };
      lives.push(await liveOf(server.port, number, SECRET, { ...client, tell }));
    });
    const rows = openRows(given);
    onTestFinished(() => rows.close());
    await deliverAll(server, rows);
    const wrong = await expectLived(rows, lives);
    noteFigure({
      row: 'R1',
      what: `${database}, links of mails (seed ${seed})`,
      figure:
        `${steps} steps of ${lives.length} requests confirmed, ${count.kills} kills, ${count.gentle} ordinary ends; ${wrong.length} ` +
        `lost or doubled; up again in ${slowestOf(starts)} ms (p99)`,
      target: `${STEPS} steps, ${KILLS} kills, 0 lost, 0 doubled`,
      passed: wrong.length === 0,
    });
    expect(wrong).toEqual([]);
  },
);
