import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderMail } from '../../../adapters/mail/render-mail.ts';
import { type Database, openDatabase } from '../../../adapters/sql/open-database.ts';
import { MAX_FILE_BYTES } from '../../../domain/request/check-file.ts';
import { formWithinLaw } from '../../../domain/request/form-within-law.ts';
import { FORM_NAMES, type FormName, FORMS } from '../../../domain/request/forms.ts';
import { type Language, LANGUAGES } from '../../../domain/text/language.ts';
import { encode, type Fields, serveForms } from '../../support/site/form-site.ts';
import { rawAsk } from '../../support/reading/ask.ts';
import { type StoredRows, openRows } from '../../support/faults/stored-rows.ts';
import { NAUGHTY } from '../../support/reading/naughty-strings.ts';
import { ANSWER } from '../../support/site/sample-application.ts';
import { CV, contextOf, openForms, WELL } from '../../support/site/open-forms.ts';
import { SAMPLE, SAMPLE_SENDER, UNLUCKY } from '../../support/site/sample-site.ts';
import { z } from 'zod/mini';
import { submitResponse } from '../../../adapters/wire/request-schemas.ts';
import { readResponse } from '../../support/reading/read-answer.ts';
import { viewingHour } from '../../support/visitors/viewing-hours.ts';
import { FULL } from '../../support/run/full-run.ts';

const DAY = 86_400_000;
/**
 * Number of parts into which the hostile strings are split. Each field of a form is tested with one part only, and the next field with the
 * next part.
 */
const PARTS_OF_STRINGS = FULL ? { page: 4, script: 1 } : { page: 24, script: 24 };
const MAIL_SITE = { ...SAMPLE_SENDER, publicUrl: 'https://agency.example' };

let directory: string;
let database: Database;
let rows: StoredRows;
let forms: Awaited<ReturnType<typeof serveForms>>;
const desk = () => forms.desk;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'clairval-bodies-'));
  database = await openDatabase({ dataDirectory: directory });
  forms = await serveForms(openForms({ store: database }));
  rows = openRows({ dataDirectory: directory });
});
afterAll(async () => {
  await forms.stop();
  await rows.close();
  await database.close();
  rmSync(directory, { recursive: true, force: true });
});

/** How a form is submitted: from its page, or by script. */
type Way = 'page' | 'script';
const WAYS: readonly Way[] = ['page', 'script'];

function pathOf(form: FormName, way: Way, language: Language = 'fr'): string {
  const page = SAMPLE.content.pages.find(({ form: own }) => own === form)?.id ?? 'contact';
  return way === 'page' ? forms.routes.build(page, language) : `/api/request/${form}?language=${language}`;
}

let visits = 0;
/** Number of viewings so far; each has its own slot. */
let viewings = 0;
/** Valid fields of a form plus `more`, of a new visitor, ready to be sent. */
async function filled(form: FormName, more: Fields): Promise<Fields> {
  const given: Fields = WELL[form];
  const { raw } = await desk().filled(form, {
    ...given,
    ...('day' in given && viewingHour(viewings++, 'early', UNLUCKY)),
    ...('validUntil' in given && { validUntil: new Date(desk().now() + 30 * DAY).toISOString().slice(0, 10) }),
    ...('friendEmail' in given && { friendEmail: `friend${visits++}@example.be` }),
    ...more,
  });
  return raw as Fields;
}

/** The multipart body of a form with a file. */
function inParts(fields: Fields, file: Uint8Array = CV.bytes): Buffer {
  const head = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map(one => `--mark\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${one}\r\n`),
  );
  head.push('--mark\r\ncontent-disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n');
  return Buffer.concat([Buffer.from(head.join('')), file, Buffer.from('\r\n--mark--\r\n')]);
}
const PARTS = { 'content-type': 'multipart/form-data; boundary=mark' };

async function send(form: FormName, way: Way, fields: Fields, language?: Language) {
  const path = pathOf(form, way, language);
  return form === 'job-contact'
    ? forms.ask(path, inParts(fields), { ...forms.aVisitor(), ...PARTS })
    : forms.ask(path, encode(fields), forms.aVisitor());
}

type Got = Awaited<ReturnType<typeof send>>;

function referenceIn({ status, headers, text }: Got): string | undefined {
  if (status === 303) return /reference=([0-9A-Z-]+)/.exec(String(headers.location))?.[1];
  if (status !== 200) return undefined;
  const { outcome } = readResponse(submitResponse, text);
  return outcome.kind === 'sent' ? outcome.reference : undefined;
}

/** Expects a refusal with a reason: a page in the visitor's language, or a problem document (RFC 9457) for scripts. */
function expectRefusal(got: Got, way: Way, status: number | readonly number[], language: Language = 'fr'): void {
  expect([status].flat()).toContain(got.status);
  if (way === 'script') return expect(JSON.parse(got.text)).toMatchObject({ status: got.status });
  expect(got.text).toContain(`<html lang="${language}"`);
  expect(got.text).toContain('class="form-problem"');
}

const FIELDS = z.record(z.string(), z.unknown());

