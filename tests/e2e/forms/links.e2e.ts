import { expect, type Page, test } from 'playwright/test';
import { bodyOf, headerOf } from '../../support/reading/parse-mail.ts';
import { expectAccessibleFromTheTop } from '../accessible.ts';
import { linkIn, mailed, send } from '../mailed.ts';
import { addressOf, expectNoSidewaysScroll, live, visitor, watch } from '../site.ts';
import { openDay } from '../../support/visitors/viewing-day.ts';
import { fieldName, formWith, pressDay, wordOf, wordsIn } from '../words.ts';
import { daily, ONLY_FULL } from '../daily.ts';

/** Expects an accessible page; axe needs script in the page. */
async function expectSound(page: Page, script: boolean): Promise<void> {
  if (!script) return;
  await live(page);
  await expectNoSidewaysScroll(page);
  await expectAccessibleFromTheTop(page);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Requests an alert for houses anywhere up to € 350 000 by the form; returns the request's number. */
async function askForAlert(
  page: Page,
  script: boolean,
  { language, house, zone }: { readonly language: string; readonly house: string; readonly zone: string },
): Promise<string> {
  await page.goto(await addressOf(page, '/demand-register/', language));
  if (script) await live(page);
  const words = wordsIn(language, 'form');
  const field = (name: string) => page.getByLabel(fieldName(words(`field.${name}.label`)));
  const form = formWith(page, words('demand-register.submit'));
  for (const option of [words('option.goal.buy'), house, zone]) await form.getByText(option, { exact: true }).click();
  await field('budget').fill('350000');
  await field('firstName').fill('Zoë');
  await field('lastName').fill('D’Hondt <b>');
  await field('email').fill('zoe@example.be');
  await form.getByText(words('demand-register.field.consent.label')).click();
  return send(page, 'demand-register', language);
}

for (const { language, script, house, zone, words: link } of [
  {
    language: 'fr',
    script: true,
    house: 'Maison – Villa',
    zone: 'Vallée de la Meuse, partout',
    words: { confirm: '/confirmer/', change: '/changer-ma-recherche/', end: '/desinscription/' },
  },
  {
    language: 'nl',
    script: false,
    house: 'Huis – Villa',
    zone: 'Maasvallei, overal',
    words: { confirm: '/bevestigen/', change: '/zoekopdracht-wijzigen/', end: '/uitschrijven/' },
  },
] as const) {
  test(
    `an alert in ${language} ${script ? 'with' : 'without'} script is requested, confirmed, changed and ended`,
    daily(!script),
    async ({ browser }) => {
      const page = await visitor(browser, script, 390);
      const complaints = watch(page);
      const say = wordsIn(language, 'link');
      const words = wordsIn(language, 'form');
      const field = (name: string) => page.getByLabel(fieldName(words(`field.${name}.label`)));
      const reference = await askForAlert(page, script, { language, house, zone });

      await page.goto(linkIn(await mailed(`${reference}.sender`), link.confirm));
      await expect(heading(page)).toHaveText(say('subscription.alert.confirm.title'));
      await expect(page.getByRole('main')).toContainText('350.000');
      await expectSound(page, script);
      // Viewing the page confirms nothing: after a reload it still asks.
      await page.reload();
      await page.getByRole('button', { name: say('subscription.alert.confirm.button') }).click();
      await expect(heading(page)).toHaveText(say('subscription.alert.confirmed.title'));
      await expectSound(page, script);

      const welcome = await mailed(`${reference}.welcome`);
      expect(headerOf(welcome, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      await page.goto(linkIn(welcome, link.change));
      await expect(field('budget')).toHaveValue('350.000');
      await field('budget').fill('a lot');
      await page.getByRole('button', { name: say('search.button') }).click();
      await expect(field('budget')).toHaveAttribute('aria-invalid', 'true');
      await expect(field('budget')).toHaveValue('a lot');
      await expectSound(page, script);
      await field('budget').fill('410000');
      await page.getByRole('button', { name: say('search.button') }).click();
      await expect(page.getByRole('status').filter({ hasText: say('search.saved') })).toBeVisible();
      await expect(field('budget')).toHaveValue('410.000');

      const end = linkIn(welcome, link.end);
      await page.goto(end);
      await expect(page.getByRole('main')).toContainText('410.000');
      await expectSound(page, script);
      await page.getByRole('button', { name: say('subscription.alert.end.button') }).click();
      await expect(heading(page)).toHaveText(say('ended.title'));
      await expectSound(page, script);
      await page.goto(end);
      await expect(heading(page)).toHaveText(say('ended.title'));
      await page.goto(linkIn(welcome, link.change));
      await expect(heading(page)).toHaveText(say('nothing.title'));
      await expectSound(page, script);
      expect(complaints.filter(complaint => !/4(?:04|22)/.test(complaint))).toEqual([]);
      await page.context().close();
    },
  );
}

for (const { language, script, house, zone, words: link } of [
  {
    language: 'en',
    script: true,
    house: 'House – Villa',
    zone: 'Meuse valley, anywhere',
    words: { confirm: '/confirm/', pause: '/pause-my-alert/' },
  },
  {
    language: 'de',
    script: false,
    house: 'Haus – Villa',
    zone: 'Maastal, überall',
    words: { confirm: '/bestaetigen/', pause: '/suchauftrag-pausieren/' },
  },
] as const) {
  test(
    `an alert in ${language} ${script ? 'with' : 'without'} script is paused, shown as paused and resumed`,
    daily(!script),
    async ({ browser }) => {
      const page = await visitor(browser, script, 390);
      const complaints = watch(page);
      const words = wordsIn(language, 'link');
      const say = (name: string) => words(`subscription.alert.${name}`);
      const main = page.getByRole('main');
      const button = (name: string) => main.getByRole('button', { name: say(name) });
      const reference = await askForAlert(page, script, { language, house, zone });
      await page.goto(linkIn(await mailed(`${reference}.sender`), link.confirm));
      await button('confirm.button').click();
      await expect(heading(page)).toHaveText(say('confirmed.title'));

      const pause = linkIn(await mailed(`${reference}.welcome`), link.pause);
      await page.goto(pause);
      await expect(heading(page)).toHaveText(say('pause.title'));
      await expect(main).toContainText('350.000');
      await expectSound(page, script);
      // Viewing the page pauses nothing.
      await page.reload();
      await button('pause.button').click();
      await expect(heading(page)).toHaveText(say('paused.title'));
      await expect(main.getByRole('button')).toHaveCount(1);
      await expectSound(page, script);

      await main.getByRole('link', { name: say('change') }).click();
      await expect(heading(page)).toHaveText(words('search.title'));
      await expect(main).toContainText(say('paused.note'));
      await expectSound(page, script);
      await main.getByRole('link', { name: say('end.link') }).click();
      await expect(heading(page)).toHaveText(say('end.title'));
      await expect(main).toContainText(say('paused.note'));
      await expectSound(page, script);
      await main.getByRole('link', { name: say('paused.button') }).click();
      await expect(heading(page)).toHaveText(say('paused.title'));

      await button('paused.button').click();
      await expect(heading(page)).toHaveText(say('resumed.title'));
      await expectSound(page, script);
      await main.getByRole('link', { name: say('end.link') }).click();
      await main.getByRole('link', { name: say('pause.link') }).click();
      await expect(page).toHaveURL(new RegExp(`${pause}$`));
      await expect(heading(page)).toHaveText(say('pause.title'));
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );
}

for (const { language, script, path, ahead } of [
  { language: 'en', script: true, path: '/my-visit/', ahead: 16 },
  { language: 'de', script: false, path: '/meine-besichtigung/', ahead: 15 },
] as const) {
  test(
    `a viewing in ${language} ${script ? 'with' : 'without'} script is booked, moved and cancelled`,
    daily(script),
    async ({ browser }) => {
      const page = await visitor(browser, script, 390);
      const complaints = watch(page);
      const say = wordsIn(language, 'link');
      await page.goto(await addressOf(page, '/contact-appointment/?property=6434027', language));
      if (script) await live(page);
      const words = wordsIn(language, 'form');
      const field = (name: string) => page.getByLabel(fieldName(words(`field.${name}.label`)));
      const hour = (name: string) => page.getByRole('radio', { name: words(`option.slot.${name}`) });
      await field('firstName').fill('Zoë');
      await field('lastName').fill('D’Hondt <b>');
      await field('email').fill('zoe@example.be');
      await pressDay(page, language, openDay(ahead));
      await page.getByText(words('option.slot.am')).click();
      const reference = await send(page, 'contact-appointment', language);

      const booked = await mailed(`${reference}.sender`);
      expect(bodyOf(booked, 'text/calendar')).toContain('SEQUENCE:0');
      const address = linkIn(booked, path);
      await page.goto(address);
      await expect(heading(page)).toHaveText(say('viewing.confirmed.title'));
      await expect(hour('am')).toBeChecked();
      await expectSound(page, script);
      await page.getByText(words('option.slot.pm1')).click();
      await page.getByRole('button', { name: say('viewing.move.button') }).click();
      await expect(page.getByRole('status').filter({ hasText: say('viewing.moved') })).toBeVisible();
      await expect(hour('pm1')).toBeChecked();
      await expectSound(page, script);
      expect(bodyOf(await mailed(`${reference}.changed-1.sender`), 'text/calendar')).toContain('SEQUENCE:1');

      await page.getByRole('button', { name: say('viewing.cancel.button') }).click();
      await expect(heading(page)).toHaveText(say('viewing.cancelled.title'));
      await expectSound(page, script);
      const gone = bodyOf(await mailed(`${reference}.cancelled-2.sender`), 'text/calendar');
      expect(gone).toContain('METHOD:CANCEL');
      expect(gone).toContain('SEQUENCE:2');
      await page.goto(address);
      await expect(heading(page)).toHaveText(say('viewing.cancelled.title'));
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );
}

test('going back to the page of a mailed link requests it again from the server', ONLY_FULL, async ({ browser }) => {
  const page = await visitor(browser, true, 390);
  await page.goto('/en/newsletter/');
  await live(page);
  await page.getByLabel(/^E-mail address/).fill('zoe@example.be');
  await page.getByText(wordOf('en', 'form.sign-newsletter.field.consent.label')).click();
  const reference = await send(page, 'sign-newsletter', 'en');
  await page.goto(linkIn(await mailed(`${reference}.sender`), '/confirm/'));
  await live(page);
  const say = wordsIn('en', 'link');
  await expect(heading(page)).toHaveText(say('subscription.newsletter.confirm.title'));
  // By client-side navigation.
  await page.getByRole('banner').getByRole('link', { name: 'Clairval' }).click();
  await expect(page).toHaveURL(/\/en\/$/);
  await page.goBack();
  await expect(heading(page)).toHaveText(say('subscription.newsletter.confirm.title'));
  await live(page);
  await page.getByRole('button', { name: say('subscription.newsletter.confirm.button') }).click();
  await expect(heading(page)).toHaveText(say('subscription.newsletter.confirmed.title'));
  await page.context().close();
});
