import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { makeCaptchaPictures } from '../../../adapters/captcha/captcha-pictures.ts';
import { makeChallenges } from '../../../adapters/captcha/challenges.ts';
import { makeCaptchaApi } from '../../../adapters/http-api/captcha-api.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from '../../../adapters/node-server/limit-connections.ts';
import type { SecurityLine } from '../../../adapters/node-server/security-log.ts';
import { brandColours } from '../../../domain/page/brand-colours.ts';
import { makeCipher } from '../../../adapters/secrets/cipher.ts';
import { HasherBusy } from '../../../application/ports/accounts/password-hasher.ts';
import { Outage } from '../../../application/ports/outage.ts';
import { SECURITY_EVENTS, type SecurityEvent } from '../../../application/ports/audit/security-log.ts';
import { DESK_MAILS_A_DAY, INVITATIONS_A_DAY } from '../../../application/desk/shared/limit-mails.ts';
import { MOST_ASKED } from '../../../application/link/ask-unsubscribe.ts';
import { MAX_INVALID_LINKS_PER_HOUR } from '../../../application/link/refuse-link.ts';
import { LOGIN_RATE_LIMIT } from '../../../application/portal/try-password.ts';
import { ALL_FRIENDS, PER_FRIEND } from '../../../application/request/submit/request-limits.ts';
import { FREE_TRIES, UNKNOWN_NETWORKS_A_DAY } from '../../../domain/owner/login-throttle.ts';
import { LOGOUT_ADDRESS, SESSION_ADDRESS } from '../../../domain/owner/addresses.ts';
import { FORMS } from '../../../domain/request/forms.ts';
import { LONGEST_MS } from '../../../domain/request/form-stamp.ts';
import { CODE_STEP_MS, CODES_A_QUARTER } from '../../../domain/owner/second-factor.ts';
import { authenticatorOf, turnOn } from '../../support/reading/authenticator.ts';
import { inviteAgent, serveDesk } from '../../support/site/desk-site.ts';
import { encode, type Fields } from '../../support/site/form-site.ts';
import { openDeskPage } from '../../support/site/desk-site.ts';
import { ANN, BEN, servePortal } from '../../support/site/portal-site.ts';
import { openApplication, SECRET } from '../../support/site/sample-application.ts';
import { serveApplication } from '../../support/server/serve-application.ts';
import { WELL } from '../../support/site/open-forms.ts';

type Site = Awaited<ReturnType<typeof servePortal>>;
const FULL = () => Promise.reject(new Outage('full'));
const open: { stop(): Promise<void> }[] = [];
const clients: Socket[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
});
// Stops all sites at the end in parallel, as each takes 100 ms.
afterAll(() => Promise.all(open.map(site => site.stop())));

const TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const OWN = { ...TYPE, 'sec-fetch-site': 'same-origin' };
const SECURITY = '/en/owner-portal/security/';
const NEW = 'drie ezels bij een put';
const NO_LINK = `/en/choose-password/${'x'.repeat(43)}/`;

async function portal(): Promise<Site> {
  const site = await servePortal();
  open.push(site);
  return site;
}

async function desk(...asked: Parameters<typeof openDeskPage>) {
  const site = await openDeskPage(...asked);
  open.push(site);
  return site;
}

let networks = 0;
/** An address in an unused network. */
const elsewhere = () => `198.${++networks >> 8}.${networks & 255}.7`;

/** The fields of a page's form, submitted long enough after it was shown. */
async function filled(site: Site, path: string, wait = 20_000): Promise<Record<string, string>> {
  const { text } = await site.get(path);
  const hidden = text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
  site.pass(wait);
  return { ...Object.fromEntries([...hidden].map(([, name, value]) => [name, value])), answer: 'klaar' };
}

const post = (site: Pick<Site, 'ask'>, path: string, fields: Fields, from = elsewhere()) =>
  site.ask({ method: 'POST', path, headers: { ...OWN, 'x-forwarded-for': from }, body: encode(fields) });

const CONTACT = '/en/contact/';
async function contact(change: Readonly<Record<string, string>>, wait?: number): Promise<Site> {
  const site = await portal();
  await post(site, CONTACT, { ...(await filled(site, CONTACT, wait)), ...WELL['site-contact'], ...change });
  return site;
}

async function repeated(times: number, act: (time: number) => Promise<unknown>): Promise<void> {
  for (let time = 0; time < times; time++) await act(time);
}

