import { spawnSync } from 'node:child_process';
import { type Browser, expect, type Page, test } from 'playwright/test';
import { serveStaticHost } from '../support/server/static-host.ts';
import { cardOf, mapOf, openCard } from './map/map-page.ts';
import { press } from './press.ts';
import { expectNoSidewaysScroll, isOfDrawing, live } from './site.ts';
import { wordOf } from './words.ts';

/** The sample's site on a static host, with the headers it should send, and on one without any. */
let host: Awaited<ReturnType<typeof serveStaticHost>>;
let bare: typeof host;

const LISTS = { fr: '/fr/a-vendre/', nl: '/nl/te-koop/' } as const;
const LANGUAGES = Object.keys(LISTS) as (keyof typeof LISTS)[];
const WIDTHS = [390, 1440];

// One build for this file; in parallel mode each worker would make its own.
test.describe.configure({ mode: 'serial' });
test.use({ actionTimeout: 15_000 });
test.beforeAll(async () => {
  test.setTimeout(600_000);
  const { status, stderr } = spawnSync(process.execPath, ['adapters/composition/commands/build-static.ts'], {
    // Pages built for https would request this http host by https.
    env: { ...process.env, NODE_ENV: 'production', PUBLIC_URL: '' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the static site was not built: ${stderr}`);
  host = await serveStaticHost('dist/static');
  bare = await serveStaticHost('dist/static', true);
});
test.afterAll(async () => {
  await host.close();
  await bare.close();
});

/** A visitor who refused all cookies, and the faults of their visit: responses from 400 on, violations, errors, warnings. */
async function visit(browser: Browser, language: string, width: number) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: `${language}-BE` });
  await context.addCookies([{ name: 'consent', value: '1.0000', url: host.origin }]);
  const page = await context.newPage();
  const faults: string[] = [];
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event =>
      console.error(`policy ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  page.on('console', message => {
    if (isOfDrawing(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning')
      faults.push(`${new URL(page.url()).pathname} ${message.text()}`);
  });
  page.on('pageerror', error => faults.push(`${new URL(page.url()).pathname} ${String(error)}`));
  page.on('response', response => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', request => {
    // The browser aborts pending requests of a page that is left.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`failed ${request.url()}`);
  });
  return { page, faults };
}

/** Scrolls every picture of a page into view and waits until all have loaded. */
async function seeAll(page: Page): Promise<void> {
  await live(page);
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          for (const image of document.images) image.loading = 'eager';
          return [...document.images]
            .filter(image => image.currentSrc !== '' && !(image.complete && image.naturalWidth > 0))
            .map(image => image.currentSrc);
        }),
      { timeout: 30_000 },
    )
    .toEqual([]);
  await expectNoSidewaysScroll(page);
}

for (const language of LANGUAGES)
  for (const width of WIDTHS) {
    const word = (key: string) => wordOf(language, key);

    test(`on a static host in ${language} at ${width} pixels every area, list, filter and gallery works`, async ({
      browser,
    }) => {
      test.setTimeout(180_000);
      const { page, faults } = await visit(browser, language, width);
      await page.goto(`${host.origin}/${language}/`);
      await seeAll(page);
      await page.evaluate(() => scrollTo(0, 0));
      const areas = page
        .getByRole('region')
        .filter({ has: page.getByRole('link', { name: word('sections.map') }) })
        .getByRole('presentation');
      expect(await areas.count()).toBe(5);
      for (const area of await areas.all())
        await expect.poll(() => area.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

      await page.goto(host.origin + LISTS[language]);
      await seeAll(page);
      const next = page.getByRole('link', { name: word('list.pager.next'), exact: true });
      const nextAddress = () => next.evaluateAll(links => links[0]?.getAttribute('href'));
      for (let address = await nextAddress(); address; address = await nextAddress()) {
        await next.click();
        await expect.poll(nextAddress).not.toBe(address);
        await seeAll(page);
      }
      for (const query of ['?sort=price-desc', '?bedrooms=3', '?view=split', '?page=2']) {
        await page.goto(host.origin + LISTS[language] + query);
        await seeAll(page);
      }

      await page.goto(host.origin + LISTS[language]);
      await live(page);
      const homes = await page
        .locator('main article a[href]')
        .evaluateAll(links => [...new Set(links.map(link => (link as HTMLAnchorElement).pathname))].slice(0, 4));
      expect(homes.length).toBe(4);
      for (const home of homes) {
        await page.goto(host.origin + home);
        await seeAll(page);
        await page.evaluate(() => scrollTo(0, 0));
        const gallery = page.getByRole('region', { name: word('property.gallery.name') });
        const pictures = await gallery.getByRole('listitem').count();
        await gallery.getByRole('listitem').first().getByRole('link').click();
        const dialog = page.getByRole('dialog');
        for (let at = 0; at < pictures; at++) {
          await expect(dialog.locator('li[aria-hidden="false"]')).toHaveAttribute('aria-busy', 'false');
          await page.keyboard.press('ArrowRight');
        }
        await seeAll(page);
        await page.keyboard.press('Escape');
        // The dialog closes by `history.back()`; a navigation before that has ended would be aborted.
        await expect(dialog).toBeHidden();
        await expect(page).toHaveURL(host.origin + home);
      }
      expect(faults).toEqual([]);
    });

    test(`on a static host in ${language} at ${width} pixels the map, the search and favourites work`, async ({
      browser,
    }) => {
      test.setTimeout(120_000);
      const { page, faults } = await visit(browser, language, width);
      await page.goto(`${host.origin}${LISTS[language]}?view=map`);
      await live(page);
      const map = await mapOf(page);
      await openCard(map, mark => mark.click({ timeout: 2_000 }).catch(() => undefined));
      await expect
        .poll(() =>
          cardOf(map)
            .getByRole('img')
            .first()
            .evaluate(image => (image as HTMLImageElement).naturalWidth),
        )
        .toBeGreaterThan(0);

      await page.goto(`${host.origin}/${language}/`);
      await live(page);
      await page.getByRole('searchbox').fill('64');
      const suggested = page.getByRole('region', { name: word('search.panel') });
      await expect(suggested.getByRole('listitem').first()).toBeVisible();
      await seeAll(page);

      await page.goto(host.origin + LISTS[language]);
      await live(page);
      const hearts = page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^${word('listing.favourite.keep').replace(/\s*:?\s*\{\{.*$/, '')}`) });
      for (const at of [0, 1]) await hearts.nth(at).click();
      const kept = page
        .getByRole('banner')
        .getByRole('link', { name: new RegExp(`^${word('common.favourites.name')}`) });
      await kept.click();
      const boxes = page.getByRole('checkbox');
      await expect(boxes).toHaveCount(2);
      await seeAll(page);
      const words = page.getByRole('listitem').getByText(word('favourites.compare'), { exact: true });
      for (const at of [0, 1]) await press(page, words.nth(at));
      await page.getByRole('button', { name: word('favourites.compare'), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('favourites.comparison'));
      await seeAll(page);
      expect(faults).toEqual([]);
    });
  }

test('a missing page answers in the language of its address, else in the visitor’s, else in all languages', async ({
  browser,
}) => {
  const title = (page: Page, language: string) =>
    page.getByRole('heading', { level: 1, name: wordOf(language, 'not-found.page.title') });
  for (const { origin } of [host, bare])
    for (const [path, language] of [
      ['/nl/niets/', 'nl'],
      ['/nl/niets', 'nl'],
      ['/fr/rien/du/tout/', 'fr'],
      ['/nothing', 'de'],
      ['/no/thing/', 'de'],
    ] as const) {
      // One visitor per path: the site remembers the language last read.
      const { page } = await visit(browser, 'de', 1440);
      const response = await page.goto(origin + path);
      expect(response?.status()).toBe(404);
      await expect(title(page, language)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.context().close();
    }
  const silent = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await silent.goto(`${host.origin}/nothing`);
  for (const language of ['fr', 'nl', 'en', 'de'])
    await expect(silent.getByRole('link', { name: wordOf(language, 'not-found.home') }).first()).toBeVisible();
});

test('on a host that sends no headers the pages carry the policy', async ({ browser }) => {
  const { page } = await visit(browser, 'fr', 1440);
  await page.goto(`${bare.origin}/fr/`);
  await live(page);
  const violated = await page.evaluate(
    () =>
      new Promise(resolve => {
        document.addEventListener('securitypolicyviolation', event => resolve(event.effectiveDirective));
        const script = document.createElement('script');
        try {
          script.textContent = 'document.title = "run"';
          document.head.append(script);
        } catch {
          // The violation event reports it as well.
        }
      }),
  );
  expect(violated).toMatch(/^(?:script-src-elem|require-trusted-types-for)$/);
});

test('forms state that they need the server', async ({ browser }) => {
  const { page, faults } = await visit(browser, 'fr', 390);
  for (const path of ['/fr/contact/', '/fr/estimation-gratuite/']) {
    await page.goto(host.origin + path);
    await seeAll(page);
    await expect(page.getByText(wordOf('fr', 'form.needsServer')).first()).toBeVisible();
  }
  expect(faults).toEqual([]);
});
