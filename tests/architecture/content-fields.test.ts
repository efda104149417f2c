import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { JSON_FILES } from '../../adapters/content/files/json-files.ts';
import { contentFieldsPage } from '../support/reading/content-fields.ts';

const PAGE = 'docs/start/content-fields.md';

/** Made again by `npx vitest run tests/architecture/content-fields -u`. */
test('the page of fields matches the schemas of the content', async () => {
  await expect(contentFieldsPage()).toMatchFileSnapshot(`../../${PAGE}`);
});

test('the page of fields has a table for each content file, with each field once and what it means', () => {
  const sections = readFileSync(PAGE, 'utf8').split(/^## /m).slice(1);
  expect(sections.map(section => /^`(.*)`\n/.exec(section)?.[1])).toEqual([...JSON_FILES]);
  for (const section of sections) {
    const rows = [...section.matchAll(/^\| `([^`]+)`[^|]*\| (.+?) \| (.*) \|$/gm)];
    expect(rows.length).toBeGreaterThan(3);
    const names = rows.map(([, name]) => name);
    expect(names.filter(name => names.indexOf(name) !== names.lastIndexOf(name))).toEqual([]);
    expect(rows.filter(([, , , meaning = '']) => !/[a-z]/.test(meaning)).map(([, name]) => name)).toEqual([]);
  }
});
