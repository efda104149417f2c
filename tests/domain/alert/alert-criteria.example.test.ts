import { expect, it } from 'vitest';
import { hasPeriodEnded, isWithinPeriod, type AlertCriteria } from '../../../domain/alert/alert-criteria.ts';

const WISH: AlertCriteria = { goal: 'sale', types: [], zones: [], budget: 300_000, bedrooms: undefined };
const AUTUMN: AlertCriteria = { ...WISH, period: { from: '2026-09-01', until: '2026-12-31' } };

it.each([
  ['2026-08-31', false, false],
  ['2026-09-01', true, false],
  ['2026-12-31', true, false],
  ['2027-01-01', false, true],
])('an alert for the autumn, on %s', (day, wanted, over) => {
  expect([isWithinPeriod(AUTUMN, day), hasPeriodEnded(AUTUMN, day)]).toEqual([wanted, over]);
});

it('an alert without a period runs until it is ended', () => {
  expect([isWithinPeriod(WISH, '2099-01-01'), hasPeriodEnded(WISH, '2099-01-01')]).toEqual([true, false]);
});
