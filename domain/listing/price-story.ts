import { brusselsDay, daysBetween } from '../text/day.ts';
import type { ListingEvent } from './listing-event.ts';
import { positiveNumber } from './positive-number.ts';

/** A stored change of a listing; `at`: Unix ms. */
export type DatedEvent = { readonly at: number; readonly change: ListingEvent };

/** A change of the public price, euro; `at`: Unix ms. */
export type PriceChange = { readonly at: number; readonly from: number; readonly to: number };

/** The latest reduction of a price that is still in force; `by`: euro, above 0. */
export type Reduction = { readonly at: number; readonly by: number };

/**
 * `price`: the current public price, `undefined` if it is hidden. `recordedSince`: when the site began to store events, Unix ms. `today`: ISO
 * day.
 */
export type CurrentPrice = {
  readonly price: number | undefined;
  readonly recordedSince: number;
  readonly today: string;
};

/** Public history of a listing's price. Days are ISO days in Brussels, amounts are in euro. */
export type PriceStory = {
  /** The first day with stored prices; earlier prices are unknown. */
  readonly knownSince: string;
  /** Whole days for which the listing was online; `undefined` if it may have been online before `knownSince`. */
  readonly daysOnline: number | undefined;
  /** The first known price; `undefined` while the price is hidden. */
  readonly firstPrice: number | undefined;
  /** Oldest first; empty while the price is hidden. */
  readonly changes: readonly PriceChange[];
  readonly reduction: Reduction | undefined;
};

const DAY_MS = 86_400_000;
/** A listing that returns after at most this many days continues its price history; a later return begins a new one. */
export const RELISTED_WITHIN_DAYS = 98;

/** A price and when it was set; `-Infinity`: before the first stored event. */
type Point = { readonly at: number; readonly price: number };
/** A period in which the listing was online; `to` is absent for the current one. */
type Stretch = { readonly from: number; to?: number };

type Telling = {
  readonly stretches: Stretch[];
  points: Point[];
  knownSince: number;
  /** Whether the log has the event with which the listing went online. */
  readonly isWhole: boolean;
  /** The price after the last event; `'unread'` after an event that does not contain a price. */
  last: number | undefined | 'unread';
};

/**
 * The price history of a listing from its stored events, oldest first. A listing whose first event is of the day on which the site began to
 * store events may have been online before. Returns `undefined` without events, or if by its last event the listing is withdrawn.
 *
 * - A listing that returns within 14 weeks keeps its days online and its first price; if it returns later, the story begins again.
 * - A price that changes again within 24 hours was a mistake: only the later one counts. A first price can be corrected in the same way.
 * - A hidden price does not count as a change; the prices before and after it are compared. While the price is hidden, the story names none.
 * - Where two events contradict each other, an event between them is missing: the story begins again at the later one.
 * - Where the amounts mean different things, as after a change from sale to rent, the story begins again.
 * - An event that claims to be earlier than the one before it, because a clock went backwards, counts as simultaneous with it.
 *
 * `priceStory([{ at: monday, change: { kind: 'published' } }, { at: friday, change: { kind: 'price', from: 329_000, to: 298_000 } }],
 * { price: 298_000, today: '2026-11-20', recordedSince: 0 })` → `{ firstPrice: 329_000, reduction: { at: friday, by: 31_000 }, … }`
 */
export function priceStory(
  events: readonly DatedEvent[],
  { price, today, recordedSince }: CurrentPrice,
): PriceStory | undefined {
  const told = telling(events, price, recordedSince);
  if (!told) return undefined;
  const dayOf = (at: number) => earlier(brusselsDay(at), today);
  const days = told.stretches.map(({ from, to }) => daysBetween(dayOf(from), to === undefined ? today : dayOf(to)));
  const isShown = positiveNumber(price) !== undefined;
  const changes = isShown ? changesOf(told.points) : [];
  return {
    knownSince: dayOf(told.knownSince),
    daysOnline: told.isWhole ? days.reduce((sum, some) => sum + some, 0) : undefined,
    firstPrice: isShown ? told.points[0]?.price : undefined,
    changes,
    reduction: reductionOf(changes),
  };
}

