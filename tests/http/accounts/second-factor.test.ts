import { describe, expect, test } from 'vitest';
import {
  CODE_STEP_MS,
  CODES_A_DAY,
  CODES_A_QUARTER,
  LOGIN_STEP_MS,
  SETUP_MS,
} from '../../../domain/owner/second-factor.ts';
import { authenticatorOf, turnOn, wrongCode } from '../../support/reading/authenticator.ts';
import { ANN, BEN, portalForEachTest, type ServedPortal } from '../../support/site/portal-site.ts';

type Visitor = ReturnType<ServedPortal['browser']>;
let site: ServedPortal;
portalForEachTest(served => {
  site = served;
});

const LOGIN = '/en/login/';
const SECURITY = '/en/owner-portal/security/';
const OVERVIEW = '/en/owner-portal/';

const inputIn = (text: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(text)?.[1] ?? '';
const addressIn = (text: string) => (/href="(otpauth:[^"]+)"/.exec(text)?.[1] ?? '').replaceAll('&amp;', '&');
const codesIn = (text: string) =>
  [...text.matchAll(/<code>((?:[0-9A-Z]{4}-){3}[0-9A-Z]{4})<\/code>/g)].map(([, code = '']) => code);
const news = async () =>
  (await site.mails()).filter(({ template }) => template === 'second-factor').map(({ data }) => data['what']);

async function loggedIn(who = ANN): Promise<Visitor> {
  const browser = site.browser();
  await browser.logIn(who);
  return browser;
}

async function change(browser: Visitor, fields: Readonly<Record<string, string>>) {
  return browser.post(SECURITY, { token: await browser.token(), ...fields });
}

/** A login after the right password: the browser, and a function that submits a code. */
async function asked(who = ANN) {
  const browser = site.browser();
  const { text, status } = await browser.logIn(who);
  const ticket = inputIn(text, 'ticket');
  return { browser, status, text, ticket, enter: (code: string) => browser.post(LOGIN, { ticket, code }) };
}

const isIn = async (browser: Visitor) => (await browser.get(OVERVIEW)).status === 200;

