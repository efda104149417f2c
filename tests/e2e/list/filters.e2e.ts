import { expect, type Page, test } from 'playwright/test';
import { placeOf, press, pressAt, tap } from '../press.ts';
import { live, watch } from '../site.ts';
import { daily, ONLY_FULL } from '../daily.ts';
import { wordOf } from '../words.ts';

const LISTS = [
  { path: '/fr/a-vendre/', filters: 'Filtres', group: 'Type', option: 'Terrain', town: 'Commune' },
  { path: '/nl/te-koop/', filters: 'Filters', group: 'Type', option: 'Grond', town: 'Gemeente' },
  { path: '/en/for-sale/', filters: 'Filters', group: 'Type', option: 'Land', town: 'Town' },
  { path: '/de/zu-verkaufen/', filters: 'Filter', group: 'Art', option: 'Grundstück', town: 'Gemeinde' },
] as const;
type List = (typeof LISTS)[number];
const DUTCH = LISTS[1];

const filtersOf = (page: Page, { filters }: List) => page.getByRole('search', { name: filters });
/** The label of an option without its checkbox and count. */
const wordsOf = (page: Page, list: List) => filtersOf(page, list).getByText(list.option, { exact: true });
const boxOf = (page: Page, { option }: List) => page.getByRole('checkbox', { name: new RegExp(`^${option}`) });

/** The summary that opens a group; it includes the number of chosen options. */
const summaryOf = (page: Page, list: List, group: string) =>
  filtersOf(page, list)
    .getByText(new RegExp(`^${group}\\d*$`))
    .first();

/** Opens the page and waits until it is hydrated. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await live(page);
}

/** Opens the list and the panel of one group. */
async function openGroup(page: Page, list: List, group: string): Promise<void> {
  await open(page, list.path);
  await press(page, summaryOf(page, list, group));
}

test.describe('a panel of filters', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const list of LISTS)
    test(`ticks and unticks an option by its label: ${list.path}`, daily(list === LISTS[0]), async ({ page }) => {
      const complaints = watch(page);
      await openGroup(page, list, list.group);
      await press(page, wordsOf(page, list));
      await expect(boxOf(page, list)).toBeChecked();
      await expect(page).toHaveURL(/\?type=\d+$/);
      await press(page, wordsOf(page, list));
      await expect(boxOf(page, list)).not.toBeChecked();
      await expect(page).toHaveURL(list.path);
      expect(complaints).toEqual([]);
    });

  test('ticks nothing when the pointer leaves the label before it is released', async ({ page }) => {
    await openGroup(page, DUTCH, DUTCH.group);
    const { middle } = await placeOf(wordsOf(page, DUTCH));
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(1400, 700, { steps: 4 });
    await page.mouse.up();
    await expect(wordsOf(page, DUTCH)).toBeVisible();
    await expect(boxOf(page, DUTCH)).not.toBeChecked();
    await pressAt(page, middle);
    await expect(boxOf(page, DUTCH)).toBeChecked();
  });

  test('ticks several towns, one after the other, by their labels', ONLY_FULL, async ({ page }) => {
    await openGroup(page, DUTCH, DUTCH.town);
    const group = filtersOf(page, DUTCH).getByRole('group', { name: DUTCH.town, exact: true });
    for (const town of ['Antwerpen', 'Gent', 'Waterloo']) {
      await press(page, group.getByText(town));
      await expect(group.getByRole('checkbox', { name: town })).toBeChecked();
    }
    await expect.poll(() => new URL(page.url()).searchParams.getAll('city').join().split(',').length).toBe(3);
  });
});

test.describe('the search field of a list', () => {
  test('suggests as on the home page and updates the count on the button before it is applied', async ({ page }) => {
    const complaints = watch(page);
    await open(page, DUTCH.path);
    const field = page.getByRole('searchbox');
    const button = (name: RegExp) => page.getByRole('button', { name }).first();
    await field.click();
    await page.keyboard.type('studio');
    const panel = page.getByRole('region', { name: wordOf('nl', 'search.panel') });
    await expect(panel.getByRole('link', { name: /gemeubelde studio/i }).first()).toBeVisible();
    await expect(button(/^0 /)).toBeVisible();
    await field.fill('herenhuis');
    await expect(button(/^[1-9]\d* /)).toBeVisible();
    const counted = Number.parseInt((await button(/^\d/).textContent()) ?? '', 10);
    await field.press('Enter');
    await expect(page).toHaveURL(`${DUTCH.path}?q=herenhuis&sentence=herenhuis&type=4`);
    await expect(panel).toBeHidden();
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: `${counted} ` })
        .first(),
    ).toBeVisible();
    await field.fill('namen');
    await press(page, panel.getByText('Te koop').first());
    await expect(page).toHaveURL(/\?city=/);
    await expect(field).toHaveValue('');
    expect(complaints).toEqual([]);
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 1280, height: 900 }, hasTouch: true });

  test('a panel of filters ticks an option by its label', ONLY_FULL, async ({ page }) => {
    await open(page, DUTCH.path);
    await tap(page, summaryOf(page, DUTCH, DUTCH.group));
    await tap(page, wordsOf(page, DUTCH));
    await expect(boxOf(page, DUTCH)).toBeChecked();
    await expect(page).toHaveURL(/\?type=\d+$/);
  });
});

test.describe('the filter sheet on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [pointer, touch] of [
    ['finger', tap],
    ['mouse', press],
  ] as const)
    test(
      `ticks by label with a ${pointer}, updates its count and is applied by its button`,
      daily(pointer === 'finger'),
      async ({ page }) => {
        const complaints = watch(page);
        await open(page, DUTCH.path);
        await touch(page, page.getByRole('button', { name: wordOf('nl', 'list.filters.open') }));
        const title = filtersOf(page, DUTCH).getByRole('heading', { name: DUTCH.filters });
        const apply = filtersOf(page, DUTCH).getByRole('button', { name: /tonen$/ });
        const all = await apply.textContent();
        await touch(page, title);
        await touch(page, summaryOf(page, DUTCH, DUTCH.group));
        await touch(page, wordsOf(page, DUTCH));
        await expect(boxOf(page, DUTCH)).toBeChecked();
        await expect(title).toBeVisible();
        await expect(apply).not.toHaveText(all ?? '');
        await expect(page).toHaveURL(DUTCH.path);
        // The words are drawn, not only read out by screen readers.
        const words = apply.getByText(/tonen$/);
        expect((await placeOf(words)).width).toBeGreaterThan(80);
        await touch(page, words);
        await expect(page).toHaveURL(/\?type=\d+$/);
        await expect(title).toBeHidden();
        expect(complaints).toEqual([]);
      },
    );

  test(
    'keeps the ticks of one group when another is opened, and returns to the page when it is closed',
    ONLY_FULL,
    async ({ page }) => {
      await open(page, DUTCH.path);
      const opener = page.getByRole('button', { name: wordOf('nl', 'list.filters.open') });
      await tap(page, opener);
      await tap(page, summaryOf(page, DUTCH, DUTCH.group));
      await tap(page, wordsOf(page, DUTCH));
      await tap(page, summaryOf(page, DUTCH, DUTCH.town));
      await expect(wordsOf(page, DUTCH)).toBeHidden();
      await tap(page, summaryOf(page, DUTCH, DUTCH.group));
      await expect(boxOf(page, DUTCH)).toBeChecked();
      await tap(page, filtersOf(page, DUTCH).getByRole('button', { name: 'Filters sluiten' }));
      await expect(opener).toBeFocused();
      await tap(page, opener);
      await expect(boxOf(page, DUTCH)).not.toBeChecked();
    },
  );
});
