import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';
import { phrasesIn } from '../../../adapters/composition/site/phrases-in.ts';
import { makeSiteContent } from '../../../adapters/memory/content/site-content.ts';
import { type Database, openDatabase } from '../../../adapters/sql/open-database.ts';
import { openSqliteConnection } from '../../../adapters/sql/database/sqlite-connection.ts';
import { makeCompleteSearchTexts } from '../../../application/request/complete-search-texts.ts';
import { foldedWords } from '../../../domain/text/fold.ts';
import { aSubmission } from '../../arbitraries/a-submission.ts';
import { memoryFolder } from '../../support/site/memory-folder.ts';
import { fixedClock, openSite, sampleFeed } from '../../support/site/sample-site.ts';

const MANAGER = { id: 'an', role: 'manager' } as const;
const [listing] = sampleFeed().listings;
const [project] = sampleFeed().projects;

let directory: string;
let database: Database;

beforeEach(async () => {
  directory = mkdtempSync(join(memoryFolder(2 ** 27), 'clairval-search-texts-'));
  database = await openDatabase({ dataDirectory: directory, timeoutMs: 20_000, isLookedThrough: true });
});
afterEach(async () => {
  await database.close();
  rmSync(directory, { recursive: true, force: true });
});

/** Changes rows as an earlier or a newer version of the site left them. */
function change(statement: string): void {
  const connection = openSqliteConnection(join(directory, 'clairval.db'), 'write');
  try {
    connection.database.exec(statement);
  } finally {
    connection.close();
  }
}

const keep = (who: string, values: Record<string, string>) =>
  database.submissions.accept(aSubmission(who, { values, subjectId: values['property'] ?? values['project'] }));
const complete = () => {
  const { catalogue, content } = openSite();
  const site = makeSiteContent(content, builtInBaseMap(), phrasesIn);
  return makeCompleteSearchTexts({ site, catalogue, clock: fixedClock(), searchTexts: database.searchTexts })();
};
const found = async (words: string) =>
  (await database.deskRequests.list(MANAGER, { words: foldedWords(words) }, undefined, 9)).map(({ id }) => id);

describe('requests stored by a version of the site without search texts', () => {
  test('are found by property, project and message once the job has run, which then has nothing to do', async () => {
    await keep('one', { property: listing?.id ?? '', remark: 'Un très grand verger' });
    await keep('two', { project: project?.id ?? '', remark: 'une cave' });
    await keep('gone', { property: '9999999', remark: 'une cave' });
    change('update submission set search_text = null');
    expect(await found('verger')).toEqual([]);
    expect(await complete()).toEqual({ completed: 3 });
    expect(await found('GRAND verger')).toEqual(['id one']);
    expect(await found(listing?.place.postcode ?? '')).toContain('id one');
    expect((await found('cave')).toSorted()).toEqual(['id gone', 'id two']);
    expect(await found('9999999')).toEqual(['id gone']);
    expect(await complete()).toEqual({ completed: 0 });
  });

  test('are completed once by two processes at a time', async () => {
    await keep('one', { remark: 'verger' });
    change('update submission set search_text = null');
    await Promise.all([complete(), complete()]);
    expect(await found('verger')).toEqual(['id one']);
  });

  test('are completed beside any number of requests of forms that this version does not know', async () => {
    for (let at = 0; at < 101; at++) await keep(`a newer ${at}`, { remark: 'verger' });
    change("update submission set form = 'of-tomorrow'");
    await keep('one', { remark: 'verger' });
    change('update submission set search_text = null');
    expect(await complete()).toEqual({ completed: 1 });
    expect(await found('verger')).toEqual(['id one']);
  });

  test('keep a text that was stored meanwhile', async () => {
    await keep('one', { remark: 'verger' });
    await database.searchTexts.fill([{ id: 'id one', text: 'other words' }]);
    expect(await found('verger')).toEqual(['id one']);
    expect(await database.searchTexts.missing(9)).toEqual([]);
  });
});
