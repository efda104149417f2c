import { expect, test } from 'vitest';
import { factsShown } from '../../../domain/advert/fact-view.ts';
import { forbidsPets, withoutPetBan, withoutVoidPetBan } from '../../../domain/advert/pet-ban.ts';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { aListing, TODAY } from '../../arbitraries/full-listing.ts';

test.each([
  'Animaux non admis',
  'Les animaux de compagnie ne sont pas autorisés.',
  'Animaux interdits',
  'Pas d’animaux, non-fumeurs',
  'Aucun animal',
  'Huisdieren niet toegelaten',
  'Geen huisdieren aub',
  'Huisdieren zijn verboden',
  'No pets',
  'Pets are not allowed',
  'Keine Haustiere',
  'Haustiere sind nicht gestattet',
])('%s forbids pets', text => {
  expect(forbidsPets(text)).toBe(true);
});

test.each([
  'Animaux admis',
  'Animaux de compagnie bienvenus',
  'Huisdieren toegelaten',
  'Pets welcome',
  'Haustiere erlaubt',
  'Près du parc animalier, pas de travaux',
  'Geen huisdierenverbod',
  'Geen werken nodig',
  'Passage pour chats. Exclus : les charges.',
  'No petrol station nearby',
  'Keine Tiefgarage',
])('%s forbids none', text => {
  expect(forbidsPets(text)).toBe(false);
  expect(withoutPetBan(text)).toBe(text);
});

test('a text loses the sentence that forbids pets, and keeps the others as they were', () => {
  expect(withoutPetBan('Ruim balkon. Geen huisdieren. Lift.')).toBe('Ruim balkon. Lift.');
  expect(withoutPetBan('Geen lift, geen huisdieren, hoogstens 1.250,50 euro. Vrij.')).toBe(
    'Geen lift, hoogstens 1.250,50 euro. Vrij.',
  );
  expect(withoutPetBan('Sans animaux, libre de suite')).toBe('Libre de suite');
  expect(withoutPetBan('Chiens, chats, non admis! Libre.')).toBe('Libre.');
});

test('a public advert of a home to let in Brussels has no such sentence in title, texts and captions; others keep theirs', () => {
  const items = (...texts: string[]) =>
    [{ kind: 'list', ordered: false, items: texts.map(text => [{ kind: 'text', text }] as const) }] as const;
  const picture = { id: 'a', width: 1, height: 1, kind: 'photo', alt: { nl: 'Huisdieren verboden' } } as const;
  const flat = (change: object) =>
    publicListing(
      aListing({
        goal: 1,
        place: { ...aListing().place, postcode: '1050' },
        title: { nl: 'Flat met lift. Geen huisdieren.' },
        description: { en: items('Lift', 'No pets') },
        pictures: [picture],
        ...change,
      }),
      undefined,
    );
  expect(withoutVoidPetBan(flat({}), TODAY)).toMatchObject({
    title: { nl: 'Flat met lift.' },
    description: { en: items('Lift') },
    pictures: [{ alt: { nl: '' } }],
  });
  const sale = flat({ goal: 0 });
  expect(withoutVoidPetBan(sale, TODAY)).toBe(sale);
});

test('a page never says that pets are not allowed in a home to let in Brussels', () => {
  const shown = (postcode: string, petsAllowed: boolean, day = TODAY) => {
    const flat = aListing({ goal: 1, place: { ...aListing().place, postcode }, facts: { petsAllowed } });
    return factsShown(publicListing(flat, undefined), [], day).length;
  };
  expect(shown('1050', false)).toBe(0);
  expect(shown('1050', true)).toBe(1);
  expect(shown('1050', false, '2024-10-31')).toBe(1);
  expect(shown('9000', false)).toBe(1);
});
