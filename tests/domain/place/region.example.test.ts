import { describe, expect, it } from 'vitest';
import { regionOf } from '../../../domain/place/region.ts';

describe('the region of a postcode', () => {
  it.each([
    ['1000', 'brussels'],
    ['1299', 'brussels'],
    ['1300', 'wallonia'],
    ['1500', 'flanders'],
    ['4700', 'wallonia'],
    ['8000', 'flanders'],
    ['9999', 'flanders'],
    ['0999', undefined],
    ['10000', undefined],
    ['B-1000', undefined],
  ])('%s is %s', (postcode, region) => {
    expect(regionOf(10, postcode)).toBe(region);
  });
  it('is undefined in Luxembourg, whose codes have four digits too', () => {
    expect(regionOf(50, '4000')).toBeUndefined();
  });
});
