import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { makeKnownChanges } from '../../adapters/memory/catalogue/known-changes.ts';
import { type Database, openDatabase } from '../../adapters/sql/open-database.ts';
import { makeOpenPage } from '../../application/page/open-page.ts';
import { makeOwnedPages } from '../../application/portal/owned-pages.ts';
import { type ListingId, parseListingId } from '../../domain/listing/listing.ts';
import { fixedClock, openSite } from '../support/site/sample-site.ts';
import { type BenchRow, median, table } from './measure.ts';
import { startPostgres } from './postgres.ts';

/** On a real disk: a temporary directory may be in memory. */
const DIRECTORY = join(import.meta.dirname, '../../var/bench');
const FEW = { id: '6398214', visits: 1_000 };
const MANY = { id: '6481250', visits: 1_000_000 };
const DAYS = 730;
const ROUNDS = 15;
const CALLS = 40;
/** Last day of the two years. */
const TODAY = Date.parse('2026-10-25T12:00:00Z');

/** An owner's page of a property with a thousand page views against one with a million, both over two years. */
export async function benchPortal(): Promise<BenchRow[]> {
  mkdirSync(DIRECTORY, { recursive: true });
  const directory = mkdtempSync(join(DIRECTORY, 'portal-'));
  const postgres = await startPostgres();
  const sqlite = await openDatabase({ dataDirectory: directory, timeoutMs: 600_000 });
  const server =
    'missing' in postgres
      ? undefined
      : await openDatabase({ databaseUrl: postgres.url, dataDirectory: directory, timeoutMs: 600_000 });
  try {
    const file = new DatabaseSync(join(directory, 'clairval.db'));
    for (const { id, visits } of [FEW, MANY]) file.exec(sqliteVisits(id, visits));
    file.close();
    const rows = await measure('SQLite', sqlite);
    if ('missing' in postgres || !server) return rows;
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    for (const { id, visits } of [FEW, MANY]) await client.query(postgresVisits(id, visits));
    await client.query('analyze');
    await client.end();
    return [...rows, ...(await measure('PostgreSQL', server))];
  } finally {
    await sqlite.close();
    await server?.close();
    if (!('missing' in postgres)) await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

async function measure(name: string, database: Database): Promise<BenchRow[]> {
  const started = performance.now();
  await database.pageViews.recount();
  const recounted = performance.now() - started;
  for (const { id, visits } of [FEW, MANY]) {
    const { total } = await database.pageViews.counts(id as ListingId, '2020-01-01');
    if (total !== visits) throw new Error(`${total} visits were counted, not ${visits}`);
  }
  const times: [number[], number[]] = [[], []];
  for (let round = -2; round < ROUNDS; round++) {
    for (const [which, { id }] of [FEW, MANY].entries()) {
      const open = pageOf(id, database);
      const begun = performance.now();
      for (let call = 0; call < CALLS; call++) await open();
      if (round >= 0) times[which as 0 | 1].push(((performance.now() - begun) * 1000) / CALLS);
    }
  }
  const [few, many] = times;
  return [
    {
      name: `an owner's page, 1 000 000 visits, ${name}`,
      ours: median(many),
      peer: median(few),
      ratio: median(many.map((time, round) => time / (few[round] ?? Number.NaN))),
      unit: 'µs',
      note: 'peer: the same page with 1 000 visits; aim at most 2; ratio: ours ÷ peer',
    },
    {
      name: `a million visits counted anew, ${name}`,
      ours: recounted,
      peer: undefined,
      ratio: undefined,
      unit: 'ms',
      note: 'npm run visits -- recount',
    },
  ];
}

/** Loads the page data of a property as for its owner; rendering, which is the same for both, is left out. */
function pageOf(listing: string, { pageViews, listingRequests: requests, offers }: Database): () => Promise<unknown> {
  const id = parseListingId(listing);
  if (!id) throw new Error(`${listing} is no id`);
  const { catalogue } = SITE;
  const owned = makeOwnedPages({
    security: { note: () => undefined },
    catalogue,
    pageViews,
    listingRequests: requests,
    offers,
    listingChanges: makeKnownChanges([]),
    clock: SITE.clock,
  });
  const owner = { id: 'o', email: 'owner@example.be', language: 'fr' as const, listingIds: [id] };
  const portal = {
    email: owner.email,
    until: 0,
    left: 0,
    mayStay: true,
    formToken: '',
    overviewHref: '',
    securityHref: '',
    loginHref: '',
    endedHref: '',
  };
  const openPage = makeOpenPage({
    site: SITE.site,
    catalogue,
    clock: fixedClock(TODAY),
    sentMarks: { mark: address => address, checked: (_, parameters) => parameters },
    personal: (context, page, params, parameters) => owned(context, page, params, parameters, { owner, portal }),
  });
  return () => openPage({ path: `/fr/espace-proprietaire/${id}/`, query: '', hints: {} });
}

const SITE = openSite(undefined, undefined, fixedClock(TODAY));

function sqliteVisits(id: string, count: number): string {
  return `with recursive number(n) as (select 0 union all select n + 1 from number where n < ${count - 1})
    insert into visit select '${id}', date('2026-10-25', '-' || (abs(random()) % ${DAYS}) || ' days'),
    printf('%022d', n) from number`;
}

function postgresVisits(id: string, count: number): string {
  return `insert into visit select '${id}', to_char(date '2026-10-25' - floor(random() * ${DAYS})::int, 'YYYY-MM-DD'),
    lpad(n::text, 22, '0') from generate_series(1, ${count}) as n`;
}

if (import.meta.main) console.log(table(await benchPortal()));
