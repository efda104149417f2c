import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { log, writeLine } from '../../../adapters/system/logger.ts';
import { MOST_LINES, makeSecurityLog, type SecurityLine } from '../../../adapters/node-server/security-log.ts';
import { currentRequest } from '../../../adapters/node-server/request-context.ts';
import { makeHashes } from '../../../adapters/secrets/hashes.ts';
import { SECURITY_EVENTS } from '../../../application/ports/audit/security-log.ts';
import { FORM_NAMES } from '../../../domain/request/forms.ts';
import { encode } from '../../support/site/form-site.ts';
import { serveSite } from '../../support/site/http-site.ts';
import { NAUGHTY } from '../../support/reading/naughty-strings.ts';
import { ANN, servePortal } from '../../support/site/portal-site.ts';
import { WELL } from '../../support/site/open-forms.ts';
import { SECRET } from '../../support/site/sample-application.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function open(write: (line: SecurityLine) => void, secret = SECRET, day = () => '2026-10-25') {
  return makeSecurityLog({ write, hashes: makeHashes(secret), day });
}

describe('the pseudonym of an account', () => {
  test('is the same for any spelling of its address, different per site, and does not reveal it', () => {
    const lines: SecurityLine[] = [];
    const write = (line: SecurityLine) => void lines.push(line);
    for (const email of ['Zoe@Example.be', ' zoe@example.be ', 'bob@example.be'])
      open(write).note('login-failed', 'password', email);
    open(write, new TextEncoder().encode('the secret of another site, long')).note(
      'login-failed',
      'password',
      'zoe@example.be',
    );
    const [one, same, other, elsewhere] = lines.map(({ account }) => account);
    expect(one).toMatch(/^[\w-]{16}$/);
    expect(same).toBe(one);
    expect(new Set([one, other, elsewhere]).size).toBe(3);
  });

  test('differs from the key that counts login attempts', () => {
    const lines: SecurityLine[] = [];
    open(line => void lines.push(line)).note('login-failed', 'password', ANN.email);
    expect(makeHashes(SECRET).personal(`logins at ${ANN.email.toLowerCase()}`)).not.toContain(lines[0]?.account);
  });
});

test('a network has a new pseudonym each day', () => {
  const lines: SecurityLine[] = [];
  const days = ['2026-10-25', '2026-10-25', '2026-10-26'];
  const security = open(
    line => void lines.push(line),
    SECRET,
    () => days[lines.length] ?? '',
  );
  for (const _ of days) security.note('connection-closed', 'too-many', undefined, '203.0.113.0/24');
  const [one, same, later] = lines.map(({ network }) => network);
  expect([same === one, later === one]).toEqual([true, false]);
  expect(JSON.stringify(lines)).not.toContain('203.0.113');
});

test('a flood of lines is limited per minute and its rest counted; other lines are still written', () => {
  vi.useFakeTimers();
  const lines: SecurityLine[] = [];
  const security = open(line => void lines.push(line));
  for (let time = 0; time < 10_000; time++) security.note('login-failed', 'password', `${time}@example.be`);
  security.note('login-succeeded', 'password', ANN.email);
  expect(lines).toHaveLength(MOST_LINES + 1);
  expect(lines.at(-1)?.event).toBe('login-succeeded');
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(MOST_LINES + 1)).toEqual([
    { level: 'warning', event: 'login-failed', why: 'password', unlisted: 10_000 - MOST_LINES },
  ]);
  security.note('login-failed', 'password', ANN.email);
  expect(lines).toHaveLength(MOST_LINES + 3);
});

test('any error is logged as one line of JSON without control characters', () => {
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation(line => void printed.push(String(line)));
  const texts = ['a\r\n{"level":"info"}', '\u001b[2J', '\u0085\u2028\u2029\u202e\u009b31m', ...NAUGHTY];
  for (const text of texts) {
    log({ level: 'error', message: text, error: new Error(text) });
    writeLine({ level: 'info', event: text });
  }
  expect(printed).toHaveLength(2 * texts.length);
  for (const line of printed) {
    expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
    expect(JSON.parse(line)).toHaveProperty('time', expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/));
  }
});

