import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesStreet, withoutStreet } from '../../../domain/place/hidden-street.ts';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { coordinates, fullListing, STREET } from '../../arbitraries/full-listing.ts';
import { wholeText } from '../../arbitraries/any-text.ts';
import { runs } from '../../support/run/daily-runs.ts';

const centre = () => fc.option(coordinates(), { nil: undefined });

describe('a public listing', () => {
  it('with a hidden address contains neither the street nor the exact coordinates', () => {
    fc.assert(
      fc.property(fullListing(), coordinates(), centre(), (listing, exact, city) => {
        const hidden = { ...listing, publishAddress: false, coordinates: exact };
        const shown = publicListing(hidden, city);
        const written = JSON.stringify(shown).toLowerCase();
        expect(JSON.stringify(hidden).toLowerCase()).toContain(STREET.toLowerCase());
        expect(written).not.toContain(STREET.toLowerCase());
        expect(shown.coordinates).toEqual(city && { ...city, exact: false });
      }),
      { numRuns: runs(300) },
    );
  });

  it('never contains the owner, the two publish flags or unknown fields', () => {
    fc.assert(
      fc.property(fullListing(), centre(), (listing, city) => {
        const shown = publicListing({ ...listing, secret: 'x' } as typeof listing, city);
        for (const key of ['ownerEmails', 'publishPrice', 'publishAddress', 'secret']) expect(key in shown).toBe(false);
      }),
    );
  });

  it('with a hidden price contains neither the price nor facts that reveal it', () => {
    fc.assert(
      fc.property(fullListing(), fc.integer({ min: 1, max: 9_000_000 }), (listing, price) => {
        const priced = { ...listing, price, facts: { ...listing.facts, rentPerMonth: price, bouquet: price } };
        const shown = publicListing({ ...priced, publishPrice: false }, undefined);
        expect(shown.price).toBeUndefined();
        expect([shown.facts.rentPerMonth, shown.facts.bouquet]).toEqual([undefined, undefined]);
      }),
    );
  });

  it('with everything published equals the agency’s record', () => {
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

describe('a text with its street removed', () => {
  it('does not contain it, and is unchanged if it never did', () => {
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

  it('is a text for any text and street', () => {
    fc.assert(
      fc.property(wholeText(), wholeText(), (text, street) => {
        expect(typeof withoutStreet(`${text} ${street} 5`, street)).toBe('string');
      }),
    );
  });
});
