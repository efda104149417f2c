import { expect, test } from 'playwright/test';
import { fieldName, formWith, wordsIn } from '../words.ts';
import { expectAccessible, expectAccessibleFromTheTop } from '../accessible.ts';
import { addressOf, CAPTCHA_ANSWER, live, visitor, watch } from '../site.ts';
import { daily } from '../daily.ts';

const SOLD = '6417342';
const LETTING = '6489327';
const OPTION = '6371905';

for (const language of ['fr', 'nl'] as const) {
  const say = wordsIn(language, 'form');
  const label = (name: string) => fieldName(say(`field.${name}.label`));
  for (const script of [true, false]) {
    const how = `${language} ${script ? 'with' : 'without'} script`;

    test(
      `the offer form for a rental in ${how} is closed before anything is typed and links to the rental application`,
      daily(language === 'nl' && !script),
      async ({ browser }) => {
        const page = await visitor(browser, script, 390);
        const complaints = watch(page);
        await page.goto(await addressOf(page, `/make-an-offer/?property=${LETTING}`, language));
        if (script) await live(page);
        await expect(page.getByRole('heading', { name: say('closed.for-rent.title') })).toBeVisible();
        await expect(page.getByLabel(label('amount'))).toHaveCount(0);
        if (script) await expectAccessible(page);
        await page.getByRole('link', { name: say('closed.way.rental-application') }).click();
        await expect(page).toHaveURL(new RegExp(`property=${LETTING}`));
        await expect(page.getByLabel(label('income'))).toBeVisible();
        expect(complaints).toEqual([]);
        await page.context().close();
      },
    );

    test(
      `an offer for a sold property in ${how} is refused, keeps its values and accepts another reference`,
      daily(language === 'fr' && script),
      async ({ browser }) => {
        const page = await visitor(browser, script);
        const complaints = watch(page);
        await page.goto(await addressOf(page, '/make-an-offer/', language));
        if (script) await live(page);
        const form = formWith(page, say('purchase-offer.submit'));
        const type = (name: string, text: string) => form.getByLabel(label(name)).fill(text);
        await type('property', SOLD);
        await type('firstName', 'Zoë');
        await type('lastName', 'Peeters');
        await type('email', 'zoe@example.be');
        await type('street', 'Rue de Fer 3');
        await type('postcode', '5000');
        await type('city', 'Namur');
        await type('amount', '250.000');
        await type('validUntil', new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10));
        await form.getByText(say('option.subjectToCredit.no')).click();
        const send = async () => {
          await form.getByLabel(fieldName(say('captcha.label'))).fill(CAPTCHA_ANSWER);
          await form.getByRole('button', { name: say('purchase-offer.submit') }).click();
        };
        await send();
        const problem = page.getByRole('alert', { name: say('problem') });
        await expect(problem).toContainText(say('closed.sold.title'));
        await expect(problem).toBeFocused();
        await expect(problem.getByRole('link', { name: say('closed.way.alert') })).toBeVisible();
        await expect(form.getByLabel(label('amount'))).toHaveValue('250.000');
        if (script) await expectAccessibleFromTheTop(page);
        await type('property', OPTION);
        await send();
        await expect(page).toHaveURL(/[?&]reference=[0-9A-Z]{5}-[0-9A-Z]{5}&mark=[\w-]+$/);
        expect(complaints.filter(complaint => !/422/.test(complaint))).toEqual([]);
        await page.context().close();
      },
    );

    test(
      `a list with its filters is sent to a friend in ${how}`,
      daily(language === 'nl' && script),
      async ({ browser }) => {
        const page = await visitor(browser, script);
        const share = wordsIn(language, 'property');
        await page.goto(`${await addressOf(page, '/for-sale/', language)}?type=4`);
        if (script) await live(page);
        await page.getByText(share('share.name'), { exact: true }).click();
        await page.getByRole('link', { name: share('share.friend') }).click();
        await expect(page.getByText(say('send-to-friend.about'))).toBeVisible();
        const form = formWith(page, say('send-to-friend.submit'));
        await form.getByLabel(fieldName(say('send-to-friend.field.email.label'))).fill('zoe@example.be');
        await form.getByLabel(label('friendEmail')).fill(`bob-${language}-${script}@example.be`);
        await form.getByLabel(label('message')).fill('Kijk eens');
        await form.getByLabel(fieldName(say('captcha.label'))).fill(CAPTCHA_ANSWER);
        await form.getByRole('button', { name: say('send-to-friend.submit') }).click();
        await expect(page).toHaveURL(/\/send-to-friend\/\?reference=/);
        await page.context().close();
      },
    );
  }
}
