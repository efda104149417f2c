import { expect, type Locator, type Page, test } from 'playwright/test';
import { expectAccessibleFromTheTop } from './accessible.ts';
import { press } from './press.ts';
import { addressOf, expectNoSidewaysScroll, live, visitor, watch } from './site.ts';
import { wordsIn } from './words.ts';
import { daily } from './daily.ts';

/** A house in Flanders for sale at € 725.000, and a flat to let there. */
const HOUSE = '/property/6434027/';
const FLAT = '/property/6485932/';

/** Opens a property page and returns its cost section. */
async function open(page: Page, address: string, title: string, script: boolean): Promise<Locator> {
  await page.goto(address);
  if (script) await live(page);
  return page.getByRole('region', { name: title });
}

for (const [language, script, width] of [
  ['fr', true, 1440],
  ['fr', false, 390],
  ['nl', true, 390],
  ['nl', false, 1440],
] as const) {
  const word = wordsIn(language, 'cost');
  test(
    `the purchase costs of a house are calculated ${script ? 'while one types' : 'without script'}, in ${language} at ${width} pixels`,
    daily(script && width === 1440),
    async ({ browser, baseURL }) => {
      const page = await visitor(browser, script, width);
      const complaints = watch(page);
      const address = `${baseURL}${await addressOf(page, HOUSE, language)}`;
      const cost = await open(page, address, word('title.purchase'), script);
      const field = (key: string) => cost.getByRole('textbox', { name: word(`credit.${key}`) });
      const send = async () => {
        if (!script) await press(page, cost.getByText(word('send'), { exact: true }));
      };

      const box = page.getByRole('complementary', { name: wordsIn(language, 'property')('contact') });
      await expect(box).toContainText('€ 743.699');
      await expect(cost.getByRole('status')).toContainText('€ 743.699');
      await press(page, cost.getByText(word('purpose.other')));
      await field('means').fill('566.198,58');
      await field('rate').fill('3');
      await field('years').fill('20');
      await send();
      if (!script) await expect(cost.getByRole('heading', { level: 2 })).toBeInViewport();
      await press(page, cost.getByText(word('brief.folded')));
      await expect(cost.getByRole('row', { name: word('line.registration-duty') })).toContainText('€ 87.000');
      await expect(cost.getByRole('row', { name: word('line.total') })).toContainText('€ 816.198,58');
      await expect(cost.getByRole('status')).toContainText('€ 816.199');
      await expect(box).toContainText('€ 816.199');
      await expect(cost).toContainText('€ 1.381,43');
      await expect(cost.getByText(word('credit.notOffer'))).toBeVisible();
      await expect(cost).toContainText(word('source.registration-duty.flanders.2025-01-01'));
      await expect(page).toHaveURL(/purpose=other.*means=566.*rate=3&years=20/);
      await expectNoSidewaysScroll(page);

      const other = await visitor(browser, !script, width);
      const shared = await open(other, page.url(), word('title.purchase'), !script);
      await press(other, shared.getByText(word('brief.folded')));
      expect(await shared.getByRole('table').innerText()).toBe(await cost.getByRole('table').innerText());
      await expect(shared.getByRole('radio', { name: word('purpose.other') })).toBeChecked();
      await other.context().close();

      await field('means').fill('1e9');
      await field('years').fill('-5');
      await send();
      await expect(field('means')).toHaveAccessibleDescription(/100\.000\.000/);
      await expect(field('years')).toHaveAccessibleDescription(/40/);
      await expect(cost).not.toContainText('1.381,43');
      if (script) await expectAccessibleFromTheTop(page);

      await field('means').fill('566.198,58');
      await field('years').fill('20');
      await send();
      // Without script the result is another page, which has its own print link.
      await expect(cost).toContainText('1.381,43');
      if (!script) await press(page, cost.getByText(word('brief.folded')));
      await press(page, cost.getByText(word('print')));
      await expect(page).toHaveURL(/view=print/);
      await expect(page.getByRole('article')).toHaveCount(1);
      const sheet = page.getByRole('region', { name: word('title.purchase') });
      await expect(sheet.getByRole('row', { name: word('line.total') })).toContainText('€ 816.198,58');
      await expect(sheet).toContainText('€ 1.381,43');
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );
}

test('the costs of a rental include the statutory deposit and no agency fee', async ({ browser, baseURL }) => {
  const word = wordsIn('nl', 'cost');
  const page = await visitor(browser, true, 390);
  const cost = await open(page, `${baseURL}${await addressOf(page, FLAT, 'nl')}`, word('title.rental'), true);
  await press(page, cost.getByText(word('brief.folded')));
  await expect(cost.getByRole('row', { name: word('line.deposit') })).toContainText('€ 3.360');
  await expect(cost.getByRole('row', { name: word('line.total') })).toContainText('€ 4.746,50');
  await expect(cost).toContainText(word('source.deposit.flanders.2019-01-01'));
  await expect(cost.getByText(word('line.agency'))).toHaveCount(0);
  await page.context().close();
});
