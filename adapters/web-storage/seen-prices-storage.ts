import type { StoredSeenPrice } from '../../domain/listing/seen-price.ts';

const KEY = 'looks';

type Looks = ReadonlyMap<string, StoredSeenPrice>;

/** Prices that the visitor saw last, in local storage; empty if storage is unavailable. Ignores invalid entries. */
export function makeSeenPricesStorage() {
  return {
    read(): Looks {
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
        // `new Map` throws if the stored value is not a list of pairs.
        return new Map((stored as [string, StoredSeenPrice][]).filter(([, look]) => isLook(look)));
      } catch {
        return new Map();
      }
    },
    keep(looks: Looks): void {
      try {
        localStorage.setItem(KEY, JSON.stringify([...looks]));
      } catch {
        // Storage is unavailable, so the seen prices are not remembered.
      }
    },
  };
}

/** Whether a stored value is a seen price. `goal` needs no check, because prices of another goal are never compared. */
function isLook({ price, on, before }: StoredSeenPrice): boolean {
  return typeof price === 'number' && price > 0 && Date.parse(on) > 0 && (!before || isLook(before));
}
