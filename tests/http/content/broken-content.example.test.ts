import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readSite } from '../../../adapters/composition/site/read-site.ts';
import { reason } from '../../../application/finding/reason.ts';
import { callCommand } from '../../support/run/call-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'clairval-broken-'));
const agency = join(folder, 'agency');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  rmSync(agency, { recursive: true, force: true });
  mkdirSync(agency);
  for (const name of ['site', 'paths', 'pages', 'categories', 'articles', 'team', 'types', 'places', 'trees', 'facts'])
    cpSync(`fixtures/agency/${name}.json`, join(agency, `${name}.json`));
});

const says = (line: string) => expect(readSite(agency)).rejects.toThrow(new Error(`CONTENT_DIR: ${agency}${line}`));

describe('unusable content is reported in one line with setting, file and position:', () => {
  test('a missing directory', () =>
    expect(readSite(join(folder, 'gone'))).rejects.toThrow(
      new Error(`CONTENT_DIR: the directory ${join(folder, 'gone')} does not exist`),
    ));

  test('an empty directory', async () => {
    rmSync(agency, { recursive: true });
    mkdirSync(agency);
    await says('/site.json: the file is missing; 2 more: npm run check');
  });

  test.each([
    ['no JSON', '{\n  "settings": {},\n  "agency": {}\n  "banner": {}\n}', 'line 4, column 3: a comma is missing'],
    ['nothing', '', 'line 1, column 1: a value is missing'],
    ['null', 'null', 'the file does not hold an object'],
    ['a list', '[]', 'the file does not hold an object'],
    ['UTF-16', Buffer.from('\uFEFF{}', 'utf16le'), 'the file is in UTF-16; save it as UTF-8'],
    ['bytes', Buffer.from([0x7b, 0xfe, 0x7d]), 'the file is not in UTF-8'],
  ])('a site.json that holds %s', async (_, text, reason) => {
    writeFileSync(join(agency, 'site.json'), text);
    await says(`/site.json: ${reason}`);
  });

  test('a directory in place of site.json', async () => {
    rmSync(join(agency, 'site.json'));
    mkdirSync(join(agency, 'site.json'));
    await says('/site.json: is a directory instead of a file');
  });

  test('another file that is not JSON', async () => {
    writeFileSync(join(agency, 'team.json'), '[{"id": "a",}]');
    await says('/team.json: line 1, column 13: a name in double quotes is missing');
  });

  test('pages without a home page', async () => {
    writeFileSync(join(agency, 'pages.json'), '[]');
    await says('/pages.json: there is no page of the kind home, published and in the path table');
  });
});

test('an empty site.json with a byte order mark is enough for a site', async () => {
  writeFileSync(join(agency, 'site.json'), '\uFEFF{}');
  const { content, report } = await readSite(agency);
  expect(content.settings.defaultLanguage).toBe('fr');
  expect(report).toContainEqual({
    file: 'site.json',
    item: '',
    field: 'agency.licence',
    reason: reason('mention-missing'),
  });
});

test('a missing picture file is reported', async () => {
  writeFileSync(
    join(agency, 'pictures.json'),
    '[{"id":"hall","file":"pictures/hall.jpg","width":9,"height":9,"alt":{}}]',
  );
  expect((await readSite(agency)).report).toContainEqual({
    file: 'pictures.json',
    item: 'hall',
    field: 'file',
    reason: reason('no-file', { file: 'pictures/hall.jpg' }),
  });
});

test('a command that reads content ends with that line', async () => {
  const ran = await callCommand('import', ['fixtures/agency/feed.json'], {
    DATA_DIR: join(folder, 'var'),
    CONTENT_DIR: join(folder, 'gone'),
  });
  const line = `Nothing was imported: CONTENT_DIR: the directory ${join(folder, 'gone')} does not exist\n`;
  expect(ran).toEqual({ code: 1, out: '', err: line });
});
