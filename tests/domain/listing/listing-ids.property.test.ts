import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listingIds } from '../../../domain/listing/listing-ids.ts';
import { parseListingId } from '../../../domain/listing/listing.ts';

const texts = fc.array(fc.oneof(fc.constantFrom('1', '22', 'A-3', '7'), fc.string({ unit: 'grapheme' })), {
  maxLength: 40,
});

test('the valid ids of a list of texts are returned once, in order, up to the limit', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 6 }), (given, most) => {
      const valid = [...new Set(given.filter(text => parseListingId(text) !== undefined))];
      expect(listingIds(given, most)).toEqual(valid.slice(0, most));
    }),
  );
});
