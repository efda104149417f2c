/**
 * The built site as two processes with a disk each, over a separate PostgreSQL, behind a round-robin proxy at PORT. DATA_DIR is the first
 * one's, which runs the background jobs, so that mails are where tests look.
 */
import { rmSync } from 'node:fs';
import { startPostgres } from '../../bench/postgres.ts';
import { builtServer } from './built-server.ts';
import { openRows } from '../faults/stored-rows.ts';
import { startRoundRobin } from '../run/round-robin.ts';

const { DATA_DIR = '', PORT = '', CAPTCHA_ANSWER, TRUSTED_PROXIES, MAP_TILES_URL, MAP_TILES_ATTRIBUTION } = process.env;
if (DATA_DIR === '') throw new Error('DATA_DIR says where');
const postgres = await startPostgres();
if ('missing' in postgres) throw new Error(`PostgreSQL could not be started: ${postgres.missing}`);
const given = Object.entries({ CAPTCHA_ANSWER, TRUSTED_PROXIES, MAP_TILES_URL, MAP_TILES_ATTRIBUTION });
const environment = {
  ...Object.fromEntries(given.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
  CONTENT_DIR: 'fixtures/agency',
  DATABASE_URL: postgres.url,
  SECRET: 'a secret of the tests that is long enough',
  PUBLIC_URL: `http://127.0.0.1:${PORT}`,
};
const folders = [DATA_DIR, `${DATA_DIR}-other`];
for (const folder of folders) rmSync(folder, { recursive: true, force: true });
const [first, other] = await Promise.all(folders.map(folder => builtServer({ ...environment, DATA_DIR: folder })));
if (!first || !other) throw new Error('two servers');
await first.start();
const rows = openRows({ dataDirectory: DATA_DIR, databaseUrl: postgres.url });
while ((await rows.all('select work from worker_lease')).length < 3) await new Promise(next => setTimeout(next, 50));
await rows.close();
await other.start();
const proxy = await startRoundRobin([first.port, other.port], Number(PORT));

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, async () => {
    console.log(`requests that each of both answered: ${proxy.took().join(', ')}`);
    await proxy.stop();
    for (const server of [first, other]) await server.end('SIGTERM');
    await postgres.stop();
    process.exit(0);
  });
