import { expect, test } from 'vitest';
import { factsShown } from '../../../domain/advert/fact-view.ts';
import { forbidsPets, richTextWithoutPetBan, withoutPetBan } from '../../../domain/advert/pet-ban.ts';
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
  'No petrol station nearby',
  'Keine Tiefgarage',
])('%s forbids none', text => {
  expect(forbidsPets(text)).toBe(false);
  expect(withoutPetBan(text)).toBe(text);
});

test('a text loses the sentence that forbids pets, and keeps the others as they were', () => {
  expect(withoutPetBan('Ruim balkon. Geen huisdieren. Lift.')).toBe('Ruim balkon. Lift.');
  const list = (...items: string[]) =>
    [{ kind: 'list', ordered: false, items: items.map(text => [{ kind: 'text', text }] as const) }] as const;
  expect(richTextWithoutPetBan(list('Lift', 'No pets'))).toEqual(list('Lift'));
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
