import { expect, type Page, test } from 'playwright/test';
import { brusselsDay } from '../../domain/text/day.ts';
import { openHousesOf } from '../../fixtures/builders/open-houses.ts';
import { addressOf, expectNoSidewaysScroll, LANGUAGES, live, visitor } from './site.ts';
import { wordOf } from './words.ts';
import { expectNoCoveredText } from './covered-texts.ts';
import { FULL } from '../support/run/full-run.ts';
import { SEED } from '../support/site/seed.ts';
import { daily, ONLY_FULL } from './daily.ts';

/** A villa with the tallest agent card of the sample. */
const HOUSE = '/property/6470194/';
/** A new-build property, whose page names its project. */
const PROJECT_UNIT = '/property/6407721/';
const DESKTOPS = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

const strip = (page: Page, language: string) =>
  page.getByRole('region', { name: wordOf(language, 'property.gallery.name') }).getByRole('listitem');

/** Buttons that book a viewing: that of the box, of the section about viewings, and of the bars. */
const bookings = (page: Page, language: string) => {
  const [before = '', after = ''] = wordOf(language, 'property.visit.book').split('{{moment}}');
  const named = new RegExp(`^(?:${before}.*\\d:00.*${after}|${wordOf(language, 'property.visit.short')})$`);
  return page.getByRole('link', { name: named });
};

/** Expects one booking button in the window, whatever the scroll position. */
async function expectOneBooking(page: Page, language: string): Promise<void> {
  await expect
    .poll(async () => {
      const height = page.viewportSize()?.height ?? 0;
      const boxes = await Promise.all((await bookings(page, language).all()).map(button => button.boundingBox()));
      return boxes.filter(box => box && box.y < height && box.y + box.height > 0).length;
    })
    .toBe(1);
}

/** Addresses of a sixth of all properties, which take seconds each: six runs with seeds that follow each other visit all of them. */
async function someProperties(page: Page, language: string): Promise<readonly string[]> {
  const map = await (await page.request.get(`/sitemap-${language}-1.xml`)).text();
  const addresses = [...map.matchAll(/<loc>([^<]+\/\d{7}\/)<\/loc>/g)].map(([, href = '']) => new URL(href).pathname);
  expect(addresses.length).toBeGreaterThan(40);
  return addresses.filter((_, at) => at % 6 === SEED % 6);
}

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'consent', value: '1.0000', url: baseURL ?? '' }]);
});

for (const language of LANGUAGES) {
  test(
    `the first screen in ${language} shows picture, price with total and month, title, place and one button to book a viewing`,
    daily(language === 'nl'),
    async ({ page }) => {
      for (const size of DESKTOPS) {
        await page.setViewportSize(size);
        await page.goto(await addressOf(page, HOUSE, language));
        const main = page.getByRole('main');
        const contact = page.getByRole('complementary', { name: wordOf(language, 'property.contact') });
        for (const seen of [
          strip(page, language).first(),
          page.getByRole('heading', { level: 1 }),
          main.getByText(/^(?:[^,]+, )?\d{4,5} /).first(),
          contact.getByText('€').first(),
          contact.getByText('€').nth(1),
          contact.getByText('€').nth(2),
        ])
          await expect(seen).toBeInViewport({ ratio: 0.99 });
        await expectOneBooking(page, language);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      for (const seen of [
        strip(page, language).first().getByRole('img'),
        page
          .getByRole('complementary', { name: wordOf(language, 'property.contact') })
          .getByText('€')
          .first(),
        page.getByRole('heading', { level: 1 }),
      ])
        await expect(seen).toBeInViewport({ ratio: 0.99 });
      await expectOneBooking(page, language);
    },
  );
}

test('a picture has its caption on the page and in the gallery, and its loading state ends once it has loaded', async ({
  page,
}) => {
  await page.goto(await addressOf(page, HOUSE, 'nl'));
  await live(page);
  const first = strip(page, 'nl').first();
  const words = (await first.getByRole('img').getAttribute('alt')) ?? '';
  expect(words).not.toBe('');
  await expect(first.getByText(words)).toBeVisible();
  await first.getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(words, { exact: true })).toBeInViewport();
  await expect(dialog.getByText(/1 \/ \d/)).toContainText(words);
  await expect(dialog.getByRole('list').first().getByRole('listitem').first()).toHaveAttribute('aria-busy', 'false');
});

