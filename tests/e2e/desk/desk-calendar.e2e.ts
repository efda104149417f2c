import { randomUUID } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { addDays } from '../../../domain/text/day.ts';
import { aReservation, aSubmission } from '../../arbitraries/a-submission.ts';
import { bodyOf } from '../../support/reading/parse-mail.ts';
import { expectAccessible } from '../accessible.ts';
import { beAtDesk, withDatabase } from './desk-login.ts';
import { mailed } from '../mailed.ts';
import { midweekDay } from '../../support/visitors/viewing-day.ts';
import { expectNoSidewaysScroll, live, watch } from '../site.ts';
import { wordsIn } from '../words.ts';
import { daily } from '../daily.ts';

const PROPERTY = '6398214';
const AGENT = 'thomas-lejeune';

/** Number of viewings that the tests of this file book, each on its own day. */
const BOOKED = 4;

/** Stores a viewing on day `number` (from 0) of the days reserved for this file. */
async function book(number: number, lastName: string, isAsked = false) {
  const id = `${randomUUID().slice(0, 8).toUpperCase()}-0001`;
  const day = midweekDay(number + BOOKED * test.info().repeatEachIndex);
  const values = { firstName: 'Zoë', lastName, phone: '+32470123456', property: PROPERTY, email: `${id}@example.be` };
  const reservation = aReservation(id, { propertyId: PROPERTY, agentId: AGENT, day, capacity: 9, isAsked });
  await withDatabase(({ submissions }) =>
    submissions.accept(
      aSubmission(id, {
        id,
        form: 'contact-appointment',
        language: 'fr',
        values,
        subjectId: PROPERTY,
        reservation,
        mails: [],
      }),
    ),
  );
  return { id, day };
}

const LANGUAGES = ['en', 'nl'] as const;
for (const language of LANGUAGES)
  test(
    `an agent confirms the time of a viewing, moves it and reads its history, in ${language}`,
    daily(language === 'nl'),
    async ({ page }) => {
      const say = wordsIn(language, 'desk-calendar');
      const complaints = watch(page);
      const name = `Bezoek${randomUUID().slice(0, 8)}`;
      const { id, day } = await book(LANGUAGES.indexOf(language), name);
      await beAtDesk(page, language, 'agent', AGENT);
      await page.goto(`/${language}/desk/calendar/?week=${day}`);
      await live(page);
      await expectAccessible(page);
      await page.getByRole('link', { name: `Zoë ${name}` }).click();
      await expect(page).toHaveURL(new RegExp(`/calendar/visits/${id}/`));
      await expectAccessible(page);
      const hour = page.getByRole('form', { name: say('act.set-hour.title') });
      await hour.getByLabel(say('field.from')).fill('10:30');
      await hour.getByRole('button', { name: say('act.set-hour.button') }).press('Enter');
      await expect(page.getByRole('status').first()).toContainText(say('notice.set-hour'));
      await expect(page.getByRole('heading', { level: 1 })).toContainText('10:30–11:00');
      const timed = await mailed(`${id}.timed-1.sender`);
      expect(bodyOf(timed, 'text/plain')).toContain('10:30');
      const move = page.getByRole('form', { name: say('act.move.title') });
      await move.getByLabel(say('field.day')).fill('2020-01-01');
      await move.evaluate((form: HTMLFormElement) => (form.noValidate = true));
      await move.getByRole('button').click();
      await expect(page.getByRole('alert')).toContainText(say('problem.past'));
      await expect(move.getByLabel(say('field.day'))).toHaveValue('2020-01-01');
      await move.getByLabel(say('field.day')).fill(addDays(day, 1));
      await move.getByRole('button').click();
      await expect(page.getByRole('status').first()).toContainText(say('notice.move'));
      await expect(page.getByRole('listitem').filter({ hasText: `${say('did.visit-moved')}:` })).toBeVisible();
      await mailed(`${id}.changed-2.sender`);
      // The only console message is the browser's own about the refused form (422).
      expect(complaints.filter(complaint => !complaint.includes('status of 422'))).toEqual([]);
    },
  );

test('an agent declines a requested viewing on a phone without script, and the agent’s own calendar lists it with its address', async ({
  browser,
}) => {
  const say = wordsIn('fr', 'desk-calendar');
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  const name = `Visite${randomUUID().slice(0, 8)}`;
  const { id } = await book(2, name, true);
  const confirmed = await book(3, name);
  await beAtDesk(page, 'fr', 'agent', AGENT);
  await page.goto('/fr/desk/calendar/');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: say('feed.make') }).click();
  const address = await page.getByLabel(say('feed.made')).inputValue();
  const feed = await page.request.get(new URL(address).pathname);
  expect(feed.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const text = (await feed.text()).replaceAll('\r\n ', '');
  expect(text).toContain(`UID:visit-${confirmed.id}@`);
  expect(text).toContain(`Zoë ${name}`);
  await page.goto('/fr/desk/calendar/');
  await page
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('link', { name: `Zoë ${name}` })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/calendar/visits/${id}/`));
  await expectNoSidewaysScroll(page);
  const refuse = page.getByRole('form', { name: say('act.refuse.title') });
  await refuse.getByLabel(say('field.reason')).fill('Le bien est sous option.');
  await refuse.getByRole('button').click();
  await expect(page.getByRole('status').first()).toContainText(say('notice.refuse'));
  expect(bodyOf(await mailed(`${id}.refused-1.sender`), 'text/plain')).toContain('Le bien est sous option.');
  await page.goto('/fr/desk/calendar/');
  await page.getByRole('button', { name: say('feed.end') }).click();
  const ended = await page.request.get(new URL(address).pathname);
  const other = await page.request.get('/desk/calendar/never-made.ics');
  expect([ended.status(), await ended.text()]).toEqual([404, await other.text()]);
  await context.close();
});
