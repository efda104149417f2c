import { randomUUID } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { addDays, brusselsDay } from '../../../domain/text/day.ts';
import { aReservation, aSubmission } from '../../arbitraries/a-submission.ts';
import { midweekDay } from '../../support/visitors/viewing-day.ts';
import { beAtDesk, withDatabase } from './desk-login.ts';
import { expectNoSidewaysScroll, visitor } from '../site.ts';
import { fieldName, wordsIn } from '../words.ts';
import { daily } from '../daily.ts';

const PROPERTY = '6398214';
const AGENT = 'an-de-smet';
/** Weeks after those of the other tests of viewings. */
const LATER = 12;

/** Each journey books in a week of its own. */
const JOURNEYS = (['nl', 'fr'] as const).flatMap(language =>
  [true, false].flatMap(script => [1440, 390].map(width => ({ language, script, width }))),
);

async function book(day: string, lastName: string): Promise<string> {
  const id = `${randomUUID().slice(0, 8).toUpperCase()}-0001`;
  const values = { firstName: 'Zoë', lastName, property: PROPERTY, email: `${id}@example.be` };
  const reservation = aReservation(id, { propertyId: PROPERTY, agentId: AGENT, day, capacity: 9, isAsked: true });
  const more = { id, form: 'contact-appointment', language: 'fr', values, subjectId: PROPERTY, reservation } as const;
  await withDatabase(({ submissions }) => submissions.accept(aSubmission(id, { ...more, mails: [] })));
  return id;
}

for (const [at, { language, width, script }] of JOURNEYS.entries())
  test(
    `an agent confirms a viewing on its request, moves it, blocks the time over it and notes another, in ${language} at ${width} px ${script ? 'with' : 'without'} script`,
    daily(language === 'nl' && script && width === 1440),
    async ({ browser }) => {
      const page = await visitor(browser, script, width);
      const [say, hours, requests] = [
        wordsIn(language, 'desk-calendar'),
        wordsIn(language, 'desk-hours'),
        wordsIn(language, 'desk-requests'),
      ];
      const name = `Bezoek${randomUUID().slice(0, 8)}`;
      const day = midweekDay(LATER + at + JOURNEYS.length * test.info().repeatEachIndex);
      const [id, past] = [await book(day, name), await book(addDays(brusselsDay(Date.now()), -1), name)];
      const button = (text: string) => page.getByRole('button', { name: text, exact: true });
      /** The line below the heading, which has the request's state and its id. */
      const state = (of: string) => page.getByRole('main').getByRole('paragraph').filter({ hasText: of }).first();
      await beAtDesk(page, language, 'manager', AGENT);

      await page.goto(`/${language}/desk/requests/${id}/`);
      const confirm = page.getByRole('form', { name: say('act.confirm.title'), exact: true });
      await confirm.getByLabel(say('field.fromOptional')).fill('10:30');
      await confirm.getByRole('button').click();
      await expect(page.getByRole('status').first()).toContainText(say('notice.confirm'));
      await expect(page.getByText('10:30–11:00').first()).toBeVisible();
      await expect(state(id)).toContainText(requests('one.done'));
      await expectNoSidewaysScroll(page);

      const move = page.getByRole('form', { name: say('act.move.title'), exact: true });
      const sunday = addDays(day, 4);
      await move.getByLabel(say('field.day')).fill(sunday);
      await move.getByRole('button').click();
      await expect(page.getByRole('alert')).toContainText(say('problem.closed-day'));
      await expect(button(say('touched.anyway'))).toBeVisible();
      await expectNoSidewaysScroll(page);
      const offers = page.getByRole('form', { name: say('touched.offered') });
      await offers.getByRole('button').first().click();
      await expect(page.getByRole('status').first()).toContainText(say('notice.move'));
      const [moved] = await withDatabase(({ viewingRecords }) => viewingRecords.ofRequests([id]));
      expect(moved?.day).toBe(addDays(sunday, 1));

      await page.goto(`/${language}/desk/calendar/hours/`);
      const from = page.getByLabel(fieldName(hours('blocked.fromDay')));
      await from.fill(moved?.day ?? '');
      await button(hours('blocked.save')).click();
      const touched = page.getByRole('form', { name: hours('touched.title_one') });
      await expect(touched).toContainText(`Zoë ${name}`);
      await expectNoSidewaysScroll(page);
      await touched.getByRole('button', { name: hours('touched.move'), exact: true }).click();
      await expect(page.getByRole('status').first()).toContainText(hours('notice.blocked'));
      const [again] = await withDatabase(({ viewingRecords }) => viewingRecords.ofRequests([id]));
      expect(again?.day).not.toBe(moved?.day);

      await page.goto(`/${language}/desk/requests/${id}/`);
      await button(say('act.cancel.button')).click();
      await expect(page.getByRole('status').first()).toContainText(say('notice.cancel'));
      await expect(state(id)).not.toContainText(requests('one.done'));

      await page.goto(`/${language}/desk/requests/${past}/`);
      await button(say('act.happened.button')).click();
      await expect(page.getByRole('status').first()).toContainText(say('notice.happened'));
      await expect(state(past)).toContainText(requests('one.done'));
      await page.context().close();
    },
  );
