import { readdirSync, readFileSync } from 'node:fs';
import { type Browser, expect, type Page, test } from 'playwright/test';
import { CODE_STEP_MS } from '../../../domain/owner/second-factor.ts';
import { authenticatorOf } from '../../support/reading/authenticator.ts';
import { expectAccessible, expectAccessibleFromTheTop } from '../accessible.ts';
import { ownBytes, ownNetwork } from '../own-network.ts';
import { press } from '../press.ts';
import { CAPTCHA_ANSWER, expectNoSidewaysScroll, LANGUAGES, live, PORTAL, watch } from '../site.ts';
import { fieldName, wordOf, wordsIn } from '../words.ts';
import { daily, ONLY_FULL } from '../daily.ts';

/** An owner of the sample agency, listed in the README. */
const OWNER = { email: 'mc.delvaux@example.org', password: 'meuse-au-petit-matin' };
/** One account per test and retry: each may request only a limited number of reset mails. */
const FORGETFUL = [
  'as.dewergifosse',
  'bart.naessens',
  'lieve.degraeve',
  'samira.elkhattabi',
  'kever',
  'wouter.claessens',
].map(name => `${name}@example.org`);
const SECURITY = {
  fr: `${PORTAL.fr}securite/`,
  nl: `${PORTAL.nl}beveiliging/`,
  en: `${PORTAL.en}security/`,
  de: `${PORTAL.de}sicherheit/`,
} as const;

const field = (page: Page, language: string, name: string) =>
  page.getByLabel(fieldName(wordOf(language, `login.field.${name}.label`)));

/** The line of the portal that names the logged-in owner. */
const account = (language: string, email: string) =>
  wordOf(language, 'login.portal.account').replace('{{email}}', email);

/** A new browser in a network without failed logins. */
async function aVisitor(browser: Browser, script = true, width = 1440): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: script,
    viewport: { width, height: 900 },
    extraHTTPHeaders: { 'x-forwarded-for': ownNetwork() },
  });
  await context.addCookies([{ name: 'consent', value: '1.0000', url: test.info().project.use.baseURL ?? '' }]);
  return context.newPage();
}

async function logIn(page: Page, language: (typeof LANGUAGES)[number], owner = OWNER): Promise<void> {
  await field(page, language, 'email').fill(owner.email);
  await field(page, language, 'password').fill(owner.password);
  await page.getByRole('button', { name: wordOf(language, 'login.submit'), exact: true }).click();
}

