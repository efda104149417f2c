import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMapCard, readMapFill, readMapReport, readPointed } from '../../../adapters/wire/map-message.ts';
import { packMapPoints } from '../../../domain/map/map-points.ts';
import { A_CARD, A_FILL, A_MISSING_CARD, A_POINTED, REPORTS } from '../../support/reading/map-messages.ts';
import { NAUGHTY } from '../../support/reading/naughty-strings.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

const A_POINT = { id: '1', latitude: 50, longitude: 4, exact: true, price: 1, marquee: 0, place: '' };
const STREETS = {
  kind: 'streets',
  area: { south: 50, west: 4, north: 51, east: 5 },
  attribution: '© OpenStreetMap',
} as const;
const READERS = [readMapFill, readMapCard, readMapReport, readPointed];

/** Anything cloneable that another window may send. */
const anything = fc.anything({
  withMap: true,
  withSet: true,
  withDate: true,
  withNullPrototype: true,
  withBigInt: true,
});

/** Paths to every leaf of a message. */
function pathsOf(value: unknown, before: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [before];
  const below = Object.entries(value).flatMap(([key, each]) => pathsOf(each, [...before, key]));
  return before.length === 0 ? below : [before, ...below];
}

/** A copy with another value at this path. */
function changed(value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = changed(copy[key], rest, to);
  return copy;
}