async function wrongly(site: Site, times: number, from = elsewhere()): Promise<void> {
  const browser = site.browser(from);
  await repeated(times, () => browser.logIn({ ...ANN, password: 'not it' }));
}

async function counted(site: Site, what: string, most: number, windowMs: number): Promise<Site> {
  const { store, hashes } = site.ports;
  await repeated(most, () => store.limits.count(hashes.personal(what), windowMs, site.now()));
  return site;
}

/** After `before` invitations by the desk today, invites one address `times` times. */
async function invited(before: number, times: number): Promise<Site> {
  const site = await counted(await serveDesk(), 'invitations of the desk', before, 24 * 3_600_000);
  open.push(site);
  await inviteAgent(site, times);
  return site;
}

async function pathOfReset(site: Site): Promise<string> {
  await site.sendResetLink({ reference: 'REF-1', email: ANN.email, language: 'en' });
  const [mail] = await site.mails();
  return String(mail?.data['link']);
}

async function setsPassword(site: Site, path: string): Promise<Site> {
  expect((await site.browser().post(path, { password: NEW, repeated: NEW })).status).toBe(303);
  return site;
}

async function toFriend(site: Site, friendEmail: string): Promise<Site> {
  const path = '/en/send-to-a-friend/';
  await post(site, path, { ...(await filled(site, path)), ...WELL['send-to-friend'], friendEmail });
  return site;
}

/** Challenge pictures over HTTP; with `away` the limits are unavailable. */
async function pictures(away: boolean) {
  const application = openApplication();
  const { store, clock, hashes, security } = application.ports;
  const challenges = makeChallenges({ cipher: makeCipher(SECRET, 'challenge'), clock });
  const limits = away ? { ...store.limits, count: () => Promise.reject(new Outage('away')) } : store.limits;
  const drawn = { respond: makeCaptchaPictures({ challenges, clock, colours: () => brandColours({}) }).respond };
  const captcha = makeCaptchaApi({ pictures: drawn, limits, hashes, clock, security, unlimited: false });
  const site = await serveApplication(application, { files: [captcha] });
  open.push(site);
  const path = `/captcha/${challenges.make('site-contact', 'fr').token}`;
  await repeated(away ? 1 : 61, () => site.get(path));
  return application;
}

/** A server with other connection limits, and what its clients send. */
async function connected(connections: Partial<ConnectionLimits>, texts: readonly string[]) {
  const application = openApplication();
  const body = Buffer.alloc(48 * 1024 * 1024);
  const site = await serveApplication(application, {
    files: [async ({ path }) => (path === '/big' ? { status: 200, headers: {}, body, shared: false } : undefined)],
    change: parts => ({ ...parts, proxies: 0, connections: { ...CONNECTION_LIMITS, ...connections } }),
  });
  open.push(site);
  site.server.headersTimeout = 200;
  for (const text of texts) {
    const client = connect(site.port, '127.0.0.1');
    client.on('error', () => undefined);
    clients.push(client);
    await once(client, 'connect');
    client.pause().write(text);
  }
  return application;
}

/** Thirty-two uploads that never end, and one more. */
async function uploads(): Promise<Site> {
  const site = await portal();
  const head = `POST PATH HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 9000\r\n\r\n--x\r\n`;
  const path = site.routes.build('job-contact', 'en');
  for (let sender = 0; sender <= 32; sender++) {
    const client = connect(site.port, '127.0.0.1');
    client.on('error', () => undefined);
    clients.push(client);
    client.write(head.replace('PATH', path));
  }
  return site;
}

const raw = (text: string) => async () => {
  const site = await portal();
  await site.raw(text);
  return site;
};

const sent = (request: Parameters<Site['ask']>[0]) => async () => {
  const site = await portal();
  await site.ask(request);
  return site;
};

const posted = (path: string, body: string | Uint8Array, headers: Readonly<Record<string, string>> = OWN) =>
  sent({ method: 'POST', path, body, headers });

const ALIKE = 'a'.repeat(43);

type App = Awaited<ReturnType<typeof turnOn>>;

/** The login of an owner with a second factor, up to the submitted code. */
async function withCode(codeOf: (app: App) => (now: number) => string) {
  const site = await portal();
  const app = await turnOn(site, ANN);
  site.pass(CODE_STEP_MS);
  const browser = site.browser();
  const [, ticket = ''] = /name="ticket" value="([^"]+)"/.exec((await browser.logIn(ANN)).text) ?? [];
  const enter = () => browser.post('/en/login/', { ticket, code: codeOf(app)(site.now()) });
  await enter();
  return { site, app, browser, enter };
}

