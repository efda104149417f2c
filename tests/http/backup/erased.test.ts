import { readdirSync, renameSync } from 'node:fs';
import { expect, test } from 'vitest';
import { journalErasures } from '../../../adapters/composition/backup/journal-erasures.ts';
import { aMail, aSubmission, aSubscribing } from '../../arbitraries/a-submission.ts';
import { keptSite, scratchFolder } from '../../support/site/kept-site.ts';
import { callCommand } from '../../support/run/call-command.ts';
import { runCommand } from '../../support/run/run-command.ts';
import { FULL } from '../../support/run/full-run.ts';

const scratch = scratchFolder('erased');
const NOTHING_AGAIN =
  /^Erased again from the journal of erasures: addresses 0, accounts of owners 0, subscriptions 0; /m;

test('erasures since the backup are repeated from the journal, and a missing journal is reported', async () => {
  const site = keptSite(scratch('site'), {}, { now: Date.now });
  const { settings } = site;
  const submission = (name: string) => ({ ...aSubmission(name), receivedAt: Date.now() });
  await site.inDatabase(async ({ submissions, owners, outbox }) => {
    for (const name of ['jan', 'mia']) await submissions.accept(submission(name));
    const { subscription } = aSubscribing('Zoe');
    const subscribed = subscription && { ...subscription, createdAt: Date.now() };
    await submissions.accept({ ...aSubscribing('Zoe'), receivedAt: Date.now(), subscription: subscribed });
    await owners.addSampleAccount(
      { id: 'ann', email: 'ann@example.be', language: 'nl', listingIds: [], invitedAt: 1 },
      'hash',
    );
    await outbox.put([aMail('late', { to: 'jan@example.be' })]);
  });
  site.lay('outbox/jan.eml', 'To: jan@example.be\r\n\r\nHello');
  const file = scratch('site.tar');
  expect(await runCommand('backup', [file], { DATA_DIR: settings.dataDirectory })).toEqual({
    code: 0,
    out: expect.stringMatching(/^\S+ contains all data saved before .+\nSHA-256: [\da-f]{64}\n$/),
    err: '',
  });

  const here = { DATA_DIR: settings.dataDirectory };
  expect(await callCommand('privacy', ['erase', 'JAN@example.be'], here)).toMatchObject({ code: 0 });
  expect(await callCommand('owner', ['revoke', 'ann@example.be'], here)).toMatchObject({ code: 0 });
  await site.inDatabase(async database => {
    const { subscriptions, suppressionList } = await journalErasures(settings, database);
    await subscriptions.end('hash of Zoe');
    await suppressionList.add('a person', Date.now());
  });

  const again = keptSite(scratch('again'));
  const journal = site.path('erased');
  const restored = await runCommand('restore', [file, '--erased', journal], { DATA_DIR: scratch('again') });
  expect(restored).toMatchObject({ code: 0, err: '' });
  expect(restored.out).toContain(
    'Erased again from the journal of erasures: addresses 1, accounts of owners 1, subscriptions 1; opt-outs from recommendations 1.',
  );
  expect(again.rows('select email from submission')).toEqual([{ email: 'mia@example.be' }]);
  expect(again.rows('select * from subscription union all select * from subscription')).toEqual([]);
  expect(again.rows('select person from recommendation_stop')).toEqual([{ person: 'a person' }]);
  expect(again.rows('select id from owner')).toEqual([]);
  expect(again.files().filter(name => name.startsWith('outbox'))).toEqual([]);
  if (!FULL) return;

  const without = await callCommand('restore', [file], { DATA_DIR: scratch('without') });
  expect(without).toMatchObject({ code: 0, err: '' });
  expect(without.out).toContain(
    'No journal of erasures was found. If nothing was erased after the backup, all is well.',
  );
  expect(without.out).toContain('npm run privacy -- erase EMAIL');
  expect(keptSite(scratch('without')).rows('select id from submission order by id')).toHaveLength(3);

  // The journal is part of the restored data: with only the journal in DATA_DIR, the next restore of the same backup finds it there.
  for (const name of readdirSync(scratch('again')))
    if (name !== 'erased') renameSync(again.path(name), scratch(`moved away ${name}`));
  const third = await callCommand('restore', [file], { DATA_DIR: scratch('again') });
  expect(third.out).toContain(
    'Erased again from the journal of erasures: addresses 1, accounts of owners 1, subscriptions 1',
  );
  expect(again.rows('select email from submission')).toEqual([{ email: 'mia@example.be' }]);

  // A backup from after the erasures needs none of them repeated.
  const later = scratch('later.tar');
  expect(await callCommand('backup', [later], { DATA_DIR: scratch('again') })).toMatchObject({ code: 0 });
  const fourth = await callCommand('restore', [later, '--erased', journal], { DATA_DIR: scratch('fourth') });
  expect(fourth.out).toMatch(NOTHING_AGAIN);
  expect(
    await callCommand('restore', [later, '--erased', scratch('none')], { DATA_DIR: scratch('fifth') }),
  ).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^The site was not restored: there is no journal of erasures at .+\.\n$/),
  });
});
