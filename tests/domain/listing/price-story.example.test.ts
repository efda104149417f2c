import { describe, expect, it } from 'vitest';
import { listingEvents } from '../../../domain/alert/listing-events.ts';
import type { ListingEvent } from '../../../domain/listing/listing-event.ts';
import { eventsWithKnown } from '../../../domain/listing/listing-history.ts';
import { currentReduction, type DatedEvent, priceStory } from '../../../domain/listing/price-story.ts';
import { addDays } from '../../../domain/text/day.ts';

const START = '2026-01-05';
/** Noon of the day `days` after the start, plus `hours`. */
const at = (days: number, hours = 0) => Date.parse(`${addDays(START, days)}T11:00:00Z`) + hours * 3_600_000;
const on = (days: number, change: ListingEvent, hours = 0): DatedEvent => ({ at: at(days, hours), change });
const published = { kind: 'published' } as const;
const removed = { kind: 'removed' } as const;
const returned = { kind: 'returned' } as const;
const price = (from: number | undefined, to: number | undefined): ListingEvent => ({ kind: 'price', from, to });
const otherGoal = (from: number, to: number): ListingEvent => ({ kind: 'price', from, to, incomparable: true });

function told(today: number, now: number | undefined, ...events: readonly DatedEvent[]) {
  const story = priceStory(events, { price: now, today: addDays(START, today), recordedSince: at(-100) });
  if (!story) return undefined;
  const { knownSince, daysOnline, firstPrice, changes, reduction } = story;
  return {
    since: Math.round((Date.parse(knownSince) - Date.parse(START)) / 86_400_000),
    days: daysOnline,
    first: firstPrice,
    steps: changes.map(({ from, to }) => [from, to]),
    by: reduction?.by,
  };
}

