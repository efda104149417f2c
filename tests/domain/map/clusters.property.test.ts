import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cluster, clusterIndex, clustersIn, levelOf, spotsOf } from '../../../domain/map/clusters.ts';
import { worldPoint } from '../../../domain/map/mercator.ts';
import { aBelgianPlace } from '../../arbitraries/a-place-on-the-map.ts';

const aSpot = fc
  .tuple(aBelgianPlace, fc.constantFrom(0, 0, 95_000, 250_000, 1_250_000))
  .map(([place, price]) => ({ ...worldPoint(place), price }));
const spots = fc.array(aSpot, { maxLength: 60 });
const zooms = fc.double({ min: 0, max: 20, noNaN: true });
const EVERYTHING = { left: 0, top: 0, right: 1, bottom: 1 };

describe('clusters', () => {
  test('at any zoom contain every point once, and count them', () => {
    fc.assert(
      fc.property(spots, zooms, (all, zoom) => {
        const clusters = clustersIn(clusterIndex(all), levelOf(zoom), EVERYTHING);
        expect(clusters.flatMap(spotsOf).sort((a, b) => a - b)).toEqual(all.map((_, spot) => spot));
        for (const cluster of clusters) expect(cluster.count).toBe(spotsOf(cluster).length);
        expect(new Set(clusters.map(({ key }) => key)).size).toBe(clusters.length);
      }),
    );
  });

  test('have the lowest price and the first of their points', () => {
    fc.assert(
      fc.property(spots, zooms, (all, zoom) => {
        for (const cluster of clustersIn(clusterIndex(all), levelOf(zoom), EVERYTHING)) {
          const members = spotsOf(cluster);
          const prices = members.flatMap(spot => all[spot]?.price || []);
          expect(cluster.price).toBe(prices.length === 0 ? 0 : Math.min(...prices));
          expect(cluster.spot).toBe(Math.min(...members));
        }
      }),
    );
  });

  test('are located among their points', () => {
    fc.assert(
      fc.property(spots, zooms, (all, zoom) => {
        for (const cluster of clustersIn(clusterIndex(all), levelOf(zoom), EVERYTHING)) {
          const members = spotsOf(cluster).flatMap(spot => all[spot] ?? []);
          for (const axis of ['x', 'y'] as const) {
            const values = members.map(spot => spot[axis]);
            expect(cluster[axis]).toBeGreaterThanOrEqual(Math.min(...values) - 1e-12);
            expect(cluster[axis]).toBeLessThanOrEqual(Math.max(...values) + 1e-12);
          }
        }
      }),
    );
  });

  test('consist of clusters of the next zoom level, each in exactly one', () => {
    fc.assert(
      fc.property(spots, fc.integer({ min: 0, max: 35 }), (all, level) => {
        const { levels } = clusterIndex(all);
        const next = new Set(levels[level + 1]?.map(({ key }) => key));
        const parts = (cluster: Cluster) => (next.has(cluster.key) ? [cluster] : cluster.parts);
        const found = (levels[level] ?? []).flatMap(parts).map(({ key }) => key);
        expect(new Set(found)).toEqual(next);
        expect(found.length).toBe(next.size);
      }),
    );
  });

  test('in a box are those of that zoom level located in it', () => {
    const corner = fc.double({ min: 0.5, max: 0.53, noNaN: true });
    const row = fc.double({ min: 0.33, max: 0.35, noNaN: true });
    fc.assert(
      fc.property(spots, zooms, corner, corner, row, row, (all, zoom, x1, x2, y1, y2) => {
        const box = {
          left: Math.min(x1, x2),
          right: Math.max(x1, x2),
          top: Math.min(y1, y2),
          bottom: Math.max(y1, y2),
        };
        const index = clusterIndex(all);
        const naive = clustersIn(index, levelOf(zoom), EVERYTHING).filter(
          ({ x, y }) => !(x < box.left || x > box.right || y < box.top || y > box.bottom),
        );
        expect(clustersIn(index, levelOf(zoom), box)).toEqual(naive);
      }),
    );
  });

  test('of points at one place stay together at every zoom; points a street apart split eventually', () => {
    const namur = worldPoint({ latitude: 50.4669, longitude: 4.8675 });
    const street = worldPoint({ latitude: 50.4669, longitude: 4.8715 });
    const index = clusterIndex([
      { ...namur, price: 0 },
      { ...namur, price: 0 },
      { ...street, price: 0 },
    ]);
    expect(clustersIn(index, levelOf(18), EVERYTHING).map(({ count }) => count)).toEqual([2, 1]);
    expect(clustersIn(index, levelOf(9), EVERYTHING).map(({ count }) => count)).toEqual([3]);
  });
});
