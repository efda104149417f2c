import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { LEAD_KINDS } from '../../application/lead/lead-mails.ts';
import { type BuiltServer, builtServer } from '../support/server/built-server.ts';
import { noteFigure } from '../support/run/figures.ts';
import { type Filled, nthForm, referenceIn, type Sealed, seal, talk } from '../support/visitors/form-visitor.ts';
import { FULL } from '../support/run/full-run.ts';
import { keepKilling, Refused } from '../support/faults/keep-killing.ts';
import { type StoredRows, openRows } from '../support/faults/stored-rows.ts';
import { makeAgency } from '../doubles/made-agency.ts';
import { OMNICASA_NAME, OMNICASA_PASSWORD, startOmnicasa } from '../doubles/omnicasa-double.ts';
import type { SystemDouble } from '../doubles/system-double.ts';
import { startWebhook, WEBHOOK_SECRET } from '../doubles/webhook-double.ts';
import { SEED } from '../support/site/seed.ts';

const AIM = FULL ? 1_000 : 60;
const KILLS = FULL ? 40 : 1;
const CLIENTS = 10;

const scratch = mkdtempSync(join(tmpdir(), 'clairval-leads-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Whether a form is sent to the CRM as a lead immediately. */
const isLead = ({ form }: Filled): boolean =>
  LEAD_KINDS.has(form === 'contact-appointment' ? 'appointment-confirmed.agency' : `${form}.agency`);

describe('leads reach the CRM although the site is killed repeatedly and the CRM fails,', () => {
  test('exactly once if the CRM detects duplicates', { timeout: 900_000 }, async () => {
    const double = await startWebhook(Date.now);
    double.fail({ kind: 'lead-lost', times: 10, after: 3 }, { kind: 'broken', times: 5, after: 20 });
    const { told, received, open } = await killed('webhook', double, {
      LEAD_WEBHOOK: double.address.href,
      LEAD_WEBHOOK_SECRET: WEBHOOK_SECRET,
    });
    const missing = told.filter(reference => !received.includes(reference));
    noteFigure({
      row: 'R1',
      what: 'requests to a webhook',
      figure: `${told.length} requests confirmed, ${missing.length} missing there, ${received.length - new Set(received).size} doubled`,
      target: 'none missing, none doubled',
      passed: missing.length === 0,
    });
    expect({ missing, doubled: doubles(received), open }).toEqual({ missing: [], doubled: [], open: [] });
  });

  test.runIf(FULL)(
    'at most once if it does not, and the agency is notified of each lead that may be missing',
    {
      timeout: 900_000,
    },
    async () => {
      const double = await startOmnicasa(makeAgency(3), Date.now);
      double.fail({ kind: 'lead-lost', times: 5, after: 3 }, { kind: 'too-many-unsaid', times: 3, after: 20 });
      const { told, received, open, doubtful } = await killed('omnicasa', double, {
        LEADS: `omnicasa:${double.address.href}`,
        OMNICASA_NAME,
        OMNICASA_PASSWORD,
      });
      const unknown = told.filter(reference => !received.includes(reference) && !doubtful.includes(reference));
      noteFigure({
        row: 'R1',
        what: 'requests to a system that cannot tell one that comes twice',
        figure: `${told.length} requests confirmed, ${unknown.length} missing without a word, ${doubtful.length} told as doubtful, ${doubles(received).length} doubled`,
        target: 'none missing without a word, none doubled',
        passed: unknown.length + doubles(received).length === 0,
      });
      expect({ unknown, doubled: doubles(received), open }).toEqual({ unknown: [], doubled: [], open: [] });
    },
  );
});

function doubles(all: readonly string[]): readonly string[] {
  return all.filter((one, at) => all.indexOf(one) !== at);
}

/** `told`: references of confirmed requests that are leads; `received`: leads in the CRM; `doubtful`: those the agency was notified of. */
async function killed(name: string, double: SystemDouble, environment: Readonly<Record<string, string>>) {
  onTestFinished(() => double.stop());
  const given = { dataDirectory: join(scratch, name) };
  const seed = SEED;
  const server = await builtServer({
    DATA_DIR: given.dataDirectory,
    SECRET: 'a secret of the tests that is long enough',
    ...environment,
  });
  onTestFinished(async () => void (await server.end('SIGKILL')));
  const told: string[] = [];
  await keepKilling(server, { aim: AIM, kills: KILLS, clients: CLIENTS, seed }, async (number, client) => {
    const filled = nthForm(number);
    let sealed: Sealed | undefined;
    const reference = await client.until(async () => {
      sealed ??= await seal(server.port, filled, client.agent);
      const got = await talk(server.port, sealed, client.agent);
      if (got.status === 503) return 'busy';
      const confirmed = referenceIn(got);
      if (confirmed === undefined) throw new Refused(`${filled.form}: ${got.status} ${got.text.slice(0, 300)}`);
      return confirmed;
    });
    if (isLead(filled)) told.push(reference);
    client.tell();
  });
  const rows = openRows(given);
  onTestFinished(() => rows.close());
  await deliverAll(server, rows);
  const mails = await rows.all<{ id: string; template: string; sent_at: number | null }>(
    'select id, template, sent_at from mail',
  );
  const failed = mails.filter(({ template }) => template === 'lead-failed').map(({ id }) => id.split('.')[0] ?? '');
  return {
    told,
    received: double.leads.map(({ key }) => key),
    doubtful: failed,
    open: mails.filter(({ sent_at, template }) => sent_at === null && template !== 'lead').map(({ id }) => id),
  };
}

/** Makes all retries due until none is left. */
async function deliverAll(server: BuiltServer, rows: StoredRows): Promise<void> {
  const waiting = async (until: number) => {
    const due = await rows.all<{ count: number }>(`select count(*) as count from mail where due_at <= ${until}`);
    return Number(due[0]?.count);
  };
  while ((await waiting(Number.MAX_SAFE_INTEGER)) > 0) {
    await rows.letTimePass();
    await server.start();
    await expect.poll(() => waiting(Date.now()), { timeout: 300_000, interval: 200 }).toBe(0);
    expect(await server.end('SIGTERM')).toBe(0);
  }
}
