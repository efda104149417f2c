import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeUploadFolder } from '../../../adapters/files/upload-folder.ts';
import { MAX_FILE_BYTES } from '../../../domain/request/check-file.ts';
import { serveForms } from '../../support/site/form-site.ts';
import { openForms } from '../../support/site/open-forms.ts';

const directory = mkdtempSync(join(tmpdir(), 'clairval-parts-'));
const folder = join(directory, 'uploads');
let forms: Awaited<ReturnType<typeof serveForms>>;
beforeAll(async () => {
  forms = await serveForms(openForms({ uploads: makeUploadFolder(directory) }));
});
afterAll(async () => {
  await forms.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** Stored files, partial ones too; empty if the folder does not exist. */
function left(): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

// After every case no file is left, the server is healthy, and nothing was logged as an error.
afterEach(async () => {
  await expect.poll(left).toEqual([]);
  expect((await forms.ask('/healthz')).status).toBe(200);
  expect(forms.reported).toEqual([]);
});

const PATH = '/api/request/job-contact?language=en';
const BOUNDARY = 'multipart/form-data; boundary=b';
const PDF = '%PDF-1.7 hello';
const END = '--b--\r\n';
const field = (name: string, value: string, more = '') =>
  `--b\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const file = (name: string, value = PDF) => field('cv', value, `; filename="${name}"`);
const NESTED = `content-type: multipart/mixed; boundary=c\r\n\r\n--c\r\ncontent-disposition: file; filename="a.pdf"\r\n\r\n${PDF}\r\n--c--`;
const WHOLE = field('firstName', 'Zoë') + file('cv.pdf');

describe('a multipart form that no browser sends is refused with a clear reason', () => {
  test.each<[string, number, string, string]>([
    ['no boundary', 415, 'multipart/form-data', WHOLE + END],
    ['an empty boundary', 415, 'multipart/form-data; boundary=""', WHOLE + END],
    ['a boundary of 5 kB', 415, `multipart/form-data; boundary=${'b'.repeat(5_000)}`, WHOLE + END],
    ['another boundary than it says', 400, 'multipart/form-data; boundary=c', WHOLE + END],
    ['nothing', 400, BOUNDARY, ''],
    ['no end', 400, BOUNDARY, WHOLE],
    ['an end that is half there', 400, BOUNDARY, `${WHOLE}--b-`],
    ['a head without an end', 400, BOUNDARY, `${WHOLE}--b\r\ncontent-disposition: form-data; name="a"`],
    [
      'a head that the next boundary cuts off',
      400,
      BOUNDARY,
      `--b\r\ncontent-disposition: form-data\r\n${WHOLE}${END}`,
    ],
    ['a head of 20 kB', 400, BOUNDARY, field('a', '1', `\r\nx: ${'x'.repeat(20_000)}`) + WHOLE + END],
    ['a head of 1000 lines', 400, BOUNDARY, field('a', '1', '\r\nx: y'.repeat(1_000)) + WHOLE + END],
    ['a head of 11 MB', 413, BOUNDARY, `${WHOLE}--b\r\nx: ${'x'.repeat(11_000_000)}`],
    ['a part without a head', 400, BOUNDARY, `${WHOLE}--b\r\n\r\n1\r\n${END}`],
    ['a part without a name', 400, BOUNDARY, `${WHOLE}--b\r\ncontent-disposition: form-data\r\n\r\n1\r\n${END}`],
    ['a part with an empty name', 400, BOUNDARY, WHOLE + field('', '1') + END],
    ['a name of 200 letters', 400, BOUNDARY, WHOLE + field('a'.repeat(200), '1') + END],
    [
      'a part that is no field',
      400,
      BOUNDARY,
      `${WHOLE}--b\r\ncontent-disposition: attachment; name="a"\r\n\r\n1\r\n${END}`,
    ],
    ['10 000 empty parts', 413, BOUNDARY, field('a', '').repeat(10_000) + END],
    ['10 000 parts without a head', 400, BOUNDARY, '--b\r\n\r\n\r\n'.repeat(10_000) + END],
    ['10 000 boundaries', 400, BOUNDARY, '--b\r\n'.repeat(10_000) + END],
    ['a field twice', 422, BOUNDARY, field('email', 'a@example.be').repeat(2) + file('cv.pdf') + END],
    ['a file twice', 400, BOUNDARY, file('cv.pdf').repeat(2) + END],
    ['60 files', 400, BOUNDARY, file('cv.pdf').repeat(60) + END],
    ['a file for a field', 422, BOUNDARY, field('email', PDF, '; filename="a.pdf"') + END],
    ['a NUL in a field', 400, BOUNDARY, field('firstName', 'a\0b') + file('cv.pdf') + END],
    [
      'text that is no UTF-8',
      400,
      BOUNDARY,
      `${file('cv.pdf')}--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n\u00ff\r\n${END}`,
    ],
    [
      'parts within a part',
      400,
      BOUNDARY,
      `${WHOLE}--b\r\ncontent-disposition: form-data; name="cv"\r\n${NESTED}\r\n${END}`,
    ],
    ['a file’s name with a path', 400, BOUNDARY, file('../../etc/cv.pdf') + END],
    ['a file’s name with a path of Windows', 400, BOUNDARY, file('C:\\cv.pdf') + END],
    ['a file’s name with a NUL', 400, BOUNDARY, file('cv.pdf\0.exe') + END],
    ['a file’s name with a line break', 400, BOUNDARY, file('cv\r\nx: y.pdf') + END],
    ['a file’s name with half a line break', 400, BOUNDARY, file('cv\ny.pdf') + END],
    ['a file’s name with an escaped line break', 400, BOUNDARY, file('cv%0D%0A.pdf') + END],
    [
      'a file’s name without its end',
      400,
      BOUNDARY,
      `--b\r\ncontent-disposition: form-data; name="cv"; filename="cv.pdf\r\n\r\n${PDF}\r\n${END}`,
    ],
    ['a file’s name of 2 kB', 400, BOUNDARY, file(`${'a'.repeat(2_000)}.pdf`) + END],
    ['no PDF', 422, BOUNDARY, file('cv.pdf', 'MZ') + END],
    ['a good file and no seal', 422, BOUNDARY, WHOLE + END],
    [
      'two files that are too large together',
      413,
      BOUNDARY,
      file('a.pdf', 'x'.repeat(1.5 * MAX_FILE_BYTES)).repeat(2) + END,
    ],
  ])('%s: %i', async (_, status, type, body) => {
    // Each character is one byte, except in a text with letters outside ASCII, which is UTF-8.
    const bytes = body.includes('Zoë') ? Buffer.from(body) : Buffer.from(body, 'latin1');
    const got = await forms.ask(PATH, bytes, { ...forms.aVisitor(), 'content-type': type });
    expect(got.status).toBe(status);
    expect(got.text.length).toBeGreaterThan(10);
  });
});

