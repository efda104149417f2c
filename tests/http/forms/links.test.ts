import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { drawPages } from '../../support/reading/draw.ts';
import { ask as askPort, type Got } from '../../support/reading/ask.ts';
import { serveApplication } from '../../support/server/serve-application.ts';
import { mailOf, openLinkDesk, pathIn } from '../../support/site/link-desk.ts';
import { brusselsMoment, USUAL_CALENDAR, viewingDays } from '../../../domain/appointment/viewing-calendar.ts';
import { WELL } from '../../support/site/open-forms.ts';
import { UNLUCKY } from '../../support/site/sample-site.ts';
import { FULL } from '../../support/run/full-run.ts';

const OWN = { 'sec-fetch-site': 'same-origin' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const ONE_CLICK = 'List-Unsubscribe=One-Click';

const desk = openLinkDesk();
const { cache, port, reported, stop, url } = await serveApplication(desk, {
  render: drawPages(desk, true),
  // Caches every response that is not marked as private, so that a page with a secret would be found in the cache.
  change: parts => ({ ...parts, cacheKey: target => target }),
});
afterAll(stop);

let visitors = 0;
/** Headers of a visitor from an unused network. */
function aVisitor(): Readonly<Record<string, string>> {
  visitors++;
  return { 'x-forwarded-for': `198.${visitors >> 8}.${visitors & 255}.51` };
}

const get = (path: string, headers: Readonly<Record<string, string>> = aVisitor()): Promise<Got> =>
  askPort(port, { path, headers });
const post = (path: string, body = '', headers: Readonly<Record<string, string>> = OWN): Promise<Got> =>
  askPort(port, { method: 'POST', path, body, headers: { ...aVisitor(), ...FORM, ...headers } });

/** The form, mail and path parameter that lead to each page of a link. */
const WAYS = {
  'confirm-subscription': ['demand-register', 'demand-register.sender', 'link'],
  'confirm-offer': ['purchase-offer', 'purchase-offer.sender', 'link'],
  'change-visit': ['contact-appointment', 'appointment-confirmed.visitor', 'link'],
  'stop-recommendations': ['send-to-friend', 'friend', 'stopPath'],
} as const;

/** Days on which a home has viewings in the morning. */
const DAYS = viewingDays(USUAL_CALENDAR, [{ id: 'am', from: '10:00' }], brusselsMoment(UNLUCKY), 60);
let senders = 0;
async function pathTo(kind: keyof typeof WAYS): Promise<string> {
  const [form, template, name] = WAYS[kind];
  senders++;
  const day = DAYS[senders % DAYS.length] ?? '';
  const more =
    kind === 'change-visit'
      ? { day }
      : kind === 'stop-recommendations'
        ? { friendEmail: `a${senders}@example.be` }
        : {};
  const outcome = await desk.send(form, { ...WELL[form], ...more }, { network: `sender ${senders}` });
  expect(outcome.kind).toBe('sent');
  return pathIn(mailOf(await desk.post(), template), name);
}

/** The path that pauses and resumes an active alert. */
async function pathToPause(): Promise<string> {
  await post(await pathTo('confirm-subscription'));
  return pathIn(mailOf(await desk.post(), 'alert-welcome'), 'pausePath');
}

/** The path that ends an active alert. */
async function pathToEnd(): Promise<string> {
  await post(await pathTo('confirm-subscription'));
  return mailOf(await desk.post(), 'alert-welcome').unsubscribe ?? '';
}

const hashOf = (path: string) =>
  createHash('sha256')
    .update(path.split('/')[3] ?? '')
    .digest('base64url');

describe.each(Object.keys(WAYS) as (keyof typeof WAYS)[])('the page %s', kind => {
  test('is private to its visitor, hides its address from other sites and is not indexed', async () => {
    const path = await pathTo(kind);
    const { status, headers, text } = await get(path);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    // 'no-referrer' would make the form send `Origin: null`; 'same-origin' would reveal the address to the next page and its tags.
    expect(headers['referrer-policy']).toBe('strict-origin');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toMatch(/rel="canonical"|hreflang="x-default"|og:url/);
    expect(
      [...text.matchAll(/(?:src|href|action)="(https?:[^"]*)"/g)]
        .map(([, to]) => to)
        .filter(to => !to?.startsWith(url.origin) && !to?.includes('ipi.be')),
    ).toEqual([]);
    expect(text).toMatch(new RegExp(`<form [^>]*action="${path}"`));
    expect(text).not.toMatch(/ style=|<script(?! type="(?:application\/(?:ld\+)?json|module))/);
    const [, secret = ''] = /([\w-]{43,86})\/$/.exec(path) ?? [];
    const api = await get(`/api/page?address=${encodeURIComponent(path)}`);
    expect(api.text).toContain(secret);
    expect(api.text).not.toContain('"shown"');
    expect(cache.get(`/api/page?address=${encodeURIComponent(path)}`)).toBeUndefined();
  });

  test('changes nothing when it is viewed, however often', async () => {
    const path = await pathTo(kind);
    const { text } = await get(path);
    await Promise.all(Array.from({ length: FULL ? 100 : 10 }, () => get(path, aVisitor())));
    expect((await get(path)).text).toBe(text);
    expect(await desk.post()).toEqual([]);
  });

  test('acts when its form is sent, and confirms it on the same page', async () => {
    const path = await pathTo(kind);
    const before = (await get(path)).text;
    const body = kind === 'change-visit' ? 'do=cancel' : 'do=go';
    let location = '';
    for (let time = 0; time < 2; time++) {
      const { status, headers } = await post(path, body);
      expect([status, headers.location]).toEqual([303, expect.stringContaining(`${path}?sent=1&mark=`)]);
      expect(headers['cache-control']).toBe('no-store');
      location = headers.location ?? '';
    }
    const after = await get(location);
    expect(after.status).toBe(200);
    expect(after.text).not.toBe(before);
    await desk.post();
  });

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{}],
  ])('refuses a post from another site: %j', async headers => {
    const path = await pathTo(kind);
    const { text } = await get(path);
    for (const body of ['do=go', 'do=cancel', ONE_CLICK]) expect((await post(path, body, headers)).status).toBe(403);
    expect((await get(path)).text).toBe(text);
    expect(await desk.post()).toEqual([]);
  });

  test('is the same for every invalid token, in every language', async () => {
    const path = await pathTo(kind);
    const wrong = path.replace(/[\w-]{43,86}(?=\/$)/, secret => secret.replace(/./g, 'A'));
    const who = aVisitor();
    const first = await get(wrong, who);
    expect(first.status).toBe(404);
    expect(first.headers['referrer-policy']).toBe('strict-origin');
    for (const other of [wrong.replace(/A(?=\/$)/, 'B'), wrong.replace(/A+(?=\/$)/, 'short')])
      expect((await get(other, who)).text.replaceAll(/[A-Z]{42,86}|short/g, '')).toBe(
        first.text.replaceAll(/[A-Z]{42,86}/g, ''),
      );
    for (const [, href] of first.text.matchAll(/<a href="([^"]+)" lang="(?:fr|nl|de)"/g)) {
      expect((await get(href ?? '', who)).status).toBe(404);
    }
    expect((await post(wrong, 'do=go')).status).toBe(404);
  });
});

