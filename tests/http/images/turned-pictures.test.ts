import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SAMPLE_LISTINGS } from '../../../fixtures/builders/listings.ts';
import { picturesOf } from '../../../fixtures/builders/pictures.ts';
import { drawTurned, lengthFor, turned } from '../../../fixtures/pictures/kit/oblique.ts';
import { grass, inSeason } from '../../../fixtures/pictures/kit/season.ts';
import { openSheet, path, rect } from '../../../fixtures/pictures/kit/sheet.ts';

const EYE = 700;
const FAR = 1500;
const angles = fc.double({ min: 0.1, max: 1, noNaN: true });
const ways = fc.constantFrom(-1 as const, 1 as const);
const metres = fc.double({ min: 1, max: 1500, noNaN: true });

describe('a wall drawn in perspective', () => {
  test('keeps its near edge, shrinks with distance and converges at eye level', () => {
    fc.assert(
      fc.property(angles, ways, metres, metres, (angle, way, one, more) => {
        const turn = turned(0, 600, way, angle, EYE, FAR);
        expect(turn(0, 123)).toEqual([600, 123]);
        const [x, y] = turn(way * one, 0);
        const [farX, farY] = turn(way * (one + more), 0);
        expect(way * (farX - x)).toBeGreaterThan(0);
        expect(EYE - farY).toBeLessThan(EYE - y);
        expect(turn(way * one, EYE)[1]).toBe(EYE);
      }),
    );
  });

  test('keeps straight lines straight', () => {
    fc.assert(
      fc.property(angles, ways, metres, metres, fc.double({ min: 0, max: 1, noNaN: true }), (angle, way, w, h, at) => {
        const turn = turned(0, 600, way, angle, EYE, FAR);
        const [[ax, ay], [bx, by], [cx, cy]] = [turn(0, 0), turn(way * w, h), turn(way * w * at, h * at)];
        const aside = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
        expect(Math.abs(aside) / Math.hypot(bx - ax, by - ay)).toBeLessThan(1e-6);
      }),
    );
  });

  test('fills the space beside the corner', () => {
    fc.assert(
      fc.property(angles, fc.integer({ min: 100, max: 900 }), (angle, room) => {
        const length = lengthFor(room, angle, FAR);
        fc.pre(length > 0);
        expect(turned(0, 0, 1, angle, EYE, FAR)(length, 0)[0]).toBeCloseTo(room, 3);
      }),
    );
  });
});

describe('a perspective drawing', () => {
  const sheet = () => openSheet(1000, 1000, 'test', 'noon');
  const half = (x: number, y: number) => [x / 2, y / 2] as const;

  test('transforms every kind of path command, relative ones too', () => {
    const d =
      'M10 10h20v20H10zm4 4l6 0q2 2 4 0t4 0c1 1 2 2 4 0s2 2 4 0a8 8 0 0 1 4 4Q1 2 3 4T5 6C1 2 3 4 5 6S7 8 9 10V2';
    expect(drawTurned(sheet(), half, [0, 0], () => path(d, '#000000'))).toBe(
      '<path d="M5 5L15 5L15 15L5 15ZM7 7L10 7Q11 8 12 7T14 7C14.5 7.5 15 8 16 7S17 8 18 7A4 4 0 0 1 20 9Q0.5 1 1.5 2T2.5 3C0.5 1 1.5 2 2.5 3S3.5 4 4.5 5L4.5 1" fill="#000000"/>',
    );
  });

  test('transforms rounded boxes, circles, translated paths and clip paths', () => {
    const own = sheet();
    const markup = drawTurned(own, half, [0, 0], () => {
      own.define('c1', () => '<clipPath id="c1"><path d="M2 2h4v4Z"/></clipPath>');
      return `${rect(2, 4, 6, 8, '#111111', 'rx="2"')}<circle cx="8" cy="6" r="4" fill="#222222"/><path transform="translate(4 6)" d="M2 2L4 4" stroke="#333333"/>`;
    });
    expect(markup).toBe(
      '<path d="M1 2L4 2L4 6L1 6Z" fill="#111111"/><ellipse cx="4" cy="3" rx="2" ry="2" fill="#222222"/><path d="M3 4L4 5" stroke="#333333"/>',
    );
    expect(own.definitions.get('c1')).toContain('d="M1 1L3 1L3 3Z"');
  });

  test('keeps the brick courses along the wall', () => {
    const own = sheet();
    own.define('bricks', id => `<pattern id="${id}" width="4" height="2"/>`);
    const markup = drawTurned(own, half, [10, 10], () => rect(0, 0, 20, 20, 'url(#bricks)'));
    const id = /url\(#([^)]+)\)/.exec(markup)?.[1] ?? '';
    expect(own.definitions.get(id)).toContain('patternTransform="matrix(0.500 0.000 0.000 0.500 0.000 0.000)"');
  });
});

describe('the season of a drawing', () => {
  test('recolours plants only, not walls, roofs and skies', () => {
    const walls = '#B4533A #F3EDE2 #4A555B #BFD9DF #7FA3AC';
    for (const season of ['autumn', 'winter'] as const) {
      expect(inSeason(walls, season)).toBe(walls);
      expect(inSeason('#93A96B', season)).not.toBe('#93A96B');
    }
    expect(inSeason('#93A96B', 'summer')).toBe('#93A96B');
  });

  test('leaves conifers green in autumn and snows on them in winter', () => {
    expect(inSeason('#1F4D45', 'autumn')).toBe('#1F4D45');
    expect(inSeason('#1F4D45', 'winter')).not.toBe('#1F4D45');
  });

  test('leaves grass green in autumn and snows on it in winter', () => {
    const lawn = grass('<path fill="#93A96B"/>');
    expect(inSeason(lawn, 'autumn')).toBe(lawn);
    expect(inSeason(`${lawn}<path fill="#93A96B"/>`, 'autumn')).not.toBe(`${lawn}<path fill="#93A96B"/>`);
    expect(inSeason(lawn, 'winter')).not.toBe(lawn);
  });

  test('is the same in all pictures of a property, and so is the corner view of those that have one', () => {
    const met = { corner: 0, season: 0 };
    for (const listing of SAMPLE_LISTINGS) {
      const scenes = picturesOf(listing).map(({ scene }) => scene);
      const { camera, season = 'summer' } = listing.look;
      for (const scene of scenes) {
        if ('season' in scene) expect([listing.id, scene.season]).toEqual([listing.id, season]);
        if (scene.kind === 'exterior' && camera === 'corner') expect(scene.camera).toBe('corner');
      }
      if (camera === 'corner') met.corner += 1;
      if (season !== 'summer') met.season += 1;
    }
    expect(met.corner).toBeGreaterThan(0);
    expect(met.season).toBeGreaterThan(0);
  });
});