/** The response to these bytes on a socket that then closes its sending side. */
function answered(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: forms.port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.end(text));
    let got = '';
    socket.setEncoding('latin1').on('data', chunk => (got += chunk));
    socket.on('end', () => resolve(got)).on('error', reject);
  });
}

describe('a body that differs from its declared length', () => {
  const whole = WHOLE.replace('ë', 'e') + END;
  const head = (length: string | number) =>
    `POST ${PATH} HTTP/1.1\r\nhost: a\r\nsec-fetch-site: same-origin\r\ncontent-type: ${BOUNDARY}\r\ncontent-length: ${length}\r\n\r\n`;

  test.each([
    ['stops half-way', head(whole.length) + whole.slice(0, whole.length / 2)],
    ['stops in its file', head(whole.length) + whole.slice(0, whole.indexOf('hello'))],
    ['is shorter', head(whole.length + 100) + whole],
    ['is longer', head(whole.length - 10) + whole],
    ['has a length that is not a number', head('many') + whole],
  ])('is answered with 400 if it %s', async (_, text) => {
    expect(await answered(text)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('is refused before its first byte if the declared length is too large', async () => {
    expect(await answered(head(11_000_000))).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('leaves no file if its visitor disconnects', async () => {
    for (const share of [0.2, 0.5, 0.8, 0.95]) {
      const socket = connect(forms.port, '127.0.0.1');
      const text = head(whole.length) + whole;
      socket.write(text.slice(0, text.length * share));
      // Wait until the server has started to read.
      if (share > 0.9) await expect.poll(left).toHaveLength(1);
      socket.destroy();
      await expect.poll(left).toEqual([]);
    }
  });
});

test('an upload over the concurrency limit gets 503, and is handled once there is room', async () => {
  const body = WHOLE.replace('ë', 'e') + END;
  const head = `POST ${PATH} HTTP/1.1\r\nhost: a\r\nsec-fetch-site: same-origin\r\ncontent-type: ${BOUNDARY}\r\ncontent-length: ${body.length}\r\n\r\n`;
  const senders = Array.from({ length: 32 }, () => connect(forms.port, '127.0.0.1'));
  for (const sender of senders) sender.write(head + body.slice(0, -10));
  await expect.poll(left).toHaveLength(senders.length);
  const send = () => forms.ask(PATH, body, { ...forms.aVisitor(), 'content-type': BOUNDARY });
  expect((await send()).status).toBe(503);
  for (const sender of senders) sender.destroy();
  await expect.poll(left).toEqual([]);
  expect((await send()).status).toBe(422);
});

test('a visitor refused while still sending can read the refusal, and the connection ends', async () => {
  const sent = `POST ${PATH} HTTP/1.1\r\nhost: a\r\nsec-fetch-site: same-origin\r\ncontent-type: ${BOUNDARY}\r\ntransfer-encoding: chunked\r\n\r\n`;
  const chunk = (bytes: Buffer) =>
    Buffer.concat([Buffer.from(`${bytes.byteLength.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
  const mebibyte = chunk(Buffer.alloc(1024 * 1024, 'x'));
  const socket = connect(forms.port, '127.0.0.1');
  let broken: Error | undefined;
  socket.on('error', error => (broken = error));
  const write = (bytes: Buffer) => new Promise<void>(resolve => void socket.write(bytes, () => resolve()));
  await write(Buffer.from(sent));
  await write(chunk(Buffer.from('--b\r\ncontent-disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n')));
  // Browsers read the response after sending everything, here twice the limit.
  for (let sending = 0; sending < 30; sending++) await write(mebibyte);
  expect(broken).toBeUndefined();
  let got = '';
  const closed = new Promise<void>(resolve => void socket.once('close', () => resolve()));
  socket.setEncoding('latin1').on('data', text => (got += text));
  await write(Buffer.from('0\r\n\r\n'));
  await closed;
  expect(got).toMatch(/^HTTP\/1\.1 413 /);
  expect(got).toContain('connection: close');
});
