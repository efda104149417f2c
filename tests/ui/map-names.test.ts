import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readGround } from '../../ui/map/ground.ts';
import { mix } from '../../ui/map/map-colours.ts';
import { municipalityName, namesOf } from '../../ui/map/map-names.ts';

const ground = readGround(JSON.parse(readFileSync('ui/map/ground.topo.json', 'utf8')));
const named = (code: string, language: 'fr' | 'nl' | 'en' | 'de') => {
  const found = ground.outlined.get(code);
  return found && municipalityName(code, found.municipality, language);
};

describe('the name of a municipality', () => {
  test('is the page’s, with the one used there where that is another', () => {
    expect(named('44021', 'fr')).toEqual({ name: 'Gand', other: 'Gent' });
    expect(named('44021', 'nl')).toEqual({ name: 'Gent', other: '' });
    expect(named('44021', 'en')).toEqual({ name: 'Ghent', other: 'Gent' });
    expect(named('62063', 'nl')).toEqual({ name: 'Luik', other: 'Liège' });
  });

  test('is both in the bilingual region, the page’s first', () => {
    expect(named('21004', 'fr')).toEqual({ name: 'Bruxelles / Brussel', other: '' });
    expect(named('21004', 'nl')).toEqual({ name: 'Brussel / Bruxelles', other: '' });
    expect(named('21004', 'en')).toEqual({ name: 'Brussels', other: 'Bruxelles / Brussel' });
  });

  test('stands on the map with those of countries, and of places abroad alone', () => {
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
  });
});

test('colours are mixed by their share', () => {
  expect([mix('#000000', '#ffffff', 0.5), mix('#1d2a2c', '#ffffff', 1)]).toEqual(['#808080', '#1d2a2c']);
});
