import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesStreet, withoutStreet } from '../../../domain/listing/hidden-street.ts';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { coordinates, fullListing, STREET } from '../../arbitraries/full-listing.ts';
import { wholeText } from '../../arbitraries/any-text.ts';

const centre = () => fc.option(coordinates(), { nil: undefined });

describe('a listing for visitors', () => {
  it('with a hidden address has the street nowhere, nor its exact place', () => {
    fc.assert(
      fc.property(fullListing(), coordinates(), centre(), (listing, exact, city) => {
        const hidden = { ...listing, publishAddress: false, coordinates: exact };
        const shown = publicListing(hidden, city);
        const written = JSON.stringify(shown).toLowerCase();
        expect(JSON.stringify(hidden).toLowerCase()).toContain(STREET.toLowerCase());
        expect(written).not.toContain(STREET.toLowerCase());
        expect(shown.coordinates).toEqual(city && { ...city, exact: false });
      }),
      { numRuns: 300 },
    );
  });

  it('never holds the owner, the two flags, or anything that was added to the record', () => {
    fc.assert(
      fc.property(fullListing(), centre(), (listing, city) => {
        const shown = publicListing({ ...listing, secret: 'x' } as typeof listing, city);
        for (const key of ['ownerEmails', 'publishPrice', 'publishAddress', 'secret']) expect(key in shown).toBe(false);
      }),
    );
  });

  it('with a hidden price holds no price and no fact that tells it', () => {
    fc.assert(
      fc.property(fullListing(), fc.integer({ min: 1, max: 9_000_000 }), (listing, price) => {
        const priced = { ...listing, price, facts: { ...listing.facts, rentPerMonth: price, bouquet: price } };
        const shown = publicListing({ ...priced, publishPrice: false }, undefined);
        expect(shown.price).toBeUndefined();
        expect([shown.facts.rentPerMonth, shown.facts.bouquet]).toEqual([undefined, undefined]);
      }),
    );
  });

  it('with everything published says what the agency’s record says', () => {
    fc.assert(
      fc.property(fullListing(), listing => {
        const shown = publicListing({ ...listing, publishAddress: true, publishPrice: true }, undefined);
        expect(shown.title).toEqual(listing.title);
        expect(shown.facts).toEqual(listing.facts);
        expect(shown.address).toEqual(listing.address);
      }),
    );
  });
});

describe('a text without its street', () => {
  it('does not name it, and is unchanged where it never did', () => {
    const words = fc.array(fc.constantFrom(STREET, STREET.toUpperCase(), 'huis', '12', ',', 'Œuvre', 'é'), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(words, parts => {
        const text = parts.join(' ');
        const kept = withoutStreet(text, STREET);
        expect(namesStreet(kept, STREET)).toBe(false);
        expect(kept === text).toBe(!namesStreet(text, STREET));
      }),
    );
  });

  it('is a text for any text and any street', () => {
    fc.assert(
      fc.property(wholeText(), wholeText(), (text, street) => {
        expect(typeof withoutStreet(`${text} ${street} 5`, street)).toBe('string');
      }),
    );
  });
});
