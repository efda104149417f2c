import { expect, test } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { press } from './press.ts';
import { live, visitor, watch } from './site.ts';
import { wordOf } from './words.ts';
import { daily, ONLY_FULL } from './daily.ts';

test.describe('search as you type', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("'liege' finds Liège, and its link leads to a list of just that city", async ({ page }) => {
    const complaints = watch(page);
    await page.goto('/en/');
    await live(page);
    await page.getByRole('searchbox').fill('liege');
    const panel = page.getByRole('region', { name: wordOf('en', 'search.panel') });
    await expect(panel).toContainText(/Li[eè]ge/);
    await panel
      .getByRole('link', { name: /for sale/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/en\/for-sale\/\?city=/);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first()).toContainText('4000');
    expect(await cards.count()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });

  test('an exact reference leads to its property', async ({ page }) => {
    await page.goto('/nl/');
    await live(page);
    await page.getByRole('searchbox').fill('6445280');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/6445280\/$/);
  });

  test(
    'focus opens the panel, arrow keys move through it, Escape closes it and returns the focus',
    ONLY_FULL,
    async ({ page }) => {
      await page.goto('/fr/');
      await live(page);
      const box = page.getByRole('searchbox');
      await box.focus();
      const panel = page.getByRole('region', { name: wordOf('fr', 'search.panel') });
      await expect(panel).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('ArrowDown');
      await expect(panel.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(box).toBeFocused();
      await expect(panel).toBeHidden();
    },
  );
});

test.describe('a search without results for one goal', () => {
  test('leads by Enter to the goal that has results, and its tabs keep the search', ONLY_FULL, async ({ page }) => {
    await page.goto('/en/');
    await live(page);
    const box = page.getByRole('searchbox', { name: wordOf('en', 'search.label') });
    await box.fill('Louvain');
    await expect(page.getByRole('button', { name: 'For rent (2)' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'For sale (0)' })).toBeVisible();
    await box.press('Enter');
    await expect(page).toHaveURL('/en/for-rent/?sentence=Louvain&zone=24062');
    const tabs = page.getByRole('navigation', { name: wordOf('en', 'list.goal.name') });
    await press(page, tabs.getByRole('link', { name: /^For sale/ }));
    await expect(page).toHaveURL('/en/for-sale/?sentence=Louvain&zone=24062');
    await press(page, page.getByRole('link', { name: 'See 2 properties for rent that match' }));
    await expect(page).toHaveURL('/en/for-rent/?sentence=Louvain&zone=24062');
    await expect(page.getByRole('status').filter({ hasText: '2 properties found' })).toBeVisible();
  });

  for (const script of [true, false])
    test(`suggests nearby results, ${script ? 'with' : 'without'} script`, daily(!script), async ({ browser }) => {
      const page = await visitor(browser, script);
      await page.goto('/fr/a-vendre/?city=Gembloux%7C5030&bedroomsMin=3');
      await expect(page.getByRole('heading', { level: 1, name: 'Biens à vendre à Gembloux' })).toBeVisible();
      const near = page.getByRole('list', { name: wordOf('fr', 'list.nothing.near') });
      await near.getByRole('link').first().click();
      await expect(page).toHaveURL('/fr/a-vendre/?bedroomsMin=3&city=Namur%7C5000');
      await expect(page.getByRole('heading', { level: 1, name: 'Biens à vendre à Namur' })).toBeVisible();
      await page.context().close();
    });
});

test(
  'a shared address of a filtered list shows the same list in another browser',
  ONLY_FULL,
  async ({ page, browser }) => {
    await page.goto('/fr/a-vendre/?type=4&sort=price-asc');
    const titles = await page.getByRole('main').getByRole('article').allTextContents();
    const other = await browser.newContext();
    const second = await other.newPage();
    await second.goto(page.url());
    expect(await second.getByRole('main').getByRole('article').allTextContents()).toEqual(titles);
    await other.close();
  },
);

test('going back from a property restores the list at its scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/fr/a-vendre/');
  await live(page);
  await page.evaluate(() => window.scrollTo({ top: 1400, behavior: 'instant' }));
  await page.waitForFunction(() => window.scrollY > 1300);
  const before = await page.evaluate(() => window.scrollY);
  await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('link')
    .nth(7)
    .evaluate(link => (link as HTMLElement).click());
  await expect(page).toHaveURL(/\/\d{7}\/$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Biens à vendre/);
  await page.goBack();
  await expect(page).toHaveURL(/a-vendre\/$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
});