/** A second factor that its owner changes on the security page. */
async function changed(what: string) {
  const { site, app, browser } = await withCode(one => one.code);
  const token = await browser.token();
  await browser.post(SECURITY, { token, do: what, current: ANN.password, code: app.recovery[1] ?? '' });
  return site;
}

/** A request that causes each event; the types require one for every event and reason. */
const CAUSES: {
  readonly [Event in SecurityEvent]: Readonly<
    Record<(typeof SECURITY_EVENTS)[Event]['why'][number], () => Promise<{ readonly noted: readonly SecurityLine[] }>>
  >;
} = {
  'login-succeeded': {
    password: async () => {
      const site = await portal();
      await site.browser().logIn(ANN);
      return site;
    },
    'second-factor': async () => (await withCode(app => app.code)).site,
    'recovery-code': async () => (await withCode(app => () => app.recovery[0] ?? '')).site,
  },
  'login-failed': {
    'second-factor': async () => (await withCode(app => app.wrong)).site,
    password: async () => {
      const site = await portal();
      await wrongly(site, 1);
      return site;
    },
  },
  'logged-out': {
    'one-login': async () => {
      const site = await portal();
      const browser = site.browser();
      await browser.logIn(ANN);
      await browser.post(LOGOUT_ADDRESS, { token: await browser.token() });
      return site;
    },
    'other-logins': async () => {
      const site = await portal();
      const browser = site.browser();
      await browser.logIn(ANN);
      const token = await browser.token();
      await browser.post(SECURITY, { token, do: 'end-sessions', session: 'others', current: ANN.password });
      return site;
    },
  },
  'session-refused': {
    'not-there': async () => {
      const site = await portal();
      const browser = site.browser();
      browser.jar.set('__Host-sid', 'f'.repeat(64));
      await browser.get(SESSION_ADDRESS);
      return site;
    },
  },
  'password-reset-asked': {
    form: async () => {
      const site = await portal();
      const path = '/en/forgot-password/';
      await post(site, path, { ...(await filled(site, path)), email: ANN.email });
      return site;
    },
  },
  'password-set': {
    reset: async () => {
      const site = await portal();
      return setsPassword(site, await pathOfReset(site));
    },
    invitation: async () => {
      const site = await portal();
      await site.invite('new@example.be', ['6398214'], 'en');
      const [mail] = await site.mails();
      return setsPassword(site, String(mail?.data['link']));
    },
    portal: async () => {
      const site = await portal();
      const browser = site.browser();
      await browser.logIn(ANN);
      const token = await browser.token();
      await browser.post(SECURITY, {
        token,
        do: 'change-password',
        current: ANN.password,
        password: NEW,
        repeated: NEW,
      });
      return site;
    },
  },
  'second-factor-set': {
    on: async () => {
      const site = await portal();
      const browser = site.browser();
      await browser.logIn(ANN);
      const token = await browser.token();
      const { text } = await browser.post(SECURITY, { token, do: 'factor-offer', current: ANN.password });
      const [, ticket = ''] = /name="ticket" value="([^"]+)"/.exec(text) ?? [];
      const [, address = ''] = /href="(otpauth:[^"]+)"/.exec(text) ?? [];
      const code = authenticatorOf(address.replaceAll('&amp;', '&')).code(site.now());
      await browser.post(SECURITY, { token, do: 'factor-confirm', ticket, code });
      return site;
    },
    off: () => changed('factor-end'),
    'new-codes': () => changed('factor-codes'),
  },
  'access-refused': {
    'cross-site': posted('/en/login/', 'email=a', { ...TYPE, 'sec-fetch-site': 'cross-site' }),
    'form-token': async () => {
      const site = await portal();
      const browser = site.browser();
      await browser.logIn(ANN);
      await browser.post(SECURITY, { token: 'x', do: 'end-sessions' });
      return site;
    },
    'not-owned': async () => {
      const site = await portal();
      const browser = site.browser();
      await browser.logIn(ANN);
      await browser.get(`/api/page?address=/en/owner-portal/${BEN.listings[0]}/`);
      return site;
    },
  },
  'link-refused': {
    malformed: sent({ path: '/en/confirm/short/' }),
    'not-there': sent({ path: `/en/confirm/${ALIKE}/` }),
    'password-link': posted(NO_LINK, encode({ password: NEW, repeated: NEW })),
  },
  'form-refused': {
    honeypot: () => contact({ homepage: 'https://spam.example' }),
    'too-fast': () => contact({}, 500),
    'too-old': () => contact({}, LONGEST_MS + 1),
    malformed: () => contact({ stamp: 'made up' }),
    'other-form': async () => {
      const site = await portal();
      const { stamp = '' } = await filled(site, '/en/forgot-password/');
      await post(site, CONTACT, { ...(await filled(site, CONTACT)), ...WELL['site-contact'], stamp });
      return site;
    },
    'unknown-fields': async () => {
      const site = await portal();
      const form = { ...(await filled(site, CONTACT)), ...WELL['site-contact'], admin: 'yes' };
      await post(site, '/api/request/site-contact?language=en', form);
      return site;
    },
    'key-taken': async () => {
      const site = await portal();
      const form = { ...(await filled(site, CONTACT)), ...WELL['site-contact'] };
      await post(site, CONTACT, form);
      await post(site, CONTACT, { ...form, remark: 'Something else' });
      return site;
    },
  },
  'captcha-refused': {
    wrong: () => contact({ answer: 'not it' }),
    // A form is valid for longer than its challenge.
    expired: () => contact({}, LONGEST_MS - 1),
    malformed: () => contact({ captcha: 'made up' }),
    'other-form': async () => {
      const site = await portal();
      const { captcha = '' } = await filled(site, '/en/forgot-password/');
      await post(site, CONTACT, { ...(await filled(site, CONTACT)), ...WELL['site-contact'], captcha });
      return site;
    },
    used: async () => {
      const site = await portal();
      const form = { ...(await filled(site, CONTACT)), ...WELL['site-contact'] };
      await post(site, CONTACT, form);
      const { key, stamp } = await filled(site, CONTACT);
      await post(site, CONTACT, { ...form, key: key ?? '', stamp: stamp ?? '' });
      return site;
    },
  },
  throttled: {
    'logins-of-account': async () => {
      const site = await portal();
      await wrongly(site, FREE_TRIES + 1);
      return site;
    },
    'logins-of-strangers': async () => {
      const site = await portal();
      await wrongly(site, FREE_TRIES);
      const account = site.ports.hashes.personal(`logins at ${ANN.email.toLowerCase()}`);
      await counted(site, `strangers at ${account}`, UNKNOWN_NETWORKS_A_DAY, 24 * 3_600_000);
      await wrongly(site, 1);
      return site;
    },
    'logins-of-all': async () => {
      const site = await counted(await portal(), 'logins', LOGIN_RATE_LIMIT.most, LOGIN_RATE_LIMIT.windowMs);
      await wrongly(site, 1);
      return site;
    },
    'codes-of-account': async () => {
      const { site, enter } = await withCode(app => app.wrong);
      for (let tries = 1; tries <= CODES_A_QUARTER.most; tries++) await enter();
      return site;
    },
    'resets-of-account': async () => {
      const site = await portal();
      const path = '/en/forgot-password/';
      await repeated(4, async () => post(site, path, { ...(await filled(site, path)), email: ANN.email }));
      return site;
    },
    'forms-of-network': async () => {
      const site = await portal();
      const from = elsewhere();
      await repeated(FORMS['site-contact'].perHour + 1, async () =>
        post(site, CONTACT, { ...(await filled(site, CONTACT)), ...WELL['site-contact'] }, from),
      );
      return site;
    },
    'captcha-guesses': async () => {
      const site = await portal();
      const form = { ...(await filled(site, CONTACT)), ...WELL['site-contact'], answer: 'no' };
      await repeated(4, () => post(site, CONTACT, form));
      return site;
    },
    'captcha-pictures': () => pictures(false),
    'mails-to-friend': async () => {
      const site = await portal();
      await repeated(PER_FRIEND + 1, () => toFriend(site, 'bob@example.be'));
      return site;
    },
    'mails-to-friends': async () =>
      toFriend(await counted(await portal(), 'friends', ALL_FRIENDS, 24 * 3_600_000), 'bob@example.be'),
    'links-of-network': async () => {
      const site = await portal();
      await repeated(MAX_INVALID_LINKS_PER_HOUR + 1, () => site.get(`/en/confirm/${ALIKE}/`));
      return site;
    },
    'unsubscribing-of-network': async () => {
      const site = await portal();
      const from = elsewhere();
      await repeated(MOST_ASKED + 1, time => post(site, '/en/unsubscribe/', { email: `a${time}@example.be` }, from));
      return site;
    },
    'unsubscribing-of-person': async () => {
      const site = await portal();
      await repeated(4, () => post(site, '/en/unsubscribe/', { email: ANN.email }));
      return site;
    },
    'desk-mails-to-person': () => invited(0, DESK_MAILS_A_DAY + 1),
    'desk-invitations': () => invited(INVITATIONS_A_DAY, 1),
  },
  'request-refused': {
    'no-host': raw('GET / HTTP/1.1\r\nconnection: close\r\n\r\n'),
    method: sent({ method: 'DELETE', path: CONTACT }),
    expect: sent({ method: 'POST', path: CONTACT, headers: { expect: 'gold' } }),
    address: sent({ path: `/${'a'.repeat(5_000)}` }),
    head: raw('GET / HTTP/1.1\r\nho st: a\r\n\r\n'),
    'head-too-large': raw(`GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`),
    'too-slow': () => connected({}, ['GET / HT']),
    body: posted(CONTACT, new Uint8Array([0x61, 0x3d, 0xff])),
    'body-too-large': posted(CONTACT, 'a'.repeat(70_000)),
    'body-type': posted(CONTACT, '{}', { 'content-type': 'application/json' }),
    'too-many-uploads': uploads,
    fields: posted('/en/login/', 'email=%ff'),
  },
  'connection-closed': {
    'too-many': () => connected({ most: 1 }, ['', '']),
    'too-many-of-network': () => connected({ mostOfNetwork: 1 }, ['', '']),
    'takes-nothing': () => connected({ stalledMs: 500 }, ['GET /big HTTP/1.1\r\nhost: a\r\n\r\n']),
  },
  'control-failed': {
    'hasher-busy': async () => {
      const busy = await servePortal({
        hasher: { hash: async () => 'h', verify: () => Promise.reject(new HasherBusy()) },
      });
      open.push(busy);
      await busy.browser().logIn(ANN);
      return busy;
    },
    'store-away': async () => {
      const site = await portal();
      Object.assign(site.store.loginTries, { begin: FULL });
      await site.browser().logIn(ANN);
      return site;
    },
    'limit-not-counted': () => pictures(true),
    'use-not-noted': () => desk('/en/desk/', store => Object.assign(store.agentAccounts.sessions, { use: FULL })),
    'export-not-noted': () => desk('/en/desk/requests.csv', store => Object.assign(store.deskLog, { note: FULL })),
    'seal-unreadable': async () => {
      const { site, enter } = await withCode(app => app.code);
      await site.store.encryptedSecondFactors.reencrypt(
        `id of ${ANN.email}`,
        (await site.store.secondFactors.of(`id of ${ANN.email}`))?.encryptedSecret ?? '',
        'of a secret that is gone',
      );
      await enter();
      return site;
    },
  },
};