/** Stored values of a request, and the text of its mails. */
async function kept(
  reference: string | undefined,
): Promise<{ readonly values: Readonly<Record<string, unknown>>; readonly told: string }> {
  const [row] = await rows.all<{ field_values: string }>(
    `select field_values from submission where id = '${reference}'`,
  );
  const mails = await rows.all<{ content: string }>(`select content from mail where submission_id = '${reference}'`);
  return {
    values: readResponse(FIELDS, row?.field_values ?? '{}'),
    told: mails.map(({ content }) => content).join('\n'),
  };
}

describe.each(FORM_NAMES)('any text typed into a field of %s', form => {
  const fields = FORMS[form].fields.filter(({ kind }) => kind !== 'file');

  test.each(WAYS)('and sent by %s is stored as typed or refused with a reason', async way => {
    // Rendering a page per field is slow, so there all fields of a kind are filled at once.
    const sets = way === 'script' ? fields.map(field => [field]) : Object.values(Object.groupBy(fields, f => f.kind));
    let keptOnes = 0;
    for (const set of sets) {
      const parts = PARTS_OF_STRINGS[way];
      const strings = NAUGHTY.filter((_, at) => at % parts === visits % parts);
      for (const text of strings) {
        if (form === 'send-to-friend') desk().pass(DAY / 50);
        const more = Object.fromEntries(set.map(({ name }) => [name, text]));
        const language = LANGUAGES[visits++ % LANGUAGES.length] as Language;
        const all = await filled(form, more);
        const got = await send(form, way, all, language);
        const reference = referenceIn(got);
        if (reference === undefined) {
          // No text may contain a NUL byte.
          if (text.includes('\0')) expect(got.status).toBe(400);
          else expectRefusal(got, way, 422, language);
          continue;
        }
        keptOnes++;
        const { values, told } = await kept(reference);
        const asked = formWithinLaw(form, contextOf(values['property'])).fields;
        for (const { name, kind, maxLength } of set.filter(field => asked.includes(field))) {
          const typed = text.toWellFormed().replace(/\r\n?/g, '\n').normalize('NFC').trim();
          if (kind !== 'text' && kind !== 'long-text') continue;
          expect([...typed].length).toBeLessThanOrEqual(maxLength);
          // The text of a recommendation is deleted with its mail, so read it there.
          if (form === 'send-to-friend') expect(readResponse(FIELDS, told)[name] ?? typed).toBe(typed);
          else if (typed === '') expect(values).not.toHaveProperty(name);
          else expect({ name, kept: values[name] }).toEqual({ name, kept: typed });
        }
      }
    }
    if (fields.some(({ kind }) => kind === 'text' || kind === 'long-text')) expect(keptOnes).toBeGreaterThan(0);
    for (const mail of await database.outbox.take(10_000, desk().now(), desk().now() + 1)) {
      expect(() => renderMail(mail, MAIL_SITE)).not.toThrow();
      await database.outbox.sent(mail.id, desk().now());
    }
  });
});

