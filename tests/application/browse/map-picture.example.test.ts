import { describe, expect, test } from 'vitest';
import { homePicture, mapPicture } from '../../../application/browse/map/map-picture-view.ts';
import type { MapPlace } from '../../../application/browse/map/map-view.ts';
import { circleAround } from '../../../domain/map/circle.ts';
import { parseZone } from '../../../domain/map/zone.ts';
import { contexts } from '../../../application/view/contexts.ts';
import { openSite, UNLUCKY } from '../../support/site/sample-site.ts';

const { site, catalogue } = openSite();
const inLanguage = await contexts({ site, catalogue }, UNLUCKY);
const at = (latitude: number, longitude: number, exact = true) => ({ coordinates: { latitude, longitude, exact } });
const NAMUR = at(50.4669, 4.8675);

describe('the still map of one property', () => {
  test('shows the property’s municipality and its neighbours, labelled in the language of the page', () => {
    const { ground, marked, names, spots } = homePicture(inLanguage('nl'), NAMUR);
    expect(marked).not.toBe('');
    expect(ground.municipalityLines).not.toBe('');
    expect(names.map(({ name }) => name)).toEqual(expect.arrayContaining(['Namen', 'Andenne', 'Floreffe']));
    expect(names.find(({ name }) => name === 'Namen')).toMatchObject({ other: 'Namur' });
    expect(spots).toHaveLength(1);
  });

  test('names a street beside the marker, and the town too', () => {
    const { names, spots } = homePicture(inLanguage('fr'), NAMUR, { street: 'Rue de la Croix 14' });
    const street = names.find(({ name }) => name === 'Rue de la Croix 14');
    expect(names.map(({ name }) => name)).toContain('Namur');
    expect(street).toMatchObject({ x: spots[0]?.x, y: Number(spots[0]?.y) - 30 });
  });

  test('of a hidden address is the same for every property of the municipality', () => {
    const hidden = homePicture(inLanguage('fr'), at(50.4669, 4.8675, false));
    expect(hidden.spots).toEqual([]);
    expect(hidden).toEqual(homePicture(inLanguage('fr'), at(50.45, 4.9, false)));
    expect(hidden.marked).not.toBe('');
  });

  test('of a property abroad shows lakes and labels the place under its marker', () => {
    const { ground, marked, names, spots } = homePicture(inLanguage('en'), at(45.987, 9.262));
    expect(marked).toBe('');
    expect(ground.lakes).not.toBe('');
    expect(names).toContainEqual(expect.objectContaining({ name: 'Bellagio', dot: false }));
    expect(spots).toHaveLength(1);
  });
});

