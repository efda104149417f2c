import { expect, test } from 'vitest';
import { parseFeed } from '../../support/reading/parse-feed.ts';
import { feedOf, GOOD_RECORD } from './good-record.ts';

const picture = (id: number, more: object = {}) => ({
  ID: id,
  Url: `pictures/${id}.svg`,
  Width: 40,
  Height: 30,
  ...more,
});

/** What the pictures and rooms of a French record show, and the reasons of its warnings. */
function read(Pictures: readonly object[], Rooms?: readonly object[]) {
  const { listings, warnings, refused } = parseFeed(feedOf([{ ...GOOD_RECORD, Language: 'fr', Pictures, Rooms }]));
  expect(refused).toEqual([]);
  return {
    pictures: listings[0]?.pictures.map(({ kind, shows, alt }) => [kind === 'photo' ? shows : kind, alt.fr]),
    rooms: listings[0]?.rooms?.map(({ kind, pictures = [] }) => [kind, pictures.map(id => id.split('-')[1])]),
    warned: warnings.map(({ reason }) => reason.code),
  };
}

test('what a picture shows is given by a key, by words of any language, or by its caption', () => {
  const { pictures, warned } = read([
    picture(1, { Shows: 'facade' }),
    picture(2, { Shows: 'Keuken', Name: 'Avec îlot' }),
    picture(3, { Name: 'Salle de bains carrelée' }),
    picture(4, { Name: 'Schlafzimmer' }),
    picture(5, { Name: 'IMG_2034.jpg' }),
    picture(6, { Name: 'Plan du premier étage' }),
    picture(7, { Shows: 'floor-plan' }),
  ]);
  expect(pictures).toEqual([
    ['facade', undefined],
    ['kitchen', 'Avec îlot'],
    ['bathroom', 'Salle de bains carrelée'],
    ['bedroom', undefined],
    [undefined, undefined],
    ['floor-plan', 'Plan du premier étage'],
    ['floor-plan', undefined],
  ]);
  expect(warned).toEqual([]);
});

test('what a picture shows is left out with a warning where it is unknown', () => {
  expect(read([picture(1, { Shows: 'ballroom' })])).toEqual({
    pictures: [[undefined, undefined]],
    rooms: undefined,
    warned: ['unknown-picture-subject'],
  });
});

test('a room in the caption takes precedence over ‘interior’', () => {
  const { pictures } = read([picture(1, { Shows: 'interior', Name: 'Cuisine' }), picture(2, { Shows: 'interior' })]);
  expect(pictures).toEqual([
    ['kitchen', 'Cuisine'],
    ['interior', undefined],
  ]);
});

test('the only room of a kind gets the pictures of that kind, and a picture that a room lists shows that kind unless it says otherwise', () => {
  const rooms = [
    { Kind: 'kitchen' },
    { Kind: 'bedroom' },
    { Kind: 'bedroom', Pictures: [3] },
    { Kind: 'living', Pictures: [4] },
  ];
  const { pictures, rooms: read_ } = read(
    [picture(1, { Shows: 'kitchen' }), picture(2, { Shows: 'bedroom' }), picture(3), picture(4, { Shows: 'garden' })],
    rooms,
  );
  expect(pictures?.map(([shows]) => shows)).toEqual(['kitchen', 'bedroom', 'bedroom', 'garden']);
  expect(read_).toEqual([
    ['kitchen', ['1']],
    ['bedroom', []],
    ['bedroom', ['3']],
    ['living', ['4']],
  ]);
});
