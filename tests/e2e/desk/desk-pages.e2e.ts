import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from 'playwright/test';
import { addDays, brusselsDay } from '../../../domain/text/day.ts';
import { aMail } from '../../arbitraries/a-submission.ts';
import { expectAccessible } from '../accessible.ts';
import { beAtDesk, withDatabase } from './desk-login.ts';
import { expectNoSidewaysScroll, live, visitor, watch } from '../site.ts';
import { wordOf, wordsIn } from '../words.ts';
import { daily, ONLY_FULL } from '../daily.ts';
import { FULL } from '../../support/run/full-run.ts';

/** A property of the sample whose advert waits for an answer of its municipality. */
const WAITS = '6427190';
const PAGES = [
  'calendar/hours/',
  `calendar/hours/?property=${WAITS}`,
  'adverts/',
  `adverts/${WAITS}/`,
  'mails/',
  'mails/?state=sent',
  'operation/',
  'log/',
  'privacy/',
  'security/',
];

const notice = (page: Page) => page.getByRole('status').filter({ hasText: /./ });

for (const language of ['fr', 'nl'])
  test(
    `every page of the desk is accessible and stays within its window, wide and narrow, in ${language}`,
    daily(language === 'fr'),
    async ({ page }) => {
      test.slow();
      const complaints = watch(page);
      await beAtDesk(page, language, 'manager', 'claire-vandenhove');
      // Daily: half of the pages, each at one width. Full run: all at both widths.
      for (const [turn, width] of [1280, 390].entries()) {
        await page.setViewportSize({ width, height: 900 });
        for (const path of PAGES.filter((_, at) => FULL || at % 4 === turn * 3)) {
          await page.goto(`/${language}/desk/${path}`);
          await live(page);
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        }
      }
      expect(complaints).toEqual([]);
    },
  );

test('every page of the desk shows the same content without script, on a phone', async ({ browser }) => {
  const page = await visitor(browser, false, 390);
  await beAtDesk(page, 'de', 'manager');
  for (const path of PAGES.filter((_, at) => FULL || at % 3 === 0)) {
    await page.goto(`/de/desk/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await page.context().close();
});

test('an advert lists the missing data, the text to add and the law that requires it', async ({ page }) => {
  const say = wordsIn('en', 'desk-adverts');
  await beAtDesk(page, 'en');
  await page.goto('/en/desk/');
  await live(page);
  await page.getByRole('link', { name: wordOf('en', 'desk.page.adverts'), exact: true }).click();
  // The list of requests also names properties and is shown until the new page is rendered.
  await expect(page.getByRole('heading', { level: 1, name: say('title.adverts') })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: WAITS });
  await row.getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(new RegExp(`/adverts/${WAITS}/`));
  const finding = page.getByRole('region', { name: say('findings') }).getByRole('listitem');
  await expect(finding).toHaveCount(1);
  await expect(finding).toContainText(say('write'));
  await expect(finding).toContainText('VCRO');
  const [shown] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: say('public') }).click(),
  ]);
  await expect(shown).toHaveURL(new RegExp(`/${WAITS}/`));
  await expect(shown.getByRole('main')).toContainText('1-10-2026');
});

for (const script of [true, false])
  test(
    `an agent blocks a slot and frees it, ${script ? 'with' : 'without'} script`,
    daily(script),
    async ({ browser }) => {
      const page = await visitor(browser, script, 390);
      const say = wordsIn('nl', 'desk-hours');
      await beAtDesk(page, 'nl');
      await page.goto('/nl/desk/calendar/hours/');
      if (script) await live(page);
      const blocked = page.getByRole('region', { name: say('blocked.title') });
      const words = `Tandarts ${randomUUID().slice(0, 8)}`;
      const send = blocked.getByRole('button', { name: say('blocked.save') });
      await blocked.getByLabel(say('blocked.fromDay')).fill(addDays(brusselsDay(Date.now()), 67));
      await blocked.getByLabel(say('blocked.fromTime')).fill('14:00');
      await blocked.getByLabel(say('blocked.untilTime')).fill('13:00');
      await blocked.getByLabel(say('blocked.words')).fill(words);
      await send.press('Enter');
      await expect(blocked.getByRole('alert')).toContainText(say('error.order'));
      await expect(blocked.getByLabel(say('blocked.words'))).toHaveValue(words);
      await blocked.getByLabel(say('blocked.untilTime')).fill('15:00');
      await send.press('Enter');
      await expect(notice(page)).toContainText(say('notice.blocked'));
      const item = blocked.getByRole('listitem').filter({ hasText: words });
      await item.getByRole('button', { name: say('blocked.free') }).press('Enter');
      await expect(notice(page)).toContainText(say('notice.freed'));
      await expect(item).toHaveCount(0);
      await page.context().close();
    },
  );

test(
  'a manager limits a property to requests by phone and restores the agency’s default',
  ONLY_FULL,
  async ({ page }) => {
    const say = wordsIn('en', 'desk-hours');
    const property = '6412958';
    await beAtDesk(page, 'en', 'manager');
    await page.goto('/en/desk/calendar/hours/');
    await live(page);
    const windows = page.getByRole('region', { name: say('windows.title') });
    const choose = async (kind: string) => {
      await windows.getByLabel(say('windows.property')).fill(property);
      await windows.getByText(say(`windows.kind.${kind}`), { exact: true }).click();
      await windows.getByRole('button', { name: say('windows.save') }).click();
      await expect(notice(page)).toContainText(say('notice.windows'));
    };
    await choose('phone');
    const kept = () =>
      withDatabase(async ({ viewingHours }) => (await viewingHours.windows()).find(one => one.propertyId === property));
    expect((await kept())?.windows).toEqual({ kind: 'phone' });
    await choose('agency');
  },
);

test('an agent resends a mail that was given up', async ({ page }) => {
  const say = wordsIn('en', 'desk-mails');
  const to = `${randomUUID().slice(0, 8)}@example.be`;
  const id = `mail ${to}`;
  await withDatabase(async ({ outbox }) => {
    await outbox.put([{ ...aMail(id), to }]);
    await outbox.failed(id, '550 no such mailbox', undefined);
  });
  await beAtDesk(page, 'en', 'manager');
  await page.goto('/en/desk/mails/?state=given-up');
  await live(page);
  await page.getByLabel(say('filter.to')).fill(to);
  await page.getByRole('button', { name: say('filter.submit') }).click();
  const row = page.getByRole('row').filter({ hasText: to });
  await expect(row).toContainText('550 no such mailbox');
  await row.getByRole('button', { name: say('do.again') }).press('Enter');
  await expect(notice(page)).toContainText(say('notice.again'));
});
