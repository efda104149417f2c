import { describe, expect, test } from 'vitest';
import { builtInBaseMap } from '../../adapters/base-map/built-in-base-map.ts';
import { municipalityName } from '../../domain/map/municipality-name.ts';
import { mix } from '../../domain/page/contrast.ts';
import { namesOf } from '../../ui/map/map-names.ts';

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

test('colours are mixed proportionally', () => {
  expect([mix('#000000', '#ffffff', 0.5), mix('#1d2a2c', '#ffffff', 1)]).toEqual(['#808080', '#1d2a2c']);
});
