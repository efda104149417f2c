import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openFirstFeeds } from '../../../adapters/composition/site/read-site.ts';
import { feedOf, GOOD_RECORD } from './good-record.ts';

const folder = mkdtempSync(join(tmpdir(), 'clairval-first-feeds-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('of the first feeds one that is not JSON is reported and skipped, and the other is imported', () => {
  writeFileSync(join(folder, 'feed.json'), feedOf([GOOD_RECORD]));
  writeFileSync(join(folder, 'feed-previous.json'), feedOf([GOOD_RECORD, GOOD_RECORD]).replaceAll('489000,', 'NaN,'));
  const { feed, earlier, report } = openFirstFeeds(folder);
  expect(Array.from(feed as Iterable<unknown>)).toHaveLength(2);
  expect(earlier).toBeUndefined();
  expect(report).toEqual([
    expect.stringMatching(/^feed-previous\.json: Properties\[0\] the feed is not JSON in UTF-8: /),
  ]);
});
