import { readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { commandJsonSchema, type ImportDocument } from '../../../adapters/composition/report/command-document.ts';
import { readLastImport } from '../../../adapters/sql/last-import.ts';
import { openDatabase } from '../../../adapters/sql/open-database.ts';
import { takeTurns } from '../../../adapters/system/take-turns.ts';
import { agencyIn } from '../../support/site/agency-in.ts';
import { canaryText, SAID, SECRETS } from '../../support/reading/canary.ts';
import { callCommand } from '../../support/run/call-command.ts';
import { importFolder, type ImportRan, runImport, startImport } from '../../support/run/run-import.ts';
import { fixedClock, SAMPLE } from '../../support/site/sample-site.ts';
import { feedOf, GOOD_RECORD } from '../feed/good-record.ts';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';
import { FULL } from '../../support/run/full-run.ts';

const validate = new Ajv2020({ strict: false, validateFormats: false }).compile<ImportDocument>(commandJsonSchema());
let folder = importFolder();
const folders = [folder];
beforeEach(() => {
  folder = importFolder();
  folders.push(folder);
});
afterAll(() => {
  for (const made of folders) made.remove();
});

async function run(parameters: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<ImportRan> {
  const environment = { CONTENT_DIR: agencyIn('en'), DATA_DIR: folder.dataDirectory, ...more };
  const { code, out, err } = await callCommand('import', parameters, environment);
  return { code, output: out, errors: err };
}
const records = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...GOOD_RECORD, ID: String(7_000_000 + at) }));

async function idsSeen(): Promise<string[]> {
  const database = await openDatabase({ dataDirectory: folder.dataDirectory, timeoutMs: 10_000 });
  const { types, places } = SAMPLE.content;
  const { index } = await (
    await database.catalogue({ types, places, baseMap: builtInBaseMap(), runSlices: takeTurns })
  ).current();
  await database.close();
  return [...index.columns.sale.id, ...index.columns.rent.id].sort();
}

