import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../support/run/daily-runs.ts';
import { reaches } from '../../support/run/reaches.ts';
import { ClickedCorners } from '../../../ui/map/clicked-corners.ts';

/** A screen with 100 pixels a degree. */
const pixels = ({ longitude, latitude }: { longitude: number; latitude: number }) => ({
  x: longitude * 100,
  y: latitude * 100,
});
const clicker = () => {
  const corners = new ClickedCorners(pixels);
  const click = (x: number, y: number) => corners.click({ x, y }, { longitude: x / 100, latitude: y / 100 });
  return { corners, click };
};

describe('clicked corners', () => {
  test('close on the first corner once there are three', () => {
    const { corners, click } = clicker();
    expect([click(0, 0), click(100, 0), click(5, 5), corners.closable]).toEqual([false, false, false, true]);
    expect([click(3, -3), corners.all.length]).toEqual([true, 3]);
  });

  test('close by a double click on the last one', () => {
    const { corners, click } = clicker();
    expect([click(0, 0), click(0, 1), click(100, 0), click(100, 0)]).toEqual([false, false, false, false]);
    expect(corners.all).toHaveLength(2);
    expect([click(100, 100), click(101, 100), corners.all.length]).toEqual([false, true, 3]);
  });

  test('are never fewer than three when they close, and never two in one place', () => {
    const points = fc.array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 })), {
      minLength: 1,
      maxLength: 12,
    });
    reaches({ closed: runs(30), open: runs(30) }, met =>
      fc.assert(
        fc.property(points, all => {
          const { corners, click } = clicker();
          const closed = all.some(([x, y]) => click(x, y));
          met(closed ? 'closed' : 'open');
          if (closed) expect(corners.closable).toBe(true);
          for (const [at, corner] of corners.all.entries()) if (at > 0) expect(corner).not.toEqual(corners.all[at - 1]);
        }),
        { numRuns: runs(200) },
      ),
    );
  });
});