test('the language switcher stays on the same page, its query included', async ({ page }) => {
  await page.goto('/fr/a-vendre/?page=2');
  await page
    .getByRole('link', { name: /Nederlands/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/nl\/te-koop\/\?page=2$/);
  await page
    .getByRole('link', { name: /Français/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/fr\/a-vendre\/\?page=2$/);
});

test('without JavaScript: menu, language, list, paging and filters work', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto('/fr/');
  await page.getByRole('navigation').getByRole('link', { name: 'À louer' }).first().click();
  await expect(page).toHaveURL(/\/fr\/a-louer\/$/);
  await page.goto('/fr/a-vendre/');
  await page
    .getByRole('link', { name: wordOf('fr', 'list.pager.next') })
    .first()
    .click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/Page 2 sur/)).toBeVisible();
  await page.goto('/fr/a-vendre/?type=6');
  const count = await page.getByRole('main').getByRole('article').count();
  expect(count).toBeGreaterThan(0);
  await page.goto('/en/');
  await page.getByRole('searchbox').fill('gent');
  await page.getByRole('button', { name: /^For sale/ }).click();
  await expect(page).toHaveURL('/en/for-sale/?sentence=gent&zone=44021');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('9000');
  await context.close();
});

test.describe('consent', () => {
  test('is asked for once; declining stores the five consent keys and the language only', async ({ page, context }) => {
    await page.goto('/en/');
    await live(page);
    const dialog = page.getByRole('region', { name: /cookie/i });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    const saved = page.waitForResponse(response => response.url().endsWith('/consent'));
    await dialog.getByRole('button').nth(1).click();
    await saved;
    await expect(dialog).toBeHidden();
    const jar = await context.cookies();
    expect(Object.fromEntries(jar.map(({ name, value }) => [name, value]))).toEqual({
      consent: expect.stringMatching(/^1\.0000\.\d{4}-\d\d-\d\d$/),
      consentAdUserData: 'denied',
      consentAdStorage: 'denied',
      consentAnalyticsStorage: 'denied',
      consentAdPersonalization: 'denied',
      lng: 'en',
    });
    await page.reload();
    await live(page);
    await expect(dialog).toBeHidden();
  });

  test(
    '?setcookies opens the dialog again and is removed from the address',
    ONLY_FULL,
    async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'consent', value: '1.1111', url: baseURL ?? '' }]);
      await page.goto('/fr/contact/?setcookies');
      await expect(page).toHaveURL(/\/fr\/contact\/$/);
      expect((await context.cookies()).some(({ name }) => name === 'consent')).toBe(false);
    },
  );

  test('a preview shows no consent dialog and is excluded from search engines', ONLY_FULL, async ({ page }) => {
    await page.goto('/fr/preview/a-vendre/');
    await live(page);
    await expect(page.getByRole('region', { name: /cookie/i })).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the menu opens as a dialog, closes by Escape and returns the focus', async ({ page }) => {
    await page.goto('/de/');
    await live(page);
    const button = page.getByRole('button', { name: wordOf('de', 'common.menu'), exact: true });
    await button.click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('a press on the bar does not reach the card that is scrolled under it', ONLY_FULL, async ({ page }) => {
    await page.goto('/nl/te-koop/');
    await live(page);
    const card = page.getByRole('main').getByRole('article').first();
    await card.evaluate(it => scrollTo({ top: scrollY + it.getBoundingClientRect().top + 40, behavior: 'instant' }));
    const bar = page.getByRole('banner');
    await expect(bar).toHaveAttribute('data-scrolled');
    await bar.evaluate(it => Promise.all(it.getAnimations({ subtree: true }).map(({ finished }) => finished)));
    const [logo, languages, under] = [
      await bar.getByRole('link').first().boundingBox(),
      await bar.getByRole('navigation', { name: wordOf('nl', 'common.languages') }).boundingBox(),
      await card.boundingBox(),
    ];
    if (!logo || !languages || !under) throw new Error('not to be seen');
    const point = { x: (logo.x + logo.width + languages.x) / 2, y: languages.y + languages.height / 2 };
    expect(languages.x - logo.x - logo.width).toBeGreaterThan(4);
    expect(point.x > under.x && point.x < under.x + under.width).toBe(true);
    expect(point.y > under.y && point.y < under.y + under.height).toBe(true);
    const pressed = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('article, header')?.tagName,
      point,
    );
    expect(pressed).toBe('HEADER');
  });
});

test('the gallery opens over the page, is browsed by keys and closes', ONLY_FULL, async ({ page }) => {
  await page.goto('/fr/preview/property/6445280/'.replace('/fr', ''));
  await live(page);
  await page
    .getByRole('region', { name: wordOf('fr', 'property.gallery.name') })
    .getByRole('link')
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(/1\s*(?:\/|sur|of|van|von)\s*\d/);
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText(/2\s*(?:\/|sur|of|van|von)\s*\d/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a withdrawn property returns 410 with similar ones; an unknown one returns 404', async ({ page }) => {
  const gone = await page.goto('/property/6301177/');
  expect(gone?.status()).toBe(410);
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'NL – Nederlands' }).first().click();
  await expect(page.getByText(wordOf('nl', 'not-found.gone.text.sold'))).toBeVisible();
  const missing = await page.goto('/fr/a-vendre/namur/maison/9999999/');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('searchbox')).toBeVisible();
});
