import { expect, type Page, test } from 'playwright/test';
import { live, LANGUAGES, visitor } from './site.ts';
import { wordOf } from './words.ts';
import { daily, ONLY_FULL } from './daily.ts';

const LICENCE = 'IPI/BIV 509 990';

for (const language of LANGUAGES) {
  test(
    `on a phone the footer in ${language} is compact, and one press opens the legal details`,
    daily(language === 'de'),
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport: { width: 390, height: 844 },
        ...(baseURL ? { baseURL } : {}),
      });
      const page = await context.newPage();
      await page.goto(`/${language}/`);
      const footer = page.getByRole('contentinfo');
      const licence = footer.getByText(LICENCE, { exact: true });
      await expect(licence).toBeHidden();
      expect((await footer.boundingBox())?.height).toBeLessThan(816);
      await footer.getByText(wordOf(language, 'common.legalMentions'), { exact: true }).click();
      await expect(licence).toBeVisible();
      await context.close();
    },
  );
}

test('in a wide window the legal details are open', ONLY_FULL, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/nl/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(LICENCE, { exact: true })).toBeVisible();
  await expect(footer.getByText(wordOf('nl', 'common.legalMentions'), { exact: true })).toBeHidden();
});

/** Window widths, each with the height of the bar with logo and menu; that of the top bar above it is not in it. */
const BARS = [
  [320, 64],
  [390, 64],
  [820, 80],
  [961, 96],
  [1024, 96],
  [1279, 96],
  [1280, 80],
  [1440, 80],
] as const;

for (const language of LANGUAGES) {
  test(
    `top bar and header in ${language} are low, and nothing in them is cut, covered or missing, at the top and scrolled`,
    daily(language === 'de'),
    async ({ browser }) => {
      const page = await visitor(browser, true);
      await page.goto(`/${language}/`);
      await live(page);
      for (const [width, height] of BARS) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await expect(page.getByRole('banner')).not.toHaveAttribute('data-scrolled');
        const at = `at ${width} px`;
        expect((await page.getByRole('banner').boundingBox())?.height, at).toBe(height);
        const languages = page.getByRole('navigation', { name: wordOf(language, 'common.languages') });
        await expect(languages.filter({ visible: true }), at).toHaveCount(1);
        await expect(languages.getByRole('link').filter({ visible: true }), at).toHaveCount(4);
        const favourites = page.getByRole('link', { name: wordOf(language, 'common.favourites.name'), exact: true });
        await expect(favourites.filter({ visible: true }), at).toHaveCount(1);
        await expect(
          page.getByRole('banner').getByRole('link', { name: wordOf(language, 'common.evaluation') }),
        ).toBeVisible({ visible: width >= 768 });
        // The bar behind the header grows for a moment after the window was scrolled.
        await expect.poll(() => faultsOf(page), at).toEqual([]);
        await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
        await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');
        await page
          .getByRole('banner')
          .evaluate(it => Promise.all(it.getAnimations({ subtree: true }).map(({ finished }) => finished)));
        expect(await faultsOf(page), `${at}, scrolled`).toEqual([]);
      }
      await page.context().close();
    },
  );
}

test('in a desktop window the languages follow the top bar in the order of the keyboard too', async ({ browser }) => {
  const page = await visitor(browser, true);
  await page.goto('/fr/contact/');
  await live(page);
  const order: string[] = [];
  while (order.length < 20 && order.at(-1) !== 'logo') {
    await page.keyboard.press('Tab');
    order.push(
      await page.evaluate(() => {
        const { activeElement: it } = document;
        return it?.classList.contains('logo') ? 'logo' : it?.getAttribute('lang') || it?.textContent || '';
      }),
    );
  }
  expect(order.slice(-6)).toEqual(['Espace propriétaire', 'fr', 'nl', 'en', 'de', 'logo']);
  await page.context().close();
});

/** Links and buttons of the top bar and of the header that cover each other, are beyond the window or, in the header, beyond its bar. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const header = document.querySelector('.site-header');
    if (!header) return ['no header'];
    const bar = header.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(header, '::before').height);
    const parts = [...document.querySelectorAll('.top-bar a, .site-header :is(a, summary, button)')]
      .filter(part => !part.closest('dialog') && part.checkVisibility())
      .map(part => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const name = part.textContent || part.getAttribute('aria-label');
        return { name, left, right, top, bottom, inHeader: header.contains(part) };
      });
    const beyond = parts.filter(
      ({ left, right, bottom, inHeader }) => left < 0 || right > innerWidth || (inHeader && bottom > bar + 0.5),
    );
    const covered = parts.flatMap((one, at) =>
      parts.slice(at + 1).filter(other => {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return one.inHeader === other.inHeader && across > 0.5 && down > 0.5;
      }),
    );
    return [
      ...beyond.map(({ name, right, bottom }) => `${name} ends at ${right}, ${bottom}`),
      ...covered.map(({ name }) => `${name} is covered`),
      ...(parts.length < 9 ? [`only ${parts.length} links and buttons`] : []),
    ];
  });
}

test('the text of a banner is on its dark gradient, however many lines it has', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/services/');
  await live(page);
  await page.getByRole('heading', { level: 1 }).evaluate(heading => {
    heading.textContent = 'Verkaufen, vermieten, verwalten und alles, was dazugehört '.repeat(3);
  });
  const [words, title] = await page.getByRole('heading', { level: 1 }).evaluate(heading => {
    const shade = heading.parentElement;
    if (!shade) return [];
    const fade = Number.parseFloat(getComputedStyle(shade).paddingTop);
    return [shade.getBoundingClientRect().top + fade, heading.getBoundingClientRect().top];
  });
  expect(title).toBeGreaterThanOrEqual((words ?? Number.NaN) - 1);
});
