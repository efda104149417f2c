import { expect, test } from 'vitest';
import { MARQUEE } from '../../../domain/listing/display-state.ts';
import { WITHDRAWAL_REASONS, withdrawalReason, outcomeOf } from '../../../domain/listing/withdrawal-reason.ts';

test.each([
  [0, MARQUEE.sold, 'sold'],
  [1, MARQUEE.sold, 'let'],
  [2, MARQUEE.sold, 'let'],
  [0, MARQUEE.underOption, 'withdrawn'],
  [1, MARQUEE.available, 'withdrawn'],
  [0, MARQUEE.none, 'withdrawn'],
  [1, 9, 'withdrawn'],
])(
  'of goal %i with status %i counts as %s when removed, unless the CRM gives another reason',
  (goal, marquee, reason) => {
    expect(withdrawalReason({ goal, marquee })).toBe(reason);
    for (const said of WITHDRAWAL_REASONS) expect(withdrawalReason({ goal, marquee }, said)).toBe(said);
  },
);

test('only sold and rented are shown as reason', () => {
  expect([...WITHDRAWAL_REASONS, undefined].map(outcomeOf)).toEqual(['sold', 'rented', undefined, undefined]);
});