for (const language of LANGUAGES) {
  const say = wordsIn(language, 'login');
  for (const script of [true, false]) {
    test(
      `an owner in ${language} ${script ? 'with' : 'without'} script is refused, then logs in and out`,
      daily(language === 'nl' && script),
      async ({ browser }) => {
        const page = await aVisitor(browser, script);
        const complaints = watch(page);
        await page.goto(SECURITY[language]);
        await expect(page).toHaveURL(/\/login\/\?next=/);
        await logIn(page, language, { ...OWNER, password: 'not the password' });
        const problem = page.getByRole('alert', { name: wordOf(language, 'form.problem') });
        await expect(problem).toContainText(say('error.wrong'));
        await expect(field(page, language, 'email')).toHaveValue(OWNER.email);
        await expect(field(page, language, 'password')).toHaveValue('');
        if (script) await expectAccessible(page);

        await logIn(page, language);
        await expect(page).toHaveURL(SECURITY[language]);
        await expect(page.getByText(account(language, OWNER.email))).toBeVisible();
        if (script) {
          await live(page);
          await expectAccessible(page);
        }
        await page.getByRole('button', { name: say('portal.logout'), exact: true }).click();
        await expect(page).toHaveURL(/\/login\/\?notice=logged-out&mark=[\w-]+$/);
        await expect(page.getByRole('status').filter({ hasText: say('notice.logged-out') })).toBeVisible();
        await page.goBack();
        await expect(page.getByText(OWNER.email)).toHaveCount(0);
        await expect(page).toHaveURL(/\/login\//);
        expect(complaints.filter(text => !/422/.test(text))).toEqual([]);
        await page.context().close();
      },
    );
  }
}

for (const [language, script, owner] of [
  ['en', true, { email: 'philippa.ashworth@example.org', password: 'kettle-before-the-storm' }],
  ['de', false, { email: 'gerd.hilgers@example.org', password: 'apfelbaum-am-alten-bahnhof' }],
] as const) {
  const say = wordsIn(language, 'login');
  test(
    `an owner in ${language} ${script ? 'with' : 'without'} script ends another session with the password`,
    daily(script),
    async ({ browser }) => {
      const [page, other] = [await aVisitor(browser, script, 390), await aVisitor(browser, script)];
      for (const one of [page, other]) {
        await one.goto(SECURITY[language]);
        await logIn(one, language, owner);
        await expect(one).toHaveURL(SECURITY[language]);
      }
      // The list is sorted by last use, newest first.
      await page.reload();
      const logins = page.getByRole('region', { name: say('security.sessions.title') });
      const end = async (password: string) => {
        await logins.getByLabel(fieldName(say('field.current.label'))).fill(password);
        await logins.getByRole('button', { name: say('security.sessions.submit') }).click();
      };
      await expect(logins.getByText(say('security.sessions.own'), { exact: true })).toHaveCount(1);
      const [loggedIn = ''] = say('security.sessions.times').split('{{');
      await press(page, logins.getByRole('group').getByText(loggedIn).first());
      await expect(logins.getByRole('radio', { checked: true })).toHaveCount(1);
      await end('not the password');
      await expect(logins.getByRole('alert')).toContainText(say('error.current'));
      await expect(logins.getByRole('radio', { checked: true })).toHaveCount(1);
      if (script) await expectAccessibleFromTheTop(page);
      await expectNoSidewaysScroll(page);
      await end(owner.password);
      await expect(page.getByRole('status').filter({ hasText: say('notice.sessions-ended') })).toBeVisible();
      await other.goto(SECURITY[language]);
      await expect(other).toHaveURL(/\/login\/\?next=/);
      for (const one of [other, page]) await one.context().close();
    },
  );
}

for (const [language, script, width, owner] of [
  ['fr', true, 390, { email: 'jeanpol.thiry@example.org', password: 'quatre-clefs-sur-un-clou' }],
  ['nl', false, 1440, { email: 'hilde.vermeersch@example.org', password: 'linde-achter-de-kerk' }],
] as const) {
  const say = wordsIn(language, 'login');
  test(
    `an owner in ${language} ${script ? 'with' : 'without'} script logs in with a second factor and turns it off`,
    daily(!script),
    async ({ browser }) => {
      const page = await aVisitor(browser, script, width);
      const complaints = watch(page);
      const looked = async () => {
        await expectNoSidewaysScroll(page);
        if (script) await expectAccessibleFromTheTop(page);
      };
      await page.goto(SECURITY[language]);
      await logIn(page, language, owner);
      const card = page.getByRole('region', { name: say('security.factor.title') });
      const password = card.getByLabel(fieldName(say('field.current.label')));
      await password.fill(owner.password);
      await card.getByRole('button', { name: say('security.factor.begin') }).click();
      await expect(card.getByRole('img', { name: say('security.factor.offered.label') })).toBeInViewport({ ratio: 1 });
      await looked();
      const link = card.getByRole('link', { name: say('security.factor.offered.open') });
      const app = authenticatorOf((await link.getAttribute('href')) ?? '');
      const first = card.getByLabel(fieldName(say('field.code.first')));
      await first.fill('000');
      await card.getByRole('button', { name: say('security.factor.offered.submit') }).click();
      await expect(first).toHaveAccessibleDescription(say('error.code.wrong'));
      await looked();
      await first.fill(app.code(Date.now()));
      await card.getByRole('button', { name: say('security.factor.offered.submit') }).click();
      await expect(card.getByRole('listitem')).toHaveCount(10);
      const recovery = await card.getByRole('listitem').first().innerText();
      await looked();
      await card.getByRole('link', { name: say('security.factor.codes.done') }).click();
      await expect(card).toContainText(say('security.factor.left_other').replace('{{count}}', '10'));

      await page.getByRole('button', { name: say('portal.logout'), exact: true }).click();
      await logIn(page, language, owner);
      const code = page.getByLabel(fieldName(say('field.code.label')));
      await expect(code).toBeFocused();
      await code.fill('12345');
      await page.getByRole('button', { name: say('step.submit') }).click();
      await expect(code).toHaveAccessibleDescription(new RegExp(say('error.code.malformed')));
      await looked();
      // The app's clock is 30 s ahead: the code of the previous step was used when the factor was turned on.
      await code.fill(app.code(Date.now() + CODE_STEP_MS));
      await page.getByRole('button', { name: say('step.submit') }).click();
      await expect(page.getByText(account(language, owner.email))).toBeVisible();

      await page.goto(SECURITY[language]);
      await password.fill(owner.password);
      await card.getByLabel(fieldName(say('field.code.label'))).fill(recovery.toLowerCase());
      await looked();
      await card.getByRole('button', { name: say('security.factor.end') }).click();
      await expect(page.getByRole('status').filter({ hasText: say('notice.second-factor-off') })).toBeVisible();
      expect(complaints.filter(text => !/422/.test(text))).toEqual([]);
      await page.context().close();
    },
  );
}

test('the portal’s pages fit a small phone', ONLY_FULL, async ({ browser }) => {
  const page = await aVisitor(browser, true, 320);
  await page.goto(SECURITY.de);
  await logIn(page, 'de');
  await expect(page).toHaveURL(SECURITY.de);
  await expectNoSidewaysScroll(page);
  await page.goto('/de/passwort-waehlen/nichts/');
  await expect(page.getByRole('heading', { name: wordOf('de', 'login.setPassword.gone.title') })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.context().close();
});

test(
  'a session warns owners two minutes before it expires and is extended for those who stay',
  ONLY_FULL,
  async ({ browser }) => {
    const say = wordsIn('en', 'login');
    const page = await aVisitor(browser);
    await page.goto(SECURITY.en);
    await logIn(page, 'en');
    await expect(page).toHaveURL(SECURITY.en);
    let asked = 0;
    await page.route('**/api/owner/session', async route => {
      if (route.request().method() === 'POST') return route.continue();
      asked++;
      return route.fulfill({ json: { left: 119_000, mayStay: true } });
    });
    await page.clock.install();
    await page.goto(SECURITY.en);
    await live(page);
    await page.clock.fastForward('28:01');
    const notice = page.getByRole('alertdialog', { name: say('idle.title') });
    await expect(notice).toBeVisible();
    expect(asked).toBe(1);
    await expectAccessible(page);
    await notice.getByRole('button', { name: say('idle.stay') }).click();
    await expect(notice).toBeHidden();

    // The next request gets no response, so the page clears what is on the screen.
    await page.clock.fastForward('28:01');
    await expect(notice).toBeVisible();
    // The close event of the first notice may arrive only now: it must not hide the second.
    await notice.evaluate(dialog => dialog.dispatchEvent(new Event('close')));
    await page.clock.runFor(1_000);
    await expect(notice).toBeVisible();
    await page.unroute('**/api/owner/session');
    await page.context().clearCookies({ name: 'sid' });
    await page.clock.fastForward('02:00');
    await expect(page).toHaveURL(/\/en\/login\/\?notice=ended&mark=[\w-]+&next=/);
    await page.context().close();
  },
);

test('a tab clears its content when its session ended elsewhere', ONLY_FULL, async ({ browser }) => {
  const page = await aVisitor(browser);
  await page.goto(PORTAL.en);
  await logIn(page, 'en');
  await live(page);
  await page.context().clearCookies({ name: 'sid' });
  await page
    .getByRole('navigation', { name: wordOf('en', 'login.portal.nav') })
    .getByRole('link')
    .last()
    .click();
  await expect(page).toHaveURL(/\/en\/login\//);
  await expect(page.getByText(OWNER.email)).toHaveCount(0);
  await page.context().close();
});

test('a mailed link resets a forgotten password once', async ({ browser }) => {
  const say = wordsIn('nl', 'login');
  const page = await aVisitor(browser);
  const owner = FORGETFUL[test.info().repeatEachIndex % FORGETFUL.length] ?? '';
  const before = new Set(mailFiles());
  await page.goto('/nl/wachtwoord-vergeten/');
  await live(page);
  const asked = wordsIn('nl', 'form');
  await page.getByLabel(fieldName(asked('field.email.label'))).fill(owner.toUpperCase());
  await page.getByLabel(fieldName(asked('captcha.label'))).fill(CAPTCHA_ANSWER);
  await page.getByRole('button', { name: 'Een link ontvangen' }).click();
  await expect(page.getByRole('heading', { name: asked('forgot-password.sent.title') })).toBeVisible();

  let link = '';
  await expect
    .poll(() => {
      link = mailFiles()
        .filter(name => !before.has(name))
        .map(linkIn)
        .join('');
      return link;
    })
    .toMatch(/^\/nl\/wachtwoord-kiezen\/[\w-]{43}\/$/);
  await page.goto(link);
  await live(page);
  await expectAccessible(page);
  const choose = async (password: string, repeated: string) => {
    await field(page, 'nl', 'new').fill(password);
    await field(page, 'nl', 'repeated').fill(repeated);
    await page.getByRole('button', { name: say('setPassword.submit') }).click();
  };
  const password = `drie ezels bij een put ${ownBytes(8).join('')}`;
  await choose(password, `${password}?`);
  await expect(field(page, 'nl', 'repeated')).toHaveAccessibleDescription(say('error.not-identical'));
  // The response page scrolls to the field that it focuses.
  await live(page);
  await expect(field(page, 'nl', 'repeated')).toBeFocused();
  await expectAccessibleFromTheTop(page);
  await choose(password, password);
  await expect(page.getByRole('status').filter({ hasText: say('notice.password-set') })).toBeVisible();
  await field(page, 'nl', 'email').fill(owner);
  await field(page, 'nl', 'password').fill(password);
  await page.getByRole('button', { name: say('submit'), exact: true }).click();
  await expect(page.getByText(account('nl', owner))).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: say('setPassword.gone.title') })).toBeVisible();
  await page.context().close();
});

const OUTBOX = new URL(
  `../../../var/browser-tests-${process.env['BROWSER_TEST_PORT'] ?? 4173}/outbox/`,
  import.meta.url,
);

function mailFiles(): string[] {
  try {
    return readdirSync(OUTBOX).filter(name => name.endsWith('.reset.eml'));
  } catch {
    return [];
  }
}

/** The path of the link in a mail's text part. */
function linkIn(file: string): string {
  const text = readFileSync(new URL(file, OUTBOX), 'utf8').replaceAll(/=\r?\n/g, '');
  return /https?:\/\/[^/\s]+(\/nl\/wachtwoord-kiezen\/[\w-]+\/)/.exec(text)?.[1] ?? '';
}
