import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areaAround,
  areaReaching,
  BELGIAN_AREA,
  firstArea,
  formatArea,
  isWithin,
  parseArea,
} from '../../../domain/map/area.ts';
import { kilometres } from '../../../domain/place/distance.ts';
import { aBelgianPlace, anArea, aPlace } from '../../arbitraries/a-place-on-the-map.ts';
import { anyText } from '../../arbitraries/any-text.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

/** Whether a text is four numbers whose first pair is below the second, at the four decimals of a URL. */
function rising(text: string): boolean {
  const numbers = text.split('_').map(Number);
  const [south = 0, west = 0, north = 0, east = 0] = numbers;
  const [low, high] = [Math.max(-85, Math.min(85, south)), Math.max(-85, Math.min(85, north))];
  const [left, right] = [Math.max(-180, Math.min(180, west)), Math.max(-180, Math.min(180, east))];
  return numbers.length === 4 && /^[-\d._]+$/.test(text) && low < high && left < right;
}

describe('the area that reaches so far from a place', () => {
  test('has its sides at that distance', () => {
    fc.assert(
      fc.property(aBelgianPlace, fc.integer({ min: 100, max: 5_000 }), (place, metres) => {
        const { south, west, north, east } = areaReaching(place, metres);
        for (const side of [
          { ...place, latitude: south },
          { ...place, latitude: north },
          { ...place, longitude: west },
          { ...place, longitude: east },
        ])
          expect(kilometres(place, side) * 1_000).toBeCloseTo(metres, 0);
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('a map area', () => {
  test('survives formatting and parsing', () => {
    fc.assert(
      fc.property(anArea, area => {
        expect(parseArea(formatArea(area))).toEqual(area);
      }),
    );
  });

  test('has one canonical URL, however many decimals were sent', () => {
    expect(formatArea(parseArea('50.40004_4.7_50.6_5.000') ?? BELGIAN_AREA)).toBe('50.4_4.7_50.6_5');
    fc.assert(
      fc.property(anArea, area => {
        const written = formatArea(area);
        const longer = written.replace(/(?<=\.\d+)(?=_|$)/g, '0');
        expect(formatArea(parseArea(longer) ?? BELGIAN_AREA)).toBe(written);
      }),
    );
  });

  test('is not parsed from other text, nor from an empty area', () => {
    /** Four numbers in URL format, in any order of size. */
    const aNumber = fc.oneof(fc.integer({ min: -200, max: 200 }), fc.double({ min: -99, max: 99, noNaN: true }));
    const fourNumbers = fc
      .array(aNumber, { minLength: 4, maxLength: 4 })
      .map(numbers => numbers.map(number => String(Number(number.toFixed(4)))).join('_'));
    reaches({ area: runs(100), none: runs(100) }, met =>
      fc.assert(
        fc.property(fc.oneof(anyText({ maxLength: 40 }), { arbitrary: fourNumbers, weight: 4 }), text => {
          const area = parseArea(text);
          met(area ? 'area' : 'none');
          if (area) expect(area.south < area.north && area.west < area.east).toBe(true);
          else expect(rising(text)).toBe(false);
        }),
        { numRuns: runs(2000) },
      ),
    );
    for (const text of [
      '',
      '1_2_3',
      '51_4_50_5',
      '50_5_51_4',
      '50_4_50_5',
      'a_b_c_d',
      '50_4_51_5_6',
      '1e3_0_2e3_1',
      ' 50_4_51_5',
    ])
      expect(parseArea(text), text).toBeUndefined();
  });

  test('contains its edges, everything between them and nothing outside', () => {
    const metre = 0.00001;
    const aShare = fc.double({ min: 0, max: 1, noNaN: true });
    /** Degrees beyond an edge: two metres or more. */
    const beyond = fc.oneof(fc.constant(2 * metre), fc.double({ min: 2 * metre, max: 90, noNaN: true }));
    fc.assert(
      fc.property(anArea, aShare, aShare, beyond, (area, up, along, further) => {
        const { south, west, north, east } = area;
        const latitude = south + (north - south) * up;
        const longitude = west + (east - west) * along;
        expect(isWithin(area, { latitude: south, longitude: west })).toBe(true);
        expect(isWithin(area, { latitude: north, longitude: east })).toBe(true);
        expect(isWithin(area, { latitude, longitude })).toBe(true);
        expect(isWithin(area, { latitude: south - further, longitude })).toBe(false);
        expect(isWithin(area, { latitude: north + further, longitude })).toBe(false);
        expect(isWithin(area, { latitude, longitude: west - further })).toBe(false);
        expect(isWithin(area, { latitude, longitude: east + further })).toBe(false);
      }),
    );
  });

  test('around places contains them all and touches one on every side', () => {
    fc.assert(
      fc.property(fc.array(aPlace, { minLength: 1, maxLength: 20 }), places => {
        const area = areaAround(places);
        if (!area) throw new Error('places have an area');
        for (const { latitude, longitude } of places) {
          expect(latitude >= area.south && latitude <= area.north).toBe(true);
          expect(longitude >= area.west && longitude <= area.east).toBe(true);
        }
        expect(places.map(({ latitude }) => latitude)).toEqual(expect.arrayContaining([area.south, area.north]));
        expect(places.map(({ longitude }) => longitude)).toEqual(expect.arrayContaining([area.west, area.east]));
      }),
    );
    expect(areaAround([])).toBeUndefined();
  });
});

describe('the initial area of a map', () => {
  const tuscany = { latitude: 43.28, longitude: 11.99 };

  test('contains all places when a property abroad is one of few', () => {
    fc.assert(
      fc.property(fc.array(aBelgianPlace, { maxLength: 2 }), places => {
        expect(firstArea([...places, tuscany])).toEqual(areaAround([...places, tuscany]));
      }),
    );
  });

  test('is limited to Belgium once three quarters of the places are there', () => {
    fc.assert(
      fc.property(fc.array(aBelgianPlace, { minLength: 3, maxLength: 20 }), places => {
        expect(firstArea([...places, tuscany])).toEqual(areaAround(places));
      }),
    );
  });

  test('is the country when there are no places', () => {
    expect(firstArea([])).toEqual(BELGIAN_AREA);
  });
});
