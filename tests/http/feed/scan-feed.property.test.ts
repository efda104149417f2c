import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readJson, type ScannedFeed, type Slice, scanFeed } from '../../../adapters/feed/scan-feed.ts';
import { repairJson } from '../../../adapters/wire/repair-json.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** All values of a scanned feed; `undefined` if any is invalid. */
function whole(bytes: Uint8Array, scanned: ScannedFeed | undefined): unknown {
  if (!scanned) return undefined;
  const held: Record<string, unknown> = Object.create(null);
  for (const [key, found] of scanned) {
    const list = 'start' in found ? [found] : found;
    const values = list.map((slice: Slice) => readJson(bytes, slice));
    if (values.includes(undefined)) return undefined;
    held[key] = 'start' in found ? values[0]?.value : values.map(value => value?.value);
  }
  return held;
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const aFeed = fc
  .dictionary(
    fc.oneof(fc.constantFrom('Properties', 'Projects', '__proto__', 'a"b\\'), fc.string()),
    fc.jsonValue({ maxDepth: 4 }),
    { maxKeys: 4, noNullPrototype: false },
  )
  .map(value => ({ value, tight: JSON.stringify(value), loose: JSON.stringify(value, null, '\t') }));

describe('the records of a scanned feed', () => {
  test('equal those of `JSON.parse`, however the text is formatted', () => {
    fc.assert(
      fc.property(aFeed, ({ tight, loose }) => {
        for (const text of [tight, loose, ` \r\n${tight}\n`, `\uFEFF${tight}`]) {
          const bytes = bytesOf(text);
          expect(JSON.stringify(whole(bytes, scanFeed(bytes)))).toEqual(JSON.stringify(parsed(tight)));
        }
      }),
    );
  });

  test('are absent if the text is not a JSON object: truncated, with a changed byte, or anything else', () => {
    reaches({ broken: runs(150), whole: runs(20) }, met =>
      fc.assert(
        fc.property(
          aFeed,
          fc.nat(),
          fc.nat(),
          fc.constantFrom('', ',', '}', ']', '"', ':', '0', ' '),
          (feed, at, cut, put) => {
            const from = at % (feed.tight.length + 1);
            const text = `${feed.tight.slice(0, from)}${put}${feed.tight.slice(from + (cut % 3))}`;
            const bytes = bytesOf(text);
            const found = whole(bytes, scanFeed(bytes));
            met(found === undefined ? 'broken' : 'whole');
            // A cut escape may leave one that JSON does not know, which is repaired.
            expect(JSON.stringify(found)).toEqual(JSON.stringify(parsed(text) ?? parsed(repairJson(text))));
          },
        ),
        { numRuns: runs(500) },
      ),
    );
  });

  test.each([
    '',
    ' ',
    '{',
    '{}}',
    '{"a":}',
    '{"a":1,}',
    '{"a" 1}',
    '{1:2}',
    '[1]',
    'null',
    '"x"',
    '{"a":[1,]}',
    '{"a":[,1]}',
  ])('are absent in %j', text => {
    const bytes = bytesOf(text);
    expect(whole(bytes, scanFeed(bytes))).toBeUndefined();
  });

  test('are found at any depth', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const bytes = bytesOf(`{"Properties":[{"ID":${deep}},{"ID":"1"}]}`);
    expect(scanFeed(bytes)?.get('Properties')).toHaveLength(2);
  });
});
