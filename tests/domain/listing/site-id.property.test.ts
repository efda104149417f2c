import fc from 'fast-check';
import { expect, test } from 'vitest';
import { siteId, LONGEST_EXTERNAL_ID } from '../../../domain/listing/site-id.ts';
import { parseListingId } from '../../../domain/listing/listing.ts';

test.each([
  ['', undefined],
  [' ', undefined],
  ['x'.repeat(LONGEST_EXTERNAL_ID + 1), undefined],
  ['6398214', { id: '6398214' }],
  // Fixed expectations, because a published URL must never change.
  ['foobar!', { id: '0sn8f7gcj1cwb', externalId: 'foobar!' }],
  ['b7e1c0de-6f0a-4a43-9a0e-2f4d7f1c9a55', { id: '2izicgk1l17m9', externalId: 'b7e1c0de-6f0a-4a43-9a0e-2f4d7f1c9a55' }],
])('%j is stored as %j', (raw, expected) => {
  expect(siteId(raw)).toEqual(expected);
});

const aName = fc.string({ minLength: 1, maxLength: LONGEST_EXTERNAL_ID, unit: 'grapheme' });

test('any external id is mapped to a valid id, or to itself if it is valid', () => {
  fc.assert(
    fc.property(aName, raw => {
      const kept = siteId(raw);
      if (raw.trim() === '' || raw.length > LONGEST_EXTERNAL_ID) return void expect(kept).toBeUndefined();
      expect(parseListingId(kept?.id ?? '')).toBe(kept?.id);
      expect(siteId(kept?.id ?? '')).toEqual({ id: kept?.id });
      expect(kept).toEqual(parseListingId(raw) ? { id: raw } : { id: kept?.id, externalId: raw });
    }),
  );
});

test('similar external ids get different ids', () => {
  const ids = Array.from(
    { length: 50_000 },
    (_, at) => siteId(`b7e1c0de-6f0a-4a43-9a0e-${at.toString(16).padStart(12, '0')}`)?.id,
  );
  expect(new Set(ids).size).toBe(ids.length);
});
