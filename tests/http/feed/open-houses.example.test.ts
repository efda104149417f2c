import { describe, expect, test } from 'vitest';
import { parseFeed } from '../../support/reading/parse-feed.ts';
import { feedOf, GOOD_RECORD } from './good-record.ts';

const readings = (...lists: readonly unknown[]) => {
  const languages = ['fr', 'nl', 'en', 'de'];
  const records = lists.map((OpenHouses, index) => ({ ...GOOD_RECORD, Language: languages[index], OpenHouses }));
  const { listings, warnings, refused } = parseFeed(feedOf(records));
  expect(refused).toEqual([]);
  return { openHouses: listings[0]?.openHouses, fields: warnings.map(({ field }) => field) };
};

describe('open houses of a feed', () => {
  test.each([
    ['2026-11-28T10:00', '2026-11-28T12:00:00', '10:00'],
    ['2026-11-28T09:00:00Z', '2026-11-28T12:00:00.000+01:00', '10:00'],
    ['2026-11-28T10:00:00+01:00', '2026-11-28T11:00Z', '10:00'],
    ['28/11/2026 10:00', '2026-11-28 12:00', '10:00'],
    ['zaterdag 28 november 2026 om 10.00 uur', '28 novembre 2026 à 12h00', '10:00'],
  ])('from %s to %s are in Brussels time', (From, To, from) => {
    expect(readings([{ From, To, Capacity: '12' }])).toEqual({
      openHouses: [{ day: '2026-11-28', from, to: '12:00', capacity: 12 }],
      fields: [],
    });
  });

  test('a summer day and a time with an offset that changes the day are converted to Brussels time', () => {
    const summer = { From: '2026-07-04T08:00Z', To: '2026-07-04T10:00Z' };
    const late = { From: '2026-07-04T22:30Z', To: '2026-07-04T23:00Z' };
    expect(readings([summer, late]).openHouses).toEqual([
      { day: '2026-07-04', from: '10:00', to: '12:00' },
      { day: '2026-07-05', from: '00:30', to: '01:00' },
    ]);
  });

  test('are listed once, although every language names them', () => {
    const one = { From: '2026-11-28T10:00', To: '2026-11-28T12:00' };
    expect(readings([one], [one, { ...one, To: '2026-11-28T13:00' }]).openHouses).toHaveLength(1);
  });

  test('a listing without open houses has no field for them', () => {
    expect(readings(undefined).openHouses).toBeUndefined();
    expect(readings([]).openHouses).toBeUndefined();
  });

  test('unreadable ones are skipped with a warning, and the listing stays', () => {
    const good = { From: '2026-11-28T10:00', To: '2026-11-28T12:00' };
    const bad = [
      { From: '2026-02-30T10:00', To: '2026-02-30T12:00' },
      { From: '2026-11-28T24:00', To: '2026-11-28T25:00' },
      { From: '2026-11-28', To: '2026-11-28' },
      { From: '2026-11-28T22:00', To: '2026-11-29T02:00' },
      { From: '2026-11-28T10:00+99:99', To: '2026-11-28T12:00+99:99' },
      { From: '2026-11-28T12:00', To: '2026-11-28T10:00' },
      { From: 1e9, To: '🏠' },
      null,
      'samedi',
    ];
    const { openHouses, fields } = readings([...bad, { ...good, Capacity: 'many' }]);
    expect(openHouses).toEqual([{ day: '2026-11-28', from: '10:00', to: '12:00' }]);
    expect(fields).toHaveLength(bad.length + 1);
    expect(fields.at(-1)).toBe('fr.OpenHouses[9].Capacity');
    expect(readings('samedi').fields).toEqual(['fr.OpenHouses']);
  });
});
