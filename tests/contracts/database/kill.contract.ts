import { spawn } from 'node:child_process';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '../../../adapters/sql/open-database.ts';
import { RECEIVED } from '../../arbitraries/a-submission.ts';
import { FULL } from '../../support/run/full-run.ts';
import { SEED } from '../../support/site/seed.ts';

/** Minimum number of kills; more follow until something was acknowledged, up to `MOST_KILLS`. */
const KILLS = FULL ? 6 : 2;
const MOST_KILLS = 40;
const ENOUGH = 100;

/** Contract: kill -9 at random times loses and duplicates no acknowledged request or mail. */
export function describeKills(name: string, settings: () => { databaseUrl?: string; dataDirectory: string }): void {
  test(`acknowledged requests survive kill -9 ${name}`, { timeout: 60_000 }, async () => {
    const seed = SEED;
    // The first child may be killed before it has started.
    const waits = fc.sample(fc.integer({ min: 0, max: 400 }), { numRuns: MOST_KILLS, seed });
    const told: string[] = [];
    let kills = 0;
    for (const wait of waits) {
      if (kills >= KILLS && told.length > ENOUGH) break;
      told.push(...(await keepAndKill(`${seed}.${kills++}`, wait, settings())));
    }

    const database = await openDatabase({ ...settings(), timeoutMs: 10_000 });
    // PostgreSQL may still execute the last commits of a killed child, so a read is retried until it is stable.
    await vi.waitFor(
      async () => {
        const held = await database.personalData.export('jan@example.be');
        const requests = held.filter(({ kind }) => kind === 'request').map(({ data }) => (data as { id: string }).id);
        const there = new Set(requests);
        const lost = told.filter(id => !there.has(id));
        expect({ seed, lost }).toEqual({ seed, lost: [] });
        // Each request was stored with one mail.
        const mails = await database.outbox.take(1_000_000, RECEIVED, RECEIVED);
        expect(mails.map(({ id }) => id.replace('mail ', 'id ')).toSorted()).toEqual(requests.toSorted());
      },
      { timeout: 10_000 },
    );
    expect(told.length).toBeGreaterThan(ENOUGH);
    await database.close();
    console.log(`${told.length} confirmed ${name}, ${kills} kills, 0 lost (seed ${seed})`);
  });
}

/** Returns the ids that a child printed before it was killed, `wait` milliseconds after its first one. */
async function keepAndKill(name: string, wait: number, settings: { databaseUrl?: string; dataDirectory: string }) {
  const child = spawn(process.execPath, ['tests/support/faults/keeping-child.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NAME: name, DATABASE_URL: settings.databaseUrl, DATA_DIR: settings.dataDirectory },
  });
  let output = '';
  let timer: NodeJS.Timeout | undefined;
  child.stdout.on('data', (bytes: Buffer) => {
    output += bytes.toString('utf8');
    timer ??= setTimeout(() => child.kill('SIGKILL'), wait);
  });
  const signal = await new Promise(resolve => child.once('close', (_, by) => resolve(by)));
  clearTimeout(timer);
  expect(signal).toBe('SIGKILL');
  // Text after the last line end was not acknowledged.
  return output.split('\n').slice(0, -1);
}
