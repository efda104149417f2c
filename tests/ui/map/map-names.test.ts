import { describe, expect, test } from 'vitest';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';
import type { MapFill } from '../../../application/browse/map/map-view.ts';
import type { MapPoint } from '../../../domain/map/map-points.ts';
import { municipalityName } from '../../../domain/map/municipality-name.ts';
import { mix } from '../../../domain/page/contrast.ts';
import type { MapColours } from '../../../ui/map/map-colours.ts';
import { namedAt, namesOf } from '../../../ui/map/map-names.ts';
import { nameLayers } from '../../../ui/map/name-layers.ts';

const ground = builtInBaseMap();
const named = (code: string, language: 'fr' | 'nl' | 'en' | 'de') => {
  const found = ground.municipalities.get(code);
  return found && municipalityName(found, language);
};

describe('the name of a municipality', () => {
  test('is in the page’s language, with the local one if it differs', () => {
    expect(named('44021', 'fr')).toEqual({ name: 'Gand', other: 'Gent' });
    expect(named('44021', 'nl')).toEqual({ name: 'Gent', other: '' });
    expect(named('44021', 'en')).toEqual({ name: 'Ghent', other: 'Gent' });
    expect(named('62063', 'nl')).toEqual({ name: 'Luik', other: 'Liège' });
  });

  test('has both languages in the bilingual region, the page’s first', () => {
    expect(named('21004', 'fr')).toEqual({ name: 'Bruxelles / Brussel', other: '' });
    expect(named('21004', 'nl')).toEqual({ name: 'Brussel / Bruxelles', other: '' });
    expect(named('21004', 'en')).toEqual({ name: 'Brussels', other: 'Bruxelles / Brussel' });
  });

  test('is on the map with those of countries, and of places only abroad', () => {
    const { features } = namesOf(
      ground,
      [
        ['Namur', 50.467, 4.867],
        ['Bellagio', 45.987, 9.262],
      ],
      'de',
      'Nordsee',
    );
    const of = (kind: string) => features.filter(({ properties }) => properties?.['kind'] === kind);
    expect(of('place').map(({ properties }) => properties?.['name'])).toEqual(['Bellagio']);
    expect(of('country').map(({ properties }) => properties?.['name'])).toContain('Luxemburg');
    expect(of('municipality')).toHaveLength(565);
    for (let zoom = 0; zoom < 9; zoom++) {
      const seen = of('country').filter(({ properties }) => properties?.['from'] <= zoom && zoom < properties?.['to']);
      const names = seen.map(({ properties }) => properties?.['name']);
      expect([...new Set(names)]).toEqual(names);
      expect(names).toContain('Frankreich');
    }
  });
});

test('towns are named by rank: the closer the map, the smaller the smallest one', () => {
  const layer = nameLayers('fr', {} as MapColours).find(({ id }) => id === 'municipality-names');
  const filter = (layer && 'filter' in layer ? layer.filter : []) as readonly any[];
  const [, , first, ...steps] = filter[2][2] as readonly [string, unknown, number, ...number[]];
  const highestAt = (zoom: number) => {
    let highest = first;
    for (let at = 0; at < steps.length; at += 2) if (zoom >= Number(steps[at])) highest = Number(steps[at + 1]);
    return highest;
  };
  const { features } = namesOf(ground, [], 'fr', 'mer du Nord');
  const namedAt = (zoom: number) =>
    features
      .filter(({ properties }) => properties?.['kind'] === 'municipality' && properties['rank'] <= highestAt(zoom))
      .map(({ properties }) => properties?.['name']);
  // Belgium fills a window of 1440 pixels at a zoom of 7.6.
  expect(namedAt(7.6)).toEqual(expect.arrayContaining(['Bruxelles / Brussel', 'Anvers', 'Gand', 'Louvain']));
  expect(namedAt(7.6)).not.toContain('Heist-op-den-Berg');
  const counts = [5.4, 6.5, 7.5, 7.9, 8.5, 9].map(zoom => namedAt(zoom).length);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(counts.at(-1)).toBe(565);
});

test('colours are mixed proportionally', () => {
  expect([mix('#000000', '#ffffff', 0.5), mix('#1d2a2c', '#ffffff', 1)]).toEqual(['#808080', '#1d2a2c']);
});

describe('the map of a property', () => {
  const point: MapPoint = {
    id: '1',
    latitude: 50.64,
    longitude: 5.57,
    exact: true,
    price: 1,
    marquee: 0,
    place: 'Liège',
  };
  const nearby: MapFill['nearby'] = [['Station', 50.641, 5.571]];

  test('names the municipality once: at the property, or in a corner beside numbered places', () => {
    expect(namedAt({ cards: false, nearby: [] }, [point])).toBe(point);
    expect(namedAt({ cards: false, nearby }, [point])).toBe(undefined);
    // Places are not numbered around a hidden address.
    expect(namedAt({ cards: false, nearby }, [{ ...point, exact: false }])).toEqual({ ...point, exact: false });
    expect(namedAt({ cards: true, nearby: [] }, [point])).toBe(undefined);
  });
});
