import { isTyped } from '../../../domain/desk/typed-fields.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CONSENT_ADDRESS } from '../../../domain/consent/consent.ts';
import { ENVELOPE_FIELDS } from '../../../domain/request/envelope.ts';
import { FORM_NAMES, FORMS } from '../../../domain/request/forms.ts';
import { sentLength } from '../../../domain/request/sent-length.ts';
import { numberText } from '../../../domain/text/number.ts';
import { type DeskBrowser, LEA, type ServedDesk, serveDesk } from '../../support/site/desk-site.ts';
import { encode, type Fields, OWN, serveForms } from '../../support/site/form-site.ts';
import { FULL } from '../../support/run/full-run.ts';
import { WELL } from '../../support/site/open-forms.ts';
import { wordsOf } from '../../support/run/words-of.ts';

/** Encoded bytes, just below the limit of a body. The letters below are the slowest for the checks. */
const BODY = 64 * 1024 - 512;
const ALL_LETTERS = [
  ' ',
  '.',
  '@',
  '"',
  '-',
  'a-',
  '1',
  'id=',
  '\n',
  '%25',
  '%CC%81%CC%96',
  '\u0301\u0316',
  '\u200b',
  '(',
  '🙂',
];

/** The two letters that are slowest for most checks. */
const WORST = [' ', '\u0301\u0316'];
const LETTERS = FULL ? ALL_LETTERS : WORST;

/** A text of about `bytes` bytes that repeats `letter`; '' if `letter` is empty. */
function longText(letter: string, bytes: number): string {
  return letter === '' ? '' : `x${letter.repeat(Math.floor((bytes - 2) / Buffer.byteLength(letter)))}x`;
}

/** Longest text normalised, in UTF-16 code units. Normalisation sorts combining marks, which is the only step with quadratic time. */
let longest = 0;
/** Below this length, sorting takes less than a millisecond. */
const MOST_NORMALISED = 2_000;

let site: ServedDesk;
let lea: DeskBrowser;
let token: string;

beforeAll(async () => {
  site = await serveDesk();
  lea = site.browser();
  await lea.logIn(LEA);
  token = await lea.token();
  const normalize = String.prototype.normalize;
  vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form?: string) {
    longest = Math.max(longest, /^\p{ASCII}*$/u.test(this) ? 0 : this.length);
    return normalize.call(this, form as 'NFC');
  });
});
beforeEach(() => {
  longest = 0;
});
afterAll(async () => {
  vi.restoreAllMocks();
  await site.stop();
});

const TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

/** A form whose field `name` has the longest slow text, beside others. */
function bodyOf(name: string, letter: string, others: Fields = {}): string {
  const fixed = encode(others);
  const room = BODY - fixed.length;
  return `${fixed}${fixed === '' ? '' : '&'}${name}=${longText(letter, room).replaceAll(' ', '+')}`;
}

let visitors = 0;
/** Sends a form from an unused network. */
function send(path: string, body: string, headers: Readonly<Record<string, string>> = {}) {
  visitors++;
  const from = { 'x-forwarded-for': `198.${visitors >> 8}.${visitors & 255}.51` };
  return site.ask({ method: 'POST', path, headers: { ...TYPE, ...OWN, ...from, ...headers }, body });
}

/** Sends a form as Lea, who is logged in. */
function sendAsLea(path: string, name: string, letter: string, others: Fields) {
  const cookie = [...lea.jar].map(([key, value]) => `${key}=${value}`).join('; ');
  return send(path, bodyOf(name, letter, { token, ...others }), { cookie });
}

