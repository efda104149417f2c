import { expect, type Page, test } from 'playwright/test';
import { expectAccessibleFromTheTop } from '../accessible.ts';
import { expectNoSidewaysScroll, live, visitor, watch } from '../site.ts';
import { press } from '../press.ts';
import { wordOf, wordsIn } from '../words.ts';
import { ONLY_FULL } from '../daily.ts';

const SALE = ['6417342', '6445280'];

/** Opens an address with the consent question already answered. */
async function open(page: Page, address: string): Promise<void> {
  await page
    .context()
    .addCookies([{ name: 'consent', value: '1.0000', url: new URL(address, 'http://127.0.0.1').origin }]);
  await page.goto(address);
  await live(page);
}

test('two favourites are added on a phone, compared, shared, read in another language and removed', async ({
  browser,
  baseURL,
}) => {
  const phone = await visitor(browser, true, 390);
  const complaints = watch(phone);
  const heart = phone
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^${wordOf('fr', 'common.favourites.name')}`) });

  await open(phone, `${baseURL}/fr/a-vendre/`);
  const hearts = phone.getByRole('main').getByRole('button', { name: /^Garder en favori/ });
  for (const at of [0, 1]) await hearts.nth(at).click();
  await expect(heart).toHaveAccessibleName(/2/);
  await heart.click();

  const boxes = phone.getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  await expectAccessibleFromTheTop(phone);
  await phone.getByRole('button', { name: wordOf('fr', 'favourites.compare'), exact: true }).click();
  await expect(phone.getByText(wordOf('fr', 'favourites.notCompared.too-few'))).toBeVisible();
  const words = phone.getByRole('listitem').getByText(wordOf('fr', 'favourites.compare'), { exact: true });
  for (const at of [0, 1]) await press(phone, words.nth(at));
  for (const at of [0, 1]) await expect(boxes.nth(at)).toBeChecked();
  await phone.getByRole('button', { name: wordOf('fr', 'favourites.compare'), exact: true }).click();

  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(wordOf('fr', 'favourites.comparison'));
  await expectNoSidewaysScroll(phone);
  await expectAccessibleFromTheTop(phone);
  const shared = phone.url();
  const table = await phone.getByRole('table').textContent();
  await phone.reload();
  await live(phone);
  expect(await phone.getByRole('table').textContent()).toBe(table);

  const other = await visitor(browser, false, 1440);
  await other.goto(shared);
  expect(await other.getByRole('table').textContent()).toBe(table);
  await other.context().close();

  await phone.getByRole('banner').getByRole('link', { name: 'NL' }).click();
  await expect(phone.locator('html')).toHaveAttribute('lang', 'nl');
  await live(phone);
  await expect(phone.getByRole('columnheader')).toHaveCount(3);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(wordOf('nl', 'favourites.comparison'));

  await open(phone, `${baseURL}/nl/favorieten/`);
  await phone
    .getByRole('button', { name: /weghalen uit de favorieten$/ })
    .first()
    .click();
  await expect(phone.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(phone.getByRole('banner').getByRole('link', { name: /1 pand/ })).toBeVisible();
  expect(complaints).toEqual([]);
  await phone.context().close();
});

test(
  'favourites stored by an earlier version show current data, and withdrawn properties are marked',
  ONLY_FULL,
  async ({ page, baseURL }) => {
    await page.addInitScript(
      ids => localStorage.setItem('favourites', JSON.stringify(ids.map(id => ({ id, price: { amount: '€ 1' } })))),
      [...SALE, '9999999'],
    );
    await open(page, `${baseURL}/en/favourites/`);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(3);
    await expect(cards.last()).toContainText(wordOf('en', 'favourites.gone'));
    await expect(page.getByRole('main')).not.toContainText(/€\s1(?![\d.])/);
    await expectAccessibleFromTheTop(page);
  },
);

test(
  'recently viewed properties are listed under the favourites until the visitor clears them',
  ONLY_FULL,
  async ({ page, baseURL }) => {
    for (const id of SALE) await open(page, `${baseURL}/property/${id}/?lng=en`);
    await open(page, `${baseURL}/en/favourites/`);
    const seen = page.getByRole('region', { name: wordOf('en', 'favourites.seen') });
    await expect(seen.getByRole('article')).toHaveCount(2);
    await expectAccessibleFromTheTop(page);
    await seen.getByRole('button', { name: wordOf('en', 'favourites.clearSeen') }).click();
    await expect(seen).toHaveCount(0);
    await page.reload();
    await live(page);
    await expect(page.getByRole('heading', { name: wordOf('en', 'favourites.none') })).toBeVisible();
    await expect(seen).toHaveCount(0);
  },
);

test('states and missing pictures of favourites fit into their small pictures on a phone', async ({
  browser,
  baseURL,
}) => {
  const page = await visitor(browser, false, 390);
  // Under option, to be taken over, and without pictures.
  await page.goto(`${baseURL}/fr/favoris/?ids=6371905,6448391,6488104`);
  for (const state of ['under-option', 'take-over']) {
    const text = page.getByRole('article').getByText(wordOf('fr', `listing.ribbon.${state}`), { exact: true });
    const [wide, inside] = await text.evaluate(it => [it.scrollWidth, it.clientWidth]);
    expect(wide).toBeLessThanOrEqual(inside ?? 0);
  }
  await expect(page.getByText(wordOf('fr', 'listing.noPhoto'))).toBeHidden();
  await page.context().close();
});

test(
  'a comparison counts with the visitor’s own loan, which its address keeps',
  ONLY_FULL,
  async ({ browser, baseURL }) => {
    const cost = wordsIn('fr', 'cost');
    const phone = await visitor(browser, true, 390);
    await open(phone, `${baseURL}/fr/favoris/?ids=6445280,6434027`);
    const month = (page: Page) => page.getByRole('row', { name: cost('total.with-loan') }).getByRole('cell');
    await expect(month(phone).first()).toHaveText(/€/);
    const usual = await month(phone).allTextContents();
    await phone.getByText(cost('credit.legend'), { exact: true }).click();
    const field = (page: Page, key: string) => page.getByRole('textbox', { name: cost(`credit.${key}`) });
    await field(phone, 'means').fill('90.000');
    await field(phone, 'rate').fill('3');
    await field(phone, 'years').fill('20');
    await expect(phone).toHaveURL(/ids=6445280.*means=90.*rate=3&years=20/);
    const own = await month(phone).allTextContents();
    expect(own.filter((text, at) => text === usual[at])).toEqual([]);
    await expectAccessibleFromTheTop(phone);

    // Each column shows one home: a scroll that ends between two columns snaps to a completely visible one.
    const table = phone.getByRole('group').filter({ has: phone.getByRole('table') });
    await table.evaluate(box => box.scrollTo({ left: (box.scrollWidth - box.clientWidth) * 0.8 }));
    const [seen, names, column] = await table.evaluate(box => {
      const cells = [...box.querySelectorAll('tbody tr:first-child > *')];
      return [box, cells[0], cells[2]].map(part => part?.getBoundingClientRect());
    });
    expect(column?.left).toBeGreaterThanOrEqual((names?.right ?? Number.POSITIVE_INFINITY) - 1);
    expect(column?.right).toBeLessThanOrEqual((seen?.right ?? 0) + 1);

    const shared = phone.url();
    const text = await phone.getByRole('table').textContent();
    await phone.getByRole('columnheader').getByRole('link').first().click();
    await expect(phone).toHaveURL(/means=90/);
    await expect(phone.getByRole('complementary', { name: wordOf('fr', 'property.contact') })).toContainText(
      own[0] ?? 'no month',
    );
    await phone.context().close();

    const other = await visitor(browser, false, 390);
    await other.goto(shared);
    expect(await other.getByRole('table').textContent()).toBe(text);
    await press(other, other.getByText(cost('credit.legend'), { exact: true }));
    await field(other, 'years').fill('25');
    await press(other, other.getByText(cost('send'), { exact: true }));
    await expect(other).toHaveURL(/ids=6445280.*years=25/);
    expect(await month(other).allTextContents()).not.toEqual(own);
    await other.goto(`${baseURL}/fr/favoris/?ids=6445280&means=90000`);
    await expect(other.getByRole('article')).toContainText(cost('total.with-loan'));
    await other.context().close();
  },
);

test('without script a form selects and compares properties', async ({ browser, baseURL }) => {
  const page = await visitor(browser, false, 390);
  await page.goto(`${baseURL}/fr/favoris/?ids=${SALE.join(',')},6448391`);
  await expect(page.getByText(wordOf('fr', 'favourites.notCompared.other-goal'))).toBeVisible();
  const words = page.getByRole('listitem').getByText(wordOf('fr', 'favourites.compare'), { exact: true });
  for (const at of [0, 1]) {
    await press(page, words.nth(at));
    await expect(page.getByRole('checkbox').nth(at)).toBeChecked();
  }
  await page.getByRole('button', { name: wordOf('fr', 'favourites.compare'), exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await page.context().close();
});

test('a comparison of four properties is printed on one page', ONLY_FULL, async ({ browser, baseURL }) => {
  const page = await visitor(browser, false);
  await page.goto(`${baseURL}/fr/a-vendre/`);
  const cards = await page.getByRole('main').getByRole('article').allTextContents();
  const ids = cards.flatMap(text => /Réf\. (\d+)/.exec(text)?.[1] ?? []).slice(0, 4);
  await page.goto(`${baseURL}/fr/favoris/?ids=${ids.join(',')}`);
  await expect(page.getByRole('columnheader')).toHaveCount(5);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.context().close();
});
