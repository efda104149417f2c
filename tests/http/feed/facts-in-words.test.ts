import { describe, expect, test } from 'vitest';
import { parseFeed } from '../../support/reading/parse-feed.ts';
import { feedOf, GOOD_RECORD } from './good-record.ts';

const read = (fields: Readonly<Record<string, unknown>>) => {
  const { listings, warnings, refused } = parseFeed(feedOf([{ ...GOOD_RECORD, ...fields }]));
  return {
    facts: listings[0]?.facts,
    rooms: listings[0]?.rooms,
    told: [...refused, ...warnings].map(({ field, reason }) => `${field} ${reason.code}`),
  };
};

describe('the floor of a home', () => {
  test.each([
    ['gelijkvloers', 0],
    ['rez-de-chaussée', 0],
    ['2e verdieping', 2],
    ['1. OG', 1],
    [3, 3],
  ])('is read from %j', (Floor, floor) => {
    expect(read({ Floor })).toMatchObject({ facts: { floor }, told: [] });
  });

  test.each(['dernier étage', '999e verdieping'])('is reported and left out if it is %j', Floor => {
    const { facts, told } = read({ Floor });
    expect(facts).not.toHaveProperty('floor');
    expect(told).toEqual(['fr.Floor not-count']);
  });

  test('is read in the same words in its rooms, and no other count is', () => {
    const { rooms, told, facts } = read({
      Rooms: [{ Kind: 'kitchen', Level: '1er étage' }],
      Bathrooms: 'tweede verdieping',
    });
    expect(rooms).toEqual([{ kind: 'kitchen', level: 1 }]);
    expect(facts).not.toHaveProperty('bathrooms');
    expect(told).toEqual(['fr.Bathrooms not-count']);
  });
});

test('a home that is free is available if it is to let, and no day is known if it is for sale', () => {
  for (const AvailableFrom of ['libre', 'Vrij', 'frei']) {
    expect(read({ AvailableFrom, Goal: 1, Price: 900 })).toMatchObject({
      facts: { availableFrom: GOOD_RECORD.PublishedOn },
      told: [],
    });
    expect(read({ AvailableFrom, Goal: 0 }).told).toEqual(['fr.AvailableFrom not-date']);
  }
  for (const AvailableFrom of ['niet vrij', 'pas libre', 'vrij in 2028'])
    expect(read({ AvailableFrom, Goal: 1, Price: 900 }).facts).not.toHaveProperty('availableFrom');
});

test('an id that is a number of more digits than JavaScript keeps is refused, as several ids become one', () => {
  const withId = (id: string) => feedOf([GOOD_RECORD]).replace('"ID":"6398214"', `"ID":${id}`);
  const { listings, refused } = parseFeed(withId('12345678901234567'));
  expect([listings, refused.map(({ reason }) => reason.code)]).toEqual([[], [expect.any(String)]]);
  expect(parseFeed(withId('9007199254740991')).listings[0]?.id).toBe('9007199254740991');
  expect(parseFeed(withId('"12345678901234567"')).listings[0]?.id).toBe('12345678901234567');
});
