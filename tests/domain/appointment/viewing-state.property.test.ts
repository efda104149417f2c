import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timeAt } from '../../../domain/appointment/time-of-day.ts';
import {
  hasBegun,
  hasEnded,
  VIEWING_OUTCOMES,
  VIEWING_STATES,
  VIEWING_STATUSES,
  type ViewingFacts,
  viewingState,
} from '../../../domain/appointment/viewing-state.ts';
import { reaches } from '../../support/run/reaches.ts';

/** The days around a change of the clocks: the times of a viewing are local, so the change shifts none. */
const DAYS = ['2026-10-24', '2026-10-25', '2026-10-26'];
const day = fc.constantFrom(...DAYS);
const aTime = fc.integer({ min: 0, max: 24 * 60 - 1 }).map(timeAt);

const aViewing: fc.Arbitrary<ViewingFacts> = fc.record({
  day,
  from: fc.constant('10:00'),
  to: fc.constant('13:00'),
  exact: fc.option(fc.constant({ from: '11:00', to: '11:30' }), { nil: undefined }),
  status: fc.constantFrom(...VIEWING_STATUSES),
  isMoved: fc.boolean(),
  outcome: fc.option(fc.constantFrom(...VIEWING_OUTCOMES), { nil: undefined, freq: 2 }),
});

describe('the state of a viewing', () => {
  test('follows from its record, and is over once its time has begun without a recorded outcome', () => {
    const least = Object.fromEntries(VIEWING_STATES.map(state => [state, 10])) as Record<
      (typeof VIEWING_STATES)[number],
      number
    >;
    reaches(least, met =>
      fc.assert(
        fc.property(aViewing, fc.record({ today: day, time: aTime }), (viewing, now) => {
          const state = viewingState(viewing, now);
          met(state);
          const { from, to } = viewing.exact ?? viewing;
          const [at, moment] = [`${viewing.day} ${from}`, `${now.today} ${now.time}`];
          expect(hasBegun(viewing, now)).toBe(at <= moment);
          expect(hasEnded(viewing, now)).toBe(`${viewing.day} ${to}` <= moment);
          expect(state === 'cancelled').toBe(viewing.status === 'cancelled');
          if (viewing.status === 'cancelled') return;
          if (viewing.outcome) expect(state).toBe(viewing.outcome);
          else if (at <= moment) expect(state).toBe('over');
          else if (viewing.status === 'asked') expect(state).toBe('asked');
          else if (!viewing.exact) expect(state).toBe('unfixed');
          else expect(state).toBe(viewing.isMoved ? 'moved' : 'confirmed');
        }),
        { numRuns: 1_000, seed: 22 },
      ),
    );
  });
});
