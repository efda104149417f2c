import { type Browser, expect, type Page, test } from 'playwright/test';
import { SAMPLE_OWNERS } from '../../../fixtures/builders/owners.ts';
import { expectAccessible } from '../accessible.ts';
import { ownBytes } from '../own-network.ts';
import { expectNoSidewaysScroll, LANGUAGES, live, PORTAL, watch } from '../site.ts';
import { fieldName, wordOf } from '../words.ts';
import { daily, ONLY_FULL } from '../daily.ts';

/** Views by a user agent that names itself a robot are not counted. */
const VISITOR = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';

function ownerOf(id: string) {
  const owner = SAMPLE_OWNERS.find(({ listingIds }) => listingIds.includes(id));
  if (!owner) throw new Error(`${id} has no owner`);
  return owner;
}

/** The chart's text for the selected day. */
const toldBy = (page: Page) => page.getByRole('figure').getByRole('paragraph').first();

/** Each test uses its own client address: too many logins from one address are refused. */
async function logIn(page: Page, id: string, from: string, language: keyof typeof PORTAL = 'en'): Promise<void> {
  const { email, password } = ownerOf(id);
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': from });
  await page.goto(`/${language}/login/`);
  await page.context().addCookies([{ name: 'consent', value: '1.0000', url: page.url() }]);
  const field = (name: string) => page.getByLabel(fieldName(wordOf(language, `login.field.${name}.label`)));
  await field('email').fill(email);
  await field('password').fill(password);
  await field('password').press('Enter');
  await page.waitForURL(`**${PORTAL[language]}**`);
}

test('an owner picks one of their properties and reads its figures, without a mouse', async ({ page }) => {
  const complaints = watch(page);
  await logIn(page, '6398214', '198.51.100.1');
  await live(page);
  const link = page.getByRole('main').getByRole('link', { name: /^Townhouse with office and south-west garden/ });
  await expect(page.getByText(/looked at online \d+\stimes in the last seven days/)).toHaveCount(2);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/owner-portal\/6398214\/$/);
  await expect(
    page.getByText(/^Your house was looked at online \d+\stimes in the last seven days, .*before\.$/),
  ).toBeVisible();
  const slider = page.getByRole('slider', { name: 'Choose a day' });
  const told = toldBy(page);
  await expect(told).toContainText('Today so far');
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  const yesterday = await slider.getAttribute('aria-valuetext');
  expect(yesterday).not.toContain('Today');
  await expect(told).toHaveText(yesterday ?? '');
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  expect(complaints).toEqual([]);
});

test('the chart, its text and its table show the same figures', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await logIn(page, '6415736', '198.51.100.2');
  await live(page);
  // The collapsed table has the same figures.
  const cells = page.getByRole('table', { includeHidden: true }).getByRole('cell', { includeHidden: true });
  await expect(cells).toHaveCount(30);
  const figures = (await cells.allTextContents()).map(Number).reverse();
  const slider = page.getByRole('slider');
  for (const at of [0, 7, 29]) {
    await slider.fill(String(at));
    const words = await toldBy(page).textContent();
    const said = /(\d+)\sviews/.exec(words ?? '')?.[1] ?? (words?.includes('one view') ? '1' : '0');
    expect(Number(said)).toBe(figures[at]);
  }
  const chart = page.getByRole('img', { name: /^Views a day, from/ });
  await expect(chart).toBeVisible();
  await page.locator('.visit-chart-reach').nth(10).hover();
  await expect(slider).toHaveValue('10');
});

async function visit(browser: Browser, from: string, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ userAgent: VISITOR, extraHTTPHeaders: { 'x-forwarded-for': from } });
  await look(await context.newPage());
  await context.close();
}

test(
  'a property page counts one view per visitor and day, and none by robots or the owner',
  ONLY_FULL,
  async ({ page, browser }) => {
    const id = '6340568';
    await logIn(page, id, '198.51.100.3');
    const today = async () => {
      await page.reload();
      const counts = page.getByRole('region', { name: wordOf('en', 'portal.counts.title') });
      return Number(await counts.getByRole('definition').first().textContent());
    };
    const before = await today();
    const address = await page.getByRole('link', { name: 'The agency’s site' }).getAttribute('href');
    const fresh = () => `203.0.113.7, 2001:db8:${Buffer.from(ownBytes(2)).toString('hex')}::1`;
    // Once by its address and a reload, once from a list by client-side navigation.
    await visit(browser, fresh(), async visitor => {
      await visitor.goto(address ?? '');
      await visitor.reload();
    });
    await visit(browser, fresh(), async visitor => {
      await visitor.goto('/en/for-sale/?q=Ixelles');
      await live(visitor);
      await visitor.getByRole('main').getByRole('article').getByRole('link').first().click();
      await visitor.waitForURL(`**/${id}/`);
    });
    await expect.poll(today).toBe(before + 2);
    // Not counted: a robot, a prefetch, a HEAD request, the owner.
    await page.request.get(address ?? '', { headers: { 'user-agent': 'Googlebot/2.1' } });
    await page.request.get(address ?? '', { headers: { 'user-agent': VISITOR, 'sec-purpose': 'prefetch' } });
    await page.request.head(address ?? '', { headers: { 'user-agent': VISITOR } });
    await page.request.get(address ?? '', { headers: { 'user-agent': VISITOR } });
    await visit(browser, fresh(), async visitor => {
      await visitor.goto(address ?? '');
    });
    await expect.poll(today).toBe(before + 3);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('an owner reads every figure and pages back in time', async ({ page }) => {
    await logIn(page, '6319873', '198.51.100.4', 'fr');
    await page.goto(`${PORTAL.fr}6319873/`);
    await expect(page.getByText(/L’annonce de votre maison a été consultée \d+\sfois/)).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.locator('.visit-chart-reach title').first()).not.toBeEmpty();
    await page.getByText('Les chiffres jour par jour').click();
    await expect(page.getByRole('table').getByRole('cell')).toHaveCount(30);
    await page.getByRole('link', { name: 'Historique plus ancien' }).click();
    await expect(page.getByText('Mise en ligne', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Retour à la page du bien' }).click();
    await expect(page).toHaveURL(new RegExp(`${PORTAL.fr}6319873/$`));
  });
});

test.describe('an owner’s pages are accessible', () => {
  for (const [at, language] of LANGUAGES.entries()) {
    test(`in ${language}`, daily(language === 'nl'), async ({ page }) => {
      const complaints = watch(page);
      await logIn(page, '6371905', `198.51.100.${10 + at}`, language);
      for (const [width, path] of [
        [390, ''],
        [320, '6371905/'],
        [1280, '6371905/'],
        [390, '6464413/?part=requests'],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`${PORTAL[language]}${path}`);
        await live(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectNoSidewaysScroll(page);
        for (const summary of await page.locator('main summary:visible').all()) await summary.click();
        await expectAccessible(page);
      }
      expect(complaints).toEqual([]);
    });
  }
});

test('the first screen of a phone shows whether the property has any activity', ONLY_FULL, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, '6438815', '198.51.100.5', 'de');
  const sentence = page.getByText(/^Ihr Haus wurde in den letzten sieben Tagen online \d+-mal angesehen/);
  const box = await sentence.boundingBox();
  expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThan(844);
});
