import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REGIONS, regionOf } from '../../../domain/place/region.ts';

describe('the region of a postcode', () => {
  it('exists for every code from 1000 to 9999 and for no other number', () => {
    for (let code = 0; code <= 12_000; code += 1) {
      const region = regionOf(10, String(code));
      expect(region !== undefined && REGIONS.includes(region)).toBe(code >= 1000 && code <= 9999);
    }
  });

  it('depends on thousands and hundreds only', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 99 }), fc.nat(99), fc.nat(99), (hundreds, a, b) => {
        expect(regionOf(10, String(hundreds * 100 + a))).toBe(regionOf(10, String(hundreds * 100 + b)));
      }),
    );
  });

  it('is undefined for other countries and texts, and never throws', () => {
    const anotherCountry = fc.oneof(fc.integer({ max: 9 }), fc.integer({ min: 11 }));
    fc.assert(fc.property(fc.integer(), fc.string(), (country, text) => void regionOf(country, text)));
    fc.assert(
      fc.property(anotherCountry, fc.integer({ min: 1000, max: 9999 }), (country, code) => {
        expect(regionOf(country, String(code))).toBeUndefined();
      }),
    );
  });
});
