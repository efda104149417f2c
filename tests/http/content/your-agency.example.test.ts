import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { callCommand } from '../../support/run/call-command.ts';

/** The example agency of the documentation, made by the commands and files of its pages. */
const folder = mkdtempSync(join(tmpdir(), 'your-agency-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const content = join(folder, 'immo-leie');
const guide = readFileSync('docs/start/your-agency.md', 'utf8');
const homes = readFileSync('docs/start/properties-without-a-system.md', 'utf8');

/** Code blocks of a page by the file that they name. */
const blocksOf = (text: string) =>
  new Map(
    Array.from(text.matchAll(/^```(?:json|md) (\S+)\n(.*?)^```$/gms), ([, file = '', block = '']) => [file, block]),
  );

async function run(command: string, ...parameters: readonly string[]): Promise<string> {
  const { out, err } = await callCommand(command, parameters, {
    CONTENT_DIR: content,
    DATA_DIR: join(folder, 'data'),
    CATALOGUE_SOURCE: '',
  });
  return out + err;
}

const jsonOf = (name: string) => JSON.parse(readFileSync(join(content, name), 'utf8'));
const write = (name: string, value: unknown) => writeFileSync(join(content, name), JSON.stringify(value));

test('the example agency of the documentation passes the check, with its team, article, pages and homes', async () => {
  const [, given = ''] = /^npm run new -- \S+ (.+)$/m.exec(guide) ?? [];
  await run('new', content, ...Array.from(given.matchAll(/'([^']*)'|\S+/g), ([word, quoted]) => quoted ?? word));
  for (const [name, block] of blocksOf(guide)) {
    const [file = '', field] = name.split('#');
    if (file.endsWith('.md')) {
      mkdirSync(dirname(join(content, file)), { recursive: true });
      writeFileSync(join(content, file), block);
    } else if (field !== undefined) {
      const whole = jsonOf(file);
      write(file, { ...whole, [field]: { ...whole[field], ...JSON.parse(block) } });
    } else if (!file.startsWith('.')) write(file, [...jsonOf(file), ...JSON.parse(block)]);
  }
  const feed = join(folder, 'homes.json');
  writeFileSync(feed, blocksOf(homes).get('feed.json') ?? '');
  const feeds = [{ file: 'homes.json', listings: 6, projects: 0 }];
  expect(JSON.parse(await run('check', feed, '--json'))).toMatchObject({
    outcome: 'nothing-wrong',
    feeds,
    findings: [],
  });
}, 60_000);
