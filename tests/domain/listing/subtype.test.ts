import { describe, expect, it } from 'vitest';
import { SUBTYPE_NAMES, subtypeOf } from '../../../domain/listing/subtype.ts';
import { PROPERTY_TYPE } from '../../../domain/listing/property-type.ts';
import type { Localized } from '../../../domain/text/localized.ts';
import { phrasesIn } from '../../../adapters/composition/site/phrases-in.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';

const { apartment, house, investment, commerce, other } = PROPERTY_TYPE;

describe('a subtype', () => {
  it.each<[number, Localized, Localized, ReturnType<typeof subtypeOf>]>([
    [apartment, { fr: 'Appartement – Loft' }, { fr: 'Studio meublé à louer, 29 m²' }, 'studio'],
    [apartment, {}, { nl: 'Gemeubelde studio van 31 m²' }, 'studio'],
    [apartment, { fr: 'Appartement – Loft' }, { fr: 'Appartement, deux chambres' }, undefined],
    [apartment, { fr: 'Appartement – Loft' }, { fr: 'Loft de 164 m², colonnes de fonte' }, 'loft'],
    [apartment, { nl: 'Penthouse' }, {}, 'penthouse'],
    [apartment, {}, { de: 'Maisonette zur Miete mit Galerie' }, 'duplex'],
    [house, { fr: 'Maison – Villa' }, { fr: 'Maison de maître de 1902, six chambres' }, 'mansion'],
    [house, {}, { nl: 'Herenhuis van 1894' }, 'mansion'],
    [house, {}, { fr: 'Fermette de 1889, grange' }, 'farmhouse'],
    [house, { fr: 'Maison – Villa' }, { fr: 'Maison mitoyenne, près d’une villa' }, undefined],
    [house, {}, { en: 'House with a studio above the garage' }, undefined],
    [commerce, {}, { fr: 'Hall de 1.600 m² et bureaux' }, 'hall'],
    [commerce, {}, { nl: 'Winkel te huur' }, 'shop'],
    [investment, {}, { en: 'Shop of 84 m² and two flats above' }, undefined],
    [other, {}, { fr: 'Box de 16 m², porte électrique' }, 'garage'],
    [99, { fr: 'Studio' }, {}, undefined],
  ])('of type %i by %j and %j is %s', (type, mainTypeName, typeDescription, subtype) => {
    expect(subtypeOf({ typeIds: [type], mainTypeName, typeDescription })).toBe(subtype);
  });

  it('has a name in each language by which it is recognised again', () => {
    const types = Object.values(PROPERTY_TYPE);
    for (const language of LANGUAGES)
      for (const name of SUBTYPE_NAMES) {
        const mainTypeName = { [language]: phrasesIn(language).propertyTypes[name] };
        const found = types.map(type => subtypeOf({ typeIds: [type], mainTypeName, typeDescription: {} }));
        expect(found).toContain(name);
      }
  });
});
