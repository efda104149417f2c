import { sentFields } from '../../../adapters/wire/sent-fields.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { requestWords } from '../../../adapters/mail/request-words.ts';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { makeDeskBanners } from '../../../application/desk/agency/banner.ts';
import { DESK_FEATURES } from '../../../domain/desk/features.ts';
import type { DeskCall, DeskMember } from '../../../application/desk/shared/desk-handler.ts';
import { type MailsBody, makeMailsDesk } from '../../../application/desk/agency/mails.ts';
import { makeOperationDesk, type OperationBody } from '../../../application/desk/agency/operation.ts';
import { reason, reasonText } from '../../../application/finding/reason.ts';
import type { ImportOutcome, ImportReport } from '../../../application/operate/import-report.ts';
import { BrokenFeed } from '../../../application/ports/catalogue/feed.ts';
import { makeNotedImport } from '../../../application/operate/note-imports.ts';
import { LEAD_TEMPLATE } from '../../../application/ports/mails/outbox.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import { contexts } from '../../../application/view/contexts.ts';
import { aMail, aSubmission, RECEIVED } from '../../arbitraries/a-submission.ts';
import { makeMemoryImportRuns } from '../../support/site/memory-import-runs.ts';
import { openSite } from '../../support/site/sample-site.ts';

const MINUTE = 60_000;
const NOW = RECEIVED + 60 * MINUTE;
const contextIn = await contexts(openSite(), NOW);
const member = (role: DeskMember['role']): DeskMember => ({
  id: role,
  email: `${role}@clairval.example`,
  name: role === 'agent' ? 'An' : 'Marc',
  role,
  personId: undefined,
  language: 'fr',
});
const AGENT = member('agent');
const MANAGER = member('manager');

let ports: RequestPorts;
let mails: ReturnType<typeof makeMailsDesk>;
beforeEach(() => {
  ports = makeMemoryRequestPorts();
  mails = makeMailsDesk({ deskMails: ports.deskMails, mailWriter: ports.mailWriter, requestWords });
});

const call = (who: DeskMember, query = '', page: DeskCall['page'] = 'mails'): DeskCall => ({
  page,
  params: {},
  parameters: new URLSearchParams(query),
  member: who,
  context: contextIn('en'),
  features: new Set(DESK_FEATURES),
  now: NOW,
});
async function shown(who: DeskMember, query = ''): Promise<MailsBody> {
  const found = await mails.open(call(who, query));
  if (found.kind !== 'page') throw new Error(found.kind);
  return found.body;
}
const act = (who: DeskMember, fields: Readonly<Record<string, string>>, query = '') =>
  mails.act?.(call(who, query), sentFields(fields));

describe('the list of mails in the desk', () => {
  test('shows kind, recipient and status of each mail, but not its content', async () => {
    const template = 'contact-me.agency';
    const secret = 'Only the reader knows';
    await ports.submissions.accept(
      aSubmission('Jan', { mails: [aMail('one', { template, data: { remark: secret } })] }),
    );
    await ports.outbox.put([
      aMail('two', { template: 'appointment-confirmed.visitor', data: { secret } }),
      aMail('three', { template: 'alarm' }),
    ]);
    const body = await shown(MANAGER);
    expect(body.rows.map(({ what }) => what)).toEqual([
      { kind: 'named', name: 'alarm' },
      { kind: 'viewing', state: 'confirmed', to: 'visitor' },
      { kind: 'form', form: requestWords.form('contact-me', 'en'), to: 'agency' },
    ]);
    expect(body.rows[2]?.request).toEqual({ id: 'id Jan', href: '/en/desk/requests/id%20Jan/' });
    expect(JSON.stringify(body)).not.toContain(secret);
    expect((await shown(AGENT)).rows.map(({ id }) => id)).toEqual(['one']);
    expect((await shown(AGENT)).isPart).toBe(true);
  });

  test('sends a mail again or gives it up, and logs the member without the address', async () => {
    await ports.submissions.accept(aSubmission('Jan', { mails: [aMail('one')] }));
    await ports.outbox.take(1, RECEIVED, RECEIVED + 1);
    await ports.outbox.failed('one', 'no such mailbox', undefined);
    const query = 'state=given-up';
    expect((await shown(AGENT, query)).rows).toMatchObject([{ reason: 'no such mailbox', mayGoAgain: true }]);
    expect(await act(AGENT, { do: 'again', mail: 'one' }, query)).toEqual({
      kind: 'done',
      location: '/en/desk/mails/?state=given-up',
      notice: { code: 'again' },
    });
    expect((await shown(AGENT)).rows).toMatchObject([{ id: 'one', mayGoAgain: false, mayBeGivenUp: true }]);
    expect(await act(AGENT, { do: 'give-up', mail: 'one' })).toMatchObject({ notice: { code: 'give-up' } });
    expect(await act(AGENT, { do: 'give-up', mail: 'one' })).toMatchObject({ notice: { code: 'unchanged' } });
    expect(await act(AGENT, { do: 'delete', mail: 'one' })).toEqual({ kind: 'none' });
    const log = await ports.deskLog.before(undefined, 9);
    expect(log.map(({ action, by, subject }) => [action, by.name, subject])).toEqual([
      ['mail-given-up', 'An', 'id Jan'],
      ['mail-sent-again', 'An', 'id Jan'],
    ]);
    expect(JSON.stringify(log)).not.toContain('@');
  });

  test('separates leads from mails and is paginated', async () => {
    await ports.outbox.put([aMail('a lead', { template: LEAD_TEMPLATE, to: 'whise' })]);
    await ports.outbox.put(Array.from({ length: 60 }, (_, at) => aMail(`mail ${at}`)));
    expect((await shown(MANAGER, 'of=lead')).rows.map(({ to }) => to)).toEqual(['whise']);
    const first = await shown(MANAGER);
    const rest = await shown(MANAGER, new URL(first.moreHref ?? '', 'http://desk').search);
    expect(first.tabs.map(({ count }) => count)).toEqual([60, 0, undefined]);
    expect([...first.rows, ...rest.rows]).toHaveLength(60);
    expect(rest.moreHref).toBeUndefined();
  });
});

