import { expect, test } from 'playwright/test';
import { expectAccessibleFromTheTop } from '../accessible.ts';
import { openDay } from '../../support/visitors/viewing-day.ts';
import { fieldName, pressDay, wordsIn } from '../words.ts';
import { addressOf, CAPTCHA_ANSWER, expectNoSidewaysScroll, live, visitor, watch } from '../site.ts';
import { daily } from '../daily.ts';

for (const { language, script, width, later } of [
  { language: 'fr', script: true, width: 1440, later: 6 },
  { language: 'fr', script: false, width: 390, later: 7 },
  { language: 'nl', script: true, width: 390, later: 12 },
  { language: 'nl', script: false, width: 820, later: 13 },
] as const) {
  test(
    `a viewing in ${language} ${script ? 'with' : 'without'} script is booked by its day and slot, and the page confirms both`,
    daily(width === 390),
    async ({ browser }) => {
      const page = await visitor(browser, script, width);
      const complaints = watch(page);
      const say = wordsIn(language, 'form');
      const thanks = wordsIn(language, 'feedback');
      const field = (name: string) => page.getByLabel(fieldName(say(`field.${name}.label`)));
      const book = page.getByRole('button', { name: say('contact-appointment.submit') });
      await page.goto(await addressOf(page, '/contact-appointment/?property=6489327', language));
      if (script) await live(page);
      await expect(page.getByRole('radio', { name: say('option.title.unspecified') })).toBeHidden();

      // Neither e-mail nor phone: an error says so, and the chosen slot stays.
      const day = openDay(later);
      await pressDay(page, language, day);
      await page.getByText(say('option.slot.pm2')).click();
      await field('firstName').fill('Zoë');
      await field('lastName').fill('Peeters');
      await page.getByLabel(fieldName(say('captcha.label'))).fill(CAPTCHA_ANSWER);
      await book.click();
      await expect(page.getByRole('alert', { name: say('problem') })).toContainText(say('error.email-or-phone'));
      await expect(page.getByRole('radio', { name: say('option.slot.pm2') })).toBeChecked();
      await expect(page.locator(`input[name="day"][value="${day}"]`)).toBeChecked();
      if (script) await expectAccessibleFromTheTop(page);

      await field('phone').fill('0470 12 34 56');
      await page.getByLabel(fieldName(say('captcha.label'))).fill(CAPTCHA_ANSWER);
      await book.click();
      const booked = page.getByRole('region', { name: thanks('viewing.title') });
      await expect(booked).toContainText(/16:00.*19:00/);
      await expect(booked).toContainText('6489327');
      await expect(booked.getByText(thanks('rental.minimumIncome'))).toBeVisible();
      await expect(page.getByRole('main').getByText(/[0-9A-Z]{5}-[0-9A-Z]{5}/)).toBeVisible();
      await expectNoSidewaysScroll(page);
      if (script) await expectAccessibleFromTheTop(page);

      const download = page.waitForEvent('download');
      await booked.getByRole('link', { name: thanks('viewing.calendar') }).click();
      expect((await download).suggestedFilename()).toBe('visit.ics');
      await booked.getByRole('link', { name: thanks('viewing.back') }).click();
      await expect(page).toHaveURL(/\/6489327\/$/);
      expect(complaints.filter(complaint => !/422/.test(complaint))).toEqual([]);
      await page.context().close();
    },
  );
}
