import { makeAutoObservable } from 'mobx';
import {
  type PriceChangeSince,
  priceChangeSince,
  afterView,
  type ShownPrice,
  type StoredSeenPrice,
} from '../../domain/listing/seen-price.ts';

/** Browser storage of seen prices by property id, latest first; empty if it cannot be read. */
export type SeenPricesStorage = {
  read(): ReadonlyMap<string, StoredSeenPrice>;
  keep(prices: ReadonlyMap<string, StoredSeenPrice>): void;
};

/** Prices that this browser has shown, to report later changes. Above `most` properties the oldest entries are removed. */
export class SeenPricesStore {
  private prices: ReadonlyMap<string, StoredSeenPrice> = new Map();
  readonly #storage: SeenPricesStorage;
  readonly #most: number;

  constructor(storage: SeenPricesStorage, most: number) {
    this.#storage = storage;
    this.#most = most;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Reads the stored prices, because another tab may have changed them. */
  start(): void {
    this.prices = this.#storage.read();
  }

  /** Stores the price of a property that the visitor sees on the ISO day `today`. */
  note(shown: ShownPrice, today: string): void {
    this.start();
    const { stored } = afterView(this.prices.get(shown.id), shown, today);
    if (!stored) return;
    const others = [...this.prices].filter(([id]) => id !== shown.id);
    this.#put(new Map([[shown.id, stored] as const, ...others].slice(0, this.#most)));
  }

  /** Change of the price since the visitor last saw it on an earlier day. */
  sinceEarlierDay(shown: ShownPrice, today: string): PriceChangeSince | undefined {
    const { before } = afterView(this.prices.get(shown.id), shown, today);
    return before && priceChangeSince(before, shown);
  }

  /** Change of the price since the visitor last saw it. */
  since(shown: ShownPrice): PriceChangeSince | undefined {
    const last = this.prices.get(shown.id);
    return last && priceChangeSince(last, shown);
  }

  /** Removes the stored prices of all other properties. */
  keepOnly(ids: readonly string[]): void {
    this.#put(new Map([...this.#storage.read()].filter(([id]) => ids.includes(id))));
  }

  #put(prices: ReadonlyMap<string, StoredSeenPrice>): void {
    this.#storage.keep(prices);
    this.prices = prices;
  }
}
