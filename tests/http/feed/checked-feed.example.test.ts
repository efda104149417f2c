import { expect, test } from 'vitest';
import { checkedFeed } from '../../../adapters/feed/feed-item.ts';
import type { Feed } from '../../../application/ports/catalogue/feed.ts';

const SCOPE = { kind: 'scope', scope: 'all', projects: true };
const GOOD: readonly unknown[] = [
  SCOPE,
  { kind: 'property', records: [{ ID: 1 }, {}], at: 'row 3' },
  { kind: 'project', records: [{}] },
  { kind: 'gone', id: '7' },
  { kind: 'refused', finding: { id: '', field: 'Price', reason: 'is no number' } },
];

async function read(items: readonly unknown[]): Promise<unknown[]> {
  const through: unknown[] = [];
  for await (const item of checkedFeed(items as unknown as Feed)) through.push(item);
  return through;
}

test('a feed of an external module is passed on unchanged, and its own reasons become texts', async () => {
  const finding = { id: '', field: 'Price', reason: { code: 'text', values: { text: 'is no number' } } };
  expect(await read(GOOD)).toEqual(GOOD.with(-1, { kind: 'refused', finding }));
});

test.each([
  [{ kind: 'propery', records: [] }, /^item 2 of the feed: kind: /],
  [{ kind: 'property', records: [] }, /^item 2 of the feed: records: /],
  [{ kind: 'property', records: {} }, /^item 2 of the feed: records: /],
  [{ kind: 'property', records: [null] }, /^item 2 of the feed: records\.0: /],
  [{ kind: 'gone', id: 7 }, /^item 2 of the feed: id: /],
  [{ kind: 'scope', scope: 'some' }, /^item 2 of the feed: scope: /],
  [undefined, /^item 2 of the feed: /],
])('the first invalid item ends the feed, with its number: %j', async (item, reason) => {
  await expect(read([SCOPE, item])).rejects.toThrow(reason);
});
