import { expect, type Locator, type Page, test } from 'playwright/test';
import { drawnText } from '../../arbitraries/a-zone.ts';
import { expectAccessible } from '../accessible.ts';
import { press } from '../press.ts';
import { expectNoSidewaysScroll, live, visitor, watch } from '../site.ts';
import { formWith, wordsIn } from '../words.ts';
import { daily, ONLY_FULL } from '../daily.ts';

const PATH = '/nl/te-koop/';
const word = wordsIn('nl', 'list');
/** A rectangle around Ghent. */
const DRAWN = drawnText(50.9, 3.4, 51.2, 4);

const filters = (page: Page) => page.getByRole('search', { name: word('filters.name') });
const town = (page: Page) =>
  filters(page)
    .getByText(new RegExp(`^${word('filters.city')}\\d*$`))
    .first();
const whole = (page: Page) => filters(page).getByRole('group', { name: word('filters.zone'), exact: true });
const boxOf = (page: Page, name: string) => whole(page).getByRole('checkbox', { name: new RegExp(`^${name} ?\\d`) });
const chips = (page: Page) =>
  page.getByRole('link', { name: new RegExp(`^${word('chosen.without').replace('{{name}}', '.*')}$`) });
const without = (page: Page, name: string) =>
  page.getByRole('link', { name: word('chosen.without').replace('{{name}}', name), exact: true });
/** The number of results that the list shows. */
const found = async (page: Page) =>
  Number.parseInt((await page.getByText(/^\d+ pand(en)? gevonden$/).textContent()) ?? '', 10);
const zoneAsked = (page: Page) => new URL(page.url()).searchParams.getAll('zone');

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the focus never came there');
}

test.describe('by keyboard alone', () => {
  for (const width of [1440, 390])
    test(
      `municipalities are picked, changed and removed in a window of ${width} pixels`,
      daily(width === 1440),
      async ({ browser }) => {
        const page = await visitor(browser, true, width);
        const complaints = watch(page);
        const isSheet = width === 390;
        const enter = async (what: Locator) => {
          await what.focus();
          await page.keyboard.press('Enter');
        };
        const openGroup = async () => {
          if (isSheet) await enter(page.getByRole('button', { name: new RegExp(`^${word('filters.open')}`) }));
          // The sheet remembers which groups are open.
          if (!(await whole(page).isVisible())) await enter(town(page));
        };
        const apply = async () => {
          if (!isSheet) return;
          const button = filters(page).getByRole('button', { name: /^\d+ pand(en)? tonen$/ });
          await tabTo(page, button);
          await page.keyboard.press('Enter');
        };
        const pick = async (name: string) => {
          await tabTo(page, boxOf(page, name));
          await page.keyboard.press('Space');
          await expect(boxOf(page, name)).toBeChecked();
        };
        await page.goto(PATH);
        await live(page);
        await openGroup();
        await pick('Gent');
        await apply();
        await expect.poll(() => zoneAsked(page)).toEqual(['44021']);
        await expect(chips(page)).toHaveText(['Gent']);
        const inGhent = await found(page);
        expect(inGhent).toBeGreaterThan(0);

        if (isSheet) await openGroup();
        // On a phone the sheet covers the page and its heading.
        if (!isSheet) await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await pick('Namen');
        await apply();
        await expect.poll(() => zoneAsked(page)).toEqual(['44021', '92094']);
        await expect(chips(page)).toHaveText(['Gent', 'Namen']);
        await expect.poll(() => found(page)).toBeGreaterThan(inGhent);
        await expectAccessible(page);

        await enter(without(page, 'Gent'));
        await expect.poll(() => zoneAsked(page)).toEqual(['92094']);
        await enter(without(page, 'Namen'));
        await expect(page).toHaveURL(PATH);
        expect(complaints).toEqual([]);
      },
    );

  test('a drawn zone is shown as a filter, replaced by a municipality, and removed', ONLY_FULL, async ({ browser }) => {
    const page = await visitor(browser, true);
    await page.goto(`${PATH}?zone=${DRAWN}`);
    await live(page);
    await expect(chips(page)).toHaveText([word('chosen.zone-drawn')]);
    expect(await found(page)).toBeGreaterThan(0);
    await town(page).focus();
    await page.keyboard.press('Enter');
    await expect(filters(page).getByRole('checkbox', { name: word('filters.drawn') })).toBeChecked();
    await tabTo(page, boxOf(page, 'Gent'));
    await page.keyboard.press('Space');
    await expect.poll(() => zoneAsked(page)).toEqual(['44021']);
    await expect(filters(page).getByRole('checkbox', { name: word('filters.drawn') })).toHaveCount(0);
    await page.goBack();
    await expect(chips(page)).toHaveText([word('chosen.zone-drawn')]);
    await without(page, word('chosen.zone-drawn')).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(PATH);
  });
});

