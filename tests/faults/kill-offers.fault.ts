import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { makePasswordHasher } from '../../adapters/argon2/password-hasher.ts';
import { openDatabase } from '../../adapters/sql/open-database.ts';
import { addDays, brusselsDay } from '../../domain/text/day.ts';
import { aSubmission } from '../arbitraries/a-submission.ts';
import { keepKilling, type Persistent, Refused, slowestOf } from '../support/faults/keep-killing.ts';
import { openRows } from '../support/faults/stored-rows.ts';
import { deliverAll, environmentOf } from '../support/faults/killed-site.ts';
import { noteFigure } from '../support/run/figures.ts';
import { FULL } from '../support/run/full-run.ts';
import { builtServer } from '../support/server/built-server.ts';
import { makeBrowser } from '../support/site/portal-site.ts';
import { SEED } from '../support/site/seed.ts';

/** Steps that the server acknowledged: per property one offer is passed on, and two agents each accept one of its two offers at the same time. */
const STEPS = 900;
const STEPS_EACH = 3;
const KILLS = 20;
const CLIENTS = 12;
/** Half as many again as the steps need, as the last kill may come late. */
const PROPERTIES = STEPS / 2;

const AGENTS = ['lea', 'tom'].map(id => ({ id, email: `${id}@example.be`, password: 'deux canaris et une lampe' }));
const NOW = Date.now();
const TODAY = brusselsDay(NOW);
const idOf = (number: number, which: 'A' | 'B') => `K7P2-${which}${number}`;

const dataDirectory = mkdtempSync(join(tmpdir(), 'clairval-kill-offers-'));
afterAll(() => rmSync(dataDirectory, { recursive: true, force: true }));

/** Stores the agents' accounts and two confirmed offers for each property. */
async function seedOffers(): Promise<void> {
  const database = await openDatabase({ dataDirectory });
  const hasher = makePasswordHasher();
  for (const { id, email, password } of AGENTS) {
    const account = { id, email, role: 'manager', language: 'en', personId: undefined, invitedAt: NOW } as const;
    await database.sampleAgents.add(account, await hasher.hash(password));
  }
  for (let number = 0; number < PROPERTIES; number++)
    for (const which of ['A', 'B'] as const) {
      const id = idOf(number, which);
      await database.submissions.accept(
        aSubmission(id, {
          id,
          form: 'purchase-offer',
          mails: [],
          receivedAt: NOW,
          subjectId: `9${number}`,
          email: `${id.toLowerCase()}@example.be`,
          values: { lastName: id, amount: 300_000, validUntil: addDays(TODAY, 5) },
          offerTokenHash: `secret of ${id}`,
        }),
      );
      await database.offers.change(id, { kind: 'confirm', at: NOW }, () => []);
    }
  await database.close();
}