describe('the price history of a property', () => {
  it('with a price that never changed has its first price and its days', () => {
    expect(told(10, 315_000, on(0, published))).toEqual({
      since: 0,
      days: 10,
      first: 315_000,
      steps: [],
      by: undefined,
    });
  });

  it('with a reduced price has each step, and the amount of the last one', () => {
    const events = [on(0, published), on(40, price(329_000, 319_000)), on(90, price(319_000, 298_000))];
    const steps = [
      [329_000, 319_000],
      [319_000, 298_000],
    ];
    expect(told(100, 298_000, ...events)).toEqual({ since: 0, days: 100, first: 329_000, steps, by: 21_000 });
  });

  it('calls no price reduced that was raised before and is not below the first one', () => {
    const raised = [on(0, published), on(10, price(300_000, 400_000)), on(20, price(400_000, 350_000))];
    expect(told(30, 350_000, ...raised)?.by).toBeUndefined();
    const below = [...raised, on(30, price(350_000, 290_000))];
    expect(told(40, 290_000, ...below)?.by).toBe(10_000);
    expect(
      told(40, 380_000, on(0, published), on(5, price(390_000, 370_000)), on(9, price(370_000, 380_000)))?.by,
    ).toBe(undefined);
  });

  it.each([
    ['a day later', 24, []],
    ['an hour after a day', 25, [[410_000, 390_000]]],
  ])('treats a price changed within a day of the publication as a correction: %s', (_, hours, steps) => {
    const story = told(5, 390_000, on(0, published), on(0, price(410_000, 390_000), hours));
    expect(story?.steps).toEqual(steps);
  });

  it('counts two changes in a day as one, and as none if the second reverts the first', () => {
    const twice = [on(0, published), on(9, price(400_000, 40_000)), on(9, price(40_000, 390_000), 5)];
    expect(told(20, 390_000, ...twice)?.steps).toEqual([[400_000, 390_000]]);
    const back = [on(0, published), on(9, price(400_000, 40_000)), on(9, price(40_000, 400_000), 5)];
    expect(told(20, 400_000, ...back)).toMatchObject({ steps: [], by: undefined, first: 400_000 });
  });

  it('keeps days and first price of a home that returns within 14 weeks, and begins again after that', () => {
    const away = (days: number) => [on(0, published), on(10, removed), on(10 + days, returned)];
    expect(told(120, 380_000, ...away(98), on(115, price(400_000, 380_000)))).toMatchObject({
      days: 10 + 12,
      first: 400_000,
      by: 20_000,
    });
    expect(told(120, 380_000, ...away(99), on(115, price(400_000, 380_000)))).toMatchObject({
      since: 109,
      days: 11,
      first: 400_000,
    });
    expect(told(120, 380_000, ...away(105))).toMatchObject({ days: 5, first: 380_000, steps: [] });
  });

  it('dates a price that changed while the home was away to its return', () => {
    const events = [on(0, published), on(9, price(420_000, 400_000)), on(20, removed), on(50, returned)];
    const story = told(60, 390_000, ...events);
    expect(story).toMatchObject({ first: 420_000, by: 10_000, days: 30 });
    expect(story?.steps).toEqual([
      [420_000, 400_000],
      [400_000, 390_000],
    ]);
  });

  it('compares the prices before and after a hidden one, and shows none while it is hidden', () => {
    const events = [on(0, published), on(9, price(400_000, undefined)), on(20, price(undefined, 380_000))];
    expect(told(30, 380_000, ...events)).toMatchObject({ first: 400_000, steps: [[400_000, 380_000]], by: 20_000 });
    expect(told(15, undefined, ...events.slice(0, 2))).toEqual({
      since: 0,
      days: 15,
      first: undefined,
      steps: [],
      by: undefined,
    });
    expect(told(30, 380_000, on(0, published), on(20, price(undefined, 380_000)))).toMatchObject({
      first: 380_000,
      steps: [],
    });
  });

  it('treats a price of 0 as hidden', () => {
    expect(told(30, 380_000, on(0, published), on(9, price(0, 380_000)))).toMatchObject({ first: 380_000, steps: [] });
    expect(told(30, 0, on(0, published))?.first).toBeUndefined();
  });

  it('restarts where an event is missing, and still counts the days', () => {
    const gap = [on(0, published), on(9, price(500_000, 480_000)), on(20, price(450_000, 440_000))];
    expect(told(30, 440_000, ...gap)).toEqual({
      since: 20,
      days: 30,
      first: 450_000,
      steps: [[450_000, 440_000]],
      by: 10_000,
    });
    expect(told(30, 430_000, ...gap)).toMatchObject({ since: 20, first: 430_000, steps: [] });
  });

  it('counts no days where the log begins in the middle, or on the day on which the site began', () => {
    expect(told(30, 440_000, on(20, price(450_000, 440_000)))).toMatchObject({
      since: 20,
      days: undefined,
      by: 10_000,
    });
    expect(told(30, 440_000, on(20, returned))).toMatchObject({ since: 20, days: undefined, first: 440_000 });
    const first = { price: 440_000, today: addDays(START, 30), recordedSince: at(0, -3) };
    expect(priceStory([on(0, published)], first)).toMatchObject({ knownSince: START, daysOnline: undefined });
    // The site stored this price before it changed, so the change is not a correction.
    const changed = [on(0, published), on(0, price(460_000, 440_000), 5)];
    expect(priceStory(changed, first)?.reduction?.by).toBe(20_000);
    expect(currentReduction(changed, first)?.by).toBe(20_000);
  });

  it('begins again where a rent becomes a price', () => {
    const events = [on(0, published), on(9, price(1_250, 1_200)), on(20, otherGoal(1_200, 240_000))];
    expect(told(30, 240_000, ...events)).toEqual({ since: 20, days: 10, first: 240_000, steps: [], by: undefined });
    expect(told(40, 230_000, ...events, on(35, price(240_000, 230_000)))?.by).toBe(10_000);
  });

  it('counts an event of a clock that went backwards as simultaneous with the one before', () => {
    const events = [on(10, published), on(9, price(400_000, 390_000)), on(30, price(390_000, 380_000))];
    expect(told(40, 380_000, ...events)).toMatchObject({ days: 30, first: 390_000, by: 10_000 });
    // A clock that was a year ahead yields neither negative days nor a day after today.
    const ahead = [on(365, published), on(3, price(400_000, 390_000))];
    expect(told(40, 390_000, ...ahead)).toMatchObject({ since: 40, days: 0, steps: [] });
  });

  it('is absent without events and while the home is withdrawn', () => {
    expect(told(10, 300_000)).toBeUndefined();
    expect(told(10, 300_000, on(0, published), on(5, removed))).toBeUndefined();
    expect(told(10, 300_000, on(5, removed))).toBeUndefined();
  });
});

describe('events of a listing', () => {
  const HOUSE = { price: 300_000, marquee: 0, goal: 0, viager: false, priceUnit: 0 };

  it('mark a price with another meaning, such as a monthly rent', () => {
    const changed = { kind: 'price', from: 300_000, to: 300_000, incomparable: true };
    expect(listingEvents(HOUSE, { ...HOUSE, viager: true })).toEqual([changed]);
    expect(listingEvents(HOUSE, { ...HOUSE, priceUnit: 3 })).toEqual([changed]);
    expect(listingEvents(HOUSE, { ...HOUSE, goal: 1, price: 900 })).toEqual([{ ...changed, to: 900 }]);
  });

  it('ignore fields that an earlier version did not store', () => {
    const { priceUnit: _, ...before } = HOUSE;
    expect(listingEvents(before, { ...HOUSE, priceUnit: 3 })).toEqual([]);
  });

  it('known from before replace the first stored one', () => {
    const known = [on(0, published)];
    expect(eventsWithKnown(known, [on(9, published), on(12, removed)])).toEqual([...known, on(12, removed)]);
    expect(eventsWithKnown([], [on(9, published)])).toEqual([on(9, published)]);
  });
});
