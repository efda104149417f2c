import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startHelp } from '../../../adapters/composition/commands/start-help.ts';
import { SAMPLE_AGENTS } from '../../../fixtures/builders/desk.ts';
import { SAMPLE_OWNERS } from '../../../fixtures/builders/owners.ts';

test('at its start the sample agency prints a login of an owner and of a manager', () => {
  const text = startHelp('http://127.0.0.1:3000/', { owner: SAMPLE_OWNERS[0], manager: SAMPLE_AGENTS[0] }, {});
  for (const word of [
    SAMPLE_OWNERS[0].email,
    SAMPLE_OWNERS[0].password,
    SAMPLE_AGENTS[0].email,
    SAMPLE_AGENTS[0].password,
  ])
    expect(text).toContain(word);
  expect(text).toContain('npm run new -- FOLDER');
});

test('at its start another agency prints no password, only the commands that invite people', () => {
  const text = startHelp('http://127.0.0.1:3000/', undefined, {});
  for (const { email, password } of [...SAMPLE_OWNERS, ...SAMPLE_AGENTS]) {
    expect(text).not.toContain(email);
    expect(text).not.toContain(password);
  }
  expect(text).toContain('npm run agent -- invite EMAIL');
  expect(text).toContain('npm run check');
  const pages = text.match(/docs\/[\w/-]+\.md/g) ?? [];
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter(page => !existsSync(page))).toEqual([]);
});

test('printed commands include this site’s settings, quoted for a shell, but no secret', () => {
  const environment = { DATA_DIR: "/srv/l'agence", PORT: '3417', SECRET: 's3cret', DATABASE_URL: 'postgres://u:p@h/d' };
  const text = startHelp('http://127.0.0.1:3417/', undefined, environment);
  expect(text).toContain(`DATA_DIR='/srv/l'\\''agence' PORT=3417 npm run agent -- invite EMAIL`);
  expect(text).not.toMatch(/s3cret|postgres/);
});

test('the printed check reads the file that the site follows, but no system that needs a login', () => {
  const helpWith = (source: string) => startHelp('http://127.0.0.1:3000/', undefined, { CATALOGUE_SOURCE: source });
  expect(helpWith('file:../homes.json')).toContain('CATALOGUE_SOURCE=file:../homes.json npm run check');
  expect(helpWith('omnicasa:')).not.toContain('omnicasa');
});
