import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DESK_PAGES, type DeskPageName, deskPath, rightOf } from '../../../domain/desk/desk-pages.ts';
import { isTyped } from '../../../domain/desk/typed-fields.ts';
import { IDLE_MS, LONGEST_MS } from '../../../domain/owner/session-life.ts';
import { sentLength } from '../../../domain/request/sent-length.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { aReservation, aSubmission, RECEIVED } from '../../arbitraries/a-submission.ts';

import { type DeskBrowser, LEA, serveDesk, TOM } from '../../support/site/desk-site.ts';
import { openFullStore } from '../../support/faults/full-store.ts';
import { formsIn, heldBy, type HtmlControl, type HtmlForm } from '../../support/reading/html-forms.ts';
import { ANN } from '../../support/site/portal-site.ts';
import { openSite } from '../../support/site/sample-site.ts';
import { wordsOf } from '../../support/run/words-of.ts';

const PROPERTY = ANN.listings[0] ?? '';
const TOKEN = 'a'.repeat(43);
const database = await openFullStore();
const site = await serveDesk({ store: database.store });
const UNSENT = wordsOf('en', 'desk', 'unsent');
afterEach(() => database.become('well'));
afterAll(async () => {
  await site.stop();
  await database.close();
});

/** Addresses of each page, with query variants; a new page fails to compile until it has one. */
const ADDRESSES: Readonly<Record<DeskPageName, readonly string[]>> = {
  login: [deskPath('login', 'en')],
  forgot: [deskPath('forgot', 'en')],
  'set-password': [deskPath('set-password', 'en', { token: TOKEN })],
  security: [deskPath('security', 'en')],
  requests: [deskPath('requests', 'en'), `${deskPath('requests', 'en')}?state=all`],
  'requests-file': [deskPath('requests-file', 'en')],
  request: [deskPath('request', 'en', { id: 'K7P2-ASKED' })],
  offers: [deskPath('offers', 'en'), `${deskPath('offers', 'en')}?property=${PROPERTY}`],
  calendar: [deskPath('calendar', 'en')],
  visit: [deskPath('visit', 'en', { id: 'K7P2-VISIT' })],
  hours: [deskPath('hours', 'en'), `${deskPath('hours', 'en')}?property=${PROPERTY}`],
  adverts: [deskPath('adverts', 'en')],
  advert: [deskPath('advert', 'en', { id: PROPERTY })],
  mails: [deskPath('mails', 'en')],
  operation: [deskPath('operation', 'en')],
  people: [deskPath('people', 'en')],
  privacy: [deskPath('privacy', 'en')],
  log: [deskPath('log', 'en')],
};
const PAGES = Object.keys(DESK_PAGES) as DeskPageName[];
const MEMBERS = PAGES.filter(page => rightOf(page) !== undefined);

async function loggedIn(who: typeof LEA): Promise<DeskBrowser> {
  const browser = site.browser();
  expect((await browser.logIn(who)).status).toBe(303);
  return browser;
}

const { submissions, viewingHoursWriter } = database.store;
const values = { firstName: 'Zoë', lastName: 'Kanarie', phone: '+32470123456', remark: 'Is it quiet?' };
for (const [id, form, more] of [
  ['K7P2-ASKED', 'contact-me', {}],
  ['K7P2-DONE', 'contact-me', {}],
  [
    'K7P2-VISIT',
    'contact-appointment',
    { subjectId: PROPERTY, reservation: aReservation('K7P2-VISIT', { propertyId: PROPERTY, day: '2026-10-26' }) },
  ],
] as const)
  await submissions.accept(
    aSubmission(id, { id, form, receivedAt: RECEIVED, values: { ...values, property: PROPERTY }, ...more }),
  );
const lea = await loggedIn(LEA);
const tom = await loggedIn(TOM);
const entry = { by: { id: LEA.id, name: 'Lea' }, at: site.now(), subject: undefined } as const;
await viewingHoursWriter.block(
  { id: 'blocked', agentId: LEA.id, words: '', from: site.now(), until: site.now() + 60_000 },
  { ...entry, action: 'time-blocked' },
);
const owner = site.browser();
await owner.post('/en/login/', { email: ANN.email, password: ANN.password });

