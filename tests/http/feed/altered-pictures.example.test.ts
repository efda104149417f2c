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

/** Id, alteration and original of each picture of a feed, and the codes of its warnings, in the order of the pictures. */
function read(...lists: readonly (readonly object[])[]) {
  const languages = ['fr', 'nl', 'en', 'de'];
  const records = lists.map((Pictures, at) => ({ ...GOOD_RECORD, Language: languages[at], Pictures }));
  const { listings, warnings, refused } = parseFeed(feedOf(records));
  expect(refused).toEqual([]);
  return {
    pictures: listings[0]?.pictures.map(({ id, altered, originalId }) => [id, altered, originalId]),
    warned: warnings.map(({ reason }) => reason.code),
  };
}

test('an altered picture names its original by the number or the whole id', () => {
  for (const Original of [2, '2', '6398214-2'])
    expect(read([picture(1, { Altered: true, Original }), picture(2)])).toEqual({
      pictures: [
        ['6398214-1', true, '6398214-2'],
        ['6398214-2', undefined, undefined],
      ],
      warned: [],
    });
});

test('a picture that names an original is altered, also if only one language has it', () => {
  expect(read([picture(1, { Original: 2 }), picture(2)]).pictures?.[0]).toEqual(['6398214-1', true, '6398214-2']);
  expect(read([picture(1)], [picture(1, { Altered: 'true' })]).pictures).toEqual([['6398214-1', true, undefined]]);
  expect(read([picture(1, { Altered: false })]).pictures).toEqual([['6398214-1', undefined, undefined]]);
});

test('an original that is absent, altered itself or the picture itself is left out with a warning', () => {
  for (const others of [[], [picture(9, { Altered: true })]])
    expect(read([picture(1, { Altered: true, Original: 9 }), ...others])).toMatchObject({
      pictures: [['6398214-1', true, undefined], ...others.map(() => ['6398214-9', true, undefined])],
      warned: ['picture-original-missing'],
    });
  for (const Original of [1, 'façade', {}])
    expect(read([picture(1, { Altered: true, Original })]).warned).toEqual(['picture-original-missing']);
});

test('a floor plan is never altered, and an unclear value counts as altered, each with a warning', () => {
  expect(read([picture(1, { Altered: true, Kind: 'floor-plan' })])).toEqual({
    pictures: [['6398214-1', undefined, undefined]],
    warned: ['picture-altered-plan'],
  });
  expect(read([picture(1, { Altered: 'perhaps' })])).toEqual({
    pictures: [['6398214-1', true, undefined]],
    warned: ['picture-altered-unclear'],
  });
});
