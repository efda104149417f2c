import { randomUUID } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { aReservation, aSubmission } from '../../arbitraries/a-submission.ts';
import { anEntry } from '../../contracts/audit/desk-log.contract.ts';
import { midweekDay } from '../../support/visitors/viewing-day.ts';
import { expectAccessible } from '../accessible.ts';
import { daily } from '../daily.ts';
import { expectNoSidewaysScroll, visitor } from '../site.ts';
import { wordsIn } from '../words.ts';
import { beAtDesk, withDatabase } from './desk-login.ts';

/** A person of the team with whom no other test books. */
const HEIR = { person: 'karim-benali', name: 'Karim Benali' };
const PROPERTIES = ['6398214', '6434027'] as const;
/** Weeks after those of the other tests of viewings. */
const LATER = 20;

const JOURNEYS = [
  { language: 'nl', width: 1440, script: true, how: 'move', isDaily: true },
  { language: 'fr', width: 390, script: false, how: 'move', isDaily: false },
  { language: 'fr', width: 1440, script: true, how: 'keep', isDaily: false },
  { language: 'nl', width: 390, script: true, how: 'keep', isDaily: false },
] as const;

/** Stores a viewing at 10:30 with a person of the agency. */
async function book(day: string, agentId: string, property: string, lastName: string): Promise<string> {
  const id = `${randomUUID().slice(0, 8).toUpperCase()}-0001`;
  const values = { firstName: 'Zoë', lastName, property, email: `${id}@example.be` };
  const reservation = aReservation(id, { propertyId: property, agentId, day, capacity: 9 });
  const more = { id, form: 'contact-appointment', language: 'fr', values, subjectId: property, reservation } as const;
  const exact = { from: '10:30', to: '11:00' };
  await withDatabase(async ({ submissions, viewings }) => {
    await submissions.accept(aSubmission(id, { ...more, mails: [] }));
    await viewings.change(id, 0, { by: 'agency', kind: 'set-hour', exact }, () => [], anEntry(1, { subject: id }));
  });
  return id;
}

async function addAccount(name: string, personId: string) {
  const email = `${name}@agency.example`;
  const account = { id: randomUUID(), email, language: 'nl', role: 'agent', personId, invitedAt: Date.now() } as const;
  await withDatabase(({ sampleAgents }) => sampleAgents.add(account, 'hash'));
  return account;
}

for (const [at, { language, width, script, how, isDaily }] of JOURNEYS.entries())
  test(
    `before an agent’s access ends, what a colleague cannot take over is shown, then ${how === 'move' ? 'moved' : 'kept'}, in ${language} at ${width} px ${script ? 'with' : 'without'} script`,
    daily(isDaily),
    async ({ browser }) => {
      const page = await visitor(browser, script, width);
      const say = wordsIn(language, 'desk-people');
      const run = randomUUID().slice(0, 8);
      const leaver = `gaat-${run}`;
      const [gone, heir] = [await addAccount(leaver, leaver), await addAccount(`blijft-${run}`, HEIR.person)];
      const day = midweekDay(LATER + at + JOURNEYS.length * test.info().repeatEachIndex);
      const handed = await book(day, leaver, PROPERTIES[0], `Bezoek${run}`);
      await book(day, HEIR.person, PROPERTIES[1], `Ander${run}`);
      await beAtDesk(page, language, 'manager');
      await page.goto(`/${language}/desk/people/`);
      const entry = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('strong').filter({ hasText: gone.email }) });
      await entry.getByText(say('remove.agent'), { exact: true }).click();
      await expect(entry).toContainText(say('handOver.viewings_one').replace('{{count}}', '1'));
      await entry.getByLabel(say('handOver.to')).selectOption(heir.id);
      await entry.getByRole('button', { name: say('remove.submit') }).click();

      const clashes = entry.getByRole('region', { name: say('clash.title_one').replace('{{name}}', HEIR.name) });
      await expect(clashes).toContainText(`Zoë Bezoek${run}`);
      await expect(clashes).toContainText(say('clash.against').replace('{{name}}', HEIR.name));
      await expect(clashes.getByRole('link', { name: `Zoë Ander${run}` })).toBeVisible();
      await expectNoSidewaysScroll(page);
      if (script) await expectAccessible(page);
      const visit = async () => (await withDatabase(({ viewingRecords }) => viewingRecords.ofRequests([handed])))[0];
      expect(await visit()).toMatchObject({ agentId: leaver, day, exact: { from: '10:30' } });

      if (how === 'move')
        await clashes
          .getByText(/, \d\d:\d\d/)
          .nth(1)
          .click();
      await clashes.getByRole('button', { name: say(`clash.${how}`), exact: true }).click();
      await expect(page.getByRole('status').filter({ hasText: say('notice.agent-removed') })).toBeVisible();
      await expect(entry).toHaveCount(0);
      const after = await visit();
      expect(after?.agentId).toBe(HEIR.person);
      expect(after?.exact?.from === '10:30' && after.day === day).toBe(how === 'keep');
      expect(await withDatabase(({ agentRecords }) => agentRecords.byId(gone.id))).toBeUndefined();
    },
  );
