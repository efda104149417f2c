import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from 'playwright/test';
import { aSubmission } from '../../arbitraries/a-submission.ts';
import { expectAccessible } from '../accessible.ts';
import { beAtDesk, enterDesk, withDatabase } from './desk-login.ts';
import { expectNoSidewaysScroll, LANGUAGES, live, visitor, watch } from '../site.ts';
import { wordOf, wordsIn } from '../words.ts';
import { daily, ONLY_FULL } from '../daily.ts';

const notice = (page: Page) => page.getByRole('status').filter({ hasText: /./ });
/** The entry of a person: its name is in a `strong` element; other entries name it among possible successors. */
const item = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('strong').filter({ hasText: text }) });

for (const language of ['fr', 'de'])
  test(
    `a manager invites a colleague and an owner, changes the role and withdraws access, in ${language}`,
    daily(language === 'de'),
    async ({ page }) => {
      const say = wordsIn(language, 'desk-people');
      const complaints = watch(page);
      const run = randomUUID().slice(0, 8);
      const [agent, owner] = [`agent-${run}@agency.example`, `owner-${run}@example.be`];
      await enterDesk(page, language, 'manager');
      await page.goto(`/${language}/desk/people/`);
      await live(page);
      const invite = page.getByRole('form', { name: say('invite.agent') });
      await invite.getByLabel(say('email')).fill('no address');
      await invite.getByRole('button', { name: say('invite.submit') }).click();
      await expect(invite.getByText(say('error.no-address'))).toBeVisible();
      await expect(invite.getByLabel(say('email'))).toHaveValue('no address');
      // The sticky menu covers content unless the page is at its top.
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page);
      await invite.getByLabel(say('email')).fill(agent);
      await invite.getByRole('button', { name: say('invite.submit') }).click();
      await expect(notice(page)).toContainText(say('notice.agent-invited'));
      await expect(invite.getByLabel(say('email'))).toHaveValue('');
      const row = item(page, agent);
      await expect(row).toContainText(say('state.invited'));
      await row.getByLabel(say('role')).selectOption('manager');
      await row.getByRole('button', { name: wordOf(language, 'desk.save') }).click();
      await expect(notice(page)).toContainText(say('notice.agent-changed'));
      const role = row.getByRole('paragraph').first().getByText(wordOf(language, 'desk.role.manager'), { exact: true });
      await expect(role).toBeVisible();
      await row.getByText(say('remove.agent'), { exact: true }).click();
      await row.getByRole('button', { name: say('remove.submit') }).click();
      await expect(notice(page)).toContainText(say('notice.agent-removed'));
      await expect(row).toHaveCount(0);

      const letIn = page.getByRole('form', { name: say('invite.owner') });
      await letIn.getByLabel(say('email')).fill(owner);
      await letIn.getByLabel(say('properties')).fill('6398214 0000000');
      await letIn.getByRole('button', { name: say('invite.submit') }).click();
      await expect(letIn.getByText('0000000')).toBeVisible();
      await letIn.getByLabel(say('properties')).fill('6398214');
      await letIn.getByRole('button', { name: say('invite.submit') }).click();
      await expect(notice(page)).toContainText(say('notice.owner-invited'));
      const owned = page.getByRole('listitem').filter({ hasText: owner });
      await expect(owned).toContainText('6398214');
      await owned.getByText(say('remove.owner'), { exact: true }).click();
      await owned.getByRole('button', { name: say('remove.submit') }).click();
      await expect(notice(page)).toContainText(say('notice.owner-removed'));
      await expect(owned).toHaveCount(0);

      await page.goto(`/${language}/desk/log/`);
      for (const action of ['owner-removed', 'owner-invited', 'agent-removed', 'agent-invited'])
        await expect(page.getByText(wordOf(language, `desk-log.action.${action}`)).first()).toBeVisible();
      expect(complaints.filter(line => !line.includes('422'))).toEqual([]);
    },
  );

for (const script of [true, false])
  test(
    `a manager exports and erases a person’s data, ${script ? 'with' : 'without'} script`,
    daily(script),
    async ({ browser }) => {
      const page = await visitor(browser, script, 390);
      const say = wordsIn('nl', 'desk-privacy');
      const who = `wis-${randomUUID().slice(0, 8)}`;
      const email = `${who}@example.be`;
      await withDatabase(({ submissions }) => submissions.accept(aSubmission(who, { id: who, mails: [] })));
      await beAtDesk(page, 'nl', 'manager');
      await page.goto('/nl/desk/privacy/');
      if (script) await live(page);
      const [exported, erased] = [say('export.title'), say('erase.title')].map(name =>
        page.getByRole('region', { name, exact: true }),
      );
      await exported?.getByLabel(say('who')).fill(email);
      const downloading = page.waitForEvent('download');
      await exported?.getByRole('button', { name: say('export.submit') }).click();
      const file = await (await downloading).path();
      expect(await readFile(file, 'utf8')).toContain(`"id": "${who}"`);
      await erased?.getByLabel(say('who')).fill(email);
      await erased?.getByRole('button', { name: say('erase.look') }).click();
      await expect(page.getByText(say('kind.requests_one').replace('{{count}}', '1'))).toBeVisible();
      expect(page.url()).not.toContain(who);
      await erased?.getByRole('button', { name: say('erase.submit') }).click();
      await expect(page.getByText(say('error.unsure'))).toBeVisible();
      if (script) await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await erased?.getByText(say('erase.sure')).click();
      await erased?.getByRole('button', { name: say('erase.submit') }).click();
      await expect(notice(page)).toContainText(say('notice.erased'));
      const held = await withDatabase(({ personalData }) => personalData.export(email));
      expect(held).toEqual([]);
    },
  );

test(
  'the pages of managers are accessible and complete in each language, on a phone and in a wide window',
  ONLY_FULL,
  async ({ browser }) => {
    test.slow();
    for (const width of [390, 1440]) {
      const page = await visitor(browser, true, width);
      await beAtDesk(page, 'en', 'manager');
      for (const language of LANGUAGES)
        for (const name of ['people', 'privacy', 'log']) {
          await page.goto(`/${language}/desk/${name}/`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(
            wordOf(language, `desk-${name}.title.${name}`),
          );
          await live(page);
          await expectNoSidewaysScroll(page);
          if (language === 'fr') await expectAccessible(page);
        }
    }
  },
);