test.runIf(FULL)(
  'R1: steps of offers survive kills: none is lost or mailed twice, and of two offers for a property one is accepted',
  {
    timeout: 1_800_000,
  },
  async () => {
    await seedOffers();
    const server = await builtServer(environmentOf({ dataDirectory }));
    onTestFinished(async () => void (await server.end('SIGKILL')));
    const agents = AGENTS.map(({ email, password }, number) => {
      const browser = makeBrowser(server.port, `192.0.2.${number + 1}`);
      let token: Promise<string> | undefined;
      const logIn = async (until: Persistent['until']) => {
        await until(async () =>
          (await browser.post('/en/desk/login/', { email, password })).status === 303 ? true : 'busy',
        );
        return until(async () => (await browser.token('/en/desk/security/')) || 'busy');
      };
      return {
        /** Posts a step until it gets a response; returns whether the step was accepted. */
        async take(until: Persistent['until'], id: string, fields: Readonly<Record<string, string>>): Promise<boolean> {
          token ??= logIn(until);
          const given = { ...fields, token: await token };
          return until(async () => {
            const { status } = await browser.post(`/en/desk/requests/${id}/`, given);
            if (status === 503) return 'busy';
            if (status !== 303 && status !== 422) throw new Refused(`${fields['do']} of ${id}: ${status}`);
            return status === 303;
          });
        },
      };
    });

    const finished: number[] = [];
    const accepted: string[] = [];
    const { count, starts } = await keepKilling(
      server,
      { aim: STEPS, kills: KILLS, clients: CLIENTS, seed: SEED },
      async (number, { until, tell }) => {
        if (number >= PROPERTIES) {
          // All properties are used; the run only continues until enough kills have happened.
          await new Promise(resolve => setTimeout(resolve, 50));
          return tell();
        }
        const [lea, tom] = agents;
        const [one, other] = [idOf(number, 'A'), idOf(number, 'B')];
        const accept = { do: 'offer-accept', on: TODAY, by: 'Mia Maes' };
        // A repeated step that had been taken before the kill is refused as stale.
        await lea?.take(until, one, { do: 'offer-tell', seen: '1' });
        tell();
        const taken = await Promise.all([
          lea?.take(until, one, { ...accept, answers: other, others: `${other}:1`, seen: '2' }),
          tom?.take(until, other, { ...accept, answers: one, others: `${one}:2`, seen: '1' }),
        ]);
        for (const [at, id] of [one, other].entries()) if (taken[at]) accepted.push(id);
        for (const _ of taken) tell();
        finished.push(number);
      },
    );

    const rows = openRows({ dataDirectory });
    onTestFinished(() => rows.close());
    await deliverAll(server, rows);
    const offers = new Map(
      (
        await rows.all<{ id: string; decided: string | null; sequence: number }>(
          'select submission_id as id, decided, sequence from offer',
        )
      ).map(({ id, ...offer }) => [id, offer]),
    );
    const mails = Map.groupBy(
      await rows.all<{ id: string }>("select id from mail where id like '%.offer-%'"),
      ({ id }) => id.slice(0, id.indexOf('.')),
    );
    const log = Map.groupBy(
      await rows.all<{ subject: string; action: string }>('select subject, action from desk_log'),
      ({ subject }) => subject,
    );
    const wrong: string[] = accepted.filter(id => offers.get(id)?.decided !== 'accepted');
    for (const number of finished) {
      const [one, other] = [idOf(number, 'A'), idOf(number, 'B')];
      const firstWins = offers.get(one)?.decided === 'accepted';
      const lived = [one, other].map(id => [
        offers.get(id),
        (mails.get(id) ?? []).map(mail => mail.id.slice(id.length + 1)).toSorted(),
        (log.get(id) ?? []).map(({ action }) => action).toSorted(),
      ]);
      const told = ['offer-2.agency', 'offer-2.sender'];
      const expected = [
        [
          { decided: firstWins ? 'accepted' : 'answered', sequence: 3 },
          [...told, ...(firstWins ? ['offer-3.agency'] : []), 'offer-3.sender'],
          firstWins ? ['offer-accepted', 'offer-told'] : ['offer-told'],
        ],
        [
          { decided: firstWins ? 'answered' : 'accepted', sequence: 2 },
          firstWins ? ['offer-2.sender'] : told,
          firstWins ? [] : ['offer-accepted'],
        ],
      ];
      if (JSON.stringify(lived) !== JSON.stringify(expected)) wrong.push(`${number}: ${JSON.stringify(lived)}`);
    }
    noteFigure({
      row: 'R1',
      what: `SQLite, steps of offers at the desk (seed ${SEED})`,
      figure:
        `${finished.length * STEPS_EACH} steps answered, ${count.kills} kills, ${count.gentle} ordinary ends; ${wrong.length} properties wrong; ` +
        `up again in ${slowestOf(starts)} ms (p99)`,
      target: `${STEPS} steps, ${KILLS} kills, 0 lost, 0 doubled, never two accepted`,
      passed: wrong.length === 0,
    });
    expect(finished.length).toBeGreaterThan(STEPS / STEPS_EACH / 2);
    expect(wrong).toEqual([]);
  },
);
