import { closeSync, fdatasyncSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../adapters/sql/open-database.ts';
import type { Submission } from '../../application/ports/request-inbox.ts';
import { startPostgres } from './postgres.ts';
import { type BenchRow, median, table } from './measure.ts';

/** A real disk, not the memory that a temporary directory may be. */
const DIRECTORY = join(import.meta.dirname, '../../var/bench');
const ROUNDS = 9;
const PATIENCE_MS = 30_000;
/** Visitors who wait for an answer at the same time. */
const VISITORS = 200;

/** Submissions a second, each on the disk when it is answered, with its key, challenge and two mails. */
export async function benchSubmissions(): Promise<BenchRow[]> {
  mkdirSync(DIRECTORY, { recursive: true });
  const directory = mkdtempSync(join(DIRECTORY, 'submissions-'));
  const postgres = await startPostgres();
  const open = (databaseUrl?: string) =>
    openDatabase({ databaseUrl, dataDirectory: directory, patienceMs: PATIENCE_MS });
  const sqlite = await open();
  const server = 'missing' in postgres ? undefined : await open(postgres.url);
  const file = openSync(join(directory, 'bare'), 'w');
  try {
    const [shared = [], single = [], bare = [], over = []] = await inTurn([
      () => rate(4_000, count => keepAtOnce(sqlite, count, VISITORS)),
      () => rate(400, count => keepAtOnce(sqlite, count, 1)),
      () => rate(400, async count => syncEach(file, count)),
      ...(server ? [() => rate(600, count => keepAtOnce(server, count, VISITORS))] : []),
    ]);
    const row = (name: string, ours: number[], peers: number[], note: string): BenchRow => ({
      name,
      ours: median(ours),
      peer: median(peers),
      // Of rounds that ran side by side.
      ratio: median(ours.map((own, round) => own / (peers[round] ?? Number.NaN))),
      unit: 'submissions/s',
      note,
    });
    return [
      row(
        'submissions kept, SQLite',
        shared,
        single,
        `peer: one commit a submission; aim 5 (${VISITORS} visitors at once)`,
      ),
      row('submissions kept, SQLite', shared, bare, 'peer: bare fdatasync of the same bytes, one a submission'),
      row('one commit a submission, SQLite', single, bare, 'peer: bare fdatasync of the same bytes'),
      'missing' in postgres
        ? missing(postgres.missing)
        : row('submissions kept, PostgreSQL', over, single, 'peer: SQLite, one commit a submission'),
    ];
  } finally {
    closeSync(file);
    await sqlite.close();
    await server?.close();
    if (!('missing' in postgres)) await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

function missing(why: string): BenchRow {
  const name = 'submissions kept, PostgreSQL';
  return { name, ours: Number.NaN, peer: undefined, ratio: undefined, unit: '', note: `not measured: ${why}` };
}

/** Runs the candidates in turn, round after round; the first round warms up and does not count. */
async function inTurn(candidates: readonly (() => Promise<number>)[]): Promise<number[][]> {
  const results = candidates.map((): number[] => []);
  for (let round = -1; round < ROUNDS; round++) {
    for (const [which, candidate] of candidates.entries()) {
      const result = await candidate();
      if (round >= 0) results[which]?.push(result);
    }
  }
  return results;
}

async function rate(count: number, run: (count: number) => Promise<void>): Promise<number> {
  const start = performance.now();
  await run(count);
  return (count / (performance.now() - start)) * 1000;
}

let made = 0;

async function keepAtOnce({ inbox }: Database, count: number, visitors: number): Promise<void> {
  const last = made + count;
  const visitor = async () => {
    while (made < last) {
      const { kind } = await inbox.keep(aRequest(made++));
      if (kind !== 'kept') throw new Error(`a submission is ${kind}`);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
}

function syncEach(file: number, count: number): void {
  for (let at = 0; at < count; at++) {
    writeSync(file, JSON.stringify(aRequest(at)));
    fdatasyncSync(file);
  }
}

/** What the form of contact makes, like most. */
function aRequest(number: number): Submission {
  const id = `20261025-${number}`;
  const email = `visitor${number}@example.be`;
  const mail = {
    language: 'nl',
    unsubscribe: undefined,
    data: { id, name: 'Jan Peeters', day: '2026-11-03' },
  } as const;
  return {
    id,
    form: 'contact-me',
    language: 'nl',
    receivedAt: 1_792_889_400_000 + number,
    values: { lastName: 'Peeters', firstName: 'Jan', email, phone: '+32470123456', remark: 'Graag in de voormiddag.' },
    subjectId: '1234567',
    email,
    key: `key-${number}`,
    bodyHash: `${number}`.padStart(64, '0'),
    challenge: { id: `challenge-${number}`, expiresAt: 1_792_890_000_000 },
    limits: [{ key: `address ${number}`, windowMs: 3_600_000, most: 10 }],
    quietBeyond: undefined,
    place: undefined,
    subscription: undefined,
    offerTokenHash: undefined,
    once: undefined,
    mails: [
      { ...mail, id: `${id}-office`, template: 'request', to: 'office@example.be', replyTo: email },
      { ...mail, id: `${id}-visitor`, template: 'confirmation', to: email, replyTo: undefined },
    ],
    mailsAgain: [],
  };
}

if (import.meta.main) {
  console.log(table(await benchSubmissions()));
}