describe.each(WAYS)('a body that no browser sends, posted by %s,', way => {
  const page = (got: Got, language = 'fr') => way === 'script' || got.text.includes(`<html lang="${language}"`);

  test.each(FORM_NAMES)('is refused above 64 KiB: %s', async form => {
    const got = await forms.ask(pathOf(form, way), `remark=${'a'.repeat(64 * 1024)}`, {
      ...forms.aVisitor(),
      accept: way === 'page' ? 'text/html' : '*/*',
    });
    expect(got.status).toBe(413);
    expect(page(got)).toBe(true);
  });

  test('may contain a file of 5 MiB in one form only, and no larger one', async () => {
    const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(bytes - 5, 1)]);
    const sendFile = async (form: FormName, file: Uint8Array, more: Fields = {}) =>
      forms.ask(pathOf(form, way), inParts(await filled(form, more), file), { ...forms.aVisitor(), ...PARTS });
    expect(referenceIn(await sendFile('job-contact', pdf(MAX_FILE_BYTES)))).toBeDefined();
    expectRefusal(await sendFile('job-contact', pdf(MAX_FILE_BYTES + 1)), way, 422);
    expectRefusal(await sendFile('job-contact', Buffer.from('MZ no pdf')), way, 422);
    expect((await sendFile('job-contact', pdf(2 * MAX_FILE_BYTES + 1))).status).toBe(413);
    expect((await sendFile('job-contact', CV.bytes, { remark: 'a'.repeat(70_000) })).status).toBe(413);
    for (const form of FORM_NAMES.filter(name => name !== 'job-contact'))
      expect({ form, status: (await sendFile(form, CV.bytes)).status }).toEqual({ form, status: 415 });
  });

  test.each([
    ['application/json', '{"email":"a@example.be"}'],
    ['application/json', '['.repeat(60_000)],
    ['application/problem+json', '{"a":'.repeat(10_000)],
    ['text/plain', 'email=a@example.be'],
    ['text/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
    ['multipart/form-data', 'email=a'],
    ['application/octet-stream', '\u0000'],
    ['application/x-www-form-urlencoded; charset=utf-16', Buffer.from('email=a', 'utf16le').toString()],
  ])('is refused with another content type: %s %.20s', async (type, body) => {
    const got = await forms.ask(pathOf('site-contact', way), body, { ...forms.aVisitor(), 'content-type': type });
    expect(got.status).toBeGreaterThanOrEqual(400);
    expect(got.status).toBeLessThan(500);
    expect(got.text.length).toBeGreaterThan(10);
  });

  test('is refused if it is compressed', async () => {
    const headers = { ...forms.aVisitor(), 'content-encoding': 'gzip' };
    expect((await forms.ask(pathOf('site-contact', way), 'a=b', headers)).status).toBe(415);
  });

  test.each([['%ff=1'], ['a=%zz'], ['a=%'], ['a=%00'], ['%00=a'], ['a=%ed%a0%80'], ['a&'.repeat(101)]])(
    'is refused if it cannot be parsed: %.20s',
    async body => {
      const got = await forms.ask(pathOf('site-contact', way), body, forms.aVisitor());
      expect(got.status).toBe(400);
      expect(got.text.length).toBeGreaterThan(10);
    },
  );

  test.each<[string, Fields]>([
    ['a field twice', { email: ['a@example.be', 'b@example.be'] }],
    ['an object as text', { remark: '[object Object]', title: '{"$gt":""}' }],
    ['nothing', { firstName: '', lastName: '', email: '', remark: '' }],
    ['spaces', { firstName: ' ', lastName: '\t', email: '\n', remark: ' \r\n ' }],
    ['a key of its own', { key: 'mine', stamp: 'mine' }],
    ['a stamp that the site did not make', { stamp: 'e30.e30' }],
    ['no challenge', { captcha: '', answer: '' }],
    ['a wrong answer', { answer: 'wrong' }],
    ['two answers, the right one last', { answer: ['wrong', ANSWER] }],
    ['a very long answer', { answer: 'a'.repeat(10_000) }],
  ])('is refused with %s', async (_, more) => {
    for (const language of FULL ? LANGUAGES : [LANGUAGES[visits++ % LANGUAGES.length] as Language]) {
      const all = { ...(await filled('site-contact', {})), ...more };
      expectRefusal(await send('site-contact', way, all, language), way, 422, language);
    }
  });

  test.each<[string, Fields]>([
    ['a list for a field', { 'email[]': 'a@example.be' }],
    ['a part of a field', { 'email[a]': 'a@example.be', 'email.b': '1' }],
    ['a field that there is not', { isAdmin: 'yes' }],
    ['a field of an extension', { 'ext-xyz': 'MARKED' }],
    ['a field of another form', { amount: 'MARKED' }],
    ['names of the language', { __proto__x: '1', constructor: '2', toString: '3', hasOwnProperty: '4' }],
    ['all of them as __proto__', JSON.parse('{"__proto__":"MARKED"}')],
  ])('with %s is refused from a script, and read without it from a page', async (_, more) => {
    const path = pathOf('site-contact', way);
    const all = { ...(await filled('site-contact', {})), ...more };
    for (const sendAll of [
      () => forms.ask(path, encode(all), forms.aVisitor()),
      async () => send('job-contact', way, { ...(await filled('job-contact', {})), ...more }),
    ]) {
      const got = await sendAll();
      if (way === 'script') expectRefusal(got, way, 422);
      else {
        const { values, told } = await kept(referenceIn(got));
        expect(Object.keys(values)).toContain('email');
        for (const name of Object.keys(more)) expect(Object.keys(values)).not.toContain(name);
        expect(JSON.stringify([values, told])).not.toContain('MARKED');
      }
    }
  });

  test('from a page is shown again without a field of an extension', async () => {
    if (way === 'script') return;
    const all = { ...(await filled('site-contact', { email: 'none' })), 'ext-xyz': 'MARKED' };
    const got = await send('site-contact', way, all);
    expectRefusal(got, way, 422);
    expect(got.text).not.toContain('MARKED');
  });

  test('is refused if its form differs from its address', async () => {
    const all = await filled('contact-me', {});
    const got = await forms.ask(pathOf('site-contact', way), encode(all), forms.aVisitor());
    expect(got.status).toBe(way === 'page' ? 400 : 422);
  });

  test('is refused if it is truncated', async () => {
    const before = await rows.all('select id from submission');
    const path = pathOf('site-contact', way);
    const head = `POST ${path} HTTP/1.1\r\nhost: a\r\nsec-fetch-site: same-origin\r\ncontent-type: application/x-www-form-urlencoded\r\n`;
    for (const rest of [
      'content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      'transfer-encoding: chunked\r\n\r\nzz\r\na\r\n0\r\n\r\n',
      'content-length: -1\r\n\r\n',
      'content-length: 3\r\ncontent-length: 4\r\n\r\nabcd',
    ])
      expect(await rawAsk(forms.port, head + rest)).toMatch(/^HTTP\/1\.1 400 /);
    expect(await rows.all('select id from submission')).toHaveLength(before.length);
  });
});

test('none of these requests causes a server error or pollutes prototypes', () => {
  expect(forms.reported).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