describe('no log line identifies a person', () => {
  type Site = Awaited<ReturnType<typeof servePortal>>;
  const CANARY = {
    firstName: 'Kanarie',
    lastName: 'Vogelsang',
    email: 'kanarie.vogelsang@example.be',
    phone: '+32 470 12 34 56',
    street: 'Kanariestraat 4711',
    remark: 'kanarie singt',
  };
  const PASSWORD = 'kanarie op een dak';
  const SAID = /kanarie|vogelsang|470\D?12\D?34\D?56|ann@example|trois chats/i;
  const printed: string[] = [];
  let site: Site;
  let path: string;
  beforeAll(async () => {
    site = await servePortal();
    await site.sendResetLink({ reference: 'REF-1', email: ANN.email, language: 'en' });
    const [mail] = await site.mails();
    path = String(mail?.data['link']);
  });
  afterAll(() => site.stop());

  /** All lines that the server would write. */
  function lines(): string {
    vi.spyOn(console, 'log').mockImplementation(line => void printed.push(String(line)));
    for (const line of site.noted) writeLine(line);
    for (const error of site.reported) log({ level: 'error', message: 'failed', error });
    return [...printed.splice(0), ...site.logged].join('\n');
  }

  test.each(['kept', 'refused', 'away'] as const)('for forms that are %s', async how => {
    const { submissions } = site.store;
    const { accept } = submissions;
    if (how === 'away')
      Object.assign(submissions, {
        accept: () => Promise.reject(new Error('away: kanarie.vogelsang@example.be')),
      });
    for (const form of FORM_NAMES) {
      const { key, stamp, challenge } = await site.prepare(form, 'en');
      site.pass(20_000);
      const typed = Object.fromEntries(
        Object.entries({ ...WELL[form] }).map(([name, value]) => [name, CANARY[name as keyof typeof CANARY] ?? value]),
      );
      const answer = how === 'refused' ? 'kanarie' : 'klaar';
      await site.ask({
        method: 'POST',
        path: `/api/request/${form}?language=en`,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': '198.51.100.7',
        },
        body: encode({ ...typed, form, key, stamp, captcha: challenge.token, answer, homepage: '' }),
      });
    }
    Object.assign(submissions, { accept });
    expect(lines()).not.toMatch(SAID);
    expect(lines()).not.toContain('198.51.100');
    if (how === 'refused') expect(site.noted.some(({ event }) => event === 'captcha-refused')).toBe(true);
    if (how === 'away') expect(site.reported.length).toBeGreaterThan(5);
  });

  test('for logins, valid and invalid, links and sessions', async () => {
    const browser = site.browser();
    await browser.logIn({ email: CANARY.email, password: PASSWORD });
    await browser.logIn(ANN);
    const reference = browser.jar.get('__Host-sid') ?? '';
    await browser.get('/en/owner-portal/kanarie/');
    const token = await browser.token();
    await browser.post('/en/owner-portal/security/', { token: 'kanarie', do: 'end-sessions' });
    await browser.post(path, { password: PASSWORD, repeated: PASSWORD });
    await browser.post(path, { password: PASSWORD, repeated: PASSWORD });
    await site.get(`/en/confirm/${'kanarie'.repeat(7).slice(0, 43)}/?email=${CANARY.email}`);
    const said = lines();
    for (const event of ['login-failed', 'login-succeeded', 'password-set', 'access-refused', 'link-refused'])
      expect(said).toContain(`"event":"${event}"`);
    expect(said).not.toMatch(SAID);
    for (const secret of [reference, token, path.split('/').at(-2) ?? '']) expect(said).not.toContain(secret);
  });
});

test('all lines of a request have one id, shown on its error page; each request has another', async () => {
  const ids: (string | undefined)[] = [];
  const site = await serveSite({
    change: parts => ({ ...parts, failed: undefined, log: () => void ids.push(currentRequest()?.id) }),
  });
  const said = [];
  for (const path of ['/en/throws/', '/en/throws/', '/en/out-of-reach/'])
    said.push((await site.get(path)).headers['x-request-id']);
  expect((await site.get('/en/contact/')).headers['x-request-id']).toBeUndefined();
  await site.stop();
  expect(said).toEqual(ids);
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{16}$/);
});

describe('the page of security events', () => {
  const page = readFileSync('docs/operate/security-events.md', 'utf8');
  const rows = [...page.matchAll(/^\| `([a-z-]+)` \| (info|warning|error) \| ([^|]+) \|/gm)];

  test('lists exactly the events, with their levels and reasons', () => {
    const told = rows.map(([, event, level, why = '']) => [
      event,
      level,
      [...why.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name),
    ]);
    expect(told).toEqual(Object.entries(SECURITY_EVENTS).map(([event, { level, why }]) => [event, level, [...why]]));
  });

  test('states the limit of lines per kind and minute', () => {
    expect(page).toContain(`At most ${MOST_LINES} lines`);
  });
});
