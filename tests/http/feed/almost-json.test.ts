import { describe, expect, test } from 'vitest';
import { openFeed } from '../../../adapters/feed/open-feed.ts';
import { reason } from '../../../application/finding/reason.ts';
import { GOOD_RECORD } from './good-record.ts';

const RECORD = JSON.stringify({ ...GOOD_RECORD, Title: 'Maison#ancienne' });
const itemsOf = (text: string) => [...openFeed(new TextEncoder().encode(text))];
const feedOf = (...records: readonly string[]) => `{"Properties":[${records.join(',')}]}`;

describe('a record of a feed that is almost JSON', () => {
  test.each([
    ['\n', 'Maison\nancienne'],
    ['\u000b', 'Maison\u000bancienne'],
    [String.raw`\'`, "Maison'ancienne"],
  ])('is read with a finding: %j', (written, Title) => {
    const items = itemsOf(
      feedOf(
        '{"ID":"B"}',
        RECORD.replace('#', () => written),
      ),
    );
    expect(items.map(({ kind }) => kind)).toEqual(['scope', 'property', 'warning', 'property']);
    expect(items[0]).toMatchObject({ scope: 'all' });
    expect(items[2]).toMatchObject({
      finding: { id: GOOD_RECORD.ID, field: 'Properties[1]', reason: reason('json-repaired') },
    });
    expect(items[3]).toMatchObject({ records: [{ Title }] });
  });

  test('is refused where it has a field twice, as any other one', () => {
    const items = itemsOf(feedOf(RECORD.replace('#', '\n').replace(/\}$/, ',"Price":1}')));
    expect(items.map(({ kind }) => kind)).toEqual(['scope', 'refused']);
  });
});

test('zero bytes and control characters around the records of a feed are ignored', () => {
  expect(itemsOf(`\u0000${feedOf(`\u000b${RECORD}`)}\u0000\u001a`).map(({ kind }) => kind)).toEqual([
    'scope',
    'property',
  ]);
});
