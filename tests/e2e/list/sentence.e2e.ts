import { expect, type Page, test } from 'playwright/test';
import { expectAccessible } from '../accessible.ts';
import { daily } from '../daily.ts';
import { press } from '../press.ts';
import { expectNoSidewaysScroll, live, visitor, watch } from '../site.ts';
import { wordOf, wordsIn } from '../words.ts';

const LISTS = [
  {
    language: 'fr',
    path: '/fr/a-vendre/',
    typed: 'maison 3 chambres à Namur, calme, jardin',
    garden: 'avec jardin',
    less: 'maison 3 chambres à Namur, calme',
    quiet: 'calme',
    home: 'maison',
  },
  {
    language: 'nl',
    path: '/nl/te-koop/',
    typed: 'huis met 3 slaapkamers in Namen, rustig, tuin',
    garden: 'met tuin',
    less: 'huis met 3 slaapkamers in Namen, rustig',
    quiet: 'rustig',
    home: 'huis',
  },
  {
    language: 'en',
    path: '/en/for-sale/',
    typed: 'house with 3 bedrooms in Namur, quiet, garden',
    garden: 'with garden',
    less: 'house with 3 bedrooms in Namur, quiet',
    quiet: 'quiet',
    home: 'house',
  },
  {
    language: 'de',
    path: '/de/zu-verkaufen/',
    typed: 'Haus mit 3 Schlafzimmern in Namur, ruhig, Garten',
    garden: 'mit Garten',
    less: 'Haus mit 3 Schlafzimmern in Namur, ruhig',
    quiet: 'ruhig',
    home: 'Haus',
  },
] as const;

const box = (page: Page) => page.getByRole('searchbox');
const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
/** The marked words behind the box, which are not in the accessibility tree. */
const marks = (page: Page, kind: string) => page.locator(`[aria-hidden] > mark[data-is="${kind}"]`);

for (const [width, { language, path, typed, garden, less, quiet, home }] of [
  [1440, LISTS[0]],
  [390, LISTS[0]],
  [820, LISTS[1]],
  [1200, LISTS[2]],
  [1440, LISTS[3]],
] as const)
  test.describe(`a sentence in ${language} in a window of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(
      'is understood while it is typed and stays in the box; removing a chip removes its words',
      daily(width === 390),
      async ({ page }) => {
        const list = wordsIn(language, 'list');
        const complaints = watch(page);
        const taken = page.getByRole('link', { name: list('chosen.without').replace('{{name}}', garden), exact: true });
        await page.goto(path);
        await live(page);
        await page.getByRole('button', { name: wordOf(language, 'consent.decline') }).click();
        await box(page).click();
        const panel = page.getByRole('region', { name: wordOf(language, 'search.panel') });
        await expect(panel.getByRole('listitem')).toHaveCount(4);
        await expectAccessible(page);
        await page.keyboard.type(typed);
        const chip = panel.getByRole('button', {
          name: list('chosen.without').replace('{{name}}', garden),
          exact: true,
        });
        await expect(chip).toBeVisible();
        const goal = wordOf(language, 'search.sale');
        await expect(
          panel.getByText(wordOf(language, 'search.assumed').replace('{{goal}}', goal), { exact: true }),
        ).toBeVisible();
        await expect(page.getByRole('status').filter({ hasText: quiet }).first()).toBeAttached();
        await expectAccessible(page);
        // A chip that is taken off while typing takes its words along; typed again it comes back.
        await chip.click();
        await expect(box(page)).toHaveValue(less);
        await expect(box(page)).toBeFocused();
        await expect(chip).toBeHidden();
        await box(page).fill(typed);
        await expect(chip).toBeVisible();
        await box(page).press('Enter');
        await expect
          .poll(() => asked(page))
          .toMatchObject({ sentence: typed, garden: '1', words: quiet, zone: '92094' });
        await expect(box(page)).toHaveValue(typed);
        await expect(marks(page, 'unread')).toHaveText([quiet]);
        await expect(marks(page, 'understood').first()).toHaveText(home);
        await expect(panel).toBeHidden();
        await expectAccessible(page);
        await press(page, taken);
        await expect.poll(() => asked(page)['garden']).toBeUndefined();
        await expect(box(page)).toHaveValue(less);
        await press(page, page.getByRole('link', { name: list('unread.forget'), exact: true }));
        await expect.poll(() => asked(page)['words']).toBeUndefined();
        await expect(marks(page, 'unread')).toHaveCount(0);
        expect(complaints).toEqual([]);
      },
    );
  });

test('without script the box keeps its sentence, and its form asks for what the box says', async ({ browser }) => {
  const page = await visitor(browser, false, 390);
  const { path, typed, less } = LISTS[0];
  await page.goto(path);
  await box(page).fill(typed);
  await box(page).press('Enter');
  await expect(box(page)).toHaveValue(typed);
  await expect(marks(page, 'unread')).toHaveText(['calme']);
  expect(asked(page)).toMatchObject({ garden: '1', words: 'calme' });
  await box(page).fill(less);
  await box(page).press('Enter');
  await expect(box(page)).toHaveValue(less);
  expect(asked(page)['garden']).toBeUndefined();
  await page.context().close();
});

test('a word of hundreds of letters makes no list wider than a phone', async ({ browser }) => {
  const page = await visitor(browser, false, 390);
  const word = 'x'.repeat(250);
  for (const typed of [word, `maison ${word}`]) {
    await page.goto(`${LISTS[0].path}?${new URLSearchParams({ q: typed })}`);
    await expect(page.getByRole('main')).toContainText(word);
    await expectNoSidewaysScroll(page);
  }
  await page.context().close();
});

test('a sentence that is longer than the box is marked where its words are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/fr/a-vendre/');
  await live(page);
  await box(page).fill('appartement de deux chambres à Namur, calme, avec jardin et sans travaux');
  await box(page).press('Enter');
  await expect(marks(page, 'unread').last()).toHaveText('sans travaux');
  const behind = page.locator('[aria-hidden]:has(> mark[data-is])');
  const scrolled = () => Promise.all([box(page), behind].map(each => each.evaluate(({ scrollLeft }) => scrollLeft)));
  await expect.poll(async () => (await scrolled())[0]).toBeGreaterThan(50);
  await expect
    .poll(async () => {
      const [field = 0, copy = 0] = await scrolled();
      return Math.abs(field - copy);
    })
    .toBeLessThan(20);
  await expect(behind).toHaveCSS('text-overflow', 'clip');
});

test('a sentence that is still being read is neither reported as without results nor counted as 0', async ({
  page,
}) => {
  await page.goto('/en/');
  await live(page);
  const counted = await page.getByRole('button', { name: /^For sale \(/ }).textContent();
  // Suggestions for one word show that names are searched already.
  await box(page).fill('Liège');
  const panel = page.getByRole('region', { name: wordOf('en', 'search.panel') });
  await expect(panel.getByRole('link').first()).toBeVisible();
  let answer = () => {};
  const held = new Promise<void>(resolve => (answer = resolve));
  await page.route('**/api/page*', async route => {
    await held;
    await route.continue();
  });
  const asksForList = page.waitForRequest('**/api/page*');
  await box(page).fill('house with 3 bedrooms in Namur');
  await asksForList;
  await expect(panel.getByText(wordOf('en', 'search.nothing'))).toHaveCount(0);
  await expect(page.getByRole('button', { name: counted ?? '', exact: true })).toBeVisible();
  answer();
  await expect(panel.getByText(wordOf('en', 'search.understood'), { exact: true })).toBeVisible();
});