describe('the still map of one property with numbered places around it', () => {
  const METRES = 1 / 111_195;
  const north = (metres: number): MapPlace => [`${metres} m`, 50.4669 + metres * METRES, 4.8675];
  const east = (metres: number): MapPlace => [`${metres} m`, 50.4669, 4.8675 + (metres * METRES) / 0.6368];
  /** The part of the picture that a wide box shows of it. */
  const seen = ({ x, y }: { readonly x: number; readonly y: number }) => x > 80 && x < 640 && y > 116 && y < 424;

  test('shows the neighbourhood instead of the municipality, with its name and circles in metres', () => {
    const { marked, ground, names, spots, nearby } = homePicture(inLanguage('nl'), NAMUR, {
      nearby: [north(500), east(-1_000), north(-1_200)],
    });
    expect([marked, ground.rivers]).toEqual(['', '']);
    expect(names.filter(({ name }) => name === 'Namen')).toHaveLength(1);
    expect(spots).toEqual([{ x: 360, y: 270, exact: true, numbers: [1] }]);
    expect(nearby?.marks.map(({ number }) => number)).toEqual([1, 2, 3]);
    // The circle of 500 metres meets the mark of the place 500 metres away.
    const [half, whole] = nearby?.rings ?? [];
    expect([half?.metres, whole?.metres]).toEqual([500, 1_000]);
    expect(Math.abs(270 - Number(nearby?.marks[0]?.y) - Number(half?.radius))).toBeLessThanOrEqual(1);
    expect(Math.abs(360 - Number(nearby?.marks[1]?.x) - Number(whole?.radius))).toBeLessThanOrEqual(1);
  });

  test('shows every number in the part that no box crops', () => {
    for (const farthest of [100, 900, 1_600, 2_900]) {
      const { nearby, names } = homePicture(inLanguage('fr'), NAMUR, {
        nearby: [north(farthest), north(-farthest), east(farthest), east(-farthest)],
      });
      expect(nearby?.marks.every(seen), `${farthest} m`).toBe(true);
      expect(nearby?.marks.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
      expect(names.filter(({ name }) => name === 'Namur').every(seen)).toBe(true);
    }
  });

  test('draws a number beside its place if another number or the property is in the way', () => {
    const { nearby, spots } = homePicture(inLanguage('fr'), NAMUR, { nearby: [north(0), north(900), north(910)] });
    const marks = nearby?.marks ?? [];
    expect(marks.map(({ at: place }) => place.x)).toEqual([360, 360, 360]);
    const apart = (one: number, other: { readonly x: number; readonly y: number } | undefined) =>
      Math.hypot(Number(marks[one]?.x) - Number(other?.x), Number(marks[one]?.y) - Number(other?.y));
    expect(apart(0, spots[0])).toBeGreaterThan(20);
    expect(apart(1, marks[1]?.at)).toBe(0);
    expect(apart(2, marks[1])).toBeGreaterThan(20);
  });

  test('of a hidden address has no numbers, whatever places are near', () => {
    const hidden = at(50.4669, 4.8675, false);
    expect(homePicture(inLanguage('fr'), hidden, { nearby: [north(500)] })).toEqual(
      homePicture(inLanguage('fr'), hidden),
    );
  });
});

describe('the still map of a list', () => {
  test('clusters nearby listings into one marker and counts those outside the picture', () => {
    const { spots, away } = mapPicture(inLanguage('fr'), [NAMUR, NAMUR, at(51.05, 3.72), at(43.3, 11.9)], {});
    expect(spots.map(({ numbers }) => numbers).toSorted((a, b) => Number(a[0]) - Number(b[0]))).toEqual([[1, 2], [3]]);
    expect(away).toEqual([4]);
  });

  test('outlines the zone that filters the list', () => {
    const zone = parseZone('92094_35013');
    const { marked, names, spots } = mapPicture(inLanguage('fr'), [NAMUR], { zone });
    expect(marked.match(/M/g)).toHaveLength(2);
    expect(names.map(({ name }) => name)).toContain('Gand');
    expect(spots).toHaveLength(1);
  });

  test('shows the whole circle of a distance search at the highest zoom that fits it', () => {
    const near = circleAround({ latitude: 50.4669, longitude: 4.8675 }, 10);
    const { near: path, marked, width, height } = mapPicture(inLanguage('fr'), [NAMUR], { near });
    expect(marked).toBe('');
    expect(path).toMatch(/^M[^M]+z$/);
    const corners = path
      .slice(1, -1)
      .split('L')
      .map(corner => corner.split(' ').map(Number));
    expect(corners.length).toBeGreaterThan(40);
    const radii = corners.map(([x = 0, y = 0]) => Math.hypot(x - width / 2, y - height / 2));
    const [least, most] = [Math.min(...radii), Math.max(...radii)];
    // The circle is round, large and completely visible.
    expect(most / least).toBeLessThan(1.02);
    expect(least).toBeGreaterThan(100);
    expect(most).toBeLessThan(height / 2);
  });

  test('labels only large towns when it shows the whole country, and no two labels overlap', () => {
    const { names } = mapPicture(inLanguage('de'), [], {});
    expect(names.map(({ name }) => name)).toEqual(expect.arrayContaining(['Antwerpen', 'Lüttich']));
    expect(names.map(({ name }) => name)).not.toContain('Floreffe');
    for (const one of names)
      for (const other of names)
        if (one !== other) expect(Math.abs(one.x - other.x) > 20 || Math.abs(one.y - other.y) > 20).toBe(true);
  });
});