test('the gallery opened again before Back has removed its fragment stays open, and Back closes it', async ({
  page,
}) => {
  await page.goto(await addressOf(page, HOUSE, 'nl'));
  await live(page);
  const [before = '', after = ''] = wordOf('nl', 'property.gallery.all_other').split('{{count}}');
  const all = page.getByRole('link', { name: new RegExp(`^${before}\\d+${after}$`) });
  const dialog = page.getByRole('dialog');
  await all.click();
  await expect(page).toHaveURL(/#photos$/);
  // Both presses precede the navigation that the first of them starts.
  await dialog.getByRole('button', { name: wordOf('nl', 'property.gallery.close') }).evaluate(
    (close, again) =>
      new Promise(left => {
        addEventListener('popstate', left, { once: true });
        (close as HTMLElement).click();
        (again as HTMLElement).click();
      }),
    await all.elementHandle(),
  );
  await expect(page).toHaveURL(/#photos$/);
  await expect(dialog.getByText(/1 \/ \d/)).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/\d{7}\/$/);
});

test('on a phone the line that names a property’s project is not covered', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await addressOf(page, PROJECT_UNIT, 'de'));
  await live(page);
  const box = page.getByRole('complementary', { name: wordOf('de', 'property.contact') });
  await expect(box).toContainText(wordOf('de', 'property.project'));
  await expectNoCoveredText(page);
});

for (const [language, width] of [
  ['fr', 390],
  ['nl', 820],
  ['en', 1440],
  ['de', 360],
] as const)
  test(`no text of a property in ${language} is covered at ${width} px`, ONLY_FULL, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 900 });
    for (const address of await someProperties(page, language)) {
      await page.goto(address);
      await live(page);
      await test.step(address, () => expectNoCoveredText(page));
    }
  });

for (const [density, width, least] of [
  [1, 390, 390],
  [2, 390, 780],
  [3, 390, 1170],
  [2, 1440, 1360],
] as const) {
  test(
    `at ${density} device pixels per pixel and ${width} px the first picture is sharp enough`,
    daily(density === 3),
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        viewport: { width, height: 900 },
        deviceScaleFactor: density,
      });
      const page = await context.newPage();
      await page.goto(await addressOf(page, HOUSE, 'fr'));
      const picture = strip(page, 'fr').first().getByRole('img');
      const fetched = () => picture.evaluate(img => (img as HTMLImageElement).currentSrc);
      await expect.poll(fetched).toMatch(/width=\d/);
      expect(Number(/width=(\d+)/.exec(await fetched())?.[1])).toBeGreaterThanOrEqual(least);
      await context.close();
    },
  );
}

