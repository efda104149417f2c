import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { FORM_NAMES, type FormName } from '../../domain/request/forms.ts';
import { startPostgres } from '../bench/postgres.ts';
import { type BuiltServer, builtServer } from '../support/server/built-server.ts';
import { noteFigure } from '../support/run/figures.ts';
import {
  addressOf,
  type Filled,
  type Got,
  mailsOf,
  nthForm,
  referenceIn,
  type Sealed,
  seal,
  talk,
} from '../support/visitors/form-visitor.ts';
import { FULL } from '../support/run/full-run.ts';
import { openRows } from '../support/faults/stored-rows.ts';
import { viewingHour } from '../support/visitors/viewing-hours.ts';

const VISITORS = 100;
/** Number of races for each database. PostgreSQL runs the same statements as SQLite, so its run may be shorter. */
const RACES = FULL ? { SQLite: 200, PostgreSQL: 60 } : { SQLite: 1, PostgreSQL: 0 };
const DOUBLES = FULL ? 1_000 : 28;
/** Concurrent double submissions. */
const AT_ONCE = 20;

const scratch = mkdtempSync(join(tmpdir(), 'clairval-race-'));
const postgres = FULL ? await startPostgres() : { missing: 'the short run tries SQLite alone' };
const running: BuiltServer[] = [];
afterAll(async () => {
  for (const server of running) await server.end('SIGKILL');
  if (!('missing' in postgres)) await postgres.stop();
  rmSync(scratch, { recursive: true, force: true });
});

const databases = [
  { name: 'SQLite', races: RACES.SQLite, url: async () => undefined },
  ...('missing' in postgres
    ? []
    : [{ name: 'PostgreSQL', races: RACES.PostgreSQL, url: () => postgres.newDatabase('raced') }]),
];

describe.each(databases)('over $name', ({ name, races, url }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const started = (async () => {
    const databaseUrl = await url();
    const given = { dataDirectory: join(scratch, name), ...(databaseUrl && { databaseUrl }) };
    const server = await builtServer({
      DATA_DIR: given.dataDirectory,
      SECRET: 'a secret of the tests that is long enough',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    });
    running.push(server);
    await server.start();
    return { server, rows: openRows(given) };
  })();
  afterAll(async () => {
    agent.destroy();
    await (await started).rows.close();
  });

  let visitors = 0;
  /** Sends a form; on 503 (busy, nothing stored) sends it again, as the error page suggests. */
  const send = async (sealed: Sealed): Promise<Got> => {
    const { server } = await started;
    const got = await talk(server.port, sealed, agent);
    return got.status === 503 ? send(sealed) : got;
  };
  const ask = async (filled: Filled, times = 1) => {
    const { server } = await started;
    const sealed = await seal(server.port, filled, agent);
    return Promise.all(Array.from({ length: times }, () => send(sealed)));
  };

  test(`of ${VISITORS} visitors who book the last capacity of a slot one succeeds`, { timeout: 900_000 }, async () => {
    const { server, rows } = await started;
    const began = performance.now();
    const appointment = nthForm(FORM_NAMES.indexOf('contact-appointment'));
    let got = 0;
    let full = 0;
    for (let race = 0; race < races; race++) {
      const hour = viewingHour(race, 'late');
      const sealed = await Promise.all(
        Array.from({ length: VISITORS }, () => {
          const email = `racer${visitors}@example.be`;
          const filled = {
            ...appointment,
            values: { ...appointment.values, ...hour, email },
            from: addressOf(visitors++),
          };
          return seal(server.port, { ...filled, way: visitors % 2 === 0 ? 'page' : 'script' }, agent);
        }),
      );
      const answers = await Promise.all(sealed.map(send));
      got += answers.filter(answer => referenceIn(answer) !== undefined).length;
      full += answers.filter(({ status, text }) => status === 422 && /slot-full|slot-error/.test(text)).length;
    }
    const taken = await rows.all<{ day: string; count: string | number }>(
      "select day, count(*) as count from appointment where status = 'confirmed' group by day, slot, property_id",
    );
    const overbooked = taken.filter(({ count }) => Number(count) > 1).length;
    const seconds = Math.round((performance.now() - began) / 1000);
    noteFigure({
      row: 'R12',
      what: `${name}, ${races} times ${VISITORS} visitors for one place`,
      figure: `${got} got it, ${full} were told that it is full, ${overbooked} overbooked; ${seconds} s`,
      target: 'one each time, 0 overbooked',
      passed: got === races && overbooked === 0,
    });
    expect({ got, full, overbooked, hours: taken.length }).toEqual({
      got: races,
      full: races * (VISITORS - 1),
      overbooked: 0,
      hours: races,
    });
  });

  test('a form submitted twice at the same time is stored as one request', { timeout: 900_000 }, async () => {
    const { rows } = await started;
    const began = performance.now();
    let next = 0;
    const told = new Map<string, FormName>();
    const lane = async () => {
      while (next < DOUBLES) {
        const filled = { ...nthForm(next++), from: addressOf(visitors++) };
        const answers = await ask(filled, 2);
        const references = new Set(answers.map(referenceIn));
        expect(answers.map(({ status }) => status)).toEqual(filled.way === 'page' ? [303, 303] : [200, 200]);
        expect(references.size).toBe(1);
        told.set([...references][0] ?? '', filled.form);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    const kept = await rows.all<{ id: string }>(
      "select id from submission where email is null or email like 'visitor%'",
    );
    const mails = await rows.all<{ id: string }>('select id from mail');
    // A recommendation's mail to the friend is deleted once delivered, which some are by now.
    const stays = (id: string) => !id.endsWith('.friend');
    const expected = [...told]
      .flatMap(([reference, form]) => mailsOf(form).map(end => `${reference}.${end}`))
      .filter(stays);
    const ours = mails.filter(({ id }) => told.has(id.split('.')[0] ?? '') && stays(id));
    const seconds = Math.round((performance.now() - began) / 1000);
    noteFigure({
      row: 'R11',
      what: `${name}, ${DOUBLES} forms sent twice at the same time`,
      figure: `${kept.length} requests, ${ours.length} mails; ${seconds} s`,
      target: `${DOUBLES} requests, ${expected.length} mails`,
      passed: kept.length === DOUBLES && ours.length === expected.length,
    });
    expect(told.size).toBe(DOUBLES);
    expect(kept.map(({ id }) => id).toSorted()).toEqual([...told.keys()].toSorted());
    expect(ours.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
  });
});
