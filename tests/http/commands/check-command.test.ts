import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { commandJsonSchema } from '../../../adapters/composition/report/command-document.ts';
import { openDatabase } from '../../../adapters/sql/open-database.ts';
import { writePictures } from '../../../fixtures/pictures/write-pictures.ts';
import { feedOf, GOOD_RECORD } from '../feed/good-record.ts';
import { COMPILED } from '../../support/run/compiled.ts';
import { FULL } from '../../support/run/full-run.ts';
import { callCommand } from '../../support/run/call-command.ts';

const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(commandJsonSchema());
const folder = mkdtempSync(join(tmpdir(), 'clairval-check-'));
const agency = join(folder, 'agency');
const data = join(folder, 'var');
if (!existsSync('fixtures/agency/pictures')) writePictures('fixtures/agency/pictures');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  for (const path of [agency, data]) rmSync(path, { recursive: true, force: true });
  cpSync('fixtures/agency', agency, { recursive: true, filter: path => !/agency\/(?:pictures|documents)$/.test(path) });
  symlinkSync(resolve('fixtures/agency/pictures'), join(agency, 'pictures'));
  change('site.json', site => (site.settings.defaultLanguage = 'en'));
});

/** Runs the command; returns its output lines and exit status. */
async function check(words: readonly string[] = [], environment: Readonly<Record<string, string>> = {}) {
  const { code, out, err } = await callCommand('check', words, { CONTENT_DIR: agency, DATA_DIR: data, ...environment });
  return { status: code, lines: out.trimEnd().split('\n'), errors: err };
}

/** Runs the command in its own process, with this standard input. */
function startCheck(words: readonly string[], environment: Readonly<Record<string, string>> = {}, input = '') {
  const child = spawn(process.execPath, ['adapters/composition/commands/check.ts', ...words], {
    env: { ...process.env, ...COMPILED, CONTENT_DIR: agency, DATA_DIR: data, ...environment },
  });
  child.stdin.end(input);
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  return new Promise<{ status: number | null; lines: string[]; errors: string }>(told =>
    child.once('close', status => told({ status, lines: output.trimEnd().split('\n'), errors })),
  );
}

function change(file: string, how: (value: any) => void): void {
  const value = JSON.parse(readFileSync(join(agency, file), 'utf8'));
  how(value);
  writeFileSync(join(agency, file), JSON.stringify(value));
}
const feedFile = (records: readonly unknown[]) => {
  const file = join(folder, 'feed.json');
  writeFileSync(file, feedOf(records as never));
  return file;
};

