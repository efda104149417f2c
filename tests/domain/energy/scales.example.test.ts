import { describe, expect, it } from 'vitest';
import { epcClassName, epcLabelImage, mainLetter } from '../../../domain/energy/epc-class.ts';
import { classOnScale, energyScale, labelClasses } from '../../../domain/energy/scales.ts';
import type { Region } from '../../../domain/place/region.ts';

const classOf = (region: Region, value: number) => {
  const scale = energyScale(region, '2026-08-01');
  return scale && classOnScale(scale, value);
};

describe('the class of a value', () => {
  it.each([
    ['flanders', -0.1, 'a_plus'],
    ['flanders', 0, 'a'],
    ['flanders', 100, 'a'],
    ['flanders', 100.1, 'b'],
    ['flanders', 400, 'd'],
    ['flanders', 500, 'e'],
    ['flanders', 501, 'f'],
    ['brussels', 0, 'a_plus'],
    ['brussels', 0.5, 'a'],
    ['brussels', 23, 'a'],
    ['brussels', 23.4, 'a_sub'],
    ['brussels', 79, 'b'],
    ['brussels', 79.5, 'b_sub'],
    ['brussels', 298.5, 'f'],
    ['brussels', 323, 'f_sub'],
    ['brussels', 345, 'f_sub'],
    ['brussels', 345.1, 'g'],
    ['brussels', 346, 'g'],
    ['wallonia', 0, 'a_plusplus'],
    ['wallonia', 45, 'a_plus'],
    ['wallonia', 510, 'f'],
    ['wallonia', 511, 'g'],
  ] as const)('in %s of %d is %s', (region, value, epcClass) => {
    expect(classOf(region, value)).toBe(epcClass);
  });

  it('is absent for a non-finite number', () => {
    expect(classOf('flanders', Number.NaN)).toBeUndefined();
    expect(classOf('wallonia', Number.POSITIVE_INFINITY)).toBeUndefined();
  });
});

describe('a class', () => {
  it('is written in its usual form', () => {
    expect(['a_plusplus', 'a_plus', 'a', 'a_sub'].map(c => epcClassName(c as 'a'))).toEqual(['A++', 'A+', 'A', 'A-']);
    expect(mainLetter('f_sub')).toBe('F');
  });
  it('has one picture per region', () => {
    expect(epcLabelImage('brussels', 'b_sub')).toBe('/images/epc/brussels/b_sub.png');
  });
});

describe('the pictures of a region', () => {
  it('are its own classes: no A++ in Brussels, no G in Flanders, A+ and A to I in Luxembourg', () => {
    expect(labelClasses('flanders')).toEqual(['a_plus', 'a', 'b', 'c', 'd', 'e', 'f']);
    expect(labelClasses('brussels')).toHaveLength(19);
    expect(labelClasses('brussels')).not.toContain('a_plusplus');
    expect(labelClasses('wallonia')).toEqual(['a_plusplus', 'a_plus', 'a', 'b', 'c', 'd', 'e', 'f', 'g']);
    expect(labelClasses('luxembourg').at(-1)).toBe('i');
  });
});
