import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { FORM_NAMES } from '../../domain/request/forms.ts';
import { startPostgres } from '../bench/postgres.ts';
import { builtServer } from '../support/server/built-server.ts';
import { noteFigure } from '../support/run/figures.ts';
import { freePort } from '../support/run/free-port.ts';
import { mailsOf, nthForm, referenceIn, seal, talk } from '../support/visitors/form-visitor.ts';
import { FULL } from '../support/run/full-run.ts';
import { openRows } from '../support/faults/stored-rows.ts';
import { type MailSink, openMailSink, type SinkMood } from '../support/faults/mail-sink.ts';
import { headerOf, parseMail } from '../support/reading/parse-mail.ts';

/** Mails delivered in parallel. */
const LANES = 4;
/** The worker polls the outbox every second. */
const SOON = { timeout: 20_000 };
/** More attempts than any script of faults has. */
const ALWAYS = 1_000;

const scratch = mkdtempSync(join(tmpdir(), 'clairval-mail-'));
const postgres = FULL ? await startPostgres() : { missing: 'the short run tries SQLite alone' };
afterAll(async () => {
  if (!('missing' in postgres)) await postgres.stop();
  rmSync(scratch, { recursive: true, force: true });
});

let made = 0;
const databases = [
  { database: 'SQLite', url: async () => undefined },
  ...('missing' in postgres ? [] : [{ database: 'PostgreSQL', url: () => postgres.newDatabase(`mailed_${made}`) }]),
];

/** A fault of the mail server. `refused`: mails that it rejects permanently; `often`: tested in the short run too. */
type Fault = {
  readonly name: string;
  readonly moods: readonly SinkMood[];
  readonly refused?: number;
  readonly often?: boolean;
};
const always = (mood: SinkMood) => Array.from({ length: ALWAYS }, () => mood);

const faults: readonly Fault[] = [
  { name: 'says 421 at once', moods: always({ refuses: { at: 'banner', code: 421 } }) },
  { name: 'says 554 at once', moods: always({ refuses: { at: 'banner', code: 554 } }) },
  { name: 'takes no sender (451)', moods: always({ refuses: { at: 'mail', code: 451 } }) },
  { name: 'takes no sender (550)', moods: always({ refuses: { at: 'mail', code: 550 } }) },
  { name: 'wants readers to wait (451)', moods: always({ refuses: { at: 'rcpt', code: 451 } }) },
  { name: 'cannot keep mails now (452)', moods: always({ refuses: { at: 'dot', code: 452 } }) },
  { name: 'does not know a reader (550)', moods: [{ refuses: { at: 'rcpt', code: 550 } }], refused: 1 },
  { name: 'does not like a mail (554)', moods: [{ refuses: { at: 'dot', code: 554 } }], refused: 1 },
  { name: 'hangs before its greeting', moods: always({ hangsAt: 'banner' }) },
  { name: 'hangs at the sender', moods: always({ hangsAt: 'mail' }) },
  { name: 'hangs at the reader', moods: always({ hangsAt: 'rcpt' }) },
  { name: 'hangs while the mail comes in', moods: always({ hangsAt: 'data' }) },
  { name: 'takes mails and does not say so', often: true, moods: always({ hangsAt: 'dot' }) },
];

