import { randomBytes } from 'node:crypto';
import { closeSync, fdatasyncSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../adapters/sql/open-database.ts';
import type { Submission } from '../../application/ports/submissions/submissions.ts';
import { startPostgres } from './postgres.ts';
import { type BenchRow, inTurn, median, table } from './measure.ts';

/** On a real disk: a temporary directory may be in memory. */
const DIRECTORY = join(import.meta.dirname, '../../var/bench');
const ROUNDS = 9;
const TIMEOUT_MS = 30_000;
/** Concurrent visitors. */
const VISITORS = 200;

/** Submissions per second, each committed before its response, with key, challenge and two mails. */
export async function benchSubmissions(): Promise<BenchRow[]> {
  mkdirSync(DIRECTORY, { recursive: true });
  const directory = mkdtempSync(join(DIRECTORY, 'submissions-'));
  const postgres = await startPostgres();
  const open = (databaseUrl?: string) => openDatabase({ databaseUrl, dataDirectory: directory, timeoutMs: TIMEOUT_MS });
  const sqlite = await open();
  const server = 'missing' in postgres ? undefined : await open(postgres.url);
  const file = openSync(join(directory, 'bare'), 'w');
  try {
    const [shared = [], single = [], bare = [], over = []] = await inTurn(
      [
        () => rate(4_000, requests => keepAtOnce(sqlite, requests, VISITORS)),
        () => rate(400, requests => keepAtOnce(sqlite, requests, 1)),
        () => rate(400, async requests => syncEach(file, requests)),
        ...(server ? [() => rate(600, requests => keepAtOnce(server, requests, VISITORS))] : []),
      ],
      ROUNDS,
    );
    const row = (name: string, ours: number[], peers: number[], note: string): BenchRow => ({
      name,
      ours: median(ours),
      peer: median(peers),
      // Ratios of rounds that ran one right after the other.
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

async function rate(count: number, run: (requests: readonly Submission[]) => Promise<void>): Promise<number> {
  const requests = Array.from({ length: count }, aRequest);
  const start = performance.now();
  await run(requests);
  return (count / (performance.now() - start)) * 1000;
}

async function keepAtOnce(database: Database, requests: readonly Submission[], visitors: number): Promise<void> {
  let next = 0;
  const visitor = async () => {
    for (let request = requests[next++]; request; request = requests[next++]) {
      const { kind } = await database.submissions.accept(request);
      if (kind !== 'kept') throw new Error(`a submission is ${kind}`);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
}

function syncEach(file: number, requests: readonly Submission[]): void {
  for (const request of requests) {
    writeSync(file, JSON.stringify(request));
    fdatasyncSync(file);
  }
}

/** A contact request, like most; ids and secrets are random, as on the site. */
function aRequest(): Submission {
  const chance = (bytes: number) => randomBytes(bytes).toString('base64url');
  const id = chance(8);
  const email = `${chance(6)}@example.be`;
  const values = {
    property: '6417342',
    lastName: 'Peeters',
    firstName: 'Jan',
    email,
    phone: '+32470123456',
    remark: 'Graag in de voormiddag, of op zaterdag.',
  };
  const subject = {
    kind: 'property',
    id: '6417342',
    title: 'Maison de maître avec jardin au cœur de Namur',
    place: 'Rue de Fer 12, 5000 Namur',
    path: '/nl/te-koop/namen/huis/6417342/',
    facts: ['€ 385.000', 'EPC D, 288 kWh/m²', '20260412001234'],
  };
  const data = { reference: id, receivedAt: 1_792_889_400_000, visitorLanguage: 'nl', values, names: {}, subject };
  const mail = { language: 'nl', unsubscribe: undefined, data } as const;
  return {
    id,
    form: 'contact-me',
    language: 'nl',
    receivedAt: 1_792_889_400_000,
    values,
    subjectId: '6417342',
    email,
    key: chance(16),
    bodyHash: chance(32),
    challenge: { id: chance(16), expiresAt: 1_792_890_000_000 },
    limits: [{ key: chance(32), windowMs: 3_600_000, most: 10 }],
    quietBeyond: undefined,
    reservation: undefined,
    subscription: undefined,
    offerTokenHash: undefined,
    once: undefined,
    mails: [
      { ...mail, id: `${id}.agency`, template: 'contact-me.agency', to: 'office@example.be', replyTo: email },
      { ...mail, id: `${id}.sender`, template: 'contact-me.sender', to: email, replyTo: undefined },
    ],
    mailsAgain: [],
  };
}

if (import.meta.main) {
  console.log(table(await benchSubmissions()));
}