describe('a field with the longest possible body', { timeout: 240_000 }, () => {
  test.each(LETTERS)('gets a fast response in the forms of accounts and cookies: %j', async letter => {
    const statuses: number[] = [];
    for (const [path, names] of [
      ['/en/desk/login/', ['email', 'password', 'ticket', 'code', 'do', 'token']],
      ['/en/desk/forgot-password/', ['email']],
      ['/en/login/', ['email', 'password', 'ticket', 'code']],
      [CONSENT_ADDRESS, ['choice', 'category', 'back']],
      ['/api/logout', ['token']],
    ] as const)
      for (const name of names) {
        const { status, headers } = await send(path, bodyOf(name, letter));
        statuses.push(status);
        expect(String(headers.location ?? '').length).toBeLessThan(3_000);
      }
    expect(statuses.filter(status => status >= 500)).toEqual([]);
    expect(longest).toBeLessThan(MOST_NORMALISED);
  });

  test.each(FORM_NAMES)('is refused at once by the form %s', async form => {
    const forms = await serveForms();
    try {
      let refused = 0;
      const names = FORMS[form].fields.filter(({ kind }) => kind !== 'file').map(({ name }) => name);
      for (const name of [...names, ...ENVELOPE_FIELDS.filter(field => field !== 'form')])
        for (const letter of LETTERS) {
          const { raw } = await forms.desk.filled(form, WELL[form]);
          const { [name]: _, ...others } = raw as Fields;
          const path = `/api/request/${form}?language=en`;
          const { status } = await forms.ask(path, bodyOf(name, letter, others), { ...forms.aVisitor(), ...TYPE });
          expect([name, letter, status < 500]).toEqual([name, letter, true]);
          if (status === 422) refused++;
        }
      expect(refused).toBeGreaterThan(names.length);
      expect(longest).toBeLessThan(MOST_NORMALISED);
    } finally {
      await forms.stop();
    }
  });

  test.each<[path: string, does: string, name: string, others: Fields]>([
    ['people', 'invite-agent', 'email', {}],
    ['people', 'invite-owner', 'email', {}],
    ['people', 'invite-owner', 'properties', { email: 'jan@example.be' }],
    ['people', 'change-agent', 'agent', {}],
    ['privacy', 'look', 'who', {}],
    ['calendar/hours', 'agency', 'closed', {}],
    ['calendar/hours', 'block', 'words', {}],
    ['calendar/hours', 'busy', 'address', {}],
  ])('is refused by the desk with all typed text: %s %s %s', async (page, does, name, others) => {
    for (const letter of ['a', ...LETTERS]) {
      const { status, text } = await sendAsLea(`/en/desk/${page}/`, name, letter, { do: does, ...others });
      expect({ letter, status }).toEqual({ letter, status: 422 });
      if (letter === 'a') {
        const most = numberText(sentLength(name));
        expect(text).toContain(wordsOf('en', 'desk', 'unsent')['too-long']?.replace('{{most}}', most));
        // Text that a member typed is shown in the form again; hidden values need not be.
        const seen = text.replaceAll(/<script.*?<\/script>/gs, '');
        expect(seen.includes(`x${'a'.repeat(50_000)}`)).toBe(isTyped([name, 'x']));
      }
    }
    expect(longest).toBeLessThan(MOST_NORMALISED);
  });

  test('is measured without surrounding spaces, and the longest valid text is accepted', async () => {
    const near = `jan@${'a'.repeat(60)}.${'b'.repeat(60)}.be`;
    const padded = await lea.post('/en/desk/privacy/', { token, do: 'look', who: `${' '.repeat(2_000)}${near}` });
    expect(padded.status).toBe(200);
    expect(padded.text).toContain(near);
  });
});

describe('an address of 4096 characters', { timeout: 240_000 }, () => {
  test.each([
    '/en/for-sale/',
    '/api/page',
    '/api/search-source',
    '/api/suggestions',
    '/api/map',
    '/pictures/house',
    '/en/desk/',
  ])('gets a fast response: %s', async path => {
    for (const letter of FULL
      ? ['+', '.', '-', '1', 'id=', '%20', '%CC%81%CC%96', '%26', '=', '|']
      : ['id=', '%CC%81%CC%96'])
      for (const name of ['q', 'id', 'address', 'city', 'text', 'zone', 'next', 'width']) {
        const query = `language=en&${name}=`;
        const room = 4_090 - path.length - query.length;
        const { status } = await site.get(`${path}?${query}${letter.repeat(Math.floor(room / letter.length))}&&`);
        expect(status).toBeLessThan(500);
      }
    expect(longest).toBeLessThan(MOST_NORMALISED);
  });
});
