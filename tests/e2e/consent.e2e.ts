import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { brusselsDay } from '../../domain/text/day.ts';
import {
  customConsent,
  formatConsent,
  OPTIONAL_CATEGORIES,
  parseConsent,
  storedConsent,
} from '../../domain/consent/consent.ts';
import { startSiteWith } from '../support/site/site-with.ts';
import { press } from './press.ts';
import { blockAddress } from './blocked-address.ts';
import { addressOf, LANGUAGES, live } from './site.ts';
import { wordOf } from './words.ts';
import { daily, ONLY_FULL } from './daily.ts';
import { FULL } from '../support/run/full-run.ts';

const IDS = { tagManager: 'GTM-ABC123', analytics: 'G-ABC1234567', ads: 'AW-123456789', pixel: '12345678' };
const MANAGER = 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123';
const PIXEL = 'https://connect.facebook.net/en_US/fbevents.js';
const gtagFor = (id: string) => `https://www.googletagmanager.com/gtag/js?id=${id}`;

let site: Awaited<ReturnType<typeof startSiteWith>>;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startSiteWith({ settings: { tracking: IDS } });
});
test.afterAll(() => site.stop());

/** Hosts of all requests to third parties. The test responds to them itself; nothing leaves this machine. */
async function listen(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(
    url => url.hostname !== '127.0.0.1',
    route => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  return asked;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.address + path);
  await live(page);
}

/** Entries of `dataLayer`: commands by their first arguments, events by name. */
function layer(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map(entry =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry) : entry,
    ),
  );
}

const events = (entries: readonly unknown[], command: string, word: string) =>
  entries
    .filter(entry => Array.isArray(entry) && entry[0] === command && entry[1] === word)
    .map(entry => (entry as unknown[])[2]);

/** The label of a category in the dialog or on the settings page: the text that people click. */
const nameOf = (page: Page, language: string, category: string) =>
  page
    .getByRole('group', { name: wordOf(language, 'consent.categories') })
    .getByText(wordOf(language, `consent.category.${category}.name`), { exact: true });
const boxOf = (page: Page, language: string, category: string) =>
  page.getByRole('checkbox', { name: wordOf(language, `consent.category.${category}.name`) });

const SIGNALS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const;
/** The set that runs every day: two categories chosen, two refused. */
const DAILY = 'analytical, social';
const DENIED = Object.fromEntries(SIGNALS.map(signal => [signal, 'denied']));

for (let chosen = 0; chosen < 2 ** OPTIONAL_CATEGORIES.length; chosen++) {
  const categories = OPTIONAL_CATEGORIES.filter((_, bit) => chosen & (1 << bit));
  const chosenOnes = categories.join(', ');
  test(
    `with ${chosenOnes || 'nothing'} chosen only that is stored, sent to tags and loaded`,
    daily(chosenOnes === DAILY),
    async ({ page, context }) => {
      const asked = await listen(context);
      await open(page, '/fr/');
      expect(asked).toEqual([]);
      await page.getByRole('button', { name: 'Personnaliser' }).click();
      for (const category of categories) await press(page, nameOf(page, 'fr', category));
      await page.getByRole('button', { name: 'Enregistrer mon choix' }).click();

      const analytical = categories.includes('analytical');
      const marketing = categories.includes('marketing');
      const granted = (on: boolean) => (on ? 'granted' : 'denied');
      await expect
        .poll(async () => events(await layer(page), 'consent', 'update'))
        .toEqual([
          {
            analytics_storage: granted(analytical),
            ad_storage: granted(marketing),
            ad_user_data: granted(marketing),
            ad_personalization: granted(marketing),
          },
        ]);
      expect(events(await layer(page), 'consent', 'default')).toEqual([{ ...DENIED, wait_for_update: 500 }]);

      const wanted = [
        ...(analytical || marketing ? [MANAGER] : []),
        ...(analytical ? [gtagFor(IDS.analytics)] : marketing ? [gtagFor(IDS.ads)] : []),
        ...(marketing ? [PIXEL] : []),
      ];
      await expect.poll(() => asked.toSorted()).toEqual(wanted.toSorted());

      const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
      const consent = customConsent(1, categories);
      const day = brusselsDay(Date.now());
      expect(cookies).toEqual({ lng: 'fr', ...Object.fromEntries(storedConsent({ ...consent, day })) });
      expect(cookies['consent']).toBe(`${formatConsent(consent)}.${day}`);
      expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
        ['lng'],
        [],
      ]);

      // One page view here, one on the next page.
      const menu = page.getByRole('banner').getByRole('navigation', { name: wordOf('fr', 'common.mainMenu') });
      await menu.getByText('À vendre', { exact: true }).first().click();
      await menu.getByRole('link', { name: 'À vendre', exact: true }).click();
      await expect(page).toHaveURL(/\/fr\/a-vendre\/$/);
      const views = async () =>
        events(await layer(page), 'event', 'page_view').map(view => (view as { page_location: string }).page_location);
      await expect
        .poll(views)
        .toEqual(analytical || marketing ? [`${site.address}/fr/`, `${site.address}/fr/a-vendre/`] : []);
      const pixel = () =>
        page.evaluate(() =>
          ((window as unknown as { fbq?: { queue: unknown[][] } }).fbq?.queue ?? []).map(words => Array.from(words)[1]),
        );
      await expect.poll(pixel).toEqual(marketing ? ['autoConfig', IDS.pixel, 'PageView', 'PageView'] : []);
    },
  );
}