describe('the operation page of the desk', () => {
  test('shows imports, night jobs, alarms and queue lengths', async () => {
    const importRuns = makeMemoryImportRuns();
    await importRuns.begin(NOW, 0);
    await importRuns.ended({ at: NOW, failure: 'timeout' });
    const imported = {
      outcome: 'imported',
      added: 1,
      changed: 0,
      removed: 0,
      unchanged: 9,
      refused: 1,
      warned: 0,
    } as const;
    await ports.importReports.keep(
      { ...imported, version: '2', lines: ['refused: 7 Zip: is missing'], more: 0 },
      RECEIVED,
    );
    await ports.importReports.keep({ outcome: 'failed', reason: 'timeout' }, NOW);
    await ports.nightReports.keep({ requests: 3 }, RECEIVED);
    await ports.alarms.begin({ kind: 'imports', machine: '' }, NOW, []);
    await ports.outbox.put([aMail('one')]);
    const found = await makeOperationDesk({ ...ports, importRuns, hasSoftware: false }).open(
      call(MANAGER, '', 'operation'),
    );
    expect(found.kind === 'page' && (found.body satisfies OperationBody)).toMatchObject({
      alarms: [{ kind: 'imports', since: NOW }],
      queues: [
        { of: 'mail', waiting: 1 },
        { of: 'lead', waiting: 0 },
      ],
      source: { failures: 1, failure: 'timeout' },
      imports: [
        { report: { outcome: 'failed', reason: 'timeout', language: 'en' } },
        { report: { outcome: 'imported', lines: [] } },
      ],
      // The report format of an earlier version.
      lines: ['refused: 7 Zip: is missing'],
      linesLanguage: 'en',
      nights: [{ report: { requests: 3 } }],
    });
  });
});

test('the reason why an import from the agency’s system failed is in the agent’s language, in the state and in the report', async () => {
  const importRuns = makeMemoryImportRuns();
  await importRuns.begin(NOW, 0);
  const why = reason('feed-not-json');
  await importRuns.ended({ at: NOW, failure: reasonText(why, 'en') });
  const importFeed = () => Promise.reject(new BrokenFeed(why));
  const notedImport = makeNotedImport({ importFeed, reports: ports.importReports, clock: { now: () => NOW } });
  await expect(notedImport([])).rejects.toThrow(BrokenFeed);
  const asked = call(MANAGER, '', 'operation');
  const found = await makeOperationDesk({ ...ports, importRuns, hasSoftware: true }).open({
    ...asked,
    context: contextIn('nl'),
  });
  expect(found.kind === 'page' && (found.body satisfies OperationBody)).toMatchObject({
    source: { failure: reasonText(why, 'nl'), failureLanguage: 'nl' },
    imports: [{ report: { outcome: 'failed', reason: reasonText(why, 'nl') } }],
  });
});