describe('npm run import', () => {
  test('prints what changed, and importing the same file again changes nothing', async () => {
    const first = await run(['fixtures/agency/feed.json']);
    expect(first).toMatchObject({ code: 0, errors: '' });
    expect(first.output).toContain('feed.json: 55 added, 0 changed, 0 removed, 0 refused, 0 unchanged.\n');
    const next = await run(['fixtures/agency/feed-next.json']);
    expect(next).toEqual({
      code: 0,
      errors: '',
      output: [
        'added: 6490763',
        'changed: 6371905 6415736',
        'removed: 6417342',
        'feed-next.json: 1 added, 2 changed, 1 removed, 0 refused, 52 unchanged.',
        'Version 2 is published; running servers show it within a second.',
        '',
      ].join('\n'),
    });
    const again = await run(['fixtures/agency/feed-next.json']);
    expect(again).toEqual({
      code: 0,
      errors: '',
      output: [
        'feed-next.json: 0 added, 0 changed, 0 removed, 0 refused, 55 unchanged.',
        'The published version is unchanged.',
        '',
      ].join('\n'),
    });
  });

  test('names each refused record with its field and reason', async () => {
    await run([folder.write(feedOf(records(4)))]);
    const [a, b, c, d] = records(4);
    const file = folder.write(
      feedOf([{ ...a, Price: 'a lot' }, { ...b, PublishedOn: undefined }, { ...c, PublishedOn: '12/31/2026' }, d]),
    );
    const { code, output } = await run([file]);
    expect(code).toBe(0);
    expect(output.split('\n')).toEqual([
      'refused: 7000000 Price: must be a number, but is "a lot"',
      'refused: 7000001 PublishedOn: is missing',
      'refused: 7000002 PublishedOn: is not an unambiguous day: "12/31/2026"',
      'left as they were: 7000000 7000001 7000002',
      expect.stringContaining('0 added, 0 changed, 0 removed, 3 refused, 1 unchanged, 3 left as they were.'),
      'The published version is unchanged.',
      '',
    ]);
    expect(await idsSeen()).toHaveLength(4);
  });

  test('with --json prints one document, in the language of the site, with the same status', async () => {
    const json = async (parameters: readonly string[], more: Readonly<Record<string, string>> = {}) => {
      const ran = await run([...parameters, '--json'], { CONTENT_DIR: agencyIn('de'), ...more });
      const document: unknown = JSON.parse(ran.output);
      if (!validate(document)) throw new Error(JSON.stringify(validate.errors));
      return { ...ran, document };
    };
    const [a, b, ...others] = records(10);
    const first = await json([folder.write(feedOf([{ ...a, PublishedOn: null }, b ?? {}, ...others]), 'ten.json')]);
    expect([first.code, first.errors]).toEqual([0, '']);
    expect(first.document).toMatchObject({
      format: 1,
      command: 'import',
      outcome: 'imported',
      dryRun: false,
      file: 'ten.json',
      version: '1',
      listings: {
        added: expect.arrayContaining(['7000001']),
        changed: [],
        removed: [],
        kept: [],
        unchanged: 0,
        unchangedIds: [],
      },
      refused: 1,
    });
    const [refused] = first.document.findings;
    expect(refused).toEqual({
      severity: 'refused',
      code: 'missing',
      file: 'ten.json',
      record: '7000000',
      field: 'PublishedOn',
      values: {},
      text: 'fehlt',
    });
    const advert = first.document.findings.find(({ severity }) => severity === 'breach');
    expect(advert).toMatchObject({
      file: 'ten.json',
      values: { region: 'wallonia' },
      law: { address: expect.stringMatching(/^https:/) },
    });
    const trial = await json([folder.write(feedOf(records(10)), 'again.json'), '--dry-run']);
    expect(trial.document.listings).toEqual({
      added: ['7000000'],
      changed: [],
      removed: [],
      kept: [],
      unchanged: 9,
      unchangedIds: records(10).flatMap(({ ID }) => (ID === '7000000' ? [] : [ID])),
    });
    if (!FULL) return;
    const few = await json([folder.write(feedOf(records(2)), 'few.json'), '--dry-run']);
    expect(few.code).toBe(1);
    expect(few.errors).toMatch(/^Nichts wurde importiert: In few\.json fehlen 8 von 9 veröffentlichten Objekten/);
    expect(few.document).toMatchObject({ outcome: 'removes-too-much', dryRun: true, failure: few.errors.trimEnd() });
    expect(few.document.listings.removed).toHaveLength(8);
    const broken = await json([folder.write('<html>', 'page.json')]);
    expect(broken).toMatchObject({
      code: 1,
      document: {
        outcome: 'failed',
        failure: expect.stringContaining('page.json'),
        findings: [{ code: 'feed-not-json' }],
      },
    });
    const undone = await json(['undo']);
    expect(undone).toMatchObject({ code: 1, document: { outcome: 'nothing-before' } });
    const refusedSetting = await json([], { PORT: 'none' });
    expect(refusedSetting).toMatchObject({ code: 1, document: { outcome: 'failed', file: '' } });
  });

  test.runIf(FULL).each([
    ['fr', 'refusé\u00a0: 7000000 PublishedOn\u00a0: manque', 'Rien n’a été publié\u00a0: c’était un essai.'],
    ['nl', 'geweigerd: 7000000 PublishedOn: ontbreekt', 'Er is niets gepubliceerd: dit was een proef.'],
    ['en', 'refused: 7000000 PublishedOn: is missing', 'Nothing was published: this was a trial.'],
    ['de', 'abgelehnt: 7000000 PublishedOn: fehlt', 'Nichts wurde veröffentlicht: Das war ein Versuch.'],
  ] as const)('prints in the language of the site: %s', async (language, found, ended) => {
    const [a, b] = records(2);
    const file = folder.write(feedOf([{ ...a, PublishedOn: null }, b ?? {}]));
    const { output } = await run([file, '--dry-run'], { CONTENT_DIR: agencyIn(language) });
    expect(output.split('\n')).toContain(found);
    expect(output.split('\n')).toContain(ended);
  });

  test.runIf(FULL)('stops if over 30 % would be removed, and prints how to continue', async () => {
    await run([folder.write(feedOf(records(10)))]);
    const few = folder.write(feedOf(records(6)), 'few.json');
    expect(await run([few])).toEqual({
      code: 1,
      output: 'would be removed: 7000006 7000007 7000008 7000009\n',
      errors:
        'Nothing was imported: few.json lacks 4 of 10 published listings (40 %). If they are really gone, add --force.\n',
    });
    expect(await idsSeen()).toHaveLength(10);
    expect(await run([few, '--force'])).toMatchObject({ code: 0, errors: '' });
    expect(await idsSeen()).toHaveLength(6);
  });

  test.runIf(FULL)('undoes the last publication, and that undo as well', async () => {
    expect(await run(['undo'])).toEqual({
      code: 1,
      output: '',
      errors: 'Nothing was undone: there is no version before the one that visitors see.\n',
    });
    await run([folder.write(feedOf(records(4)))]);
    expect((await run(['undo'])).code).toBe(1);
    const [, second, ...others] = records(4);
    await run([folder.write(feedOf([{ ...second, Price: 450_000 }, ...others, { ...GOOD_RECORD, ID: '8000001' }]))]);
    const lines = ['added: 7000000', 'changed: 7000001', 'removed: 8000001', 'undo: 1 added, 1 changed, 1 removed.'];
    const trial = await run(['undo', '--dry-run']);
    expect(trial).toEqual({
      code: 0,
      errors: '',
      output: [...lines, 'Nothing was published: this was a trial.', ''].join('\n'),
    });
    const published =
      'is published, as it was before the last one; running servers show it within a second, and no search alert announces it.';
    expect(await run(['undo'])).toEqual({
      code: 0,
      errors: '',
      output: [...lines, `Version 3 ${published}`, ''].join('\n'),
    });
    expect(await idsSeen()).toEqual(['7000000', '7000001', '7000002', '7000003']);
    expect((await run(['undo'])).output).toContain('added: 8000001\nchanged: 7000001\nremoved: 7000000\n');
    expect(await idsSeen()).toEqual(['7000001', '7000002', '7000003', '8000001']);
  });

  const good = feedOf(records(3));
  // The cases are few, because each starts a process; the feed parser's own tests cover all kinds of broken feeds.
  const bad: readonly (readonly [string, string | Uint8Array, RegExp])[] = [
    ['nothing', '', /is not JSON/],
    ['a page', '<html><body>503</body></html>', /is not JSON/],
    ['half of a feed', good.slice(0, good.length / 2), /: line \d+, column \d+: /],
    ['a feed and more', `${good}x`, /: line \d+, column \d+: /],
    ['numbers that are none', good.replaceAll('489000', 'NaN'), /is not JSON.*line 1/],
    ['a list', '[]', /must be an object with Properties/],
    ['another object', '{"listings":[]}', /Properties must be a list/],
    ['a list that is none', '{"Properties":{"0":{}}}', /Properties must be a list/],
    ['projects that are no list', '{"Properties":[],"Projects":3}', /Projects must be a list/],
    ['no record that can be read', '{"Properties":[1,null,"x",[],{}]}', /no listing of .* can be read/],
    ['bytes', Buffer.from([0, 255, 254, 1]), /is not JSON/],
  ];
  test.each(FULL ? bad : bad.slice(2, 3))(
    'reports in one line what is wrong with %s, and changes nothing',
    async (_, content, reason) => {
      const { code, errors } = await runImport([folder.write(content)], { DATA_DIR: folder.dataDirectory });
      expect(code).toBe(1);
      expect(errors).toMatch(/^[^\n]+\n$/);
      expect(errors).toMatch(reason);
    },
  );

  test.runIf(FULL).each<[string, Uint8Array]>([
    ['windows-1252', Buffer.from(feedOf([{ ...GOOD_RECORD, City: 'Liège', Zip: '4000' }]), 'latin1')],
    ['UTF-16', Buffer.from(`\uFEFF${good}`, 'utf16le')],
  ])('reads a file in %s', async (_, content) => {
    const { code, errors } = await run([folder.write(content)]);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
  });

  const wrong: readonly (readonly [string[], RegExp])[] = [
    [['a.json', 'b.json'], /^Usage: /],
    [['--fast', 'a.json'], /^Usage: /],
    [['nowhere.json'], /^nowhere.json cannot be imported: the file does not exist.\n$/],
    [['fixtures'], /^fixtures cannot be imported: the file cannot be read: EISDIR.\n$/],
  ];
  test.runIf(FULL).each(wrong)('reports in one line that it does not accept %j', async (parameters, reason) => {
    const { code, errors } = await run(parameters);
    expect(code).toBe(1);
    expect(errors).toMatch(reason);
  });

  test.runIf(FULL)(
    'imports the feed of the content if no FILE and no source is given, or reports that there is none',
    async () => {
      const own = await run(['--dry-run', '--force']);
      const none = await run([], { CONTENT_DIR: 'fixtures/builders', SMPT_URL: 'smtp://mail.example' });
      expect(own.code).toBe(0);
      expect(own.output).toMatch(/^feed\.json: \d+ added/m);
      expect(none.code).toBe(1);
      expect(none.errors).toBe(
        'warning: SMPT_URL: is not a setting; is SMTP_URL meant?\n' +
          'Nothing was imported: name a FILE, set CATALOGUE_SOURCE, or put a feed.json into the content directory.\n',
      );
    },
  );

  test.runIf(FULL)('an import of the agency’s system by hand ends the failure of the scheduled ones', async () => {
    const settings = { dataDirectory: folder.dataDirectory, timeoutMs: 10_000 };
    const source = { CATALOGUE_SOURCE: 'file:fixtures/agency/feed.json' };
    expect(await run([], source)).toMatchObject({ code: 0 });
    const database = await openDatabase(settings);
    await database.importRuns.begin(Date.now(), Date.now() - 1);
    await database.importRuns.ended({ at: Date.now(), failure: 'the server does not respond' });
    await database.close();
    expect(await run(['--dry-run'], source)).toMatchObject({ code: 0 });
    expect(await run(['fixtures/agency/feed.json'], source)).toMatchObject({ code: 0 });
    expect(await readLastImport(settings)).toMatchObject({ ended: { failure: 'the server does not respond' } });
    expect(await run([], source)).toMatchObject({ code: 0 });
    expect(await readLastImport(settings)).toMatchObject({
      ended: { failure: undefined },
      failures: 0,
      findings: { refused: 0 },
    });
  });

  test.runIf(FULL)('with --dry-run only prints what would change, and reads standard input', async () => {
    const before = await idsSeen();
    const trial = await run([folder.write(feedOf(records(12))), '--dry-run', '--force']);
    expect(trial).toMatchObject({ code: 0, errors: '' });
    expect(trial.output).toMatch(
      /^advert: 7000000 lacks EnergyTotal \(breach: Décret wallon [^\n]+, https:[^\n]+\); also: 7000001 [^\n]+ and 6 more$/m,
    );
    expect(trial.output).toContain('Nothing was published: this was a trial.');
    expect(await idsSeen()).toEqual(before);
    const read = await runImport(['-', '--force'], { DATA_DIR: folder.dataDirectory }, feedOf(records(12)));
    expect(read.output).toContain('the standard input: ');
    expect(await idsSeen()).toHaveLength(12);
  });

  test.runIf(FULL)('reports in one line what is wrong with a setting or the database', async () => {
    const file = folder.write(good);
    const wrong = await run([file], { PICTURE_HOSTS: 'https://media.example.org/' });
    expect(wrong.code).toBe(1);
    expect(wrong.errors).toMatch(/^Settings refused: PICTURE_HOSTS: must be hosts[^\n]*\n$/);
    const nowhere = await run([file], { DATABASE_URL: 'postgres://127.0.0.1:1/none', SECRET: 'x'.repeat(32) });
    expect(nowhere.code).toBe(1);
    expect(nowhere.errors).toMatch(/^Nothing was imported: PostgreSQL cannot be used: [^\n]*\n$/);
  });

  test.runIf(FULL)('refuses a file that is too large for memory without reading it', async () => {
    const file = folder.write('{');
    truncateSync(file, 2_000_000_001);
    const { code, errors } = await run([file]);
    expect(code).toBe(1);
    expect(errors).toMatch(/: the file is larger than 2 GB\.\n$/);
  });

  test.runIf(FULL)(
    'imports a feed with a byte order mark, duplicate ids, deeply nested values and nested objects',
    async () => {
      const [a, b, c] = records(3);
      const text = JSON.stringify({
        Properties: [
          a,
          { ...a, Price: 450_000 },
          { ...b, Description: 'DEEP', constructor: { prototype: 1 }, toString: 'x' },
          c,
        ],
      })
        .replace('"DEEP"', `"x","Custom":${'['.repeat(100_000)}${']'.repeat(100_000)}`)
        .replace('"Language"', '"__proto__":{"Price":1},"Language"');
      const { code, output } = await run([folder.write(`\uFEFF${text}`)]);
      expect(code).toBe(0);
      expect(output).toContain('left out: 7000000 Language: has a second record in fr; the first one is used\n');
      expect(output).toContain('3 added, 0 changed, 0 removed, 0 refused, 0 unchanged, 2 to check.');
    },
  );

  test.runIf(FULL)('runs after another import started at the same time has finished', async () => {
    const [one, other] = [records(8), records(9)].map(list => folder.write(feedOf(list)));
    const started = [one, other, one].map(file => startImport([file ?? ''], { DATA_DIR: folder.dataDirectory }));
    const ended = await Promise.all(started.map(({ ended }) => ended));
    expect(ended.map(({ code, errors }) => [code, errors])).toEqual([
      [0, ''],
      [0, ''],
      [0, ''],
    ]);
    expect([8, 9]).toContain((await idsSeen()).length);
  });

  test.runIf(FULL)('waits while another import is running, and reports it when it gives up', async () => {
    const file = folder.write(good);
    const database = await openDatabase({ dataDirectory: folder.dataDirectory });
    const other = await database.imports(fixedClock(Date.now() + 60_000)).begin();
    const waiting = startImport([file], { DATA_DIR: folder.dataDirectory });
    let printed = '';
    waiting.child.stdout?.on('data', (text: string) => (printed += text));
    await expect.poll(() => printed, { timeout: 20_000 }).toBe('Another import is running; waiting for it to end.\n');
    await other?.abandon();
    expect(await waiting.ended).toMatchObject({ code: 0, errors: '' });
    await database.close();
  });

  test('stores hidden addresses and prices only in columns for agents, and owner data only where erasure deletes it', async () => {
    const { code } = await run([folder.write(canaryText())]);
    expect(code).toBe(0);
    const database = await openDatabase({ dataDirectory: folder.dataDirectory, timeoutMs: 10_000 });
    expect(await database.owners.isNamed(SECRETS.owner)).toBe(true);
    expect(await database.personalData.erase(SECRETS.owner)).toBeGreaterThan(0);
    await database.close();
    for (const name of ['clairval.db', 'clairval.db-wal']) {
      let bytes: Buffer;
      try {
        bytes = readFileSync(join(folder.dataDirectory, name));
      } catch {
        continue;
      }
      expect(bytes.length).toBeGreaterThan(name.endsWith('.db') ? 100_000 : -1);
      expect(bytes.toString('utf8').includes(SECRETS.owner)).toBe(false);
    }
    const rows = new DatabaseSync(join(folder.dataDirectory, 'clairval.db'), { readOnly: true });
    const tables = rows.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[];
    const telling = tables.filter(({ name }) => SAID.test(JSON.stringify(rows.prepare(`select * from ${name}`).all())));
    rows.close();
    // A report quotes implausible values, such as a price; only managers see it.
    expect(telling.map(({ name }) => name).toSorted()).toEqual(['import_report', 'listing_known']);
  });
});