describe.each(databases)('over $database, a mail server that', ({ database, url }) => {
  /** The site with a mail server at `port`: sends all forms and tracks their mails. */
  async function site(port: number) {
    const databaseUrl = await url();
    const dataDirectory = join(scratch, `${database} ${made++}`);
    const server = await builtServer({
      DATA_DIR: dataDirectory,
      SECRET: 'a secret of the tests that is long enough',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    });
    onTestFinished(async () => void (await server.end('SIGKILL')));
    await server.start();
    const rows = openRows({ dataDirectory, ...(databaseUrl && { databaseUrl }) });
    onTestFinished(() => rows.close());
    const expected: string[] = [];
    let sent = 0;
    return {
      server,
      /** Ids of the mails that the confirmed forms enqueued. */
      expected,
      /** Alternates between form posts and the script's API, a full set of forms each. */
      async sendForms(count = FORM_NAMES.length * 2) {
        for (const end = sent + count; sent < end; sent++) {
          const way = Math.floor(sent / FORM_NAMES.length) % 2 === 0 ? 'page' : 'script';
          const filled = { ...nthForm(sent), way } as const;
          const answer = await talk(server.port, await seal(server.port, filled));
          expect(`${filled.form} ${answer.status}`).toBe(`${filled.form} ${way === 'page' ? 303 : 200}`);
          expected.push(...mailsOf(filled.form).map(end => `${referenceIn(answer)}.${end}`));
        }
      },
      /** Restarts the site and makes retries due until no mail is pending; returns the ids of dead mails. */
      async deliver(dead: number, end: 'SIGKILL' | 'SIGTERM'): Promise<readonly string[]> {
        await server.end(end);
        await rows.letTimePass();
        await server.start();
        await expect.poll(() => rows.unsent(), SOON).toBe(dead);
        return (await rows.all<{ id: string }>('select id from mail where sent_at is null')).map(({ id }) => id);
      },
    };
  }

  const idsAt = ({ taken }: MailSink) =>
    taken.map(mail => headerOf(parseMail(mail), 'Message-ID')?.replace(/^<(.*)@.*$/, '$1'));

  test.each(faults.filter(({ often }) => FULL || often))(
    '$name changes no response to a form and receives all mails later',
    async ({ name, moods, refused = 0 }) => {
      const sink = await openMailSink(moods);
      onTestFinished(() => sink.close());
      const { sendForms, deliver, expected } = await site(Number(new URL(sink.url).port));
      await sendForms();
      // Every mail in delivery was hit by the fault.
      await expect.poll(() => sink.connections(), SOON).toBeGreaterThanOrEqual(LANES);
      if (refused > 0) await expect.poll(() => sink.taken.length, SOON).toBeGreaterThan(LANES);
      sink.calm();
      // A delivery to a hanging server ends by timeout.
      const hangs = moods[0]?.hangsAt;
      const dead = await deliver(refused, hangs === undefined ? 'SIGTERM' : 'SIGKILL');
      const sent = expected.filter(id => !dead.includes(id));
      const delivered = new Set(idsAt(sink));
      noteFigure({
        row: 'R6',
        what: `${database}, a mail server that ${name}`,
        figure:
          `${expected.length} mails of forms that were all confirmed, ${delivered.size} delivered, ${dead.length} refused for good, ` +
          `${sink.taken.length - delivered.size} twice under their Message-ID`,
        target: `all but ${refused} delivered`,
        passed: delivered.size === expected.length - refused,
      });
      expect(new Set(idsAt(sink))).toEqual(new Set(sent));
      // A mail whose acceptance was lost is sent again; mail programs show it once because of its Message-ID.
      const hidden = hangs === 'dot' ? LANES : 0;
      expect(sink.taken.length - sent.length).toBeLessThanOrEqual(hidden);
    },
  );

  test.runIf(FULL)('hangs on one mail delays no other mail', async () => {
    const sink = await openMailSink([{ hangsAt: 'mail' }]);
    onTestFinished(() => sink.close());
    const { sendForms, expected } = await site(Number(new URL(sink.url).port));
    await sendForms(1);
    await expect.poll(() => sink.connections(), SOON).toBeGreaterThan(0);
    await sendForms();
    await expect.poll(() => sink.taken.length, SOON).toBe(expected.length - 1);
  });

  test.runIf(FULL)('hangs does not delay the shutdown of the site', async () => {
    const sink = await openMailSink(always({ hangsAt: 'mail' }));
    onTestFinished(() => sink.close());
    const { sendForms, deliver, server, expected } = await site(Number(new URL(sink.url).port));
    await sendForms();
    await expect.poll(() => sink.connections(), SOON).toBeGreaterThanOrEqual(LANES);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(sink.taken).toEqual([]);
    sink.calm();
    expect(await deliver(0, 'SIGKILL')).toEqual([]);
    expect(idsAt(sink).toSorted()).toEqual(expected.toSorted());
  });

  test('is unreachable changes no response to a form and receives all mails once it is back', async () => {
    const port = await freePort();
    const { sendForms, deliver, expected } = await site(port);
    await sendForms();
    const sink = await openMailSink([], port);
    onTestFinished(() => sink.close());
    expect(await deliver(0, 'SIGTERM')).toEqual([]);
    expect(idsAt(sink).toSorted()).toEqual(expected.toSorted());
    expect(expected.length).toBeGreaterThan(40);
  });
});