describe('the unsubscribe link', () => {
  test('shows a page with one button', async () => {
    const path = await pathToEnd();
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(text.match(/<form [^>]*method="post"/g)).toHaveLength(1);
    expect(text).toContain('Stop this alert');
  });

  test.each([
    ['a form', FORM, ONE_CLICK],
    [
      'a form of parts',
      { 'content-type': 'multipart/form-data; boundary=b' },
      '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('unsubscribes by one-click POST of a mail program, as %s, without cookies or origin', async (_, type, body) => {
    const path = await pathToEnd();
    for (let time = 0; time < 2; time++) {
      const { status, headers, text } = await askPort(port, { method: 'POST', path, body, headers: type });
      expect([status, headers.location]).toEqual([200, undefined]);
      expect(text).toContain('This subscription has ended');
    }
    expect((await get(path)).text).toContain('This subscription has ended');
    expect(await desk.store.subscribers.byToken(hashOf(path))).toBeUndefined();
  });

  test.each(['', 'List-Unsubscribe=One-Click&a=b', 'List-Unsubscribe=one-click', 'do=go'])(
    'accepts a cross-site POST only with the exact one-click body, not %j',
    async body => {
      const path = await pathToEnd();
      const elsewhere: Readonly<Record<string, string>>[] = [
        { 'sec-fetch-site': 'cross-site' },
        { origin: 'https://evil.example' },
        {},
      ];
      for (const headers of elsewhere) expect((await post(path, body, headers)).status).toBe(403);
      expect((await get(path)).text).toContain('Stop this alert');
      await post(path);
    },
  );

  test.each([
    ['another field', 'name="a"', 403],
    ['a file', 'name="a"; filename="a.txt"', 413],
  ])('refuses a cross-site one-click body with %s', async (_, other, refused) => {
    const path = await pathToEnd();
    const part = (head: string, text: string) => `--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
    const body = `${part('name="List-Unsubscribe"', 'One-Click')}${part(other, 'b')}--b--\r\n`;
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    expect((await askPort(port, { method: 'POST', path, body, headers })).status).toBe(refused);
    expect((await get(path)).text).toContain('Stop this alert');
  });

  test('returns the same response whether a subscription existed or not', async () => {
    const path = await pathToEnd();
    const never = path.replace(/[\w-]{43}(?=\/$)/, 'A'.repeat(43));
    const plain = ({ status, headers, text }: Got) =>
      [status, headers.location, text].join(' ').replaceAll(/[\w-]{43}(?=[/" ])/g, '');
    expect(plain(await post(path))).toBe(plain(await post(never)));
    expect(plain(await get(path))).toBe(plain(await get(never)));
    expect((await get(never)).status).toBe(200);
    const oneClick = (at: string) => askPort(port, { method: 'POST', path: at, body: ONE_CLICK, headers: FORM });
    expect(plain(await oneClick(await pathToEnd()))).toBe(plain(await oneClick(never)));
  });

  test('is not rate limited by address', async () => {
    const headers = { ...FORM, 'x-forwarded-for': '203.0.113.9' };
    const body = ONE_CLICK;
    for (let at = 0; at < 60; at++) {
      const path = `/en/unsubscribe/${String(at).padStart(43, '0')}/`;
      expect((await askPort(port, { method: 'POST', path, body, headers })).status).toBe(200);
    }
  });
});

describe('changing a search', () => {
  test('shows the typed values and errors of an invalid change, and stores a corrected one', async () => {
    await post(await pathTo('confirm-subscription'));
    const path = pathIn(mailOf(await desk.post(), 'alert-welcome'), 'changePath');
    const typed = 'goal=rent&types=2&zones=zone-5000&budget=%3Cb%3E&bedrooms=2';
    const wrong = await post(path, typed);
    expect(wrong.status).toBe(422);
    expect(wrong.headers['cache-control']).toBe('no-store');
    expect(wrong.text).toContain('<title>Error: ');
    expect(wrong.text).toContain('value="&lt;b&gt;"');
    expect(wrong.text).toContain('<a href="#change-search-budget">');
    expect(wrong.text).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="budget"/);
    const right = await post(path, typed.replace('%3Cb%3E', '1200'));
    expect(right.status).toBe(303);
    const { text } = await get(right.headers.location ?? '');
    expect(text).toContain('class="link-done"');
    expect(text).toContain('value="1.200"');
  });

  test('keeps the typed values if it cannot be stored now', async () => {
    await post(await pathTo('confirm-subscription'));
    const path = pathIn(mailOf(await desk.post(), 'alert-welcome'), 'changePath');
    vi.spyOn(desk.store.subscriptions, 'change').mockRejectedValueOnce(new Error('no database'));
    const answer = await post(path, 'goal=rent&types=2&zones=zone-5000&budget=1234&bedrooms=2');
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.text).toContain('value="1234"');
    reported.length = 0;
  });
});

describe('pausing an alert', () => {
  const kept = async (path: string) => (await desk.store.subscribers.byToken(hashOf(path)))?.pausedAt;

  test('starts and ends only by its button, is idempotent and reports the state each time', async () => {
    const path = await pathToPause();
    const first = await get(path);
    expect([first.status, first.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(first.headers['referrer-policy']).toBe('strict-origin');
    expect(first.text.match(/<form [^>]*method="post"/g)).toHaveLength(1);
    expect(first.text).toMatch(new RegExp(`<form [^>]*action="${path}"`));
    expect(first.text).toMatch(/<button [^>]*value="pause"[^>]*>Pause my alert</);
    await Promise.all(Array.from({ length: 20 }, () => get(path)));
    for (const query of ['?do=pause', '?sent=1', '?sent=1&do=pause']) await get(`${path}${query}`);
    expect(await kept(path)).toBeUndefined();

    const presses = async (act: string) => {
      let location = '';
      for (let time = 0; time < 2; time++) {
        const { status, headers } = await post(path, `do=${act}`);
        expect([status, headers.location]).toEqual([303, expect.stringContaining(`${path}?sent=1&mark=`)]);
        location = headers.location ?? '';
      }
      return (await get(location)).text;
    };
    const paused = await presses('pause');
    expect(paused).toContain('Your alert is paused');
    expect(paused).toMatch(/<button [^>]*value="resume"[^>]*>Resume my alert</);
    expect(await kept(path)).toBe(desk.now());
    await Promise.all(Array.from({ length: 20 }, () => get(path)));
    expect(await kept(path)).toBe(desk.now());

    const resumed = await presses('resume');
    expect(resumed).toContain('Your alert is active again');
    expect(resumed).toMatch(/<button [^>]*value="pause"[^>]*>Pause my alert</);
    expect(await kept(path)).toBeUndefined();
    expect((await get(path)).text).toBe(first.text);
    expect(await desk.post()).toEqual([]);
  });

  test('is offered by the pages that change and end the alert, which also show a pause', async () => {
    const path = await pathToPause();
    const [, change = '', end = ''] =
      /<a href="(\/en\/change-my-search\/[^"]+)".*<a href="(\/en\/unsubscribe\/[^"]+)"/s.exec((await get(path)).text) ??
      [];
    const offer = `<a href="${path}">Only for a while? Pause it</a>`;
    const confirm = change.replace('change-my-search', 'confirm');
    for (const other of [change, end]) expect((await get(other)).text).toContain(offer);
    expect((await get(confirm)).text).toContain(`<a href="${path}">Pause my alert</a>`);
    await post(path, 'do=pause');
    for (const other of [change, end, confirm]) {
      const { text } = await get(other);
      expect(text).toMatch(/Th(?:is|e) alert is paused|Your alert is paused/);
      expect(text).toContain(`<a href="${path}">Resume my alert</a>`);
      expect(text).not.toContain(offer);
    }
    const typed = 'goal=rent&types=2&zones=zone-5000&budget=1200&bedrooms=2';
    expect((await post(change, typed)).status).toBe(303);
    expect(await kept(path)).toBe(desk.now());
  });

  test.each([
    '',
    'do=',
    'do=go',
    'do=Pause',
    'do=cancel',
    'do=__proto__',
    'do=pause&do=pause',
    'do[]=pause',
    ONE_CLICK,
  ])('is neither started nor ended by %j', async body => {
    const path = await pathToPause();
    for (const act of ['pause', 'resume']) {
      await post(path, `do=${act}`);
      const before = await kept(path);
      const { status, headers, text } = await post(path, body);
      expect([status, headers['cache-control']]).toEqual([422, 'no-store']);
      expect(text).toContain('<title>Error: ');
      expect(text).toContain(act === 'pause' ? 'Resume my alert' : 'Pause my alert');
      expect(await kept(path)).toBe(before);
    }
  });

  test.each<[Readonly<Record<string, string>>]>([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ origin: 'https://evil.example' }],
    [{}],
  ])('is refused from another site: %j', async headers => {
    const path = await pathToPause();
    for (const body of ['do=pause', ONE_CLICK]) expect((await post(path, body, headers)).status).toBe(403);
    expect(await kept(path)).toBeUndefined();
  });

  test('returns the same page for an ended alert and for an invalid token', async () => {
    const path = await pathToPause();
    const confirm = await pathTo('confirm-subscription');
    await post(path.replace('pause-my-alert', 'unsubscribe'));
    const wrong = path.replace(/[\w-]{43}(?=\/$)/, 'A'.repeat(43));
    const plain = ({ status, text }: Got) => `${status} ${text}`.replaceAll(/[\w-]{43}(?=[/"])/g, '');
    const ended = await get(path);
    expect(ended.status).toBe(404);
    expect(ended.text).toContain('This link leads nowhere any more');
    for (const other of [wrong, confirm.replace('confirm', 'pause-my-alert')]) {
      expect(plain(await get(other))).toBe(plain(ended));
      for (const act of ['pause', 'resume', 'x']) expect((await post(other, `do=${act}`)).status).toBe(404);
    }
    expect(await desk.post()).toEqual([]);
  });
});

describe('a viewing', () => {
  test('is refused with the reason if the slot is full', async () => {
    const taken = await pathTo('change-visit');
    const [, day = ''] = /checked="" value="(\d{4}-\d\d-\d\d)"/.exec((await get(taken)).text) ?? [];
    const path = await pathTo('change-visit');
    const { status, text } = await post(path, `do=move&day=${day}&slot=am`);
    expect(status).toBe(422);
    expect(text).toContain('The appointments are full');
    expect(await desk.post()).toEqual([]);
  });
});

describe('pages of mailed links fail with a clear message', () => {
  test('while the database is unavailable, and work again later', async () => {
    const path = await pathTo('confirm-offer');
    vi.spyOn(desk.store.offers, 'byToken').mockRejectedValueOnce(new Error('no database'));
    const lost = await get(path);
    expect([lost.status, lost.headers['retry-after']]).toEqual([503, '5']);
    expect(lost.text).toContain('That did not work');
    vi.spyOn(desk.store.offers, 'change').mockRejectedValueOnce(new Error('no database'));
    expect((await post(path)).status).toBe(503);
    expect(reported).toHaveLength(2);
    expect((await post(path)).status).toBe(303);
  });

  test('for a client that tries many tokens', async () => {
    const who = aVisitor();
    const statuses = [];
    for (let at = 0; at < 30; at++)
      statuses.push((await get(`/de/angebot-bestaetigen/${String(at).padStart(43, 'x')}/`, who)).status);
    const limited = await get(`/de/angebot-bestaetigen/${'y'.repeat(43)}/`, who);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect(limited.text).toContain('Zu viele Versuche');
    expect(new Set(statuses)).toEqual(new Set([404]));
  });

  test.each([['%ff=1'], ['a=%00'], [Array.from({ length: 101 }, (_, at) => `a${at}=1`).join('&')]])(
    'for an unreadable body: %.30s',
    async body => {
      expect((await post(await pathTo('confirm-offer'), body)).status).toBe(400);
    },
  );
});

describe('a subscriber without a mailed link', () => {
  test('requests one by a plain form, with the same response whether subscribed or not', async () => {
    const path = '/en/unsubscribe/';
    const page = await get(path);
    expect(page.text).toMatch(/<form [^>]*action="\/en\/unsubscribe\/"[^>]*method="post"/);
    expect(page.text).not.toContain('/captcha/');
    await pathToEnd();
    let location = '';
    for (const email of ['zoe%40example.be', 'nobody%40example.be']) {
      const { status, headers } = await post(path, `email=${email}`);
      expect([status, headers.location]).toEqual([303, expect.stringMatching(/^\/en\/unsubscribe\/\?sent=1&mark=/)]);
      location = headers.location ?? '';
    }
    expect((await desk.post()).map(({ template, to }) => `${template} ${to}`)).toEqual([
      'unsubscribe-link zoe@example.be',
    ]);
    const sent = await get(location);
    expect([sent.text.includes('Check your inbox'), sent.headers['cache-control']]).toEqual([true, 'no-store']);
    // A forged address confirms no mail.
    for (const forged of ['?sent=1', '?sent=1&mark=x'])
      expect((await get(`${path}${forged}`)).text).not.toContain('Check your inbox');
    expect((await post(path, 'email=zoe%40example.be', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  test('gets an error for an invalid address, with what they typed', async () => {
    const { status, text } = await post('/en/unsubscribe/', 'email=zoe%40');
    expect(status).toBe(422);
    expect(text).toContain('value="zoe@"');
    expect(text).toContain('<a href="#unsubscribe-email">');
  });
});

test('a mail scanner that reads the link of an offer by GET and HEAD, even often, confirms nothing', async () => {
  const path = await pathTo('confirm-offer');
  const scan = (method: 'GET' | 'HEAD') => askPort(port, { method, path, headers: aVisitor() });
  const answers = await Promise.all((['GET', 'HEAD', 'GET', 'HEAD'] as const).map(scan));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await desk.post()).toEqual([]);
  expect((await get(path)).text).toContain('<form');
  // The buyer submits the form twice, which confirms the offer once.
  expect((await post(path)).status).toBe(303);
  expect((await post(path)).status).toBe(303);
  expect((await desk.post()).map(({ template }) => template).toSorted()).toEqual([
    'offer-confirmed.agency',
    'offer-confirmed.sender',
  ]);
});
