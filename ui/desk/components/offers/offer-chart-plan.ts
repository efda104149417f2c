import type { OfferRow } from '../../../../application/desk/offers/offer-rows.ts';
import { brusselsInstant } from '../../../../domain/text/brussels-time.ts';
import { addDays, brusselsDay, daysBetween } from '../../../../domain/text/day.ts';

export type ChartedOffer = Pick<
  OfferRow,
  'id' | 'name' | 'amount' | 'state' | 'receivedAt' | 'validUntil' | 'counter' | 'decidedAt'
>;

/** An offer as a line; x in per cent of the chart's width, y in pixels. */
type Line = {
  readonly offer: ChartedOffer;
  readonly from: number;
  readonly until: number;
  readonly y: number;
  /** Where the buyer's name has room: right of the line, left of it, or above its start. */
  readonly label: 'after' | 'before' | 'above';
  /** The owner's counter-offer that waits for the buyer's answer. */
  readonly counter: { readonly x: number; readonly y: number } | undefined;
};

/** Places of all parts of the chart; x in per cent of its width, y and height in pixels. */
export type OfferChartPlan = {
  readonly height: number;
  readonly lines: readonly Line[];
  /** Round amounts on the scale, as far as their labels fit. */
  readonly levels: readonly { readonly amount: number; readonly y: number }[];
  readonly days: readonly { readonly day: string; readonly x: number }[];
  readonly today: number;
  readonly price: number | undefined;
};

/**
 * Pixels. `TOP`: space for the label of today. `BOTTOM`: space for the days. `LEAST`: minimum height between these two spaces. `APART` and
 * `ABOVE`: minimum distance between two lines, without and with a name between them.
 */
const TOP = 30;
const BOTTOM = 28;
const LEAST = 170;
const APART = 18;
const ABOVE = 32;
/** Per cent of the chart's width. `LEFT` and `RIGHT`: ends of the lines. `NAMED`: width that a name needs beside its line. */
const LEFT = 12;
const RIGHT = 98;
const NAMED = 30;
/** Maximum numbers of amounts (`MOST_LEVELS`) and days (`MOST_DAYS`) with a label. */
const MOST_LEVELS = 5;
const MOST_DAYS = 4;
const DAY_STEPS = [1, 2, 7, 14, 28, 56, 112, 224, 448];

/**
 * Plans the chart of a property's offers: each is a line from its arrival to its end, at the height of its amount. Lines closer than a
 * name's height are moved apart. `today`: ISO day; `price`: asking price in euro. Returns `undefined` without offers.
 * `offerChartPlan([{ amount: 300_000, receivedAt: …, validUntil: '2026-12-15', … }], 298_000, '2026-11-26')` → one line above the price
 */
export function offerChartPlan(
  offers: readonly ChartedOffer[],
  price: number | undefined,
  today: string,
): OfferChartPlan | undefined {
  if (offers.length === 0) return undefined;
  const now = brusselsInstant(today, '12:00');
  const spans = offers.map(offer => ({
    offer,
    start: offer.receivedAt,
    end: Math.max(endOf(offer), offer.receivedAt),
  }));
  const start = Math.min(now, ...spans.map(span => span.start));
  const end = Math.max(now, ...spans.map(span => span.end));
  const x = (at: number) => LEFT + ((at - start) / Math.max(1, end - start)) * (RIGHT - LEFT);

  const amounts = offers.flatMap(offer => [offer.amount, offer.counter?.amount ?? offer.amount]);
  if (price !== undefined) amounts.push(price);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const margin = Math.max((most - least) * 0.08, most * 0.01);
  const [bottom, top] = [least - margin, most + margin];
  const height = Math.max(LEAST, offers.length * APART * 1.4);
  const y = (amount: number) => TOP + ((top - amount) / (top - bottom)) * height;

  const lines: Omit<Line, 'counter'>[] = [];
  for (const { offer, ...span } of spans.toSorted((one, other) => other.offer.amount - one.offer.amount)) {
    const [from, until] = [x(span.start), x(span.end)];
    const label = until <= 100 - NAMED ? 'after' : from >= LEFT + NAMED ? 'before' : 'above';
    const apart = label === 'above' ? ABOVE : APART;
    lines.push({
      offer,
      from,
      until,
      label,
      y: Math.max(y(offer.amount), (lines.at(-1)?.y ?? -ABOVE) + apart),
    });
  }
  const heightOf = (amount: number) => heightBetween(lines, amount, y(amount));
  const lowest = Math.max(TOP + height, (lines.at(-1)?.y ?? 0) + APART / 2);
  const priceY = price === undefined ? undefined : heightOf(price);
  const levels: { amount: number; y: number }[] = [];
  for (const amount of levelsBetween(bottom, top)) {
    const level = heightOf(amount);
    if ([priceY, levels.at(-1)?.y].every(near => near === undefined || Math.abs(level - near) >= APART))
      levels.push({ amount, y: level });
  }
  return {
    height: lowest + BOTTOM,
    lines: lines.map(line => {
      const { counter, decidedAt, state } = line.offer;
      const isWaiting = counter !== undefined && decidedAt !== undefined && state === 'countered';
      return { ...line, counter: isWaiting ? { x: x(decidedAt), y: heightOf(counter.amount) } : undefined };
    }),
    levels,
    // The label of a day is drawn at noon; the last day has none if its noon is beyond the chart.
    days: daysFrom(brusselsDay(start), brusselsDay(end))
      .map(day => ({ day, x: x(brusselsInstant(day, '12:00')) }))
      .filter(day => day.x <= RIGHT),
    today: x(now),
    price: priceY,
  };
}

/**
 * Height of an amount in a chart whose lines were moved apart: below each higher offer and above each lower one. `exact`: its height in
 * proportion to the amount, before lines were moved.
 */
function heightBetween(lines: readonly Pick<Line, 'offer' | 'y'>[], amount: number, exact: number): number {
  const same = lines.find(({ offer }) => offer.amount === amount);
  if (same) return same.y;
  const above = lines.findLast(({ offer }) => offer.amount > amount);
  const below = lines.find(({ offer }) => offer.amount < amount);
  if (!above || !below) return above ? Math.max(exact, above.y) : below ? Math.min(exact, below.y) : exact;
  const share = (above.offer.amount - amount) / (above.offer.amount - below.offer.amount);
  return above.y + share * (below.y - above.y);
}

/** End of an offer's line: the time of the decision that ended the offer, else midnight after its last day of validity. */
function endOf({ state, decidedAt, counter, validUntil }: ChartedOffer): number {
  if (decidedAt !== undefined && state !== 'countered' && state !== 'lapsed') return decidedAt;
  return brusselsInstant(addDays(counter?.validUntil ?? validUntil, 1), '00:00');
}

/** Round amounts in a range, at most `MOST_LEVELS`. `levelsBetween(262_000, 303_000)` → `[270_000, 280_000, 290_000, 300_000]` */
function levelsBetween(bottom: number, top: number): readonly number[] {
  for (let unit = 1; ; unit *= 10)
    for (const step of [unit, unit * 2, unit * 5]) {
      const first = Math.ceil(bottom / step);
      const last = Math.floor(top / step);
      if (last - first < MOST_LEVELS) return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
    }
}

/** Days at even distances from the first one, at most `MOST_DAYS`. */
function daysFrom(first: string, last: string): readonly string[] {
  const count = daysBetween(first, last);
  const step = DAY_STEPS.find(days => count / days < MOST_DAYS) ?? Math.ceil(count / MOST_DAYS) + 1;
  return Array.from({ length: Math.floor(count / step) + 1 }, (_, at) => addDays(first, at * step));
}