test('before a choice, and after a refusal, no page sends a request to another host', async ({ page, context }) => {
  const asked = await listen(context);
  await open(page, '/nl/');
  await open(page, '/property/6417342/');
  await page.getByRole('button', { name: /weigeren|refuser|decline|ablehnen/i }).click();
  await expect(page.getByRole('button', { name: /weigeren|refuser|decline|ablehnen/i })).toHaveCount(0);
  await open(page, '/fr/contact/');
  await page.waitForFunction(() => (window as unknown as { dataLayer?: unknown[] }).dataLayer !== undefined);
  expect(asked).toEqual([]);
});

test(
  'opening the categories moves the focus to them, and a double click chooses nothing',
  ONLY_FULL,
  async ({ page, context }) => {
    await open(page, '/fr/');
    await page.getByRole('button', { name: 'Personnaliser' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(boxOf(page, 'fr', 'analytical')).toBeFocused();
    await expect(page.getByRole('region', { name: 'Vos cookies, votre choix' })).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('consent');
  },
);

test('in a small window the buttons never cover the focused category', ONLY_FULL, async ({ page }) => {
  for (const size of [
    { width: 390, height: 640 },
    { width: 720, height: 450 },
  ]) {
    await page.setViewportSize(size);
    await open(page, '/de/');
    await page.getByRole('button', { name: 'Selbst wählen' }).press('Enter');
    for (const category of OPTIONAL_CATEGORIES) {
      const box = boxOf(page, 'de', category);
      await expect(box).toBeFocused();
      const seen = await box.evaluate(input => {
        const { x, y, width, height } = input.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === input;
      });
      expect([category, seen]).toEqual([category, true]);
      await page.keyboard.press('Tab');
    }
  }
});

test('while the consent dialog is open, the search in the first viewport stays usable and refusing is as easy as agreeing', async ({
  page,
}) => {
  const sizes = [
    { width: 1440, height: 900 },
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ];
  for (const [row, size] of sizes.entries()) {
    await page.setViewportSize(size);
    for (const language of LANGUAGES.filter((_, at) => FULL || at === row + 1)) {
      await open(page, `/${language}/`);
      const question = page.getByRole('region', { name: wordOf(language, 'consent.title') });
      const agree = await question.getByRole('button', { name: wordOf(language, 'consent.agree') }).boundingBox();
      const decline = await question.getByRole('button', { name: wordOf(language, 'consent.decline') }).boundingBox();
      expect([decline?.y, decline?.height]).toEqual([agree?.y, agree?.height]);
      const search = page.getByRole('search').first();
      const parts = [search.getByRole('searchbox').or(search.getByRole('combobox')), search.locator('[formaction]')];
      const free = await Promise.all(
        parts.map(part =>
          part.evaluateAll(elements =>
            elements.map(element => {
              const { left, right, top, bottom } = element.getBoundingClientRect();
              const hit = (y: number) => document.elementFromPoint((left + right) / 2, y);
              return top >= 0 && bottom <= innerHeight && [top + 4, bottom - 4].every(y => element.contains(hit(y)));
            }),
          ),
        ),
      );
      expect([language, size.width, free]).toEqual([language, size.width, [[true], [true, true]]]);
    }
  }
});

test('without script a stored choice is shown on the settings page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.address + (await addressOf(page, `${site.address}/cookie-settings/`, 'nl')));
  const said = page.getByText('Uw keuze is bewaard.', { exact: true });
  await expect(said).toBeHidden();
  await nameOf(page, 'nl', 'marketing').click();
  await expect(boxOf(page, 'nl', 'marketing')).toBeChecked();
  await page.getByRole('button', { name: 'Mijn keuze bewaren' }).click();
  await expect(said).toBeInViewport();
  const kept = async () => parseConsent((await context.cookies()).find(({ name }) => name === 'consent')?.value, 1);
  expect(await kept()).toMatchObject(customConsent(1, ['marketing']));
  // Categories that were not changed keep their value, and the stored choice is shown with its expiry.
  await expect(boxOf(page, 'nl', 'marketing')).toBeChecked();
  await nameOf(page, 'nl', 'analytical').click();
  await page.getByRole('button', { name: 'Mijn keuze bewaren' }).click();
  await expect(boxOf(page, 'nl', 'analytical')).toBeChecked();
  expect(await kept()).toMatchObject(customConsent(1, ['analytical', 'marketing']));
  const marketing = wordOf('nl', 'consent.category.marketing.name');
  await expect(page.getByText(new RegExp(`^Nu bewaard: .*${marketing}, tot \\d+-\\d+-\\d{4}\\.`))).toBeVisible();
  await context.close();
});

test('a preview sends no request to third parties, whatever was chosen', ONLY_FULL, async ({ page, context }) => {
  const asked = await listen(context);
  await context.addCookies([{ name: 'consent', value: '1.1111', url: site.address }]);
  await open(page, '/fr/preview/a-vendre/');
  expect(await layer(page)).toEqual([]);
  expect(asked).toEqual([]);
});

test(
  'owner pages send no request to third parties, whatever was chosen and whichever page led there',
  ONLY_FULL,
  async ({ page, context }) => {
    const asked = await listen(context);
    await context.addCookies([{ name: 'consent', value: '1.1111', url: site.address }]);
    const login = await addressOf(page, '/login/', 'fr');
    for (const path of [login, '/portal/', '/portal/6417342/', '/portal/security/']) {
      await open(page, path);
      expect(new URL(page.url()).pathname).toBe(login);
      expect(await layer(page)).toEqual([]);
    }
    expect(asked).toEqual([]);

    await open(page, '/fr/');
    await expect.poll(() => asked.length).toBe(3);
    await page
      .getByRole('link', { name: wordOf('fr', 'common.owners') })
      .first()
      .click();
    await expect(page).toHaveURL(site.address + login);
    await expect.poll(() => layer(page).catch(() => undefined)).toEqual([]);
    expect(asked).toHaveLength(3);
  },
);

test('withdrawing consent removes all third-party scripts from the page', ONLY_FULL, async ({ page, context }) => {
  const asked = await listen(context);
  await context.addCookies([
    { name: 'consent', value: '1.1100', url: site.address },
    { name: '_ga', value: 'GA1.1.1', url: site.address },
    { name: '_fbp', value: 'fb.1', url: site.address },
  ]);
  await open(page, await addressOf(page, '/cookie-settings/', 'fr'));
  await expect.poll(() => asked.length).toBe(3);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await reloaded;
  await live(page);
  await page.waitForFunction(() => (window as unknown as { dataLayer?: unknown[] }).dataLayer !== undefined);
  expect(asked).toHaveLength(3);
  expect(events(await layer(page), 'consent', 'update')).toEqual([DENIED]);
  const names = (await context.cookies()).map(({ name }) => name).filter(name => name.startsWith('_'));
  expect(names).toEqual([]);
});

/** Fires the event of a page restored from the back-forward cache, or of a tab that becomes visible. */
const comeBack = (page: Page, how: 'pageshow' | 'visibilitychange') =>
  page.evaluate(
    kind =>
      kind === 'pageshow'
        ? window.dispatchEvent(new PageTransitionEvent(kind, { persisted: true }))
        : document.dispatchEvent(new Event(kind)),
    how,
  );

test(
  'a choice made in another tab applies here as soon as the visitor returns',
  ONLY_FULL,
  async ({ page, context }) => {
    const asked = await listen(context);
    await open(page, '/fr/');
    const refuse = page.getByRole('button', { name: 'Tout refuser' });
    await expect(refuse).toBeVisible();
    const other = await context.newPage();
    await open(other, '/fr/');
    await other.getByRole('button', { name: 'Tout accepter' }).click();
    await expect.poll(() => asked.length).toBe(3);
    await comeBack(page, 'visibilitychange');
    await expect(refuse).toHaveCount(0);
    await expect.poll(() => asked.length).toBe(6);

    await open(other, await addressOf(other, '/cookie-settings/', 'fr'));
    const reloadedThere = other.waitForEvent('load');
    await other.getByRole('button', { name: 'Tout refuser' }).click();
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'consent')?.value)
      .toMatch(/^1\.0000/);
    await reloadedThere;
    const reloaded = page.waitForEvent('load');
    await comeBack(page, 'visibilitychange');
    await reloaded;
    // Let both tabs finish loading: Chromium sometimes cannot dispose of their context otherwise.
    await live(other);
    await live(page);
  },
);

test('a page restored from the back-forward cache counts one more page view', ONLY_FULL, async ({ page, context }) => {
  await listen(context);
  await context.addCookies([{ name: 'consent', value: '1.1100', url: site.address }]);
  await open(page, '/fr/');
  const views = async () => events(await layer(page), 'event', 'page_view').length;
  await expect.poll(views).toBe(1);
  await comeBack(page, 'visibilitychange');
  await comeBack(page, 'pageshow');
  await expect.poll(views).toBe(2);
});

test('when the server refuses a choice, the dialog opens again with the reason', async ({ page, context }) => {
  const asked = await listen(context);
  const unblock = await blockAddress(page, '**/consent', route => route.fulfill({ status: 503 }));
  await open(page, '/fr/');
  const complaints: string[] = [];
  page.on('pageerror', error => complaints.push(error.message));
  await page.getByRole('button', { name: 'Tout accepter' }).click();
  await expect(page.getByRole('alert')).toContainText('n’a pas pu être enregistré');
  unblock();
  await page.getByRole('button', { name: 'Tout accepter' }).click();
  await expect(page.getByRole('button', { name: 'Tout accepter' })).toHaveCount(0);
  await expect.poll(() => asked.length).toBe(3);
  expect(complaints).toEqual([]);
});
