import type { Goal } from './listing.ts';

/** A public price that a visitor saw: `on` is the ISO day, `price` in euro. */
export type SeenPrice = { readonly on: string; readonly price: number; readonly goal: Goal };

/** The price seen last, and `before`: the one seen last on an earlier day. */
export type StoredSeenPrice = SeenPrice & { readonly before?: SeenPrice };

/** Current price of a property as shown to visitors; `euro` is absent if the price is hidden. */
export type ShownPrice = { readonly id: string; readonly euro?: number | undefined; readonly goal: Goal };

/** Change of a price since the visitor saw it. */
export type PriceChangeSince = { readonly on: string; readonly from: number; readonly to: number };

/**
 * The price to store when a visitor views a property on a day, and the earlier one to compare with. A second view on the same day keeps the
 * earlier price; a hidden price leaves the stored one unchanged. `afterView({ on: '2026-11-02', price: 369_000, goal: 'sale' }, { id: '7',
 * euro: 359_000, goal: 'sale' }, '2026-11-27')` → `{ stored: { on: '2026-11-27', price: 359_000, … }, before: { on: '2026-11-02', price:
 * 369_000, goal: 'sale' } }`
 */
export function afterView(
  last: StoredSeenPrice | undefined,
  { euro, goal }: ShownPrice,
  today: string,
): { readonly stored: StoredSeenPrice | undefined; readonly before: SeenPrice | undefined } {
  const before = last?.on === today ? last.before : last && { on: last.on, price: last.price, goal: last.goal };
  return { stored: euro === undefined ? last : { on: today, price: euro, goal, ...(before && { before }) }, before };
}

/**
 * Change of the price since the visitor saw it; `undefined` if it is unchanged or hidden now, or if the property has another goal.
 * `priceChangeSince({ on: '2026-11-02', price: 369_000, goal: 'sale' }, { id: '7', euro: 359_000, goal: 'sale' })`
 * → `{ on: '2026-11-02', from: 369_000, to: 359_000 }`
 */
export function priceChangeSince({ on, price, goal }: SeenPrice, now: ShownPrice): PriceChangeSince | undefined {
  return now.euro === undefined || now.goal !== goal || now.euro === price
    ? undefined
    : { on, from: price, to: now.euro };
}
