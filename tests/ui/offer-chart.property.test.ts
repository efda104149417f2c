import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DECIDED_STATES } from '../../domain/offer/offer-step.ts';
import { addDays } from '../../domain/text/day.ts';
import { type ChartedOffer, offerChartPlan } from '../../ui/desk/components/offers/offer-chart-plan.ts';
import { runs } from '../support/run/daily-runs.ts';
import { reaches } from '../support/run/reaches.ts';

const TODAY = '2026-11-26';
const NOON = Date.parse('2026-11-26T11:00:00Z');
const DAY_MS = 86_400_000;
const PRICE = 298_000;

function anOffer(id: string, amount: number, more: Partial<ChartedOffer> = {}): ChartedOffer {
  return {
    id,
    name: `Buyer ${id}`,
    amount,
    state: 'told',
    receivedAt: NOON - 10 * DAY_MS,
    validUntil: addDays(TODAY, 5),
    counter: undefined,
    decidedAt: undefined,
    ...more,
  };
}

const offer = fc
  .record({
    amount: fc.oneof(fc.constantFrom(290_000, 295_000, PRICE), fc.integer({ min: 1, max: 5_000_000 })),
    age: fc.integer({ min: 0, max: 400 }),
    days: fc.integer({ min: -30, max: 60 }),
    decided: fc.option(fc.constantFrom(...DECIDED_STATES), { nil: undefined }),
  })
  .map(({ amount, age, days, decided }) =>
    anOffer(`${age} ${days}`, amount, {
      receivedAt: NOON - age * DAY_MS,
      validUntil: addDays(TODAY, days),
      ...(decided && { state: decided, decidedAt: NOON - Math.floor(age / 2) * DAY_MS }),
      ...(decided === 'countered' && { counter: { amount: amount + 5_000, validUntil: addDays(TODAY, days + 3) } }),
    }),
  );

describe('the chart of a property’s offers', () => {
  test('keeps each line within its frame, higher amounts above lower ones, and names apart', () => {
    reaches({ same: runs(20) }, met =>
      fc.assert(
        fc.property(
          fc.array(offer, { minLength: 1, maxLength: 12 }),
          fc.option(fc.constant(PRICE), { nil: undefined }),
          (offers, price) => {
            const plan = offerChartPlan(offers, price, TODAY);
            if (!plan) throw new Error('no plan');
            if (new Set(offers.map(({ amount }) => amount)).size < offers.length) met('same');
            expect(plan.lines).toHaveLength(offers.length);
            for (const [at, { offer: one, from, until, y, counter }] of plan.lines.entries()) {
              const next = plan.lines[at + 1];
              expect(from).toBeGreaterThanOrEqual(12);
              expect(until).toBeGreaterThanOrEqual(from);
              expect(until).toBeLessThan(98.001);
              expect(y).toBeLessThan(plan.height - 28);
              expect(counter !== undefined).toBe(one.state === 'countered');
              if (!next) continue;
              expect(next.y - y).toBeGreaterThan(17.9);
              expect(next.offer.amount).toBeLessThanOrEqual(one.amount);
            }
            for (const { amount, y } of plan.levels)
              for (const line of plan.lines) {
                if (line.offer.amount > amount) expect(line.y).toBeLessThanOrEqual(y);
                if (line.offer.amount < amount) expect(line.y).toBeGreaterThanOrEqual(y);
              }
            expect(plan.levels.length).toBeLessThanOrEqual(5);
            expect(plan.days.length).toBeGreaterThan(0);
            expect(plan.days.length).toBeLessThanOrEqual(4);
            for (const { x } of plan.days) expect(x).toBeLessThan(99);
          },
        ),
        { numRuns: runs(100) },
      ),
    );
  });

  test('ends a line with the decision, else after the last day, of a counter-offer if there is one', () => {
    const plan = offerChartPlan(
      [
        anOffer('accepted', 300_000, { state: 'accepted', decidedAt: NOON - DAY_MS }),
        anOffer('open', 295_000),
        anOffer('lapsed', 265_000, { state: 'lapsed', validUntil: addDays(TODAY, -4), decidedAt: NOON }),
        anOffer('countered', 285_000, {
          state: 'countered',
          decidedAt: NOON - 3 * DAY_MS,
          counter: { amount: 295_000, validUntil: addDays(TODAY, 9) },
        }),
      ],
      PRICE,
      TODAY,
    );
    const [accepted, open, countered, lapsed] = plan?.lines ?? [];
    const today = plan?.today ?? 0;
    expect(accepted?.until).toBeLessThan(today);
    expect(open?.until).toBeGreaterThan(today);
    expect(lapsed?.until).toBeLessThan(accepted?.until ?? 0);
    expect(countered?.until).toBeCloseTo(98);
    expect(countered?.counter?.y).toBeLessThan(countered?.y ?? 0);
    expect(accepted?.y).toBeLessThan(plan?.price ?? 0);
    expect(open?.y).toBeGreaterThan(plan?.price ?? 0);
  });

  test('has levels at round amounts and none without offers', () => {
    const plan = offerChartPlan([anOffer('low', 265_000), anOffer('high', 300_000)], undefined, TODAY);
    expect(plan?.levels.map(({ amount }) => amount)).toEqual([270_000, 280_000, 290_000, 300_000]);
    expect(offerChartPlan([], PRICE, TODAY)).toBeUndefined();
  });
});
