import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { FORM_NAMES } from '../../domain/request/forms.ts';
import { builtServer } from '../support/server/built-server.ts';
import { noStrace } from '../support/faults/disk-errors.ts';
import { readTrace, tracedBy } from '../support/faults/disk-trace.ts';
import { noteFigure } from '../support/run/figures.ts';
import { type Filled, mailsOf, nthForm, referenceIn, seal, talk } from '../support/visitors/form-visitor.ts';
import { FULL } from '../support/run/full-run.ts';
import { openRows } from '../support/faults/stored-rows.ts';
import { SEED } from '../support/site/seed.ts';
import { UnsyncedDisk } from '../support/faults/unsynced-disk.ts';

/** Requests by form posts, whose responses contain the reference in clear. */
const REQUESTS = FORM_NAMES.length * (FULL ? 6 : 1);
/** Simulated power losses, spread over all syncs. */
const LOSSES = FULL ? 600 : 20;

const scratch = mkdtempSync(join(tmpdir(), 'clairval-power-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const missing = noStrace();

test.skipIf(missing !== undefined)(
  'R2: a power loss loses no confirmed request: each is complete on the disk at every sync, even if unsynced data is lost',
  { timeout: 900_000 },
  async () => {
    const directory = join(scratch, 'data');
    const trace = join(scratch, 'trace');
    mkdirSync(directory);
    const server = await builtServer({ DATA_DIR: directory }, tracedBy(trace));
    onTestFinished(async () => void (await server.end('SIGKILL')));
    await server.start();
    const confirmed = new Map<string, Filled>();
    const visitor = async (numbers: readonly number[]) => {
      for (const number of numbers) {
        const filled: Filled = { ...nthForm(number), way: 'page' };
        const reference = referenceIn(await talk(server.port, await seal(server.port, filled)));
        expect(reference).toBeDefined();
        confirmed.set(reference ?? '', filled);
      }
    };
    const numbers = Array.from({ length: REQUESTS }, (_, number) => number);
    await Promise.all([0, 1, 2].map(own => visitor(numbers.filter(number => number % 3 === own))));
    const rows = openRows({ dataDirectory: directory });
    await expect.poll(() => rows.unsent(), { timeout: 60_000 }).toBe(0);
    await rows.close();
    await server.end('SIGKILL');

    const events = readTrace(await settled(trace), directory);
    const syncs = events.flatMap((event, at) => (event.kind === 'sync' ? [at] : []));
    const every = Math.max(1, syncs.length / LOSSES);
    const chosen = new Set(syncs.filter((_, at) => Math.floor(at / every) !== Math.floor((at - 1) / every)));
    const seed = SEED;
    const parts = fc.sample(fc.double({ min: 0.01, max: 0.99, noNaN: true }), { numRuns: syncs.length + 1, seed });
    const disk = new UnsyncedDisk(directory);
    const told = new Set<string>();
    const wrong: string[] = [];
    let losses = 0;
    for (const [at, event] of events.entries()) {
      if (event.kind === 'sent') for (const reference of referencesIn(event.bytes, confirmed)) told.add(reference);
      disk.take(event);
      // Before the first confirmation there is nothing to lose.
      if (told.size === 0) continue;
      if (!chosen.has(at) && at !== events.length - 1) continue;
      for (const torn of [0, parts[losses % parts.length] ?? 0.5]) {
        const left = join(scratch, `left ${losses++}`);
        disk.leave(left, torn);
        wrong.push(...lostIn(left, directory, told, confirmed).map(line => `after event ${at}, torn ${torn}: ${line}`));
        rmSync(left, { recursive: true, force: true });
      }
    }
    noteFigure({
      row: 'R2',
      what: `power lost after ${losses / 2} of ${syncs.length} syncs, with nothing and with a part of what was not synced (seed ${seed})`,
      figure: `${told.size} of ${confirmed.size} confirmations seen, ${wrong.length} times something of them lost`,
      target: '0 lost, database whole',
      passed: wrong.length === 0 && told.size === confirmed.size,
    });
    expect(told.size).toBe(confirmed.size);
    expect(wrong.slice(0, 10)).toEqual([]);
  },
);

test.runIf(missing !== undefined)('reports what was skipped for missing prerequisites', () =>
  console.log(`not tried: ${missing}`),
);

/** Waits until the trace file no longer grows; returns its text. */
async function settled(trace: string): Promise<string> {
  let size = -1;
  await expect
    .poll(
      () => {
        const before = size;
        size = statSync(trace).size;
        return size === before;
      },
      { timeout: 20_000, interval: 300 },
    )
    .toBe(true);
  return readFileSync(trace, 'latin1');
}

function referencesIn(bytes: Buffer, confirmed: ReadonlyMap<string, Filled>): readonly string[] {
  const text = bytes.toString('latin1');
  return text.startsWith('HTTP/1.1 303') ? [...confirmed.keys()].filter(reference => text.includes(reference)) : [];
}

/** Confirmed data that a site started on `left` would lack, one line each; `whole` is the complete folder. */
function lostIn(
  left: string,
  whole: string,
  told: ReadonlySet<string>,
  confirmed: ReadonlyMap<string, Filled>,
): readonly string[] {
  const database = new DatabaseSync(join(left, 'clairval.db'));
  try {
    const [integrity] = database.prepare('pragma integrity_check').all() as { integrity_check: string }[];
    if (integrity?.integrity_check !== 'ok') return [`the database is damaged: ${integrity?.integrity_check}`];
    const requests = database.prepare('select id, field_values from submission').all() as {
      id: string;
      field_values: string;
    }[];
    const mails = database.prepare('select id, sent_at from mail').all() as { id: string; sent_at: number | null }[];
    const values = new Map(requests.map(({ id, field_values }) => [id, field_values]));
    const there = new Set(mails.map(({ id }) => id));
    const same = (name: string) =>
      existsSync(join(left, name)) && readFileSync(join(left, name)).equals(readFileSync(join(whole, name)));
    return [
      ...(same('secret') ? [] : ['the secret of the site, under which links of mails are made, is gone']),
      ...[...told].flatMap(reference => {
        const kept = values.get(reference);
        if (kept === undefined) return [`${reference} is gone`];
        const { form } = confirmed.get(reference) as Filled;
        // A recommendation's mail to a friend is deleted once it is sent.
        const expected = mailsOf(form).filter(end => end !== 'friend');
        const gone = expected.filter(end => !there.has(`${reference}.${end}`));
        return gone.map(end => `${reference} has no mail ${end}`);
      }),
      // A file is synced before the request that names it.
      ...readdirSync(join(whole, 'uploads'))
        .filter(name => [...values.values()].some(text => text.includes(name)) && !same(join('uploads', name)))
        .map(name => `the upload ${name} is not whole`),
      ...mails
        .filter(({ id, sent_at }) => sent_at !== null && !same(join('outbox', `${id}.eml`)))
        .map(({ id }) => `the mail ${id} is noted as sent and not whole`),
    ];
  } catch (error) {
    return [String(error)];
  } finally {
    database.close();
  }
}