test('the sample passes the check, and nothing is created', async () => {
  const { status, lines, errors } = await check();
  expect([status, errors]).toEqual([0, '']);
  expect(lines).toEqual([
    'warning: feed.json 6488104 6441576 6386732 6315590 Language: has no record in en or de',
    expect.stringMatching(/^advert: 6427190 has waited for planning information since 1-10-2026, .* \(hint: /),
    'advert: 6407721 does not name who sells the land of the new home, LandSoldBy (hint); also: 6407723',
    'feed.json: 55 properties and 5 projects can be shown.',
    'Nothing is wrong; 3 warnings.',
  ]);
  expect(existsSync(data)).toBe(false);
});

test('the file of places nearby is checked as the site would read it', async () => {
  const file = join(folder, 'nearby.json');
  const station = { kind: 'station', name: 'Namur', latitude: 4.86247, longitude: 50.46878 };
  const places = [station, { ...station, kind: 'brewery' }, { ...station, kind: 'tavern' }];
  writeFileSync(file, JSON.stringify({ source: { name: 'A' }, date: '2026-09-01', places }));
  const { status, lines } = await check([feedFile([GOOD_RECORD])], { PLACES_NEARBY: file });
  expect(status).toBe(1);
  expect(lines.filter(line => line.includes('nearby.json'))).toEqual([
    expect.stringMatching(/^wrong: nearby\.json #2 kind: must be station, school, .* but is "brewery"$/),
    expect.stringMatching(/^wrong: nearby\.json #3 kind: must be station, school, .* but is "tavern"$/),
    'warning: nearby.json #1 latitude: is swapped with Longitude; the site puts both right',
  ]);
});

test('findings about content name file, item and field, and errors exit with 1', async () => {
  change('pages.json', pages => {
    const contact = pages.find(({ id }: { id: string }) => id === 'contact');
    contact.image = 'nowhere';
    delete contact.title.nl;
  });
  const { status, lines } = await check();
  expect(status).toBe(1);
  expect(lines).toContain("wrong: pages.json contact image: there is no picture 'nowhere'");
  expect(lines).toContain('warning: pages.json contact title: has no text in nl');
  expect(lines.at(-1)).toBe('1 wrong; 4 warnings.');
  if (!FULL) return;
  change('site.json', site => (site.settings.defaultLanguage = 'nl'));
  const dutch = expect.stringMatching(/: pages\.json contact image: er is geen foto „nowhere”$/);
  expect((await check()).lines).toContainEqual(dutch);
});

test.runIf(FULL)('unusable content is reported in full', async () => {
  writeFileSync(join(agency, 'site.json'), '{"settings": }');
  writeFileSync(join(agency, 'team.json'), '{}');
  const { status, lines } = await check();
  expect(status).toBe(1);
  expect(lines).toContain('wrong: site.json: line 1, column 14: a value is missing');
  expect(lines).toContain('wrong: team.json: the file does not hold a list');
  expect((await check([], { CONTENT_DIR: join(folder, 'gone') })).lines).toEqual([
    `wrong: CONTENT_DIR: the directory ${join(folder, 'gone')} does not exist`,
    '1 wrong; 0 warnings.',
  ]);
});

test('findings about a feed name record and field; a finding common to several records is printed once', async () => {
  mkdirSync(join(agency, 'scans'));
  const scan = sharp({ create: { width: 9, height: 9, channels: 3, background: '#369' } }).tiff();
  writeFileSync(join(agency, 'scans/front.jpg'), await scan.toBuffer());
  const copies = Array.from({ length: 7 }, (_, at) => ({ ...GOOD_RECORD, ID: String(7_000_000 + at), Goal: 3 }));
  const { status, lines } = await check([
    feedFile([
      { ...GOOD_RECORD, ID: '1', Price: 'a lot' },
      { ...GOOD_RECORD, ID: '2', Bedroms: 3, Agent: 'nobody', ProjectID: 'P9' },
      { ...GOOD_RECORD, ID: '3', City: 'Nulleparre', Zip: '5100' },
      { ...GOOD_RECORD, ID: '5', City: 'Nulleparre', Zip: '1999' },
      { ...GOOD_RECORD, ID: '6', City: 'ST NIKLAAS', Zip: '9100' },
      { ...GOOD_RECORD, ID: '8', City: 'Herstappe', Zip: '3717' },
      {
        ...GOOD_RECORD,
        ID: '4',
        Pictures: [
          { ID: '4-1', Url: 'pictures/gone.jpg', Width: 9, Height: 9 },
          { ID: '4-2', Url: 'scans/front.jpg', Width: 9, Height: 9 },
        ],
      },
      ...copies,
    ]),
  ]);
  expect(status).toBe(1);
  expect(lines).toContain('wrong: feed.json 1 Price: must be a number, but is "a lot"');
  expect(lines).toContain("wrong: feed.json 4 Pictures: there is no file 'pictures/gone.jpg'");
  expect(lines).toContain(
    'wrong: feed.json 4 Pictures: scans/front.jpg: is tiff; photographs are JPEG, PNG, WebP, AVIF or GIF',
  );
  expect(lines).toContain('warning: feed.json Bedroms: is not a field of a feed, but occurs 1×; is Bedrooms meant?');
  expect(lines).toContain("warning: feed.json 2 Agent: there is no 'nobody' in team.json");
  expect(lines.filter(line => line.includes(' City: '))).toEqual([
    'warning: feed.json 3 City: is not a known place with this postcode; the map shows the middle of Namur / Namen',
    'warning: feed.json 5 City: is not a known place; without coordinates it is on no map',
  ]);
  expect(lines.filter(line => line.includes(' Goal: '))).toEqual([
    expect.stringMatching(
      /^warning: feed\.json 7000000 7000001 7000002 7000003 7000004 and 2 more Goal: is 3, neither/,
    ),
  ]);
  expect(lines).toContainEqual(expect.stringMatching(/^advert: \w+ .* \(breach: .*https:/));
  expect(lines.at(-1)).toMatch(/^3 wrong; \d+ warnings\.$/);
});

test.runIf(FULL)('a project that a complete feed lacks is reported as missing', async () => {
  const file = join(folder, 'projects.json');
  writeFileSync(file, JSON.stringify({ Properties: [{ ...GOOD_RECORD, ID: '2', ProjectID: 'P9' }], Projects: [] }));
  expect((await check([file])).lines).toContain("warning: projects.json 2 ProjectID: the feed has no project 'P9'");
});

test.runIf(FULL)('a feed can be read from standard input and from CATALOGUE_SOURCE', async () => {
  const broken = await startCheck(['-'], {}, '<html>');
  expect([broken.status, broken.lines]).toEqual([
    1,
    ['wrong: the standard input: the feed is not JSON', '1 wrong; 0 warnings.'],
  ]);
  const gone = await check([], { CATALOGUE_SOURCE: `file:${join(folder, 'none.json')}` });
  expect(gone.lines).toContain('wrong: none.json: the file does not exist');
  const module = join(folder, 'backend.mjs');
  writeFileSync(module, 'export function* openFeed() { throw new Error("the backend answers with status 500"); }');
  const failing = await check([], { CATALOGUE_SOURCE: module });
  expect(failing.lines).toContain('wrong: backend.mjs: the backend answers with status 500');
});

test('the check reports when and why the last import from CATALOGUE_SOURCE failed, and the time of the last good one', async () => {
  const database = await openDatabase({ dataDirectory: data });
  const [good, bad] = [Date.UTC(2026, 10, 24, 8), Date.UTC(2026, 10, 24, 9)];
  const environment = { CATALOGUE_SOURCE: `file:${feedFile([GOOD_RECORD])}` };
  try {
    await database.importRuns.begin(good, 0);
    await database.importRuns.ended({ at: good, failure: undefined });
    if (FULL) expect((await check([], environment)).lines.join('\n')).not.toContain('last import');
    await database.importRuns.begin(bad, good);
    await database.importRuns.ended({ at: bad, failure: 'the feed is not JSON' });
    const { status, lines } = await check([], environment);
    expect(status).toBe(1);
    expect(lines).toContain(
      'wrong: CATALOGUE_SOURCE: the last import, of 2026-11-24 10:00, failed: the feed is not JSON; visitors see the import of 2026-11-24 09:00',
    );
  } finally {
    await database.close();
  }
});

test('the check prints in the language of the site, and with --json one document, whatever a module prints', async () => {
  change('site.json', site => (site.settings.defaultLanguage = 'nl'));
  const module = join(folder, 'loud.mjs');
  const items = [
    { kind: 'scope', scope: 'all' },
    { kind: 'property', records: [{ ...GOOD_RECORD, ID: '1', Price: 'TBD' }] },
    { kind: 'property', records: [{ ...GOOD_RECORD, ID: 'A_1', Price: 'TBD' }] },
    { kind: 'refused', finding: { id: '2', field: 'Prijs', reason: 'op aanvraag' } },
  ];
  writeFileSync(module, `console.log('loud'); export function* openFeed() { yield* ${JSON.stringify(items)}; }`);
  if (FULL) {
    const said = await check([], { CATALOGUE_SOURCE: module });
    expect(said.lines).toContainEqual(expect.stringMatching(/^fout: loud\.mjs 1 \w+ \(A_1\) Price: /));
    expect(said.lines).toContain('fout: loud.mjs 2 Prijs: op aanvraag');
  }
  const { status, lines, errors } = await startCheck(['--json'], { CATALOGUE_SOURCE: module });
  expect([status, errors]).toEqual([1, 'loud\n']);
  const document: unknown = JSON.parse(lines.join('\n'));
  expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
  const price = {
    severity: 'wrong',
    code: 'text',
    file: 'loud.mjs',
    record: '2',
    field: 'Prijs',
    values: { text: 'op aanvraag' },
    text: 'op aanvraag',
  };
  const refused = expect.objectContaining({ code: 'invalid-number', field: 'Price', externalId: 'A_1' });
  const findings = expect.arrayContaining([price, refused]);
  expect(document).toMatchObject({ command: 'check', outcome: 'wrong', wrong: 3, findings });
  if (!FULL) return;
  const broken = await startCheck(['-', '--json'], {}, '<html>');
  expect(JSON.parse(broken.lines.join('\n'))).toMatchObject({
    outcome: 'wrong',
    findings: [{ code: 'feed-not-json', file: '-', text: 'de feed is geen JSON' }],
  });
});

test.runIf(FULL)('a refused setting is a finding', async () => {
  const { status, lines } = await check([], { PORT: 'none' });
  expect([status, lines]).toEqual([1, ['wrong: Settings refused: PORT: must be a number', '1 wrong; 0 warnings.']]);
});
