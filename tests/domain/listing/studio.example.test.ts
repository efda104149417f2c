import { expect, test } from 'vitest';
import { isStudio } from '../../../domain/listing/studio.ts';

test.each([
  [{ fr: 'Studio meublé' }, {}, true],
  [{}, { de: 'Einzimmerwohnung am Rhein' }, true],
  [{ fr: 'Appartement' }, { nl: 'Gemeubeld KOT in Leuven' }, true],
  [{ nl: 'Huis' }, { nl: 'Huis te Kotem' }, false],
  [{}, {}, false],
])('a property titled %j, %j is a studio: %s', (mainTypeName, typeDescription, expected) => {
  expect(isStudio({ mainTypeName, typeDescription })).toBe(expected);
});