describe('a message to or from the map', () => {
  test('is parsed into an equal copy', () => {
    expect(readMapFill(structuredClone(A_FILL))).toEqual(A_FILL);
    expect(readMapCard(structuredClone(A_CARD))).toEqual(A_CARD);
    expect(readMapCard(structuredClone(A_MISSING_CARD))).toEqual(A_MISSING_CARD);
    expect(readPointed(structuredClone(A_POINTED))).toEqual(A_POINTED);
    for (const report of REPORTS) expect(readMapReport(structuredClone(report))).toEqual(report);
    expect(readMapFill(A_FILL)).not.toBe(A_FILL);
  });

  test('of another kind or version is refused, and unknown fields are dropped', () => {
    for (const read of READERS) {
      for (const message of [A_FILL, A_CARD, A_MISSING_CARD, A_POINTED, ...REPORTS]) {
        const understood = read(message);
        if (understood) expect(understood).toEqual(message);
        expect(read({ ...message, version: 2 })).toBeUndefined();
        expect(read({ ...message, kind: 'filling' })).toBeUndefined();
      }
    }
    expect(readMapFill({ ...A_FILL, html: '<b>', onload: 'x' })).toEqual(A_FILL);
  });

  test('with any content is refused without a throw', () => {
    fc.assert(
      fc.property(anything, value => {
        for (const read of READERS) expect(read(value)).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });

  test('with any value in place of a field is refused or still valid', () => {
    // Values typical of other messages are more likely to be valid than random ones.
    const something = fc.oneof(
      anything,
      fc.integer({ min: 0, max: 60 }),
      fc.constantFrom('Namur', '/fr/', 'fr', 4.5, true, false, undefined),
    );
    const parts = (message: object) => fc.tuple(fc.constantFrom(...pathsOf(message)), something);
    const sent = fc.oneof(
      ...[A_FILL, A_CARD, A_MISSING_CARD, A_POINTED, ...REPORTS].map(message =>
        parts(message).map(([path, to]) => changed(message, path, to)),
      ),
    );
    reaches({ understood: runs(15) }, met =>
      fc.assert(
        fc.property(sent, value => {
          for (const read of READERS) {
            const understood = read(value);
            if (understood) met('understood');
            // An accepted message is plain JSON, small, and accepted again.
            if (understood) {
              expect(read(JSON.parse(JSON.stringify(understood)))).toEqual(understood);
              expect(JSON.stringify(understood).length).toBeLessThan(20_000);
            }
          }
        }),
        { numRuns: runs(800) },
      ),
    );
  });

  test('without any of its fields is refused', () => {
    for (const [message, read] of [
      [A_FILL, readMapFill] as const,
      [A_CARD, readMapCard] as const,
      [A_MISSING_CARD, readMapCard] as const,
    ]) {
      for (const path of pathsOf(message)) {
        const last = path.at(-1) ?? '';
        // Without one element, a list is just a shorter list.
        if (/^\d+$/.test(last) && !path.includes('places')) continue;
        expect(read(changed(message, path, undefined)), path.join('.')).toBeUndefined();
      }
    }
  });

  test('accepts any catalogue: an odd price or thousands of names do not break the map', () => {
    const point = fc.record({
      id: fc.stringMatching(/^\d{7}$/),
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      exact: fc.boolean(),
      price: fc.oneof(fc.double(), fc.integer(), fc.constantFrom(-1, 1e13, Number.NaN, Number.MAX_VALUE)),
      marquee: fc.integer({ min: 0, max: 3 }),
      place: fc.string({ maxLength: 120 }),
    });
    fc.assert(
      fc.property(fc.array(point), points => {
        const fill = { ...A_FILL, properties: packMapPoints(points) };
        expect(readMapFill(fill)).toEqual(fill);
      }),
    );
    const names = Array.from({ length: 2_500 }, (_, at) => ({ ...A_POINT, place: `Place ${at}` }));
    expect(readMapFill({ ...A_FILL, properties: packMapPoints(names) })?.properties.places).toHaveLength(2_500);
  });

  test('with streets contains their area and attribution, and nothing else', () => {
    const strange = { ...STREETS, address: 'https://evil.example/', style: {} };
    expect(readMapFill({ ...A_FILL, mapType: strange })?.mapType).toEqual(STREETS);
  });

  const { properties } = A_FILL;
  test.each([
    ['more properties than a map takes', { properties: { ...properties, ids: Array(10_001).fill('1') } }],
    ['columns of different lengths', { properties: { ...properties, prices: [1] } }],
    ['a place that has no name', { properties: { ...properties, place: [0, 2] } }],
    ['a latitude beyond the pole', { properties: { ...properties, latitudes: [0, 9_000_001] } }],
    ['half a part of a degree', { properties: { ...properties, latitudes: [0, 0.5] } }],
    ['a price that is none', { properties: { ...properties, prices: [1, Number.NaN] } }],
    ['a price without end', { properties: { ...properties, prices: [1, Number.POSITIVE_INFINITY] } }],
    ['an id longer than any', { properties: { ...properties, ids: ['1', 'x'.repeat(61)] } }],
    ['a text longer than any', { infoMessage: 'x'.repeat(501) }],
    ['a marker of another site', { customMarker: '//evil.example/a.svg' }],
    ['a marker that runs', { customMarker: 'javascript:alert(1)' }],
    ['tiles that are no web address', { mapType: { kind: 'tiles', address: 'data:x', attribution: '' } }],
    ['streets of nowhere', { mapType: { kind: 'streets', attribution: '©' } }],
    ['streets of an area that cannot be', { mapType: { ...STREETS, area: { ...STREETS.area, north: 91 } } }],
    ['streets of no one', { mapType: { ...STREETS, attribution: undefined } }],
    ['streets under a text without end', { mapType: { ...STREETS, attribution: 'x'.repeat(501) } }],
    ['an area that holds nothing', { area: { south: 51, west: 4, north: 50, east: 6 } }],
    ['an unknown language', { language: 'xx' }],
    ['a language of every object', { language: 'constructor' }],
  ])('with %s is refused', (_, part) => {
    expect(readMapFill({ ...A_FILL, ...part })).toBeUndefined();
  });

  test.each(['javascript:alert(1)', '//evil.example/', '/\\evil.example', 'http://evil.example/', 'fr/', '/a b', ''])(
    'never links to %s',
    href => {
      expect(readMapCard({ ...A_CARD, href })).toBeUndefined();
      for (const strange of [{ address: href }, { larger: href }])
        expect(readMapCard({ ...A_CARD, picture: { ...A_CARD.picture, ...strange } })).toBeUndefined();
    },
  );

  test('keeps hostile texts as texts', () => {
    for (const text of NAUGHTY) {
      const fill = readMapFill({ ...A_FILL, infoMessage: text.slice(0, 500) });
      expect(fill?.infoMessage).toBe(text.slice(0, 500));
    }
  });
});
