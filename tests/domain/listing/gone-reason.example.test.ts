import { expect, test } from 'vitest';
import { MARQUEE } from '../../../domain/listing/display-state.ts';
import { GONE_REASONS, goneReason, outcomeOf } from '../../../domain/listing/gone-reason.ts';

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
    expect(goneReason({ goal, marquee })).toBe(reason);
    for (const said of GONE_REASONS) expect(goneReason({ goal, marquee }, said)).toBe(said);
  },
);

test('only sold and rented are shown as reason', () => {
  expect([...GONE_REASONS, undefined].map(outcomeOf)).toEqual(['sold', 'rented', undefined, undefined]);
});
