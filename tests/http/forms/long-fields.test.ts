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

/** Just below what a body may hold, of letters on which checks worked longest: bytes as they are sent, not the letters' own. */
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

/** The two on which most checks worked longest. */
const WORST = [' ', '\u0301\u0316'];
const LETTERS = FULL ? ALL_LETTERS : WORST;

/** A text of so many bytes; '' for no letter. */
function longText(letter: string, bytes: number): string {
  return letter === '' ? '' : `x${letter.repeat(Math.floor((bytes - 2) / Buffer.byteLength(letter)))}x`;
}

/** Longest text that was normalised, in code units: the one step whose time grows with the square of the length (accents are sorted). */
let longest = 0;
/** Accents are sorted in less than a millisecond below this. */
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

/** A form whose field `name` is filled with what checks worked longest on, beside others. */
function bodyOf(name: string, letter: string, others: Fields = {}): string {
  const fixed = encode(others);
  const room = BODY - fixed.length;
  return `${fixed}${fixed === '' ? '' : '&'}${name}=${longText(letter, room).replaceAll(' ', '+')}`;
}

let visitors = 0;
/** Sends a form from a network that sent nothing before. */
function send(path: string, body: string, headers: Readonly<Record<string, string>> = {}) {
  visitors++;
  const from = { 'x-forwarded-for': `198.${visitors >> 8}.${visitors & 255}.51` };
  return site.ask({ method: 'POST', path, headers: { ...TYPE, ...OWN, ...from, ...headers }, body });
}

/** As Lea, who is logged in. */
function sendAsLea(path: string, name: string, letter: string, others: Fields) {
  const cookie = [...lea.jar].map(([key, value]) => `${key}=${value}`).join('; ');
  return send(path, bodyOf(name, letter, { token, ...others }), { cookie });
}

describe('a field that holds all that a body may', { timeout: 240_000 }, () => {
  test.each(LETTERS)('is answered without a long check in the forms of accounts and cookies: %j', async letter => {
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
  ])('of the desk is refused with all that was written: %s %s %s', async (page, does, name, others) => {
    for (const letter of ['a', ...LETTERS]) {
      const { status, text } = await sendAsLea(`/en/desk/${page}/`, name, letter, { do: does, ...others });
      expect({ letter, status }).toEqual({ letter, status: 422 });
      if (letter === 'a') {
        const most = numberText(sentLength(name));
        expect(text).toContain(wordsOf('en', 'desk', 'unsent')['too-long']?.replace('{{most}}', most));
        // What a member writes stands in its form again; what a form carries by itself is nobody's loss.
        const seen = text.replaceAll(/<script.*?<\/script>/gs, '');
        expect(seen.includes(`x${'a'.repeat(50_000)}`)).toBe(isTyped([name, 'x']));
      }
    }
    expect(longest).toBeLessThan(MOST_NORMALISED);
  });

  test('is measured without the spaces around it, and the longest that fits is read', async () => {
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
  ])('is answered without a long check: %s', async path => {
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