for (const language of ['fr', 'nl'] as const) {
  test(
    `a property in ${language} is printed on one page, with its text, by the browser's own command`,
    ONLY_FULL,
    async ({ page }) => {
      test.setTimeout(300_000);
      const pagesOf = async (address: string) => {
        await page.goto(address);
        const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
        return pdf.match(/\/Type\s*\/Page[^s]/g)?.length;
      };
      await page.emulateMedia({ media: 'print' });
      for (const address of await someProperties(page, language)) {
        expect(await pagesOf(`${address}?view=print`), `${address}?view=print`).toBe(1);
        expect(await pagesOf(address), address).toBe(1);
        const text = page.getByRole('region', { name: wordOf(language, 'property.description') });
        for (const paragraph of await text.getByRole('paragraph').all()) await expect(paragraph).toBeVisible();
        await expect(page.getByRole('navigation')).toHaveCount(0);
        await expect(page.getByRole('contentinfo')).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
    },
  );
}

for (const script of [true, false])
  test(
    `on a phone similar homes begin within 5000 pixels${script ? '' : ', without script'}`,
    daily(script),
    async ({ browser, baseURL }) => {
      const page = await visitor(browser, script, 390);
      // A loft, a house with a reduced price, a viager, rented flats.
      for (const id of ['6409556', '6319873', '6391047', '6355129']) {
        // Words are longest in Dutch and German.
        for (const language of FULL ? LANGUAGES : (['fr', 'de'] as const)) {
          await page.goto(`${baseURL}${await addressOf(page, `/property/${id}/`, language)}`);
          const similar = page.getByRole('region', { name: wordOf(language, 'property.similar.title') });
          expect((await similar.boundingBox())?.y, `${id} in ${language}`).toBeLessThanOrEqual(5000);
        }
      }
      await page.context().close();
    },
  );

for (const script of [true, false])
  test(
    `the eight nearest places are in sight and the others fold, on a phone and on a desk${script ? '' : ', without script'}`,
    daily(script),
    async ({ browser, baseURL }) => {
      for (const width of [390, 1440]) {
        const page = await visitor(browser, script, width);
        await page.goto(`${baseURL}${await addressOf(page, '/property/6409556/', 'de')}`);
        const nearby = page.getByRole('region', { name: wordOf('de', 'nearby.title'), exact: true });
        const station = nearby.getByRole('listitem').filter({ hasText: 'Liège-Guillemins' });
        const line = nearby.getByText(/^Bahnhof\u00a0810\u00a0m ·\u00a0/).first();
        await expect(line).toBeHidden();
        const listed = nearby.getByRole('listitem');
        await expect(listed).toHaveCount(8);
        await expect(listed.first()).toContainText(/^1 Haltestelle.*230\sm$/);
        await expect(listed.last()).toContainText(/^8 /);
        await expect(station).toBeHidden();
        await nearby.getByText('5 weitere Orte').click();
        await expect(listed).toHaveCount(13);
        await expect(station).toBeVisible();
        await expect(station).toHaveText(/^\s*Bahnhof Liège-Guillemins\s+1,8\skm$/);
        await expect(nearby.getByText('Maison médicale du Parc')).toBeInViewport();
        await expect(nearby.getByText(wordOf('de', 'nearby.note'))).toContainText(/2026/);
        await page.emulateMedia({ media: 'print' });
        await expect(line).toBeVisible();
        await expect(station).toBeHidden();
        await page.context().close();
      }
    },
  );

for (const width of [390, 820])
  test(
    `no kind of property is wider than a window of ${width} pixels`,
    daily(width === 390),
    async ({ browser, baseURL }) => {
      const page = await visitor(browser, false, width);
      // Land with its zoning in words, a garage, an office, a shop, a hall, a studio without pictures, a villa abroad.
      for (const id of ['6399083', '6430254', '6441576', '6461807', '6448391', '6360218', '6488104', '6459938'])
        for (const language of FULL ? LANGUAGES : (['fr', 'de'] as const)) {
          await page.goto(`${baseURL}${await addressOf(page, `/property/${id}/`, language)}`);
          await expectNoSidewaysScroll(page);
        }
      await page.context().close();
    },
  );

for (const width of [390, 1024])
  test(
    `the menu that shares a property is whole within a window of ${width} pixels`,
    daily(width === 390),
    async ({ browser, baseURL }) => {
      const page = await visitor(browser, true, width);
      await page.goto(`${baseURL}${await addressOf(page, '/property/6409556/', 'de')}`);
      await live(page);
      const box = page.getByRole('complementary', { name: wordOf('de', 'property.contact') });
      await box.getByText(wordOf('de', 'property.share.name'), { exact: true }).click();
      const ways = box.getByRole('listitem').filter({ hasText: wordOf('de', 'property.share.friend') });
      await expect(ways).toBeVisible();
      const { x = -1, width: wide = width } = (await ways.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + wide).toBeLessThanOrEqual(width);
      await page.context().close();
    },
  );

for (const width of [390, 1440])
  test(
    `the Tab key goes through a property's page in its order, and reaches only what can be seen, at ${width} pixels`,
    daily(width === 390),
    async ({ browser, baseURL }) => {
      test.setTimeout(120_000);
      const page = await visitor(browser, true, width);
      await page.goto(`${baseURL}${await addressOf(page, '/property/6409556/', 'en')}`);
      await live(page);
      const say = (key: string) => wordOf('en', `property.${key}`);
      const parts = [
        page.getByRole('region', { name: say('gallery.name') }),
        page.getByRole('navigation', { name: say('sections.name') }),
        page.getByRole('complementary', { name: say('contact') }),
        page.locator('#home'),
        page.locator('#costs'),
        page.locator('#rooms-inside'),
        page.locator('#around'),
        page.getByRole('region', { name: say('visit.title') }),
        page.getByRole('region', { name: say('similar.title') }),
      ];
      const handles = await Promise.all(parts.map(part => part.elementHandle()));
      await page.getByRole('main').focus();
      const passed: number[] = [];
      const unseen: string[] = [];
      for (let presses = 0; presses < 150; presses++) {
        await page.keyboard.press('Tab');
        const reached = await page.evaluate(async all => {
          const here = document.activeElement;
          if (!here?.closest('main, .property-bar')) return undefined;
          // Browsers do not scroll to what is partly in the window, such as the next picture of a strip.
          const isSeen = () => {
            const { left, right, top, bottom } = here.getBoundingClientRect();
            const across = [Math.max(0, left), Math.min(innerWidth, right)] as const;
            const down = [Math.max(0, top), Math.min(innerHeight, bottom)] as const;
            const shown = document.elementFromPoint((across[0] + across[1]) / 2, (down[0] + down[1]) / 2);
            const isDrawn = here.checkVisibility({ opacityProperty: true, visibilityProperty: true });
            const hasSize = across[1] - across[0] > 1 && down[1] - down[0] > 1;
            return isDrawn && hasSize && shown !== null && (here.contains(shown) || shown.contains(here));
          };
          // A strip of pictures takes a moment to scroll.
          for (let frames = 0; frames < 60 && !isSeen(); frames++) await new Promise(requestAnimationFrame);
          const { x, y, width, height } = here.getBoundingClientRect();
          return {
            part: all.findIndex(part => part?.contains(here)),
            text: `${here.outerHTML.slice(0, 120)} at ${[x, y, width, height].map(Math.round).join(' ')}`,
            isSeen: isSeen(),
          };
        }, handles);
        if (!reached) break;
        if (reached.part >= 0) passed.push(reached.part);
        if (!reached.isSeen) unseen.push(reached.text);
      }
      expect(unseen).toEqual([]);
      expect(passed).toEqual(passed.toSorted((a, b) => a - b));
      expect([...new Set(passed)]).toEqual(parts.map((_, at) => at));
      await page.context().close();
    },
  );

for (const script of [true, false]) {
  test(
    `an open house is shown on page and card and can be added to a calendar${script ? '' : ', without script'}`,
    daily(script),
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: script, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      const last = openHousesOf('6407721').at(-1)?.From ?? '';
      expect(last > brusselsDay(Date.now()), `${last} is the last open house of the sample: it needs later ones`).toBe(
        true,
      );
      await page.goto(await addressOf(page, '/property/6407721/', 'nl'));
      const openHouses = page.getByRole('region', { name: wordOf('nl', 'property.openHouses.title') });
      await expect(openHouses.getByText(/10:00–13:00/).first()).toBeVisible();
      const download = page.waitForEvent('download');
      await openHouses
        .getByRole('link', { name: wordOf('nl', 'property.openHouses.calendar') })
        .first()
        .click();
      expect((await download).suggestedFilename()).toBe('open-house.ics');
      await page.goto(`${await addressOf(page, '/for-sale/', 'nl')}?newBuild=1`);
      const cards = page.getByRole('article').filter({ hasText: '6407721' });
      await expect(cards.getByText(/\d.*10:00–13:00/)).toBeVisible();
      await context.close();
    },
  );
}

