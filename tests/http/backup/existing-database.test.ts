import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { noDatabaseIn } from '../../../adapters/composition/existing-database.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clairval-existing-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a folder without a database is named; one with a database and a site on PostgreSQL are not', () => {
  const dataDirectory = emptyFolder();
  expect(noDatabaseIn({ dataDirectory, databaseUrl: undefined })).toContain(`no database in ${dataDirectory}`);
  expect(noDatabaseIn({ dataDirectory, databaseUrl: 'postgres://127.0.0.1/site' })).toBeUndefined();
  writeFileSync(join(dataDirectory, 'clairval.db'), '');
  expect(noDatabaseIn({ dataDirectory, databaseUrl: undefined })).toBeUndefined();
});

test('a folder with an unfinished restore is not reported as empty; the error on opening its database says how to continue', () => {
  const dataDirectory = emptyFolder();
  mkdirSync(join(dataDirectory, 'restoring'));
  expect(noDatabaseIn({ dataDirectory, databaseUrl: undefined })).toBeUndefined();
});
