import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  agencySteps,
  DECIDED_STATES,
  expiry,
  isPreventedByOthers,
  isUndecided,
  LATE_DAYS,
  nextOffer,
  OFFER_STATES,
  type OfferRecord,
  offerState,
  type OfferState,
  type OfferStep,
} from '../../../domain/offer/offer-step.ts';
import { addDays, brusselsDay } from '../../../domain/text/day.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

const START = Date.UTC(2026, 10, 27, 9);
const TODAY = brusselsDay(START);
const DAY_MS = 86_400_000;
const DRAFT: OfferRecord = {
  validUntil: addDays(TODAY, 10),
  confirmedAt: undefined,
  toldAt: undefined,
  nameReleased: false,
  counter: undefined,
  decided: undefined,
  sequence: 0,
};
const dayAt = (days: number) => addDays(TODAY, days);

/** A step some days after the start, on a day of decision around it. */
const aStep: fc.Arbitrary<OfferStep> = fc
  .record({
    kind: fc.constantFrom('confirm', 'tell', 'accept', 'refuse', 'counter', 'withdraw', 'lapse', 'answer' as const),
    after: fc.integer({ min: 0, max: 4 }),
    late: fc.integer({ min: -3, max: 1 }),
    amount: fc.integer({ min: -1, max: 900_000 }),
    lasts: fc.integer({ min: -1, max: 9 }),
  })
  .map(({ kind, after, late, amount, lasts }) => {
    const at = START + after * DAY_MS;
    const on = dayAt(after + late);
    if (kind === 'accept') return { kind, at, on, by: 'Mia Maes', answers: [] };
    if (kind === 'refuse') return { kind, at, on };
    if (kind === 'tell') return { kind, at, withName: late > 0 };
    if (kind === 'counter') return { kind, at, on, counter: { amount, validUntil: dayAt(after + lasts) } };
    return { kind: kind as 'confirm' | 'withdraw' | 'lapse' | 'answer', at };
  });

/** Steps of which the first is mostly the buyer's confirmation, without which no other is possible. */
const someSteps = fc
  .tuple(fc.integer({ min: 0, max: 4 }), fc.array(aStep, { maxLength: 12 }))
  .map(([drafted, steps]): OfferStep[] => (drafted === 0 ? steps : [{ kind: 'confirm', at: START }, ...steps]));

/** Applies steps in the order of their time; steps that are not possible change nothing. */
function lived(steps: readonly OfferStep[], from: OfferRecord = DRAFT): readonly OfferRecord[] {
  const life = [from];
  for (const step of steps.toSorted((one, other) => one.at - other.at)) {
    const next = nextOffer(life.at(-1) ?? from, step);
    if (next) life.push(next);
  }
  return life;
}