/** Unique values for all fields of a form, and the last option of each choice. */
function filledIn({ controls }: HtmlForm, button: HtmlControl | undefined): readonly (readonly [string, string])[] {
  let number = 0;
  const fields = controls.flatMap(({ tag, name, type, value, values: offered }): [string, string][] => {
    if (name === '' || tag === 'button') return [];
    number++;
    if (type === 'hidden' || type === 'checkbox' || type === 'radio') return [[name, value]];
    // The day stays, so that a viewing is moved to a time within the opening hours of its day.
    if (name === 'day') return [[name, value]];
    if (name === 'from') return [[name, controls.some(other => other.name === 'slot') ? '16:30' : '10:30']];
    if (tag === 'select') return [[name, offered.at(-1) ?? '']];
    if (tag === 'textarea' && name === 'closed') return [[name, '2027-05-01\n2027-05-02']];
    if (tag === 'textarea') return [[name, `Rings back <at> noon & "later" ${number}`]];
    if (type === 'time') return [[name, name.startsWith('to') || name === 'untilTime' ? '12:35' : '11:35']];
    if (type === 'date') return [[name, '2027-03-04']];
    if (type === 'email' || name === 'who') return [[name, `who${number}@example.be`]];
    if (type === 'url') return [[name, 'https://calendar.example/secret.ics']];
    if (name === 'property' || name === 'properties') return [[name, PROPERTY]];
    return [[name, type === 'password' ? `secret ${number}` : name === 'words' ? 'A dentist' : String(number)]];
  });
  return button && button.name !== '' ? [...fields, [button.name, button.value]] : fields;
}

const VIEW = z.object({
  view: z.object({
    unsent: z.object({ why: z.string(), isApart: z.boolean(), fields: z.array(z.tuple([z.string(), z.string()])) }),
    frame: z.object({ formToken: z.string() }),
  }),
});
const LOCATION = z.object({ location: z.string() });
const SECRET = ['token', 'password', 'repeated', 'current', 'code', 'ticket'];

type Sending = {
  readonly page: DeskPageName;
  readonly address: string;
  readonly name: string;
  readonly sent: readonly (readonly [string, string])[];
};

/** All forms of the pages with each of their buttons, except those of accounts and the log-out. */
async function sendings(pages: readonly DeskPageName[], browser: DeskBrowser): Promise<readonly Sending[]> {
  const found: Sending[] = [];
  for (const page of pages)
    for (const address of ADDRESSES[page]) {
      const { text } = await browser.get(address);
      for (const form of formsIn(text).forms) {
        if (form.method !== 'post' || form.controls.some(({ value }) => value === 'logout')) continue;
        for (const button of form.controls.filter(({ tag }) => tag === 'button')) {
          const sent = filledIn(form, button);
          const does = sent.findLast(([name]) => name === 'do')?.[1] ?? '';
          found.push({ page, address: form.action, name: `${page} ${does} of ${form.action}`, sent });
        }
      }
    }
  return found;
}

const post = (
  browser: Pick<DeskBrowser, 'jar'>,
  path: string,
  sent: readonly (readonly [string, string])[],
  accept = '',
) =>
  site.ask({
    method: 'POST',
    path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(accept && { accept }),
    },
    body: new URLSearchParams(sent.map(([name, value]) => [name, value])).toString(),
  });

/** Typed values that are missing from a response. */
function lostIn(html: string, sent: readonly (readonly [string, string])[]): readonly string[] {
  const { forms, alone } = formsIn(html);
  const held = new Set([...forms.map(({ controls }) => controls), alone].flatMap(heldBy));
  return sent.filter(isTyped).flatMap(([name, value]) => (held.has(`${name}=${value}`) ? [] : [`${name}=${value}`]));
}

const ALL = await sendings(
  MEMBERS.filter(page => page !== 'security'),
  lea,
);
const withText = ALL.filter(({ sent }) => sent.some(isTyped));