describe('turning the second factor on', () => {
  test('leads from the password over a QR code and a first code to ten recovery codes, shown once', async () => {
    const browser = await loggedIn();
    const offered = await change(browser, { do: 'factor-offer', current: ANN.password });
    expect([offered.status, offered.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(offered.text).toContain('QR code for your authenticator app');
    const address = addressIn(offered.text);
    expect(new URL(address).searchParams.get('issuer')).toBe('Clairval');
    const ticket = inputIn(offered.text, 'ticket');
    const confirmed = await change(browser, {
      do: 'factor-confirm',
      ticket,
      code: authenticatorOf(address).code(site.now()),
    });
    expect(confirmed.status).toBe(200);
    expect(new Set(codesIn(confirmed.text)).size).toBe(10);
    const { text } = await browser.get(SECURITY);
    expect(text).toContain('10 recovery codes are left.');
    expect(codesIn(text)).toEqual([]);
    expect(await news()).toEqual(['on']);
  });

  test.each(['', 'not it'])('requires the password: %j is refused', async current => {
    const browser = await loggedIn();
    const { status, text } = await change(browser, { do: 'factor-offer', current });
    expect([status, addressIn(text)]).toEqual([422, '']);
    expect(text).toContain('id="factor-current-error"');
    expect(text).not.toContain('id="security-current-error"');
  });

  test('shows the same QR code again after a wrong first code, and stores nothing', async () => {
    const browser = await loggedIn();
    const { text } = await change(browser, { do: 'factor-offer', current: ANN.password });
    const address = addressIn(text);
    for (const code of [wrongCode(address, site.now()), '', 'abc', '١٢٣٤٥٦']) {
      const again = await change(browser, { do: 'factor-confirm', ticket: inputIn(text, 'ticket'), code });
      expect([again.status, addressIn(again.text)]).toEqual([422, address]);
      expect(again.text).toContain('This code is not right.');
    }
    expect(await site.store.secondFactors.of(`id of ${ANN.email}`)).toBeUndefined();
    expect(await news()).toEqual([]);
  });

  test('refuses a set-up token of another owner, an expired or forged one, and any once the factor is on', async () => {
    const [ann, ben] = [await loggedIn(), await loggedIn(BEN)];
    const { text } = await change(ann, { do: 'factor-offer', current: ANN.password });
    const app = authenticatorOf(addressIn(text));
    const confirm = (browser: Visitor, ticket: string) =>
      change(browser, { do: 'factor-confirm', ticket, code: app.code(site.now()) });
    const ticket = inputIn(text, 'ticket');
    for (const [browser, one] of [
      [ben, ticket],
      [ann, 'made-up'],
      [ann, `${ticket}A`],
      [ann, ''],
    ] as const) {
      const { status, text: said } = await confirm(browser, one);
      expect([status, addressIn(said)]).toEqual([422, '']);
      expect(said).toContain('This QR code is no longer valid.');
    }
    site.pass(SETUP_MS + 1);
    expect((await confirm(ann, ticket)).status).toBe(422);
    await turnOn(site, ANN);
    const late = await change(ann, { do: 'factor-offer', current: ANN.password });
    const second = authenticatorOf(addressIn(late.text)).code(site.now());
    const twice = await change(ann, { do: 'factor-confirm', ticket: inputIn(late.text, 'ticket'), code: second });
    expect(twice.status).toBe(422);
    expect(await site.store.secondFactors.of(`id of ${BEN.email}`)).toBeUndefined();
  });
});

describe('logging in with a second factor', () => {
  test('asks for a code after the right password, and opens no session before', async () => {
    const app = await turnOn(site, ANN);
    site.pass(CODE_STEP_MS);
    const { browser, status, text, enter } = await asked();
    expect(status).toBe(200);
    expect(text).toContain('The password is right.');
    expect(text).not.toContain(ANN.password);
    expect(browser.jar.size).toBe(0);
    expect(await isIn(browser)).toBe(false);
    const done = await enter(` ${app.code(site.now()).slice(0, 3)} ${app.code(site.now()).slice(3)}`);
    expect([done.status, done.headers.location]).toEqual([303, OVERVIEW]);
    expect(await isIn(browser)).toBe(true);
  });

  test('leads to the page requested before the login', async () => {
    const app = await turnOn(site, ANN);
    site.pass(CODE_STEP_MS);
    const browser = site.browser();
    const path = `${LOGIN}?next=${encodeURIComponent(SECURITY)}`;
    const { text } = await browser.logIn(ANN, path);
    const action = (
      /<form[^>]*action="([^"]+)"[^>]*id="login"|<form[^>]*id="login"[^>]*action="([^"]+)"/.exec(text) ?? []
    )
      .slice(1)
      .find(Boolean);
    expect(action?.replaceAll('&amp;', '&')).toBe(path);
    const { headers } = await browser.post(path, { ticket: inputIn(text, 'ticket'), code: app.code(site.now()) });
    expect(headers.location).toBe(SECURITY);
  });

  test('does not reveal a second factor without the password', async () => {
    const before = (await site.browser().logIn({ ...ANN, password: 'not it' })).text;
    await turnOn(site, ANN);
    expect((await site.browser().logIn({ ...ANN, password: 'not it' })).text).toBe(before);
  });

  test('accepts each code once, and reports a used one', async () => {
    const app = await turnOn(site, ANN);
    const [first, second] = [await asked(), await asked()];
    const used = await first.enter(app.code(site.now()));
    expect(used.status).toBe(422);
    expect(used.text).toContain('This code has already been used. Wait for the next one.');
    site.pass(CODE_STEP_MS);
    const code = app.code(site.now());
    const both = await Promise.all([first.enter(code), second.enter(code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 422]);
  });

  test('accepts each recovery code once, in any usual spelling, and notifies the owner by mail', async () => {
    const app = await turnOn(site, ANN);
    await news();
    const [code = '', other = ''] = app.recovery;
    const { browser, enter } = await asked();
    expect((await enter(code.toLowerCase().replaceAll('-', ' '))).status).toBe(303);
    expect(await isIn(browser)).toBe(true);
    expect((await (await asked()).enter(code)).status).toBe(422);
    expect((await (await asked()).enter(other)).status).toBe(303);
    expect((await browser.get(SECURITY)).text).toContain('8 recovery codes are left.');
    expect(await news()).toEqual(['recovery', 'recovery']);
  });

  test.each(['', '12345', '12 34 56 7', '<script>', 'a'.repeat(5_000)])(
    '%j is not a code, and does not count as an attempt',
    async code => {
      await turnOn(site, ANN);
      const { enter } = await asked();
      for (let time = 0; time <= CODES_A_QUARTER.most; time++) {
        const { status, text } = await enter(code);
        expect(status).toBe(422);
        expect(text).toContain('Enter the six digits, or a recovery code.');
        expect(text).toContain('id="step-code-error"');
      }
    },
  );

  test('allows ten codes per quarter of an hour, the right one included, and fifty a day, and notifies the owner by mail', async () => {
    const app = await turnOn(site, ANN);
    await news();
    let tried = 0;
    while (tried < CODES_A_DAY.most) {
      const { enter } = await asked();
      for (let time = 0; time < CODES_A_QUARTER.most; time++) {
        expect((await enter(app.wrong())).status).toBe(422);
        tried++;
      }
      const { status, headers } = await enter(app.code(site.now()));
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      site.pass(CODES_A_QUARTER.windowMs);
    }
    expect((await (await asked()).enter(app.recovery[0] ?? '')).status).toBe(429);
    expect((await news()).every(what => what === 'guessed')).toBe(true);
    site.pass(CODES_A_DAY.windowMs);
    expect((await (await asked()).enter(app.code(site.now()))).status).toBe(303);
  });

  test('starts again if the ticket is expired, forged or from before a password change', async () => {
    const app = await turnOn(site, ANN);
    const gone = async (enter: (code: string) => ReturnType<Visitor['post']>) => {
      const { status, headers } = await enter(app.code(site.now()));
      expect([status, headers.location]).toEqual([303, expect.stringContaining(`${LOGIN}?notice=step-over&mark=`)]);
      return headers.location ?? '';
    };
    const old = await asked();
    site.pass(LOGIN_STEP_MS);
    await gone(old.enter);
    const { browser, ticket, enter } = await asked();
    // A forged ticket is not an expired login, so no expiry message is shown.
    for (const forged of [`${ticket.slice(0, -2)}AA`, 'made-up']) {
      const { status, headers } = await browser.post(LOGIN, { ticket: forged, code: app.code(site.now()) });
      expect([status, headers.location]).toEqual([303, LOGIN]);
    }
    await site.store.accounts.changePassword(`id of ${ANN.email}`, 'another hash', []);
    const location = await gone(enter);
    expect((await browser.get(location)).text).toContain('The time for the code has run out.');
  });

  test('starts again if the second factor was turned off meanwhile', async () => {
    await turnOn(site, ANN);
    const { enter } = await asked();
    await site.store.secondFactors.end(`id of ${ANN.email}`, []);
    expect((await enter('123456')).headers.location).toContain(`${LOGIN}?notice=step-over&mark=`);
    expect((await site.browser().logIn(ANN)).status).toBe(303);
  });
});

describe('changing the second factor', () => {
  async function on() {
    const app = await turnOn(site, ANN);
    site.pass(CODE_STEP_MS);
    const { browser, enter } = await asked();
    await enter(app.code(site.now()));
    site.pass(CODE_STEP_MS);
    await news();
    return { app, browser };
  }

  test('turns it off with the password and a code', async () => {
    const { app, browser } = await on();
    const code = app.code(site.now());
    const { status, headers } = await change(browser, { do: 'factor-end', current: ANN.password, code });
    expect([status, headers.location]).toEqual([
      303,
      expect.stringContaining(`${SECURITY}?notice=second-factor-off&mark=`),
    ]);
    expect((await browser.get(String(headers.location))).text).toContain('Two-step login is off.');
    expect((await site.browser().logIn(ANN)).status).toBe(303);
    expect(await news()).toEqual(['off']);
  });

  test('creates new recovery codes and invalidates the previous ones', async () => {
    const { app, browser } = await on();
    const fields = { do: 'factor-codes', current: ANN.password, code: app.code(site.now()) };
    const { status, text } = await change(browser, fields);
    expect([status, codesIn(text).length]).toEqual([200, 10]);
    expect((await (await asked()).enter(app.recovery[0] ?? '')).status).toBe(422);
    expect((await (await asked()).enter(codesIn(text)[0] ?? '')).status).toBe(303);
    expect(await news()).toEqual(['new-codes', 'recovery']);
  });

  test.each(['factor-end', 'factor-codes'])('%s requires the right password and a valid code', async what => {
    const { app, browser } = await on();
    const wrong = await change(browser, { do: what, current: 'not it', code: app.code(site.now()) });
    expect([wrong.status, wrong.text.includes('id="factor-current-error"')]).toEqual([422, true]);
    for (const code of [app.wrong(), '', 'x']) {
      const { status, text } = await change(browser, { do: what, current: ANN.password, code });
      expect([status, text.includes('id="factor-code-error"')]).toEqual([422, true]);
    }
    expect(await site.store.secondFactors.of(`id of ${ANN.email}`)).toMatchObject({ recoveryLeft: 10 });
    expect(await news()).toEqual([]);
  });

  test('requires no code and changes nothing if it is off', async () => {
    const browser = await loggedIn();
    const codes = await change(browser, { do: 'factor-codes', current: ANN.password, code: '123456' });
    expect([codes.status, codesIn(codes.text)]).toEqual([422, []]);
    await change(browser, { do: 'factor-end', current: ANN.password, code: '123456' });
    expect(await news()).toEqual([]);
    expect((await change(browser, { do: 'factor-what' })).status).toBe(400);
  });
});

test('all second-factor pages exist in four languages', async () => {
  await turnOn(site, ANN);
  for (const [login, title] of [
    ['/fr/login/', 'Encore un code'],
    ['/nl/login/', 'Nog een code'],
    ['/en/login/', 'One more code'],
    ['/de/login/', 'Noch ein Code'],
  ] as const)
    expect((await site.browser().logIn(ANN, login)).text).toContain(title);
});
