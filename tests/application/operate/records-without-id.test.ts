import { describe, expect, test } from 'vitest';
import { withUnnamed } from '../../../adapters/feed/feed-item.ts';
import { openFeed } from '../../../adapters/feed/open-feed.ts';
import { reasonText } from '../../../application/finding/reason.ts';
import type { ImportOutcome } from '../../../application/operate/import-report.ts';
import { makeNotedImport } from '../../../application/operate/note-imports.ts';
import type { FeedItem } from '../../../application/ports/catalogue/feed.ts';
import type { ImportNote } from '../../../application/ports/operation/operation-reports.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { fixedClock } from '../../support/site/sample-site.ts';
import { desk, feed, PROJECT, record, records, reportOf } from '../../support/site/import-desk.ts';

const keptBy = (outcome: ImportOutcome) =>
  reportOf(outcome)
    .refused.filter(({ reason }) => reason.code === 'kept-without-id')
    .map(({ reason }) => reason.values);

/** A site with ten listings, of which the last three are missing from the next feed. */
async function siteOfTen() {
  const site = desk();
  await site.importFeed(feed(records(10), [PROJECT]));
  return { ...site, seven: records(10).slice(0, 7) };
}
const MISSING = ['7000007', '7000008', '7000009'];

describe('a feed with a record whose ID', () => {
  test.each([
    ['is absent', undefined],
    ['is null', null],
    ['is empty', ' '],
    ['is an object', { value: 7 }],
    ['is too long', 'x'.repeat(300)],
    ['is a placeholder', 'n.v.t.'],
    ['is a sign', '-'],
  ])('%s withdraws nothing, and names what stays because of it', async (_, id) => {
    const { importFeed, idsNow, seven } = await siteOfTen();
    const outcome = await importFeed(feed([...seven, { ...record('1'), ID: id }], [PROJECT]));
    expect(keptBy(outcome)).toEqual([{ count: 3, homes: MISSING.join(', ') }]);
    expect(reportOf(outcome).listings).toMatchObject({ removed: [], kept: MISSING });
    expect(await idsNow()).toHaveLength(10);
    // The next feed without such a record withdraws them.
    expect(reportOf(await importFeed(feed(seven, [PROJECT]))).listings.removed).toEqual(MISSING);
  });

  test('is absent keeps projects too, and pictures of what stays', async () => {
    const { importFeed, kept, seven } = await siteOfTen();
    const before = kept.length;
    const outcome = await importFeed(feed([...seven.slice(1), { ...record('1'), ID: null }], []));
    expect(reportOf(outcome).projects).toMatchObject({ removed: [], kept: ['20418'] });
    expect(keptBy(outcome)).toEqual([{ count: 5, homes: ['7000000', ...MISSING, '20418'].join(', ') }]);
    expect(kept).toHaveLength(before);
  });

  test('is absent withdraws what it says itself, and nothing beyond the limit of 30 %', async () => {
    const { importFeed, idsNow, seven } = await siteOfTen();
    const sold = { ...record('7000000'), Removed: 'sold' };
    const outcome = await importFeed(feed([sold, ...seven.slice(1, 3), { ...record('1'), ID: null }], [PROJECT]));
    expect(reportOf(outcome).listings.removed).toEqual(['7000000']);
    expect(keptBy(outcome)).toMatchObject([{ count: 7 }]);
    expect(await idsNow()).toHaveLength(9);
  });

  test('is absent says nothing more where no listing is missing', async () => {
    const { importFeed } = await siteOfTen();
    const outcome = await importFeed(feed([...records(10), { ...record('1'), ID: null }], [PROJECT]));
    expect(keptBy(outcome)).toEqual([]);
    expect(reportOf(outcome).refused).toHaveLength(1);
  });

  test('is absent says it first of all findings, in every language', async () => {
    const { importFeed, seven } = await siteOfTen();
    const bad = seven.map((fields, at) => (at === 0 ? fields : { ...fields, Price: 'a lot' }));
    const [first] = reportOf(await importFeed(feed([...bad, { ...record('1'), ID: null }], [PROJECT]))).refused;
    expect(first?.reason.code).toBe('kept-without-id');
    for (const language of LANGUAGES) expect(first && reasonText(first.reason, language)).toContain(MISSING.join(', '));
  });

  test('is absent is the first finding in the report that the desk shows, which is cut after sixty', async () => {
    const { importFeed, idsNow } = desk();
    await importFeed(feed(records(100)));
    const notes: ImportNote[] = [];
    const reports = { keep: async (note: ImportNote) => void notes.push(note) };
    const bad = records(99).map((fields, at) => (at === 0 ? fields : { ...fields, Price: 'a lot' }));
    await makeNotedImport({ importFeed, reports, clock: fixedClock() })(feed([...bad, { ...record('1'), ID: null }]));
    const [note] = notes;
    expect(note?.outcome === 'imported' && [note.more > 0, note.removed, note.findings?.[0]?.reason]).toEqual([
      true,
      0,
      { code: 'kept-without-id', values: { count: 1, homes: '7000099' } },
    ]);
    expect(await idsNow()).toHaveLength(100);
  });

  test('is lost in a record that is not JSON withdraws nothing', async () => {
    const { importFeed, idsNow, seven } = await siteOfTen();
    const text = JSON.stringify({ Properties: seven, Projects: [PROJECT] }).replace('[{', '[{"a":1,,},{');
    expect(keptBy(await importFeed(openFeed(new TextEncoder().encode(text))))).toMatchObject([{ count: 3 }]);
    expect(await idsNow()).toHaveLength(10);
  });
});

describe('a module that', () => {
  const scope: FeedItem = { kind: 'scope', scope: 'all' };
  const some = records(8).map((fields): FeedItem => ({ kind: 'property', records: [fields] }));
  async function* items(...all: readonly FeedItem[]): AsyncGenerator<FeedItem> {
    yield* all;
  }

  test.each<[string, FeedItem]>([
    [
      'refuses a record without an id',
      { kind: 'refused', finding: { id: '', field: 'Title', reason: { code: 'missing' } } },
    ],
    ['has something unchanged without an id', { kind: 'unchanged', id: ' ' }],
    ['has records without an id', { kind: 'property', records: [{ Language: 'fr' }], at: 'row 3' }],
  ])('%s withdraws nothing', async (_, item) => {
    const { importFeed } = await siteOfTen();
    const outcome = await importFeed(withUnnamed(items(scope, ...some, item)));
    expect(keptBy(outcome)).toEqual([{ count: 2, homes: '7000008, 7000009' }]);
  });

  test('refuses a record by its id withdraws the others', async () => {
    const { importFeed } = await siteOfTen();
    const refused: FeedItem = { kind: 'refused', finding: { id: '7000008', field: '', reason: { code: 'missing' } } };
    const outcome = await importFeed(withUnnamed(items(scope, ...some, refused)));
    expect(reportOf(outcome).listings.removed).toEqual(['7000009']);
  });
});
