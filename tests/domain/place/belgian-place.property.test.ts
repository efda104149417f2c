import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';
import { belgianMunicipalities, regionOfMunicipality } from '../../../domain/place/belgian-municipality.ts';
import { belgianPlace, belgianPlaces, municipalityOfPostcode } from '../../../domain/place/belgian-place.ts';
import { belgianPostcode } from '../../../domain/place/belgian-postcode.ts';
import { PROVINCES } from '../../../domain/place/provinces.ts';
import { regionOf } from '../../../domain/place/region.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { reaches } from '../../support/run/reaches.ts';

const all = [...belgianMunicipalities().values()];
const places = belgianPlaces();

describe('the table of municipalities', () => {
  it('has the municipalities of the base map, by the same codes', () => {
    expect(all.map(({ code }) => code).toSorted()).toEqual([...builtInBaseMap().municipalities.keys()].toSorted());
    expect(all).toHaveLength(565);
  });

  it('has the names, region and language that the base map shows', () => {
    const { municipalities } = builtInBaseMap();
    for (const each of all) {
      const drawn = municipalities.get(each.code);
      const { fr, nl, en, de } = each.names;
      const local = each.language === 'nl' ? nl : each.language === 'de' ? de : fr;
      expect(drawn).toMatchObject({ fr, nl, region: regionOfMunicipality(each), language: each.language });
      expect([drawn?.en ?? local, drawn?.de ?? local]).toEqual([en, de]);
    }
  });

  it('gives each postcode to one municipality', () => {
    const codes = all.flatMap(({ postcodes }) => postcodes);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(belgianPostcode(code)).toBe(code);
  });

  it('places each municipality in a province, a district and the region of all its postcodes', () => {
    for (const each of all) {
      expect(PROVINCES[each.province]).toBeDefined();
      expect([each.code, each.district.fr === '', each.district.nl === '']).toEqual([each.code, false, false]);
      expect(each.postcodes).toContain(each.postcode);
      for (const postcode of each.postcodes)
        expect([postcode, regionOf(10, postcode)]).toEqual([postcode, regionOfMunicipality(each)]);
    }
  });

  it('leads from each of the 581 municipalities before 2025 to one of today', () => {
    const merged = all.filter(({ former }) => former.some(({ code }) => code !== undefined));
    const former = merged.flatMap(each => each.former.filter(({ code }) => code !== undefined));
    expect(all.length - merged.length + former.length).toBe(581);
    for (const municipality of merged)
      for (const { names, postcodes } of municipality.former)
        for (const postcode of postcodes)
          for (const name of Object.values(names))
            expect([name, belgianPlace(name, postcode)?.municipality.code]).toEqual([name, municipality.code]);
  });

  it('has names in each language, and the postcodes of parts and former municipalities in those of their municipality', () => {
    for (const { names, postcodes, municipality } of places) {
      for (const language of LANGUAGES) expect(names[language].trim()).not.toBe('');
      expect(postcodes.length).toBeGreaterThan(0);
      for (const postcode of postcodes) expect(municipality.postcodes).toContain(postcode);
    }
  });
});

/** The same name as people type it. */
const SPELLED: readonly ((name: string) => string)[] = [
  name => name.toUpperCase(),
  name => name.toLowerCase(),
  name => name.normalize('NFD').replace(/\p{M}/gu, ''),
  name => name.replaceAll('-', ' '),
  name => name.replaceAll(' ', '-'),
  name => name.replaceAll('’', "'"),
  name => name.replace(/\b(?:Saint|Sint)-/g, 'St-'),
  name => name.replace(/\bSainte-/g, 'Ste-'),
  name => name.replace(/\b(?:Saint|Sint|Sankt)[- ]/g, 'St. '),
  name => `  ${name} `,
  name => `${name} (Belgique)`,
];

const aPlace = fc.constantFrom(...places);

describe('any place of the table', () => {
  it('is found in its municipality by each of its names at each of its postcodes, in any spelling', () => {
    reaches({ municipality: 100, former: 2, part: 300, bilingual: 40 }, met =>
      fc.assert(
        fc.property(
          aPlace.chain(place =>
            fc.record({
              place: fc.constant(place),
              language: fc.constantFrom(...LANGUAGES),
              postcode: fc.constantFrom(...place.postcodes),
            }),
          ),
          fc.constantFrom(...SPELLED),
          fc.constantFrom('', 'B-', 'BE ', 'B'),
          ({ place, language, postcode }, spelled, country) => {
            const name = place.names[language];
            const found = belgianPlace(spelled(name), `${country}${postcode}`);
            expect([name, postcode, found?.municipality.code]).toEqual([name, postcode, place.municipality.code]);
            met(place.kind);
            if (place.names.fr !== place.names.nl) {
              const both = belgianPlace(`${place.names.fr} / ${place.names.nl}`, postcode);
              expect(both?.municipality.code).toBe(place.municipality.code);
              met('bilingual');
            }
          },
        ),
        { numRuns: 2000 },
      ),
    );
  });

  it('is at another postcode at most another place, in the municipality of that postcode', () => {
    const aPostcode = fc.constantFrom(...all.flatMap(({ postcodes }) => postcodes));
    reaches({ elsewhere: 100 }, met =>
      fc.assert(
        fc.property(aPlace, aPostcode, (place, postcode) => {
          if (place.postcodes.includes(postcode)) return;
          met('elsewhere');
          const found = belgianPlace(place.names.fr, postcode);
          expect([undefined, municipalityOfPostcode(postcode)]).toContain(found?.municipality);
        }),
        { numRuns: 200 },
      ),
    );
  });

  it('the lookup never throws, for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 200 }),
        fc.string({ maxLength: 12 }),
        (name, postcode) => void belgianPlace(name, postcode),
      ),
    );
  });
});
