import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../adapters/sql/open-database.ts';
import type { RequestFilter } from '../../application/ports/requests/desk-requests.ts';
import type { RequestReader } from '../../domain/desk/access.ts';
import type { Submission } from '../../application/ports/submissions/submissions.ts';
import { DESK_FORMS } from '../../domain/desk/desk-forms.ts';
import { startPostgres } from './postgres.ts';
import { type BenchRow, inTurn, median, table } from './measure.ts';

/** On a real disk: a temporary directory may be in memory. */
const DIRECTORY = join(import.meta.dirname, '../../var/bench');
const FEW = 100;
const MANY = 20_000;
const PAGE = 51;
const ROUNDS = 9;
const CALLS = 10;
/** What a page of the list, a search and the counts may take. */
const MOST_MS = 50;
const AT = Date.parse('2026-10-25T00:30:00Z');
const MANAGER: RequestReader = { id: 'manager', role: 'manager' };
const AGENT: RequestReader = { id: 'agent', role: 'agent' };

/** A page of the request list and its counts, which agents poll, with and without words to search. */
export async function benchDeskRequests(): Promise<BenchRow[]> {
  mkdirSync(DIRECTORY, { recursive: true });
  const directory = mkdtempSync(join(DIRECTORY, 'desk-requests-'));
  const postgres = await startPostgres();
  const opened: Database[] = [];
  const open = async (name: string, count: number, databaseUrl?: string) => {
    const dataDirectory = join(directory, name);
    const database = await openDatabase({ databaseUrl, dataDirectory, timeoutMs: 30_000 });
    opened.push(database);
    await fill(database, count);
    return database;
  };
  try {
    const rows = await compare('SQLite', await open('many', MANY), await open('few', FEW));
    if ('missing' in postgres) return rows;
    const many = await open('unused', MANY, await postgres.newDatabase('requests_many'));
    return [
      ...rows,
      ...(await compare('PostgreSQL', many, await open('unused', FEW, await postgres.newDatabase('requests_few')))),
    ];
  } finally {
    for (const database of opened) await database.close();
    if (!('missing' in postgres)) await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

const LISTS: readonly (readonly [string, RequestReader, RequestFilter])[] = [
  ['what is open', AGENT, { state: 'open' }],
  ['the new ones', MANAGER, { state: 'new' }],
  ['what nobody has', MANAGER, { agentId: null }],
  ['found by a name', AGENT, { words: ['peeters77'] }],
  ['found by property and message', AGENT, { words: ['bateliers', 'zaterdag', 'namur', '77'] }],
  ['not found', AGENT, { words: ['dhondt', 'bateliers'] }],
];

async function compare(store: string, many: Database, few: Database): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [name, reader, filter] of LISTS) {
    const reads = {
      'a page': ({ deskRequests }: Database) => deskRequests.list(reader, filter, undefined, PAGE),
      counts: ({ deskRequests }: Database) => deskRequests.counts(reader, filter),
    };
    for (const [what, read] of Object.entries(reads)) {
      const timed = (database: Database) => async () => {
        const start = performance.now();
        for (let call = 0; call < CALLS; call++) await read(database);
        return (performance.now() - start) / CALLS;
      };
      const [ours = [], peer = []] = await inTurn([timed(many), timed(few)], ROUNDS);
      rows.push({
        name: `requests of the desk, ${name}, ${what}, ${store}`,
        ours: median(ours),
        peer: MOST_MS,
        ratio: median(ours) / MOST_MS,
        unit: 'ms',
        note: `${MANY} requests; peer: the limit; of ${FEW}: ${median(peer).toFixed(2)} ms`,
      });
    }
  }
  return rows;
}

/** Nine of ten are done, as in normal operation. */
async function fill({ submissions, requestWriter }: Database, count: number): Promise<void> {
  const kept = Array.from({ length: count }, (_, at) => aRequest(at));
  for (let from = 0; from < count; from += 200)
    await Promise.all(kept.slice(from, from + 200).map(one => submissions.accept(one)));
  const by = { id: 'manager', name: 'Manager' };
  const done = kept.filter((_, at) => at % 10 !== 0);
  for (let from = 0; from < done.length; from += 200)
    await Promise.all(
      done.slice(from, from + 200).map(({ id }) =>
        requestWriter.change(MANAGER, id, () => ({
          to: { state: 'done', agent: { id: undefined, name: by.name } },
          entry: { by, at: AT, action: 'request-done', subject: id },
        })),
      ),
    );
}

function aRequest(at: number): Submission {
  const email = `person${at}@example.be`;
  const remark = 'Graag in de voormiddag, of op zaterdag. '.repeat(5);
  return {
    id: `R${String(at).padStart(6, '0')}`,
    form: DESK_FORMS[at % DESK_FORMS.length] ?? 'contact-me',
    language: 'nl',
    receivedAt: AT + at * 60_000,
    values: { firstName: 'Jan', lastName: `Peeters${at}`, email, phone: `+3247${String(at).padStart(7, '0')}`, remark },
    subjectId: String(6_000_000 + (at % 500)),
    subjectWords: [
      'Maison de maître avec bureau et jardin, près de la Sambre',
      'Herenhuis met kantoor en tuin bij de Samber',
      `Rue des Bateliers ${at % 500}, 5000 Namur`,
      `Rue des Bateliers ${at % 500}, 5000 Namen`,
    ],
    email,
    key: `key ${at}`,
    bodyHash: '',
    challenge: undefined,
    limits: [],
    quietBeyond: undefined,
    reservation: undefined,
    subscription: undefined,
    offerTokenHash: undefined,
    once: undefined,
    mails: [],
    mailsAgain: [],
  };
}

if (import.meta.main) console.log(table(await benchDeskRequests()));
