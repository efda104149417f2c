import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { aSubmission } from '../../arbitraries/a-submission.ts';
import { expectAccessible } from '../accessible.ts';
import { daily, ONLY_FULL } from '../daily.ts';
import { mailed, OUTBOX } from '../mailed.ts';
import { press } from '../press.ts';
import { expectNoSidewaysScroll, live, visitor } from '../site.ts';
import { wordsIn } from '../words.ts';
import { beAtDesk, withDatabase } from './desk-login.ts';

/** The message about the action just taken: the first status of a page of the desk. */
const notice = (page: Page) => page.getByRole('status').first();

/** Stores a question by a person with a unique name; returns its id and the name. */
async function ask(): Promise<{ readonly id: string; readonly name: string }> {
  const run = randomUUID().slice(0, 8);
  const [id, name] = [`${run.slice(0, 4)}-${run.slice(4)}`.toUpperCase(), `Vraag${run}`];
  const values = { firstName: 'Élise', lastName: name, property: '6398214', remark: 'Is it quiet?' };
  const accepted = await withDatabase(({ submissions }) =>
    submissions.accept(aSubmission(id, { id, language: 'fr', receivedAt: Date.now(), values, mails: [] })),
  );
  expect(accepted.kind).toBe('kept');
  return { id, name };
}

/** Expects the notice within the window, not focused, and its button second in the tab order. */
async function expectInSight(page: Page, language: string): Promise<void> {
  const say = wordsIn(language, 'desk');
  const box = await notice(page).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (!box) throw new Error('there is no notice');
  expect(box.y).toBeGreaterThan(height / 2);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  for (const said of [notice(page), page.getByRole('alert')]) await expect(said.locator(':focus')).toHaveCount(0);
  await page.getByRole('link', { name: say('skip'), exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: say('undo'), exact: true }).first()).toBeFocused();
}

for (const language of ['fr', 'nl'] as const)
  for (const script of [true, false])
    for (const width of [1440, 390])
      test(
        `an answer is taken back while it waits, and its text is sent later, in ${language}, ${width} px, ${script ? 'with' : 'without'} script`,
        daily(language === 'fr' && script && width === 1440),
        async ({ browser }) => {
          test.setTimeout(90_000);
          const page = await visitor(browser, script, width);
          const [say, undo] = [wordsIn(language, 'desk-requests'), wordsIn(language, 'desk')('undo')];
          const { id, name } = await ask();
          await beAtDesk(page, language);
          await page.goto(`/${language}/desk/requests/${id}/`);
          if (script) await live(page);
          const box = page.getByLabel(say('answer.words').replace('{{email}}', `${id.toLowerCase()}@example.be`));
          await box.fill('Samedi à 11 h');
          await press(page, page.getByText(say('answer.done'), { exact: true }));
          await expect(page.getByRole('checkbox', { name: say('answer.done') })).toBeChecked();
          await page.getByRole('button', { name: say('answer.submit'), exact: true }).click();
          await expect(notice(page)).toContainText(/1\d|20/);
          await expectInSight(page, language);
          await expectNoSidewaysScroll(page);
          if (script) await expectAccessible(page);
          await page.getByRole('button', { name: undo, exact: true }).click();
          await expect(notice(page)).toContainText(say('notice.answer-taken-back'));
          await expect(box).toHaveValue('Samedi à 11 h');
          await expect(page.getByRole('heading', { level: 1, name: `Élise ${name}` })).toBeVisible();
          await expect(page.getByRole('main')).toContainText(say('one.new'));
          // Sent again, by the button of the request taken back too late.
          await page.getByRole('button', { name: say('answer.submit'), exact: true }).click();
          await expect(notice(page)).toBeVisible();
          if (!script) {
            await page.waitForTimeout(21_000);
            await page.getByRole('button', { name: say('held.takeBack') }).click();
            await expect(notice(page)).toContainText(say('notice.answer-left'));
          } else await expect(notice(page)).toContainText(say('notice.answered'), { timeout: 25_000 });
          await mailed(`${id}.answer-1`);
          expect(existsSync(new URL(`${id}.answer-2.eml`, OUTBOX))).toBe(false);
        },
      );