test('Back after the link of a section returns to where the link was pressed, and then to the list', async ({
  browser,
  baseURL,
}) => {
  const page = await visitor(browser, true);
  await page.goto(`${baseURL}${await addressOf(page, '/for-sale/', 'nl')}`);
  await live(page);
  const place = () => page.evaluate(() => Math.round(scrollY));
  const scroll = (top: number) => page.evaluate(to => scrollTo({ top: to, behavior: 'instant' }), top);
  const card = page.getByRole('article').nth(4).getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const inList = await place();
  expect(inList).toBeGreaterThan(100);
  await card.click();
  const sections = page.getByRole('navigation', { name: wordOf('nl', 'property.sections.name') });
  await expect(sections).toBeVisible();
  await scroll(800);
  const link = sections.getByRole('link', { name: wordOf('nl', 'property.sections.around'), exact: true });
  await link.hover();
  const inProperty = await place();
  expect(inProperty).toBeGreaterThan(100);
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect.poll(place).toBeGreaterThan(1500);
  await page.goBack();
  await expect.poll(place).toBe(inProperty);
  await page.goBack();
  await expect(sections).toBeHidden();
  await expect.poll(place).toBe(inList);
  await page.goForward();
  await expect(sections).toBeVisible();
  await expect.poll(place).toBe(inProperty);
  await page.context().close();
});

