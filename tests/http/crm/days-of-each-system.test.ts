import { describe, expect, test } from 'vitest';
import { makeRecordReader } from '../../../adapters/feed/record-reader.ts';
import { meansImmediately } from '../../../domain/text/immediately.ts';
import { DAY_SPELLINGS } from '../../domain/text/day-spellings.ts';
import { EACH_SYSTEM, HELD_HOUSE } from './each-system.ts';

const reader = makeRecordReader();

describe.each(Object.entries(EACH_SYSTEM))('a day from %s', (_, recordOf) => {
  test.each(['immédiatement', 'Onmiddellijk', 'ab sofort', 'available now'])(
    '%j is the day since which the house is offered',
    availableFrom => {
      const { thing, warnings } = reader.listing([recordOf({ ...HELD_HOUSE, availableFrom })]);
      expect([thing?.facts.availableFrom, warnings]).toEqual(['2026-06-01', []]);
    },
  );

  test.each(
    DAY_SPELLINGS.filter(
      ([spelling]) => spelling !== '' && !spelling.includes('62135596800000') && !meansImmediately(spelling),
    ),
  )('%j is %s, and never lost without a finding', (availableFrom, day) => {
    const { thing, warnings } = reader.listing([recordOf({ ...HELD_HOUSE, availableFrom })]);
    expect(thing?.facts.availableFrom).toBe(day);
    expect(warnings.filter(({ field }) => field.endsWith('AvailableFrom')).map(({ reason: { code } }) => code)).toEqual(
      day === undefined ? ['not-date'] : [],
    );
  });

  test.each(['0001-01-01T00:00:00', '1900-01-01', '/Date(-62135596800000)/', '9999-12-31 23:59:59'])(
    '%s means none',
    availableFrom => {
      const { thing, warnings } = reader.listing([recordOf({ ...HELD_HOUSE, availableFrom })]);
      expect(thing?.facts.availableFrom).toBeUndefined();
      expect(warnings.filter(({ field }) => field.endsWith('AvailableFrom'))).toEqual([]);
    },
  );
});
