import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { FORM_NAMES } from '../../domain/request/forms.ts';
import { builtServer } from '../support/server/built-server.ts';
import { type ClamdMood, CLEAN, openFakeClamd } from '../support/faults/fake-clamd.ts';
import { nthForm, referenceIn, seal, talk } from '../support/visitors/form-visitor.ts';
import { freePort } from '../support/run/free-port.ts';
import { FULL } from '../support/run/full-run.ts';
import { openRows } from '../support/faults/stored-rows.ts';

const SOON = { timeout: 20_000 };
const scratch = mkdtempSync(join(tmpdir(), 'clairval-scan-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const GOOD = Buffer.from('%PDF-1.7 what a person can do, and nothing else');
const EVIL = Buffer.from('%PDF-1.7 what a person can do, and EVIL besides');
const mood = (bytes: Buffer): ClamdMood => (bytes.includes('EVIL') ? { says: 'stream: Test.Evil-1 FOUND\0' } : CLEAN);

let made = 0;
/** A site that accepts applications, with access to its data directory. */
async function site(clamav: string | undefined) {
  const directory = join(scratch, String(made++));
  const server = await builtServer({ DATA_DIR: directory, ...(clamav !== undefined && { CLAMAV: clamav }) });
  onTestFinished(async () => void (await server.end('SIGKILL')));
  await server.start();
  const rows = openRows({ dataDirectory: directory });
  onTestFinished(() => rows.close());
  const namesIn = (folder: string) =>
    existsSync(join(directory, folder)) ? readdirSync(join(directory, folder)).toSorted() : [];
  const read = (folder: string, name: string) => readFileSync(join(directory, folder, name), 'latin1');
  let sent = 0;
  return {
    server,
    rows,
    namesIn,
    read,
    async apply(pdf: Buffer): Promise<string> {
      const filled = nthForm(FORM_NAMES.length * sent++ + FORM_NAMES.indexOf('job-contact'));
      const reference = referenceIn(await talk(server.port, await seal(server.port, { ...filled, pdf })));
      expect(reference).toBeDefined();
      return reference as string;
    },
    /** The mail to the agency on one line: line breaks of quoted-printable and base64 are removed. */
    letter: (reference: string) => read('outbox', `${reference}.agency.eml`).replace(/=?\r\n/g, ''),
    letters: () =>
      namesIn('outbox')
        .map(name => read('outbox', name).replace(/=?\r\n/g, ''))
        .join(),
    /** Ends the site, makes its mails due and starts it again. */
    async later() {
      await server.end('SIGKILL');
      await rows.letTimePass();
      await server.start();
    },
  };
}
/** The base64 of a file as in such a mail, without the trailing padding. */
const inMail = (pdf: Buffer) => pdf.toString('base64').replace(/=+$/, '');

test('an application with an infected file is stored, and the agency is notified without receiving the file', async () => {
  const clamd = await openFakeClamd(mood);
  onTestFinished(() => clamd.close());
  const { server, rows, apply, letter, letters, namesIn, read } = await site(`tcp://127.0.0.1:${clamd.port}`);
  const [evil, good] = [await apply(EVIL), await apply(GOOD)];
  await expect.poll(() => rows.unsent(), SOON).toBe(0);
  expect(await rows.all('select id from submission')).toHaveLength(2);
  expect(letter(good)).toContain(inMail(GOOD));
  expect(letter(evil)).toContain('Test.Evil-1');
  expect(letters()).not.toContain(inMail(EVIL));
  const [file = '', warning = '', ...others] = namesIn('quarantine');
  expect([warning, others, namesIn('uploads').length]).toEqual([`${file}.txt`, [], 1]);
  expect(read('quarantine', file)).toBe(EVIL.toString());
  expect(read('quarantine', warning)).toContain('Test.Evil-1');
  expect(letter(evil)).toContain(file);
  expect(server.errors).toEqual([
    expect.stringContaining(`a file was not attached to mail ${evil}.agency and stays in quarantine`),
  ]);
});

test.runIf(FULL)(
  'with the scanner down the sender’s mail is sent, the agency’s mail waits, and both arrive in the end',
  async () => {
    const port = await freePort();
    const { rows, apply, letter, letters, namesIn, later } = await site(`tcp://127.0.0.1:${port}`);
    const reference = await apply(GOOD);
    const tries = () =>
      rows.all<{ id: string; attempts: number }>('select id, attempts from mail where sent_at is null');
    await expect.poll(tries, SOON).toEqual([{ id: `${reference}.agency`, attempts: 1 }]);
    expect(namesIn('outbox')).toEqual([`${reference}.sender.eml`]);
    expect(letters()).not.toContain(inMail(GOOD));
    const clamd = await openFakeClamd(mood, port);
    onTestFinished(() => clamd.close());
    await later();
    await expect.poll(() => rows.unsent(), SOON).toBe(0);
    expect(letter(reference)).toContain(inMail(GOOD));
    expect(namesIn('quarantine')).toEqual([]);
  },
);

test('a site killed during a scan scans the file again and mails it once', async () => {
  const clamd = await openFakeClamd('stalls');
  onTestFinished(() => clamd.close());
  const { rows, apply, letter, namesIn, later } = await site(`tcp://127.0.0.1:${clamd.port}`);
  const reference = await apply(GOOD);
  await expect.poll(() => clamd.streams.length, SOON).toBe(1);
  clamd.mood = mood;
  await later();
  await expect.poll(() => rows.unsent(), SOON).toBe(0);
  expect(clamd.streams).toHaveLength(2);
  expect(letter(reference)).toContain(inMail(GOOD));
  // A kill during a write leaves an unfinished file with another name beside the mails.
  const letters = namesIn('outbox').filter(name => name.endsWith('.eml'));
  expect(letters).toEqual([`${reference}.agency.eml`, `${reference}.sender.eml`]);
});

test.runIf(FULL)('without a scanner a file stays in quarantine beside a warning, and the mail names it', async () => {
  const { server, rows, apply, letter, letters, namesIn, read } = await site(undefined);
  const reference = await apply(GOOD);
  await expect.poll(() => rows.unsent(), SOON).toBe(0);
  const [file = '', warning = ''] = namesIn('quarantine');
  expect(read('quarantine', warning)).toContain('no scanner is set (CLAMAV)');
  expect(letter(reference)).toContain(file);
  expect(letters()).not.toContain(inMail(GOOD));
  expect([namesIn('uploads'), server.errors]).toEqual([[], []]);
});
