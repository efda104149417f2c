import { expect, test } from 'vitest';
import { checkFeed } from '../../../adapters/composition/report/check-feed.ts';
import { reason } from '../../../application/finding/reason.ts';
import type { FeedItem } from '../../../application/ports/catalogue/feed.ts';
import { SAMPLE } from '../../support/site/sample-site.ts';
import { GOOD_RECORD } from './good-record.ts';

test('the check names what a source itself warns of, and a value that withdraws a property', async () => {
  const signs = { id: GOOD_RECORD.ID, field: 'immobilie', reason: reason('signs-left-out') };
  const feed: readonly FeedItem[] = [
    { kind: 'scope', scope: 'changes' },
    { kind: 'property', records: [GOOD_RECORD] },
    { kind: 'property', records: [{ ...GOOD_RECORD, ID: '7', Removed: 'yes' }] },
    { kind: 'warning', finding: signs },
  ];
  const { warnings } = await checkFeed(feed, {
    content: SAMPLE.content,
    contentDirectory: 'fixtures/agency',
    pictureHosts: [],
    today: '2026-09-20',
  });
  expect(warnings).toContainEqual(signs);
  expect(warnings.map(({ id, field }) => `${id} ${field}`)).toContain('7 Removed');
});