describe('an offer', () => {
  test('keeps its confirmation, is passed on once, and leaves an end state only if the sale falls through or by a late decision', () => {
    reaches({ ended: runs(5), confirmed: runs(100) }, count =>
      fc.assert(
        fc.property(someSteps, steps => {
          const life = lived(steps);
          for (const [at, offer] of life.entries()) {
            const before = life[at - 1];
            if (!before) continue;
            expect(offer.sequence).toBe(before.sequence + 1);
            if (before.confirmedAt !== undefined) {
              count('confirmed');
              expect(offer.confirmedAt).toBe(before.confirmedAt);
            }
            if (before.toldAt !== undefined) expect(offer.toldAt).toBe(before.toldAt);
            const state = before.decided?.state;
            if (state === undefined || state === 'countered') continue;
            count('ended');
            const after = offer.decided?.state;
            if (state === 'lapsed') expect(['accepted', 'countered', 'refused']).toContain(after);
            else expect([state, after]).toEqual(['accepted', 'withdrawn']);
          }
        }),
        { numRuns: runs(500) },
      ),
    );
  });

  test('is decided only after its confirmation, and not on a future day', () => {
    reaches({ decided: 10 }, count =>
      fc.assert(
        fc.property(someSteps, steps => {
          const { confirmedAt, toldAt, decided } = lived(steps).at(-1) ?? DRAFT;
          if (decided?.on === undefined) return;
          count('decided');
          expect(confirmedAt).toBeDefined();
          expect(toldAt).toBeDefined();
          expect(decided.on <= brusselsDay(decided.at)).toBe(true);
        }),
        { numRuns: 300 },
      ),
    );
  });

  test('expires the day after its last day, and is neither passed on nor decided on from then on', () => {
    reaches({ lapsed: 20 }, count =>
      fc.assert(
        fc.property(someSteps, steps => {
          const offer = lived(steps).at(-1) ?? DRAFT;
          const last = expiry(offer);
          const state = offerState(offer, last);
          if (!isUndecided(state)) {
            expect(offerState(offer, dayAt(400))).toBe(state);
            return;
          }
          count('lapsed');
          const next = addDays(last, 1);
          expect(offerState(offer, next)).toBe('lapsed');
          expect(agencySteps(offer, next, [])).not.toContain('tell');
          const at = Date.parse(`${next}T12:00:00Z`);
          expect(nextOffer(offer, { kind: 'accept', at, on: next, by: 'Mia Maes', answers: [] })).toBeUndefined();
          expect(nextOffer(offer, { kind: 'lapse', at })?.decided?.state).toBe('lapsed');
        }),
        { numRuns: 300 },
      ),
    );
  });

  test('accepts for two weeks a decision made by its last day, stored as expired or not, and never a later one', () => {
    const decisionOn = (kind: 'accept' | 'counter' | 'refuse', at: number, on: string): OfferStep => {
      const counter = { amount: 395_000, validUntil: addDays(brusselsDay(at), 7) };
      return { kind, at, on, by: 'Mia Maes', counter, answers: [] };
    };
    reaches({ undone: 10, tooLate: 5, afterLast: 5, draft: 5 }, count =>
      fc.assert(
        fc.property(
          someSteps,
          fc.integer({ min: 1, max: LATE_DAYS + 6 }),
          fc.integer({ min: -3, max: 2 }),
          fc.boolean(),
          fc.constantFrom('accept', 'counter', 'refuse'),
          (steps, after, decided, isNoted, kind) => {
            const before = lived(steps).at(-1) ?? DRAFT;
            const last = expiry(before);
            if (!isUndecided(offerState(before, last))) return;
            const at = Date.parse(`${addDays(last, after)}T12:00:00Z`);
            const lapsed = isNoted ? nextOffer(before, { kind: 'lapse', at: at - 1 }) : before;
            expect(lapsed).toBeDefined();
            if (!lapsed) return;
            const on = addDays(last, decided);
            const noted = nextOffer(lapsed, decisionOn(kind, at, on));
            const isOffered = agencySteps(lapsed, brusselsDay(at), []).includes(kind);
            if (before.confirmedAt === undefined) count('draft');
            else if (after > LATE_DAYS) count('tooLate');
            else {
              expect(isOffered).toBe(true);
              if (decided <= 0) {
                count('undone');
                const state = { accept: 'accepted', counter: 'countered', refuse: 'refused' }[kind];
                expect(noted).toMatchObject({ decided: { state, on }, sequence: lapsed.sequence + 1 });
                expect(noted && offerState(noted, brusselsDay(at))).toBe(state);
              } else {
                count('afterLast');
                expect(noted).toBeUndefined();
              }
              return;
            }
            expect(isOffered).toBe(false);
            expect(noted).toBeUndefined();
          },
        ),
        { numRuns: 500 },
      ),
    );
  });

  test('is neither accepted nor, as a draft, confirmed while another for its property is accepted', () => {
    const [, confirmed] = lived([{ kind: 'confirm', at: START }]);
    for (const state of [undefined, ...DECIDED_STATES]) {
      const other: OfferRecord = { ...DRAFT, decided: state && { state, at: START, on: undefined, by: undefined } };
      expect(isPreventedByOthers('accept', [DRAFT, other])).toBe(state === 'accepted');
      expect(isPreventedByOthers('confirm', [DRAFT, other])).toBe(state === 'accepted');
      expect(isPreventedByOthers('refuse', [other])).toBe(false);
      expect(confirmed && agencySteps(confirmed, TODAY, [other]).includes('accept')).toBe(state !== 'accepted');
    }
  });

  test('releases the name of its buyer only if the agency passes it on or the owner accepts', () => {
    reaches({ released: 10 }, count =>
      fc.assert(
        fc.property(someSteps, steps => {
          const life = lived(steps);
          for (const [at, offer] of life.entries()) {
            const before = life[at - 1];
            if (!before || offer.nameReleased === before.nameReleased) continue;
            count('released');
            expect(offer.nameReleased).toBe(true);
            expect(offer.toldAt).toBeDefined();
            expect([undefined, 'accepted']).toContain(offer.decided?.state);
          }
        }),
        { numRuns: 500 },
      ),
    );
  });

  test('reaches each of its states', () => {
    const seen = new Set<OfferState>();
    fc.assert(
      fc.property(someSteps, steps => {
        for (const offer of lived(steps)) for (const day of [TODAY, dayAt(20)]) seen.add(offerState(offer, day));
      }),
      { numRuns: 2_000 },
    );
    expect([...seen].toSorted()).toEqual([...OFFER_STATES].toSorted());
  });

  test.each<readonly [string, OfferStep]>([
    ['without an amount', { kind: 'counter', at: START, on: TODAY, counter: { amount: 0, validUntil: dayAt(5) } }],
    ['of no number', { kind: 'counter', at: START, on: TODAY, counter: { amount: Number.NaN, validUntil: dayAt(5) } }],
    ['that ended before', { kind: 'counter', at: START, on: TODAY, counter: { amount: 1, validUntil: dayAt(-1) } }],
    ['of tomorrow', { kind: 'counter', at: START, on: dayAt(1), counter: { amount: 1, validUntil: dayAt(5) } }],
  ])('is not countered by one %s', (_, step) => {
    const [, confirmed] = lived([{ kind: 'confirm', at: START }]);
    expect(confirmed && nextOffer(confirmed, step)).toBeUndefined();
  });

  test('countered is valid until the day of the counter-offer', () => {
    const counter = { amount: 395_000, validUntil: dayAt(20) };
    const offer = lived([
      { kind: 'confirm', at: START },
      { kind: 'counter', at: START + 1, on: TODAY, counter },
    ]).at(-1);
    expect(offer && offerState(offer, dayAt(15))).toBe('countered');
    expect(offer && agencySteps(offer, dayAt(15), [])).toEqual(['accept', 'counter', 'refuse', 'withdraw']);
  });
});
