import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../adapters/sql/open-database.ts';
import { MOST_BUSY_TIMES } from '../../application/ports/calendar/busy-feeds.ts';
import { fullHours } from '../../application/viewing/full-hours.ts';
import { hoursOf } from '../../application/viewing/property-hours.ts';
import { slotsIn } from '../../application/viewing/slots-in.ts';
import { brusselsDay } from '../../domain/text/day.ts';
import { SAMPLE } from '../support/site/sample-site.ts';
import { type BenchRow, inTurn, median, table } from './measure.ts';
import { startPostgres } from './postgres.ts';

/** On a real disk: a temporary directory may be in memory. */
const DIRECTORY = join(import.meta.dirname, '../../var/bench');
const AGENTS = 10;
const ROUNDS = 9;
const CALLS = 20;
const MOST_MS = 20;
const NOW = Date.parse('2026-11-25T09:00:00Z');
const STEP_MS = Math.floor((367 * 86_400_000) / MOST_BUSY_TIMES / 60_000) * 60_000;

/**
 * Slots of a property as shown to a visitor, with ten agents whose calendars have the maximum size; and the time to store such a calendar.
 */
export async function benchViewingSlots(): Promise<BenchRow[]> {
  mkdirSync(DIRECTORY, { recursive: true });
  const directory = mkdtempSync(join(DIRECTORY, 'visit-slots-'));
  const postgres = await startPostgres();
  const opened: Database[] = [];
  const open = async (name: string, databaseUrl?: string) => {
    const database = await openDatabase({ databaseUrl, dataDirectory: join(directory, name), timeoutMs: 30_000 });
    opened.push(database);
    return database;
  };
  try {
    const rows = await measure('SQLite', await open('sqlite'));
    if ('missing' in postgres) return rows;
    return [...rows, ...(await measure('PostgreSQL', await open('unused', await postgres.newDatabase('visit_slots'))))];
  } finally {
    for (const database of opened) await database.close();
    if (!('missing' in postgres)) await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

async function measure(
  store: string,
  { sampleAgents, busyFeeds, viewingHours, viewingRecords }: Database,
): Promise<BenchRow[]> {
  const entry = {
    by: { id: 'manager', name: 'Manager' },
    at: NOW,
    action: 'busy-address-set',
    subject: undefined,
  } as const;
  const people = Array.from({ length: AGENTS }, (_, at) => `person${at}`);
  for (const personId of people) {
    const email = `${personId}@example.be`;
    await sampleAgents.add(
      { id: personId, email, name: personId, role: 'agent', personId, language: 'nl', invitedAt: NOW } as never,
      'hash',
    );
    await busyFeeds.setAddress(personId, 'encrypted', entry);
  }
  const store1 = async (shift: number) => {
    const began = performance.now();
    for (const agentId of people)
      await busyFeeds.keep({ agentId, encryptedAddress: 'encrypted' }, calendar(shift), NOW, false);
    return (performance.now() - began) / AGENTS;
  };
  const { settings } = SAMPLE.content;
  const slots = slotsIn(SAMPLE.content, 'nl');
  const today = brusselsDay(NOW);
  const page = (agentOf: (call: number) => string) => async () => {
    const began = performance.now();
    for (let call = 0; call < CALLS; call++) {
      const shown = { id: '1234567', agentId: agentOf(call) };
      const hours = await hoursOf(viewingHours, settings, shown, today);
      await fullHours(viewingRecords, hours, slots, shown, today);
    }
    return (performance.now() - began) / CALLS;
  };
  let shift = 0;
  const [stored = []] = await inTurn([() => store1(shift++ % 2)], ROUNDS);
  const [ours = [], peer = []] = await inTurn([page(call => people[call % AGENTS] ?? ''), page(() => '')], ROUNDS);
  return [
    {
      name: `slots of a property, ${store}`,
      ours: median(ours),
      peer: median(peer),
      ratio: median(ours.map((own, round) => own / (peer[round] ?? Number.NaN))),
      unit: 'ms',
      note: `${AGENTS} calendars of ${MOST_BUSY_TIMES} busy times; peer: of nobody in particular; limit ${MOST_MS} ms`,
    },
    {
      name: `a calendar stored, ${store}`,
      ours: median(stored),
      peer: undefined,
      ratio: undefined,
      unit: 'ms',
      note: `${MOST_BUSY_TIMES} busy times in place of as many others, beside the requests of visitors`,
    },
  ];
}

function calendar(shift: number) {
  return Array.from({ length: MOST_BUSY_TIMES }, (_, at) => {
    const from = NOW + at * STEP_MS + shift * 60_000;
    return { from, until: from + STEP_MS / 4 };
  });
}

if (import.meta.main) console.log(table(await benchViewingSlots()));
