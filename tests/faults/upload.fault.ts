import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { MAX_FILE_BYTES } from '../../domain/request/check-file.ts';
import { FORM_NAMES } from '../../domain/request/forms.ts';
import { builtServer } from '../support/server/built-server.ts';
import { CLEAN, openFakeClamd } from '../support/faults/fake-clamd.ts';
import { type Filled, nthForm, referenceIn, seal, talk } from '../support/visitors/form-visitor.ts';
import { FULL } from '../support/run/full-run.ts';
import { openRows } from '../support/faults/stored-rows.ts';

const scratch = mkdtempSync(join(tmpdir(), 'clairval-upload-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** A PDF of the largest accepted size; each is different. */
function largestPdf(number: number): Buffer {
  const bytes = Buffer.alloc(MAX_FILE_BYTES, `${number} is a line of it `);
  bytes.write('%PDF-1.7');
  return bytes;
}

/** Application `number`, alternating between form post and script. */
function application(number: number): Filled & { readonly pdf: Buffer } {
  const filled = nthForm(FORM_NAMES.length * number + FORM_NAMES.indexOf('job-contact'));
  return { ...filled, way: number % 2 === 0 ? 'page' : 'script', pdf: largestPdf(number) };
}

test('a confirmed application is on the disk even if the server is killed right after, and is mailed later', async () => {
  const clamd = await openFakeClamd(CLEAN);
  onTestFinished(() => clamd.close());
  const server = await builtServer({ DATA_DIR: scratch, CLAMAV: `tcp://127.0.0.1:${clamd.port}` });
  onTestFinished(async () => void (await server.end('SIGKILL')));
  const folder = join(scratch, 'uploads');
  const sent: Buffer[] = [];
  for (let number = 0; number < (FULL ? 4 : 2); number++) {
    // The stalled scanner holds back all mails until the end.
    clamd.mood = 'stalls';
    await server.start();
    const filled = application(number);
    expect(referenceIn(await talk(server.port, await seal(server.port, filled)))).toBeDefined();
    await server.end('SIGKILL');
    sent.push(filled.pdf);
  }
  const kept = readdirSync(folder).map(name => readFileSync(join(folder, name)));
  const sorted = (files: readonly Buffer[]) => files.toSorted(Buffer.compare);
  expect(kept).toHaveLength(sent.length);
  for (const [at, bytes] of sorted(kept).entries()) expect(bytes.equals(sorted(sent)[at] as Buffer)).toBe(true);

  const rows = openRows({ dataDirectory: scratch });
  onTestFinished(() => rows.close());
  await rows.letTimePass();
  clamd.mood = CLEAN;
  await server.start();
  await expect.poll(() => rows.unsent(), { timeout: 60_000 }).toBe(0);
  const outbox = join(scratch, 'outbox');
  const letters = readdirSync(outbox).map(name => readFileSync(join(outbox, name), 'latin1').replace(/\r\n/g, ''));
  for (const pdf of sent) expect(letters.some(letter => letter.includes(pdf.toString('base64')))).toBe(true);
});

test('a partial upload of a killed server is recognisable by its name, and no request refers to it', async () => {
  const directory = join(scratch, 'half');
  const server = await builtServer({ DATA_DIR: directory });
  onTestFinished(async () => void (await server.end('SIGKILL')));
  await server.start();
  const { path, headers, body } = await seal(server.port, application(0));
  const lines = Object.entries({ host: 'a', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  socket.write(body.subarray(0, body.byteLength / 2));
  const left = () => (readdirSync(directory).includes('uploads') ? readdirSync(join(directory, 'uploads')) : []);
  await expect.poll(left).toHaveLength(1);
  await server.end('SIGKILL');
  socket.destroy();
  // The clean-up of old files deletes such names after a day.
  expect(left()).toEqual([expect.stringMatching(/^[\w-]{22}\.pdf\.part$/)]);
  const rows = openRows({ dataDirectory: directory });
  onTestFinished(() => rows.close());
  expect(await rows.all('select id from submission')).toEqual([]);
});