describe('import findings, and the reason why an import published nothing', () => {
  test.each([
    ['fr', 'refusé\u00a0: 7 (a-b) Zip\u00a0: manque', 'aucun de ses biens ne peut être lu'],
    ['nl', 'geweigerd: 7 (a-b) Zip: ontbreekt', 'geen enkel pand ervan kan gelezen worden'],
    ['en', 'refused: 7 (a-b) Zip: is missing', 'no listing of it can be read'],
    ['de', 'abgelehnt: 7 (a-b) Zip: fehlt', 'kein Objekt davon lässt sich lesen'],
  ] as const)('are shown in the agent’s language: %s', async (language, line, why) => {
    const { importReports, ...others } = makeMemoryRequestPorts();
    const notReadable: ImportOutcome = {
      kind: 'nothing-readable',
      refused: [],
      leftOut: [],
      warnings: [],
      counts: { refused: 0, warned: 0 },
      externalIds: new Map(),
    };
    const zip = { id: '7', field: 'Zip', reason: reason('missing') };
    const none = { added: [], changed: [], removed: [], kept: [], unchanged: [] };
    const report: ImportReport = {
      listings: none,
      projects: none,
      refused: [zip],
      leftOut: [],
      warnings: [],
      adverts: [],
      counts: { refused: 1, warned: 0 },
      packages: [],
      refusedPackages: 0,
      externalIds: new Map([['7', 'a-b']]),
    };
    const outcomes: ImportOutcome[] = [{ kind: 'imported', version: '2', report }, notReadable];
    const importFeed = async () => outcomes.shift() ?? notReadable;
    const notedImport = makeNotedImport({ importFeed, reports: importReports, clock: { now: () => NOW } });
    await notedImport([]);
    await notedImport([]);
    // Versions of the site without finding codes read the stored report as English text.
    expect((await importReports.last(2)).map(({ report: note }) => note)).toMatchObject([
      { outcome: 'kept', reason: 'no listing of it can be read' },
      { outcome: 'imported', lines: ['refused: 7 (a-b) Zip: is missing'] },
    ]);
    const importRuns = makeMemoryImportRuns();
    const operation = makeOperationDesk({ ...others, importReports, importRuns, hasSoftware: false });
    const found = await operation.open({
      ...call(MANAGER, '', 'operation'),
      context: contextIn(language),
    });
    expect(found.kind === 'page' && found.body).toMatchObject({
      imports: [{ report: { outcome: 'kept', reason: why, language } }, { report: { outcome: 'imported' } }],
      lines: [line],
      linesLanguage: language,
      more: 0,
    });
  });
});

describe('alerts above the pages of the desk', () => {
  const outboxOf = (oldestAt: number | undefined) => ({
    depth: async (of: 'mail' | 'lead' = 'mail') =>
      of === 'mail' && oldestAt !== undefined
        ? { waiting: 3, dead: 0, oldestAt }
        : { waiting: 0, dead: 0, oldestAt: undefined },
  });
  async function runsOf(failures: number) {
    const importRuns = makeMemoryImportRuns();
    for (let at = 0; at < failures; at++) {
      await importRuns.begin(NOW + at, NOW + at);
      await importRuns.ended({ at: NOW + at, failure: 'timeout' });
    }
    return importRuns;
  }
  const above = async (who: DeskMember, oldestAt: number | undefined, failures: number) =>
    makeDeskBanners({ outbox: outboxOf(oldestAt), importRuns: await runsOf(failures) })({
      member: who,
      context: contextIn('nl'),
      now: NOW,
    });

  test('show mails pending for over an hour and imports that failed twice in a row', async () => {
    expect(await above(MANAGER, NOW - 60 * MINUTE, 1)).toEqual([]);
    expect(await above(MANAGER, NOW - 61 * MINUTE, 2)).toEqual([
      { kind: 'mails', figures: { count: 3, minutes: 61 }, href: '/nl/desk/mails/' },
      { kind: 'imports', figures: { count: 2, since: expect.any(Number) }, href: '/nl/desk/operation/' },
    ]);
    expect(await above(MANAGER, undefined, 0)).toEqual([]);
  });

  test('never link an agent to a page for managers', async () => {
    expect((await above(AGENT, NOW - 99 * MINUTE, 2)).map(({ href }) => href)).toEqual(['/nl/desk/mails/', undefined]);
  });
});
