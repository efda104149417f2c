import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from 'playwright/test';
import { LEAD_TEMPLATE } from '../../../application/ports/mails/outbox.ts';
import type { Submission } from '../../../application/ports/submissions/submissions.ts';
import { aSubmission } from '../../arbitraries/a-submission.ts';
import { bodyOf, headerOf } from '../../support/reading/parse-mail.ts';
import { expectAccessible } from '../accessible.ts';
import { beAtDesk, enterDesk, withDatabase } from './desk-login.ts';
import { mailed } from '../mailed.ts';
import { ownBytes } from '../own-network.ts';
import { expectNoSidewaysScroll, live, visitor, watch } from '../site.ts';
import { wordsIn } from '../words.ts';
import { daily, ONLY_FULL } from '../daily.ts';
import { FULL } from '../../support/run/full-run.ts';

/** Stores `count` requests of a person with a unique name, oldest first. */
async function keepFor(lastName: string, count: number, more: Partial<Submission> = {}): Promise<readonly string[]> {
  const phone = `+3247${ownBytes(7)
    .map(byte => byte % 10)
    .join('')}`;
  const run = randomUUID().slice(0, 8).toUpperCase();
  const ids = Array.from({ length: count }, (_, at) => `${run}-${String(at).padStart(4, '0')}`);
  await withDatabase(async ({ submissions }) => {
    for (const [at, id] of ids.entries()) {
      const values = {
        firstName: `Nr${at + 1}`,
        lastName,
        property: '6398214',
        phone,
        remark: 'Is it quiet?',
      };
      await submissions.accept(
        aSubmission(id, {
          id,
          language: 'fr',
          receivedAt: Date.now() - (count - at) * 60_000,
          values,
          subjectId: '6398214',
          mails: [],
          ...more,
        }),
      );
    }
  });
  return ids;
}

/** The message about the action just taken: the first status of a page of the desk. */
const notice = (page: Page) => page.getByRole('status').first();

/** Filters the list by a person's name. */
async function find(page: Page, language: string, name: string): Promise<void> {
  const say = wordsIn(language, 'desk-requests');
  await page.getByLabel(say('filter.q')).fill(name);
  await page.getByRole('button', { name: say('filter.submit'), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`q=${name}`));
}

const LANGUAGES = ['en', 'nl'] as const;
for (const language of LANGUAGES)
  test(
    `an agent answers requests by keyboard with three key presses each, in ${language}`,
    daily(language === 'en'),
    async ({ page }) => {
      const say = wordsIn(language, 'desk-requests');
      const complaints = watch(page);
      const name = `Toets${randomUUID().slice(0, 8)}`;
      const count = FULL ? 10 : 3;
      const ids = await keepFor(name, count);
      const { email } = await enterDesk(page, language);
      await live(page);
      await find(page, language, name);
      await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(count);
      for (const [at, id] of ids.toReversed().entries()) {
        await page.locator('main').focus();
        await page.keyboard.press('j');
        await page.keyboard.press('o');
        const box = page.getByLabel(say('answer.words').replace('{{email}}', `${id.toLowerCase()}@example.be`));
        await box.fill(`Antwoord ${at}`);
        await page.getByLabel(say('answer.done')).press('Space');
        await page.getByRole('button', { name: say('answer.submit') }).press('Enter');
        await expect(notice(page)).toContainText(/leaves in|vertrekt over/);
        await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(count - 1 - at);
      }
      expect(complaints).toEqual([]);
      // The mails leave after 20 seconds, for which a daily run does not wait.
      if (!FULL) return;
      const answer = await mailed(`${ids[0]}.answer-1`);
      expect(headerOf(answer, 'Reply-To')).toBe(email);
      expect(headerOf(answer, 'In-Reply-To')).toContain(`<${ids[0]}.sender@`);
      expect(bodyOf(answer, 'text/plain')).toContain(`Antwoord ${count - 1}`);
    },
  );

