import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VIEWING_ACTS, viewingActs } from '../../../domain/appointment/viewing-change.ts';
import { VIEWING_STATES, viewingState, type ViewingState } from '../../../domain/appointment/viewing-state.ts';
import { brusselsMoment } from '../../../domain/appointment/viewing-calendar.ts';
import { runs } from '../../support/run/daily-runs.ts';
import { reaches } from '../../support/run/reaches.ts';
import { ENTRY_STATUS, openViewing } from '../../support/site/viewing-addresses.ts';

/** Friday before the night in which the clocks go back, noon in Brussels; the viewing is asked for the Wednesday after it. */
const START = Date.parse('2026-10-23T10:00:00Z');
const DAY = '2026-10-28';
const HOUR = 3_600_000;

const agentsStep = fc.record({
  who: fc.constant('agent' as const),
  do: fc.constantFrom(...VIEWING_ACTS),
  /** Mostly one of the acts that the viewing allows, in place of `do`. */
  possible: fc.option(fc.nat(9), { nil: undefined, freq: 3 }),
  day: fc.constantFrom('2026-10-25', '2026-10-27', DAY, '2026-10-30', '2026-11-01'),
  slot: fc.constantFrom('am', 'pm1'),
  /** Mostly an hour within the slot. */
  from: fc.constantFrom('fits', 'fits', 'fits', '', '09:00'),
  reason: fc.constantFrom('', 'Sold.'),
  isStale: fc.integer({ min: 0, max: 9 }).map(number => number === 0),
  on: fc.constantFrom('visit' as const, 'request' as const),
});
const visitorsStep = fc.record({
  who: fc.constant('visitor' as const),
  do: fc.constantFrom('move', 'move', 'cancel'),
  day: fc.constantFrom('2026-10-27', '2026-10-29', '2026-10-30'),
  slot: fc.constantFrom('am', 'pm1'),
});
const pause = fc.record({ who: fc.constant('nobody' as const), hours: fc.constantFrom(1, 20, 48, 120) });
/** The outcome that the agent records, if any. */
const anEnd = fc.constantFrom('none', 'none', 'none', 'none', 'happened', 'not-come');
const aStep = fc.oneof(
  { weight: 5, arbitrary: agentsStep },
  { weight: 2, arbitrary: visitorsStep },
  { weight: 3, arbitrary: pause },
);

describe('a viewing after any history of steps', () => {
  test('has the same state and the same hours at the six addresses that show it', { timeout: 300_000 }, async () => {
    const least = Object.fromEntries(VIEWING_STATES.map(state => [state, runs(20)])) as Record<ViewingState, number>;
    await reaches({ ...least, refused: runs(200), changed: runs(500) }, met =>
      fc.assert(
        fc.asyncProperty(fc.boolean(), fc.array(aStep, { maxLength: 7 }), anEnd, async (isAsked, steps, end) => {
          const viewing = await openViewing(START, DAY, isAsked);
          for (const step of steps) {
            if (step.who === 'nobody') viewing.pass(step.hours * HOUR);
            else if (step.who === 'visitor') await viewing.byVisitor({ do: step.do, day: step.day, slot: step.slot });
            else {
              const now = await viewing.record();
              if (!now) throw new Error('the viewing is lost');
              const { on, isStale, possible, day, slot, reason } = step;
              const acts = viewingActs('agency', now, brusselsMoment(viewing.now()));
              const act = possible === undefined ? step.do : (acts[possible % acts.length] ?? step.do);
              const hours = { am: '10:30', pm1: '14:00' }[act === 'move' ? slot : now.slot] ?? '';
              const from = step.from === 'fits' ? hours : step.from;
              const seen = String(now.sequence - (isStale ? 1 : 0));
              const kind = await viewing.byAgent({ do: act, day, slot, from, minutes: '30', reason, seen }, on);
              met(kind === 'done' ? 'changed' : 'refused');
              if (step.isStale) expect(kind).toBe('again');
            }
          }
          if (end !== 'none') {
            viewing.pass(240 * HOUR);
            await viewing.byAgent({ do: end, seen: String((await viewing.record())?.sequence) }, 'request');
          }
          const record = await viewing.record();
          if (!record) throw new Error('the viewing is lost');
          const state = viewingState(record, brusselsMoment(viewing.now()));
          met(state);
          const { from, to } = record.exact ?? record;
          const at = `${record.day} ${from}-${to}`;
          const { feed, ...others } = viewing.addresses;
          for (const [name, address] of Object.entries(others)) {
            const said = await address();
            expect({ name, ...said }).toEqual({ name, state, ...(state !== 'cancelled' && { at }) });
          }
          expect(await feed?.()).toEqual({ state: ENTRY_STATUS[state], ...(state !== 'cancelled' && { at }) });
        }),
        { numRuns: runs(1_000), seed: 20_261_028 },
      ),
    );
  });
});