for (const width of [390, 820, 1024, 1440])
  test(
    `similar homes fill their row, however many they are, ${width} pixels wide`,
    daily(width === 390 || width === 1440),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(await addressOf(page, '/property/6319873/', 'fr'));
      // React would render cards again that the test removes before hydration.
      await live(page);
      const similar = page.getByRole('region', { name: wordOf('fr', 'property.similar.title') });
      const cards = similar.getByRole('article');
      await expect(cards).toHaveCount(4);
      for (let count = 4; count > 0; count--) {
        const found = await similar.evaluate(section => {
          const title = section.querySelector('h2')?.getBoundingClientRect();
          const boxes = [...section.querySelectorAll('article')].map(card => card.getBoundingClientRect());
          const last = section.querySelector('li:last-child article');
          const [picture, words] = [...(last?.children ?? [])].map(part => part.getBoundingClientRect());
          return {
            row: title?.width ?? 0,
            start: title?.left ?? 0,
            end: Math.max(...boxes.map(({ right }) => right)),
            lastEnd: boxes.at(-1)?.right ?? 0,
            isBeside: picture !== undefined && words !== undefined && words.left >= picture.right - 1,
            width: boxes.at(-1)?.width ?? 0,
          };
        });
        // On a phone, several cards are swiped.
        if (width >= 768 || count === 1)
          expect(found.lastEnd, `${count} cards`).toBeCloseTo(found.start + found.row, 0);
        expect(found.isBeside, `${count} cards`).toBe(width >= 768 && found.width >= 528);
        await cards.last().evaluate(card => card.closest('li')?.remove());
      }
    },
  );

// Five pictures of rooms; one picture; a plan without a table of rooms.
for (const [id, title, role] of [
  ['6485932', 'rooms.title', 'listitem'],
  ['6378460', 'rooms.businessTitle', 'listitem'],
  ['6470194', 'property.sections.inside', 'figure'],
] as const)
  test(`pictures of the inside end with the section's text: ${id}`, daily(id === '6485932'), async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(await addressOf(page, `/property/${id}/`, 'fr'));
    const inside = page.getByRole('region', { name: wordOf('fr', title), exact: true });
    const [section, last] = await Promise.all([inside.boundingBox(), inside.getByRole(role).last().boundingBox()]);
    if (!section || !last) throw new Error('the section is not to be seen');
    expect(last.x + last.width).toBeCloseTo(section.x + section.width, 0);
  });