const ROWS = Object.entries(CAUSES).flatMap(([event, causes]) =>
  Object.entries(causes).map(([why, cause]) => [event, why, cause] as const),
);

describe('a request logs the event that it causes:', () => {
  test.each(ROWS)('%s: %s', { timeout: 20_000 }, async (event, why, cause) => {
    const { noted } = await cause();
    await expect
      .poll(() => noted.filter(line => line.event === event && line.why === why).length, { timeout: 10_000 })
      .toBeGreaterThan(0);
    const line = noted.find(one => one.event === event && one.why === why);
    expect(line?.level).toBe(SECURITY_EVENTS[event as SecurityEvent].level);
    if (event !== 'connection-closed' && !['head', 'head-too-large', 'too-slow'].includes(why)) {
      expect(line?.request).toMatch(/^[0-9a-f]{16}$/);
      expect(line?.route).toMatch(/^[a-z][a-z/-]+$/);
      expect(line?.network).toMatch(/^[\w-]{16}$/);
    }
  });
});

test('a refused body that its proxy stops sending is logged once, and not as a further request', async () => {
  const site = await portal();
  const client = connect(site.port, '127.0.0.1');
  client.on('error', () => undefined);
  clients.push(client);
  const type = 'content-type: multipart/form-data; boundary=x';
  const head = `POST ${site.routes.build('job-contact', 'en')} HTTP/1.1\r\nhost: a\r\n${type}\r\ncontent-length: 12000000\r\n\r\n`;
  client.write(head + 'a'.repeat(100_000));
  expect(String((await once(client, 'data'))[0])).toMatch(/^HTTP\/1.1 413 /);
  client.end();
  await once(client, 'close');
  expect(site.noted.filter(({ event }) => event === 'request-refused').map(({ why }) => why)).toEqual([
    'body-too-large',
  ]);
});
