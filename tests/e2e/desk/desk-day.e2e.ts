import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from 'playwright/test';
import { brusselsInstant } from '../../../domain/text/brussels-time.ts';
import { aReservation, aSubmission } from '../../arbitraries/a-submission.ts';
import { anEntry } from '../../contracts/audit/desk-log.contract.ts';
import { bodyOf } from '../../support/reading/parse-mail.ts';
import { openDay } from '../../support/visitors/viewing-day.ts';
import { beAtDesk, withDatabase } from './desk-login.ts';
import { mailed } from '../mailed.ts';
import { addressOf, CAPTCHA_ANSWER, expectNoSidewaysScroll, live, visitor, watch } from '../site.ts';
import { fieldName, pressDay, wordsIn } from '../words.ts';
import { daily } from '../daily.ts';

/** One agent's day in each of two languages, with a property of an agent that no other test uses. */
const DAYS = [
  { language: 'fr', agent: 'karim-benali', property: '6452071', other: '6490763', width: 1280 },
  { language: 'nl', agent: 'julia-schmitz', property: '6438815', other: '6360218', width: 390 },
] as const;

/** Stores a confirmed viewing on the afternoon of a day. */
async function book(name: string, property: string, agent: string, day: string): Promise<string> {
  const id = `${randomUUID().slice(0, 8).toUpperCase()}-0001`;
  const values = { firstName: 'Zoë', lastName: name, property, email: `${id}@example.be` };
  const afternoon = { slot: 'pm1', from: '13:00', to: '16:00' };
  const reservation = aReservation(id, { propertyId: property, agentId: agent, day, capacity: 1, ...afternoon });
  const more = { id, form: 'contact-appointment', language: 'nl', values, subjectId: property, reservation } as const;
  await withDatabase(({ submissions }) => submissions.accept(aSubmission(id, { ...more, mails: [] })));
  return id;
}

/** Opens a viewing from the calendar of its week, by keyboard. */
async function open(page: Page, language: string, day: string, name: string): Promise<void> {
  await page.goto(`/${language}/desk/calendar/?week=${day}`);
  await live(page);
  await page.getByRole('link', { name: `Zoë ${name}` }).press('Enter');
  await expect(page).toHaveURL(/\/calendar\/visits\//);
}

for (const { language, agent, property, other, width } of DAYS)
  test(
    `visitors are offered no slot that the agent’s own calendar blocks, and two viewings are moved by keyboard, in ${language}`,
    daily(language === 'nl'),
    async ({ page, browser }) => {
      const say = wordsIn(language, 'desk-calendar');
      const complaints = watch(page);
      const [busy, day] = [openDay(15), openDay(16)];
      const { id: account } = await beAtDesk(page, language, 'agent', agent);
      await page.setViewportSize({ width, height: 900 });
      // As after the last fetch of the calendar: the morning of one day is busy, without any detail.
      await withDatabase(async ({ busyFeeds }) => {
        const encryptedAddress = `address of ${account}`;
        await busyFeeds.setAddress(
          account,
          encryptedAddress,
          anEntry(0, { action: 'busy-address-set', subject: account }),
        );
        const morning = { from: brusselsInstant(busy, '09:30'), until: brusselsInstant(busy, '13:00') };
        await busyFeeds.keep({ agentId: account, encryptedAddress }, [morning], Date.now(), false);
      });

      const guest = await visitor(browser, true, width);
      const words = wordsIn(language, 'form');
      await guest.goto(await addressOf(guest, `/contact-appointment/?property=${property}`, language));
      await live(guest);
      await pressDay(guest, language, busy);
      await expect(guest.getByRole('radio', { name: words('option.slot.am') })).toBeDisabled();
      await guest.getByText(words('option.slot.pm1')).click();
      const visiting = `Gast${randomUUID().slice(0, 8)}`;
      for (const [name, value] of [
        ['firstName', 'Zoë'],
        ['lastName', visiting],
        ['phone', '0470 12 34 56'],
      ] as const)
        await guest.getByLabel(fieldName(words(`field.${name}.label`))).fill(value);
      await guest.getByLabel(fieldName(words('captcha.label'))).fill(CAPTCHA_ANSWER);
      await guest.getByRole('button', { name: words('contact-appointment.submit') }).click();
      const thanks = wordsIn(language, 'feedback');
      await expect(guest.getByRole('region', { name: thanks('viewing.title') })).toBeVisible();
      await guest.context().close();

      const [first, second] = [`Een${randomUUID().slice(0, 8)}`, `Twee${randomUUID().slice(0, 8)}`];
      const ids = [await book(first, property, agent, day), await book(second, other, agent, day)];
      const move = page.getByRole('form', { name: say('act.move.title') });
      const moveTo = async (to: string, slot: number, from = '') => {
        await move.getByLabel(say('field.day')).fill(to);
        await move.getByLabel(say('field.slot')).selectOption({ index: slot });
        await move.getByLabel(say('field.from')).fill(from);
        await move.getByRole('button').press('Enter');
      };

      await open(page, language, day, first);
      // The busy morning blocks the agent's own move as well.
      await moveTo(busy, 0);
      await expect(page.getByRole('alert')).toContainText(say('problem.agent-busy'));
      await moveTo(busy, 2, '17:00');
      await expect(page.getByRole('status').first()).toContainText(say('notice.move'));
      await open(page, language, day, second);
      // Refused: travel to the other house takes longer than the 15 minutes between the viewings.
      await moveTo(busy, 2, '17:45');
      await expect(page.getByRole('alert')).toContainText(say('problem.hour-taken'));
      await expect(move.getByLabel(say('field.from'))).toHaveValue('17:45');
      await expectNoSidewaysScroll(page);
      await moveTo(busy, 2, '18:15');
      await expect(page.getByRole('status').first()).toContainText(say('notice.move'));
      for (const [at, hour] of ['17:00', '18:15'].entries()) {
        expect(bodyOf(await mailed(`${ids[at]}.changed-1.sender`), 'text/plain')).toContain(hour);
        expect(bodyOf(await mailed(`${ids[at]}.changed-1.agency`), 'text/calendar')).toContain('SEQUENCE:1');
      }
      await page.goto(`/${language}/desk/calendar/?week=${busy}`);
      for (const name of [visiting, first, second])
        await expect(page.getByRole('link', { name: `Zoë ${name}` })).toBeVisible();
      expect(complaints.filter(complaint => !complaint.includes('status of 422'))).toEqual([]);
    },
  );