describe('a database that is readable but refuses writes', () => {
  test.each(PAGES)('shows the page %s', async page => {
    database.become('full');
    const reader = rightOf(page) === undefined ? site.browser() : lea;
    for (const address of ADDRESSES[page])
      expect([address, (await reader.get(address)).status]).toEqual([address, 200]);
    database.become('well');
  });

  test('shows the owners’ portal in every language', async () => {
    database.become('full');
    const { routes } = openSite();
    for (const language of LANGUAGES)
      for (const [page, params] of [['portal'], ['portal-property', { id: PROPERTY }], ['portal-security']] as const) {
        const path = routes.build(page, language, params);
        expect([path, (await owner.get(path)).status]).toEqual([path, 200]);
      }
    database.become('well');
  });

  test.each(ALL.map(one => [one.name, one] as const))('stores no form and loses no typed text: %s', async (_, one) => {
    database.become('full');
    const answer = await post(lea, one.address, one.sent);
    database.become('well');
    // A form that only reads succeeds: it reports an unknown address, or shows the data about one.
    if (one.name.startsWith('privacy look')) expect(answer.status).toBe(200);
    else {
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(answer.text).toContain(UNSENT['failed']);
    }
    expect(answer.text).toContain('<html lang="en">');
    expect(lostIn(answer.text, one.sent)).toEqual([]);
    for (const [name, value] of one.sent)
      if (SECRET.includes(name) && name !== 'token') expect(answer.text).not.toContain(value);
  });

  test('extends a session in use, up to its longest duration', async () => {
    const browser = await loggedIn(LEA);
    const began = site.now();
    database.become('full');
    const before = site.noted.length;
    for (let at = 0; at < 3; at++) {
      site.pass(IDLE_MS - 1);
      expect((await browser.get('/en/desk/')).status).toBe(200);
    }
    const told = site.noted.slice(before).filter(({ why }) => why === 'use-not-noted');
    expect(told).toHaveLength(1);
    database.become('well');
    // The use of the session is stored as soon as the database accepts writes, so that all processes know it.
    expect((await browser.get('/en/desk/')).status).toBe(200);
    database.become('full');
    site.pass(IDLE_MS);
    expect((await browser.get('/en/desk/')).status).toBe(303);
    database.become('well');
    expect((await browser.get('/en/desk/')).status).toBe(303);

    const other = await loggedIn(LEA);
    const start = site.now();
    database.become('full');
    while (site.now() + IDLE_MS < start + LONGEST_MS) {
      expect((await other.get('/en/desk/')).status).toBe(200);
      site.pass(IDLE_MS - 1);
    }
    expect((await other.get('/en/desk/')).status).toBe(200);
    site.pass(start + LONGEST_MS - site.now());
    expect((await other.get('/en/desk/')).status).toBe(303);
    database.become('well');
    expect(site.now()).toBeGreaterThan(began);
  });
});

test('every text field of the desk has a maximum length that its checks accept, so no typed text is lost', async () => {
  let met = 0;
  const unbounded = new Set<string>();
  const fresh = await loggedIn(LEA);
  for (const page of MEMBERS)
    for (const address of ADDRESSES[page])
      for (const { method, controls } of formsIn((await fresh.get(address)).text).forms)
        for (const { tag, name, type, maxLength } of controls) {
          if (method !== 'post' || (tag !== 'textarea' && !['', 'text', 'email', 'url', 'password'].includes(type)))
            continue;
          // The account's address is a read-only field for password managers.
          if (tag === 'button' || tag === 'select' || name === 'account') continue;
          met++;
          if (!(Number(maxLength) <= sentLength(name))) unbounded.add(`${address} ${name}`);
        }
  expect([...unbounded]).toEqual([]);
  expect(met).toBeGreaterThan(0);
});

