import { parseListingId } from '../../domain/listing/listing.ts';
import { positiveNumber } from '../../domain/listing/positive-number.ts';
import { isDay } from '../../domain/text/day.ts';
import type { PriceLook, StoredLook } from '../../domain/listing/price-look.ts';

const KEY = 'looks';

/** The prices at the last looks at properties, in local storage; in memory if storage is unavailable. Leaves out what is not a look. */
export function makeLooksKeeper() {
  let unstored: ReadonlyMap<string, StoredLook> | undefined;
  return {
    read(): ReadonlyMap<string, StoredLook> {
      if (unstored) return unstored;
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
        return new Map(Array.isArray(stored) ? stored.flatMap(entryOf) : []);
      } catch {
        return new Map();
      }
    },
    keep(looks: ReadonlyMap<string, StoredLook>): void {
      try {
        localStorage.setItem(KEY, JSON.stringify([...looks]));
        unstored = undefined;
      } catch {
        unstored = looks;
      }
    },
  };
}

function entryOf(value: unknown): readonly (readonly [string, StoredLook])[] {
  const [id, stored]: readonly unknown[] = Array.isArray(value) ? value : [];
  const look = lookOf(stored);
  if (typeof id !== 'string' || !parseListingId(id) || !look) return [];
  const before = lookOf((stored as { readonly before?: unknown }).before);
  return [[id, { ...look, ...(before && { before }) }]];
}

function lookOf(value: unknown): PriceLook | undefined {
  const { on, price, goal } = (typeof value === 'object' && value !== null ? value : {}) as Partial<
    Record<keyof PriceLook, unknown>
  >;
  const euro = positiveNumber(price);
  if (typeof on !== 'string' || !isDay(on) || euro === undefined || (goal !== 'sale' && goal !== 'rent'))
    return undefined;
  return { on, price: euro, goal };
}
