import { expect, test } from 'playwright/test';
import { bodyOf } from '../../support/reading/parse-mail.ts';
import { expectAccessibleFromTheTop } from '../accessible.ts';
import { press } from '../press.ts';
import { linkIn, mailed, send } from '../mailed.ts';
import { addressOf, expectNoSidewaysScroll, kept, live, visitor, watch } from '../site.ts';
import { fieldName, formWith, wordsIn } from '../words.ts';
import { daily } from '../daily.ts';

for (const { language, script, house, zone, confirm, change } of [
  {
    language: 'fr',
    script: true,
    house: 'Maison – Villa',
    zone: 'Namur',
    confirm: '/confirmer/',
    change: '/changer-ma-recherche/',
  },
  {
    language: 'nl',
    script: false,
    house: 'Huis – Villa',
    zone: 'Namen',
    confirm: '/bevestigen/',
    change: '/zoekopdracht-wijzigen/',
  },
] as const) {
  test(
    `an alert from a list in ${language} ${script ? 'with' : 'without'} script takes over the filters, less those unticked`,
    daily(!script),
    async ({ browser }) => {
      const list = wordsIn(language, 'list');
      const words = wordsIn(language, 'form');
      const say = wordsIn(language, 'link');
      const page = await visitor(browser, script, 1440);
      const complaints = watch(page);
      await page.goto(await addressOf(page, '/for-sale/', language));
      if (script) await live(page);
      const filters = page.getByRole('search', { name: list('filters.name') });
      const open = (group: string) =>
        filters
          .getByText(new RegExp(`^${list(`filters.${group}`)}`))
          .first()
          .click();
      const tick = async (option: string) => {
        await press(page, filters.getByText(option, { exact: true }));
        await expect(filters.getByRole('checkbox', { name: new RegExp(`^${option}`) })).toBeChecked();
      };
      await open('type');
      await tick(house);
      await open('more');
      await filters.getByRole('combobox', { name: list('filters.bedroomsMin') }).selectOption('2');
      await tick(list('filters.garden'));
      // The search text last: its suggestions would cover the other filters. It stays even while the request of the last tick is pending.
      await page.getByRole('searchbox').fill('a');
      await page.getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL(/garden=1.*q=a|q=a.*garden=1/);
      await page.getByRole('link', { name: list('alert.short'), exact: true }).click();

      const form = formWith(page, words('demand-register.submit'));
      await expect(form.getByRole('radio', { name: words('option.goal.buy') })).toBeChecked();
      await expect(form.getByRole('checkbox', { name: house, exact: true })).toBeChecked();
      const criteria = form.getByRole('group', { name: words('field.criteria.label') });
      const chip = (kind: string, name = '') => list(`chosen.${kind}`).replace('{{name}}', name);
      for (const told of [chip('q', 'a'), chip('bedroomsMin', '2'), chip('garden')])
        await expect(criteria.getByRole('checkbox', { name: told })).toBeChecked();
      if (script) {
        await live(page);
        await expectNoSidewaysScroll(page);
        await expectAccessibleFromTheTop(page);
      }
      await criteria.getByText(chip('bedroomsMin', '2')).click();
      if (script) {
        // Unticked filters stay unticked after a reload.
        await kept(page);
        await page.reload();
        await live(page);
      }
      await expect(criteria.getByRole('checkbox', { name: chip('bedroomsMin', '2') })).not.toBeChecked();
      const field = (name: string) => form.getByLabel(fieldName(words(`field.${name}.label`)));
      await field('budget').fill('350000');
      await field('firstName').fill('Zoë');
      await field('lastName').fill('Peeters');
      await field('email').fill(`list-${language}@example.be`);
      await form.getByText(words('demand-register.field.consent.label')).click();
      const reference = await send(page, 'demand-register', language);

      const asked = await mailed(`${reference}.sender`);
      expect(bodyOf(asked, 'text/plain')).toContain(chip('garden'));
      await page.goto(linkIn(asked, confirm));
      const main = page.getByRole('main');
      await expect(main).toContainText(`${chip('q', 'a')}, ${chip('garden')}`);
      await expect(main).not.toContainText(chip('bedroomsMin', '2'));
      await page.getByRole('button', { name: say('subscription.alert.confirm.button') }).click();
      await expect(main).toContainText(chip('garden'));
      if (script) await expectAccessibleFromTheTop(page);

      const welcome = await mailed(`${reference}.welcome`);
      expect(bodyOf(welcome, 'text/plain')).toContain(chip('garden'));
      await page.goto(linkIn(welcome, change));
      // The search text named the place; once it is unticked a zone is required.
      const group = (name: string) => page.getByRole('group', { name: words(`field.${name}.label`) });
      await group('criteria').getByText(chip('q', 'a')).click();
      await group('zones').getByText(zone, { exact: true }).click();
      await page.getByRole('button', { name: say('search.button') }).click();
      await expect(page.getByRole('status').filter({ hasText: say('search.saved') })).toBeVisible();
      await expect(page.getByRole('checkbox', { name: chip('garden') })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: chip('q', 'a') })).toHaveCount(0);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );
}