/**
 * The reduction of a listing's current price, as in its price history; `undefined` if it is not reduced.
 * `currentReduction([{ at: friday, change: { kind: 'price', from: 329_000, to: 298_000 } }], { price: 298_000, recordedSince: 0 })`
 * → `{ at: friday, by: 31_000 }`
 */
export function currentReduction(
  events: readonly DatedEvent[],
  { price, recordedSince }: Omit<CurrentPrice, 'today'>,
): Reduction | undefined {
  const told = positiveNumber(price) === undefined ? undefined : telling(events, price, recordedSince);
  return told && reductionOf(changesOf(told.points));
}

/**
 * A price is reduced if its last change lowered it and it is below the first price. The amount is never more than the whole difference: a
 * price that was raised from 300 000 to 400 000 and then lowered to 290 000 is reduced by 10 000.
 */
function reductionOf(changes: readonly PriceChange[]): Reduction | undefined {
  const [first, last] = [changes[0], changes.at(-1)];
  if (!first || !last) return undefined;
  const by = Math.min(last.from - last.to, first.from - last.to);
  return by > 0 ? { at: last.at, by } : undefined;
}

function changesOf(points: readonly Point[]): PriceChange[] {
  return points.slice(1).map(({ at, price }, before) => ({ at, from: points[before]!.price, to: price }));
}

function telling(events: readonly DatedEvent[], price: number | undefined, recordedSince: number): Telling | undefined {
  let told: Telling | undefined;
  let now = Number.NEGATIVE_INFINITY;
  const recordedDay = brusselsDay(recordedSince);
  for (const { at, change } of events) {
    now = Math.max(now, at);
    const online = told?.stretches.at(-1);
    switch (change.kind) {
      case 'published':
      case 'returned':
        if (online && online.to === undefined) {
          // The withdrawal was not stored, so it is unknown how long the listing was offline, and the history begins again.
          if (change.kind === 'returned') told = begun(now, false);
        } else if (told && online?.to !== undefined && now - online.to <= RELISTED_WITHIN_DAYS * DAY_MS) {
          told.stretches.push({ from: now });
          told.last = 'unread';
        } else told = begun(now, told !== undefined || (change.kind === 'published' && brusselsDay(now) > recordedDay));
        break;
      case 'removed':
        if (online && online.to === undefined) online.to = now;
        break;
      case 'price':
        if (change.incomparable) {
          told = begun(now, true);
          addPrice(told, now, change.to);
          break;
        }
        if (!told || !online || online.to !== undefined) told = begun(now, false);
        agree(told, now, change.from);
        addPrice(told, now, change.to);
        break;
      case 'marquee':
        break;
    }
  }
  if (!told || told.stretches.at(-1)?.to !== undefined) return undefined;
  agree(told, now, price);
  return told;
}

function begun(at: number, isWhole: boolean): Telling {
  return { stretches: [{ from: at }], points: [], knownSince: at, isWhole, last: 'unread' };
}

/**
 * Compares the known price with the price that the log states just before an event, or with the current price of the listing; starts the
 * history again if they contradict.
 */
function agree(told: Telling, at: number, price: number | undefined): void {
  const claimed = positiveNumber(price);
  if (told.last === 'unread') {
    const { from } = told.stretches.at(-1)!;
    addPrice(told, told.isWhole || told.points.length > 0 ? from : Number.NEGATIVE_INFINITY, claimed);
  } else if (told.last !== claimed) {
    told.points = [];
    told.knownSince = at;
    addPrice(told, Number.NEGATIVE_INFINITY, claimed);
  }
}

function addPrice(told: Telling, at: number, price: number | undefined): void {
  const shown = positiveNumber(price);
  told.last = shown;
  const before = told.points.at(-1);
  if (shown === undefined || before?.price === shown) return;
  const isCorrection = before !== undefined && at - before.at <= DAY_MS;
  if (isCorrection) told.points.pop();
  // A change that is reverted within a day is ignored.
  if (told.points.at(-1)?.price !== shown) told.points.push({ at: isCorrection ? before.at : at, price: shown });
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
