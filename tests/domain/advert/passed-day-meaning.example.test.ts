import { expect, test } from 'vitest';
import { type PassedDayMeaning, passedDayMeaning } from '../../../domain/advert/passed-day-meaning.ts';
import type { FactName } from '../../../domain/listing/facts.ts';

test.each<readonly [FactName, string, PassedDayMeaning | undefined]>([
  ['availableFrom', '2014-05-29', 'available-now'],
  ['availableFrom', '2026-06-15', 'available-now'],
  ['availableFrom', '2026-06-16', undefined],
  ['energyExpiry', '2026-06-14', 'expired'],
  ['energyExpiry', '2026-06-15', undefined],
  ['asbestosDate', '2016-06-14', 'expired'],
  ['asbestosDate', '2016-06-15', undefined],
  ['energyCertificateDate', '2014-05-29', 'expired'],
  ['energyCertificateDate', '2021-05-29', undefined],
  ['planningRequestedOn', '2014-05-29', undefined],
])('%s of %s says %s on 15 June 2026', (name, day, said) => {
  expect(passedDayMeaning(name, day, '2026-06-15')).toBe(said);
});