test('a colleague sees that an answer leaves, and an answer written meanwhile is not sent', async ({ browser }) => {
  const [page, other] = [await visitor(browser, true), await visitor(browser, true)];
  const say = wordsIn('en', 'desk-requests');
  const { id, name } = await ask();
  for (const each of [page, other]) {
    await beAtDesk(each, 'en');
    await each.goto(`/en/desk/requests/${id}/`);
    await live(each);
  }
  const box = (of: Page) => of.getByLabel(say('answer.words').replace('{{email}}', `${id.toLowerCase()}@example.be`));
  const send = (of: Page) => of.getByRole('button', { name: say('answer.submit'), exact: true }).click();
  await box(page).fill('Yes');
  await send(page);
  await expect(notice(page)).toBeVisible();
  await box(other).fill('No');
  await send(other);
  await expect(other.getByText(say('error.late'))).toBeVisible();
  await expect(other.getByRole('region', { name: say('notes'), exact: true })).toContainText(/leaves in \d+ s/);
  await expect(box(other)).toHaveValue('No');
  await other.goto(`/en/desk/?q=${name}`);
  await expect(other.getByRole('listitem').filter({ hasText: name })).toContainText(/leaves in \d+ s/);
  await expect(other.getByRole('button', { name: say('held.takeBack') })).toHaveCount(0);
});

test('an answer is sent by Ctrl+Enter and taken back by z, which a field keeps for its text', async ({ browser }) => {
  const page = await visitor(browser, true);
  const say = wordsIn('fr', 'desk-requests');
  const { id } = await ask();
  await beAtDesk(page, 'fr');
  await page.goto(`/fr/desk/requests/${id}/`);
  await live(page);
  const box = page.getByLabel(say('answer.words').replace('{{email}}', `${id.toLowerCase()}@example.be`));
  await box.fill('Samedi');
  await page.keyboard.press('Enter');
  await page.keyboard.press('z');
  await expect(box).toHaveValue('Samedi\nz');
  await page.keyboard.press('Control+Enter');
  await expect(notice(page)).toContainText(/1\d|20/);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('z');
  await expect(notice(page)).toContainText(say('notice.answer-taken-back'));
  await expect(box).toHaveValue('Samedi\nz');
});

test('drafts of answers and notes survive reload and navigation, and end on sending and on logging out', async ({
  browser,
}) => {
  const page = await visitor(browser, true);
  const say = wordsIn('fr', 'desk-requests');
  const [{ id }, other] = [await ask(), await ask()];
  const box = (of: string) =>
    page.getByLabel(say('answer.words').replace('{{email}}', `${of.toLowerCase()}@example.be`));
  const open = async (of: string) => {
    await page.goto(`/fr/desk/requests/${of}/`);
    await live(page);
  };
  await beAtDesk(page, 'fr');
  await open(id);
  await box(id).fill('Un brouillon');
  await page.getByLabel(say('note.words')).fill('Rappeler');
  await expect(page.getByText(/Brouillon gardé à \d{1,2}:\d\d/)).toHaveCount(2);
  await page.reload();
  await expect(box(id)).toHaveValue('Un brouillon');
  await open(other.id);
  await expect(page.getByLabel(say('note.words'))).toHaveValue('');
  await open(id);
  await expect(page.getByLabel(say('note.words'))).toHaveValue('Rappeler');
  await page.getByRole('button', { name: say('note.submit'), exact: true }).click();
  await expect(notice(page)).toContainText(say('notice.noted'));
  await expect(page.getByLabel(say('note.words'))).toHaveValue('');
  await page.reload();
  await expect(box(id)).toHaveValue('Un brouillon');
  await expect(page.getByLabel(say('note.words'))).toHaveValue('');
  await page.getByRole('button', { name: wordsIn('fr', 'desk')('logout'), exact: true }).click();
  await page.waitForURL('**/desk/login/**');
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter(key => key.startsWith('draft ')))).toEqual([]);
});

test('a note is stored although the browser denies access to its storage', ONLY_FULL, async ({ browser }) => {
  const page = await visitor(browser, true);
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  const say = wordsIn('en', 'desk-requests');
  const { id } = await ask();
  await beAtDesk(page, 'en');
  await page.goto(`/en/desk/requests/${id}/`);
  await live(page);
  await page.getByLabel(say('note.words')).fill('Call back');
  await page.getByRole('button', { name: say('note.submit'), exact: true }).click();
  await expect(notice(page)).toContainText(say('notice.noted'));
  await expect(page.getByText(/Draft kept/)).toHaveCount(0);
});