test(
  'a place and a distance are chosen, with the number of results at each distance',
  ONLY_FULL,
  async ({ browser }) => {
    const page = await visitor(browser, true);
    const complaints = watch(page);
    await page.goto(PATH);
    await live(page);
    await press(page, town(page));
    const place = filters(page).getByRole('combobox', { name: word('filters.near'), exact: true });
    const distance = filters(page).getByRole('spinbutton', { name: word('filters.within'), exact: true });
    const list = async (field: Locator) => page.locator(`[id="${await field.getAttribute('list')}"] option`);
    await place.fill('Gent 9000');
    await expect.poll(() => new URL(page.url()).searchParams.get('near')).toBe('Gent|9000|10');
    const steps = await list(distance);
    await expect(steps.last()).toHaveAttribute('label', /^50.km \(\d+\)$/);
    const count = Number(/\((\d+)\)/.exec((await steps.last().getAttribute('label')) ?? '')?.[1]);
    await distance.fill('50');
    await distance.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('near')).toBe('Gent|9000|50');
    await expect.poll(() => found(page)).toBe(count);
    await expect(chips(page)).toHaveText(['binnen 50 km van Gent']);
    // A municipality without homes is suggested, too.
    await expect((await list(place)).and(page.locator('[value="Vresse-sur-Semois 5550"]'))).toHaveCount(1);
    await place.fill('durbui');
    await place.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('near')).toBe('Durbuy|6940|50');
    await place.fill('');
    await expect(page).toHaveURL(PATH);
    expect(complaints).toEqual([]);
  },
);

for (const width of [1440, 390])
  test(
    `without script a form offers municipalities and a distance, ${width} pixels wide`,
    daily(width === 390),
    async ({ browser }) => {
      const page = await visitor(browser, false, width);
      await page.goto(PATH);
      if (width === 390) await page.getByRole('button', { name: new RegExp(`^${word('filters.open')}`) }).click();
      await town(page).click();
      for (const name of ['Gent', 'Oostende']) {
        await press(page, whole(page).getByText(name, { exact: true }));
        await expect(boxOf(page, name)).toBeChecked();
      }
      await filters(page)
        .getByRole('combobox', { name: word('filters.near'), exact: true })
        .fill('gent');
      await filters(page)
        .getByRole('spinbutton', { name: word('filters.within'), exact: true })
        .fill('20');
      // In a wide window the button beside the search box, in a narrow one that of the sheet, which comes first.
      await page
        .getByRole('button', { name: /^\d+ panden tonen$/ })
        .first()
        .click();
      await expect(chips(page)).toHaveText(['Oostende', 'Gent', 'binnen 20 km van Gent']);
      expect(await found(page)).toBeGreaterThan(0);
      await without(page, 'Oostende').click();
      expect(zoneAsked(page)).toEqual(['44021']);

      // An alert started from this list has its zone filled in.
      await page.getByRole('link', { name: word('alert.short'), exact: true }).click();
      const say = wordsIn('nl', 'form');
      const criteria = formWith(page, say('demand-register.submit')).getByRole('group', {
        name: say('field.criteria.label'),
      });
      for (const name of ['Gent', 'binnen 20 km van Gent'])
        await expect(criteria.getByRole('checkbox', { name, exact: true })).toBeChecked();
    },
  );

test(
  'an unreadable zone in the address is reported in one line beside the whole list',
  ONLY_FULL,
  async ({ browser }) => {
    const page = await visitor(browser, false, 390);
    await page.goto(PATH);
    const all = await found(page);
    const response = await page.goto(`${PATH}?zone=${'x'.repeat(4_000)}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByText(word('unreadZone'))).toBeVisible();
    expect(await found(page)).toBe(all);
    await expect(chips(page)).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  },
);