test('an agent marks requests done from the list and undoes the last one', async ({ page }) => {
  const say = wordsIn('en', 'desk-requests');
  const name = `Undo${randomUUID().slice(0, 8)}`;
  await keepFor(name, 3);
  await beAtDesk(page, 'en');
  await page.goto('/en/desk/');
  await live(page);
  await find(page, 'en', name);
  const rows = page.getByRole('listitem').filter({ hasText: name });
  await expect(rows).toHaveCount(3);
  await page.locator('main').focus();
  for (const key of ['j', 'j', 'k', 'e']) await page.keyboard.press(key);
  await expect(notice(page)).toContainText(say('notice.done'));
  await expect(rows).toHaveCount(2);
  // The focus moves to the next request, so work goes on without a mouse.
  await expect(page.getByRole('link', { name: `Nr2 ${name}` })).toBeFocused();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole('link', { name: `Nr3 ${name}` })).toBeVisible();
  await page.getByRole('button', { name: say('keys.name') }).click();
  await page.getByRole('link', { name: `Nr3 ${name}` }).focus();
  await page.keyboard.press('e');
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: `Nr3 ${name}` })).toBeFocused();
  await expect(rows).toHaveCount(3);
});

test('a new request and another agent’s change appear within five seconds', async ({ page }) => {
  const name = `Soon${randomUUID().slice(0, 8)}`;
  await page.clock.install();
  await beAtDesk(page, 'en');
  await page.goto('/en/desk/');
  await live(page);
  await find(page, 'en', name);
  // From here time passes for the page only by `runFor`: a slow server takes nothing of the five seconds.
  await page.clock.pauseAt(Date.now() + 30_000);
  const [id = ''] = await keepFor(name, 1);
  await page.clock.runFor(5_000);
  await expect(page.getByRole('link', { name: `Nr1 ${name}` })).toBeVisible();
  await withDatabase(({ requestWriter }) =>
    requestWriter.change({ id: 'other', role: 'manager' }, id, () => ({
      to: { state: 'in-hand', agent: { id: undefined, name: 'Élise Marchal' } },
      entry: { by: { id: 'other', name: 'Élise' }, at: Date.now(), action: 'request-begun', subject: id },
    })),
  );
  await page.clock.runFor(5_000);
  await expect(page.getByText('Élise Marchal')).toBeVisible();
});

test('requests are annotated, assigned, done and undone without script, on a phone', async ({ browser }) => {
  const page = await visitor(browser, false, 390);
  const say = wordsIn('fr', 'desk-requests');
  const name = `Rue${randomUUID().slice(0, 8)}`;
  await keepFor(name, 1);
  await enterDesk(page, 'fr');
  await find(page, 'fr', name);
  await page.getByRole('link', { name: `Nr1 ${name}` }).click();
  await expect(page.getByRole('link', { name: /^047\d( \d\d){3}$/ })).toHaveAttribute('href', /^tel:\+3247\d{7}$/);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: say('note.submit') }).click();
  await expect(page.getByText(say('error.empty'))).toBeVisible();
  await page.getByLabel(say('note.words')).fill('Rappeler <b>jeudi</b>');
  await page.getByRole('button', { name: say('note.submit') }).click();
  await expect(notice(page)).toContainText(say('notice.noted'));
  await expect(page.getByText('Rappeler <b>jeudi</b>')).toBeVisible();
  await page.getByRole('button', { name: say('do.done'), exact: true }).click();
  await expect(notice(page)).toContainText(say('notice.done'));
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(page.getByRole('link', { name: `Nr1 ${name}` })).toBeVisible();
});

test('the list and a single request are accessible, wide and narrow', async ({ page }) => {
  const name = `Axe${randomUUID().slice(0, 8)}`;
  const [id = ''] = await keepFor(name, 2, { mails: [] });
  await withDatabase(({ outbox }) =>
    outbox.put([
      {
        id: `${id}.lead`,
        template: LEAD_TEMPLATE,
        language: 'fr',
        to: 'x@example.be',
        replyTo: undefined,
        data: {},
        unsubscribe: undefined,
      },
    ]),
  );
  await beAtDesk(page, 'en', 'manager');
  for (const width of FULL ? [1280, 390] : [390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/en/desk/');
    await live(page);
    await find(page, 'en', name);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: `Nr1 ${name}` }).click();
    await page.getByRole('heading', { level: 1, name: `Nr1 ${name}` }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});

test('managers download the list as a file', ONLY_FULL, async ({ page }) => {
  const name = `Csv${randomUUID().slice(0, 8)}`;
  await keepFor(name, 2);
  await beAtDesk(page, 'en', 'manager');
  await page.goto('/en/desk/');
  await live(page);
  await find(page, 'en', name);
  const file = page.getByRole('link', { name: wordsIn('en', 'desk-requests')('file') });
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(download.suggestedFilename()).toMatch(/^requests-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await (await download.createReadStream()).toArray()).join('').split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[2]).toContain(`"Nr1 ${name}"`);
});