describe('text typed at the desk is in the response', () => {
  test.each(withText.map(one => [one.name, one] as const))('while the database is unreachable: %s', async (_, one) => {
    database.become('away');
    const answer = await post(lea, one.address, one.sent);
    database.become('well');
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.text).toContain(UNSENT['away']);
    expect(lostIn(answer.text, one.sent)).toEqual([]);
  });

  test.each(withText.map(one => [one.name, one] as const))('after the session has ended: %s', async (_, one) => {
    const stranger = site.browser();
    const answer = await post(stranger, one.address, one.sent);
    expect(answer.status).toBe(401);
    expect(answer.text).toContain(wordsOf('en', 'desk', 'problem')['ended']);
    expect(answer.text).not.toContain('desk-menu');
    expect(lostIn(answer.text, one.sent)).toEqual([]);
    // After a new login in another window, this page's form submits to the original address, whose page shows the typed values.
    const fresh = await loggedIn(LEA);
    const [form] = formsIn(answer.text).forms;
    const again = await post(fresh, form?.action ?? '', heldBy(form?.controls ?? []).map(pairOf));
    expect([again.status, lostIn(again.text, one.sent)]).toEqual([403, []]);
  });

  test.each(withText.map(one => [one.name, one] as const))('with the token of another session: %s', async (_, one) => {
    const fresh = await loggedIn(LEA);
    const answer = await post(fresh, one.address, one.sent);
    expect(answer.status).toBe(403);
    expect(answer.text).toContain(UNSENT['foreign']);
    expect(lostIn(answer.text, one.sent)).toEqual([]);
    const token = await fresh.token();
    expect(answer.text).toContain(`value="${token}"`);
  });

  test('if the request no longer exists', async () => {
    const fresh = await loggedIn(LEA);
    const token = await fresh.token();
    const sent = [
      ['do', 'note'],
      ['note', 'K7P2-GONE.1'],
      ['words', 'Rings back\nat noon'],
      ['token', token],
    ] as const;
    const answer = await post(fresh, '/en/desk/requests/K7P2-GONE/', sent);
    expect([answer.status, lostIn(answer.text, sent)]).toEqual([404, []]);
  });

  test('after an unexpected error, which is logged without the text', async () => {
    const fresh = await loggedIn(LEA);
    const sent = [
      ['do', 'note'],
      ['note', 'K7P2-ASKED.1'],
      ['words', 'Rings back at noon'],
      ['token', await fresh.token()],
    ] as const;
    const { change } = database.store.requestWriter;
    Object.assign(database.store.requestWriter, { change: () => Promise.reject(new TypeError('a mistake')) });
    const answer = await post(fresh, '/en/desk/requests/K7P2-ASKED/', sent);
    Object.assign(database.store.requestWriter, { change });
    expect([answer.status, lostIn(answer.text, sent)]).toEqual([503, []]);
    expect(site.logged.at(-1)).toBe('a form of the desk failed');
    expect(site.logged.join()).not.toContain('Rings back');
  });

  test('with script, in the form that it was typed in, together with a valid token', async () => {
    const fresh = await loggedIn(LEA);
    const sent = [
      ['do', 'note'],
      ['note', 'K7P2-ASKED.1'],
      ['words', 'Rings back at noon'],
      ['token', await tom.token()],
    ] as const;
    const answer = await post(fresh, '/en/desk/requests/K7P2-ASKED/', sent, 'application/json');
    expect(answer.status).toBe(403);
    const { view } = VIEW.parse(JSON.parse(answer.text));
    expect(view.unsent).toMatchObject({ why: 'foreign', isApart: false });
    expect(view.unsent.fields).toContainEqual(['words', 'Rings back at noon']);
    expect(view.frame.formToken).toBe(await fresh.token());
    const ended = await post(site.browser(), '/en/desk/requests/K7P2-ASKED/', sent, 'application/json');
    expect(LOCATION.parse(JSON.parse(ended.text)).location).toMatch(/^\/en\/desk\/login\/\?next=/);
  });
});

describe('the forms of accounts keep typed values except passwords:', () => {
  test.each([
    ['/en/desk/login/', { email: 'who@example.be', password: 'a secret' }],
    ['/en/desk/forgot-password/', { email: 'who@example.be' }],
    ['/en/login/', { email: 'who@example.be', password: 'a secret' }],
  ])('%s', async (path, fields) => {
    database.become('full');
    const answer = await post(site.browser(), path, Object.entries(fields));
    database.become('well');
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.text).toContain('value="who@example.be"');
    expect(answer.text).not.toContain('a secret');
  });

  test.each(['/en/desk/login/', '/en/desk/forgot-password/', '/en/login/'])(
    '%s, with an address truncated to the longest valid length',
    async path => {
      database.become('full');
      const answer = await post(site.browser(), path, Object.entries({ email: 'a'.repeat(300), password: 'a secret' }));
      database.become('well');
      expect(answer.status).toBe(503);
      expect(answer.text).toContain(`value="${'a'.repeat(254)}"`);
    },
  );

  test.each([
    ['/en/desk/security/', '/en/desk/login/', LEA],
    ['/en/owner-portal/security/', '/en/login/', ANN],
  ])('%s', async (path, login, who) => {
    const browser = site.browser();
    for (const each of [browser, site.browser()]) await each.post(login, { email: who.email, password: who.password });
    const token = await browser.token(path);
    const fields = { do: 'end-sessions', session: 'others', current: 'a secret' };
    database.become('full');
    for (const [sent, status] of [
      [{ ...fields, token }, 503],
      [{ ...fields, token: 'of another' }, 403],
    ] as const) {
      const answer = await post(browser, path, Object.entries(sent));
      expect([path, answer.status, lostIn(answer.text, [['session', 'others']])]).toEqual([path, status, []]);
      expect(answer.text).not.toContain('a secret');
    }
    database.become('well');
  });
});

function pairOf(text: string): readonly [string, string] {
  const at = text.indexOf('=');
  return [text.slice(0, at), text.slice(at + 1)];
}
