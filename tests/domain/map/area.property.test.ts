import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areaAround, BELGIAN_AREA, firstArea, formatArea, isWithin, parseArea } from '../../../domain/map/area.ts';
import { aBelgianPlace, anArea, aPlace } from '../../arbitraries/a-place-on-the-map.ts';
import { anyText } from '../../arbitraries/any-text.ts';

describe('an area', () => {
  test('comes back from its own address', () => {
    fc.assert(
      fc.property(anArea, area => {
        expect(parseArea(formatArea(area))).toEqual(area);
      }),
    );
  });

  test('has one address, however many digits were sent', () => {
    expect(formatArea(parseArea('50.40004_4.7_50.6_5.000') ?? BELGIAN_AREA)).toBe('50.4_4.7_50.6_5');
    fc.assert(
      fc.property(anArea, area => {
        const written = formatArea(area);
        const longer = written.replace(/(?<=\.\d+)(?=_|$)/g, '0');
        expect(formatArea(parseArea(longer) ?? BELGIAN_AREA)).toBe(written);
      }),
    );
  });

  test('is none of any other text, and none that holds nothing', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 40 }), text => {
        const area = parseArea(text);
        if (area) expect(area.south < area.north && area.west < area.east).toBe(true);
      }),
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

  test('holds its edges and nothing beyond them', () => {
    fc.assert(
      fc.property(anArea, aPlace, (area, place) => {
        const { south, west, north, east } = area;
        expect(isWithin(area, { latitude: south, longitude: west })).toBe(true);
        expect(isWithin(area, { latitude: north, longitude: east })).toBe(true);
        expect(isWithin(area, { latitude: north + 0.00002, longitude: west })).toBe(false);
        const metre = 0.00001;
        const clear = (value: number, from: number, to: number) => value > from + metre && value < to - metre;
        if (clear(place.latitude, south, north) && clear(place.longitude, west, east))
          expect(isWithin(area, place)).toBe(true);
        if (place.latitude < south - metre || place.longitude > east + metre) expect(isWithin(area, place)).toBe(false);
      }),
    );
  });

  test('around places holds each of them, and touches one on every side', () => {
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

describe('what a map shows first', () => {
  const tuscany = { latitude: 43.28, longitude: 11.99 };

  test('is all places while a house abroad is one of few', () => {
    fc.assert(
      fc.property(fc.array(aBelgianPlace, { maxLength: 2 }), places => {
        expect(firstArea([...places, tuscany])).toEqual(areaAround([...places, tuscany]));
      }),
    );
  });

  test('is Belgium’s part once three in four lie there', () => {
    fc.assert(
      fc.property(fc.array(aBelgianPlace, { minLength: 3, maxLength: 20 }), places => {
        expect(firstArea([...places, tuscany])).toEqual(areaAround(places));
      }),
    );
  });

  test('is the country where there is nothing to show', () => {
    expect(firstArea([])).toEqual(BELGIAN_AREA);
  });
});
