import { makeAutoObservable } from 'mobx';
import {
  type PriceChangeSince,
  priceChangeSince,
  afterView,
  type ShownPrice,
  type StoredSeenPrice,
} from '../../domain/listing/seen-price.ts';

/** Browser storage of looks by property id, latest first; empty if they cannot be read. */
export type LooksKeeper = {
  read(): ReadonlyMap<string, StoredSeenPrice>;
  keep(looks: ReadonlyMap<string, StoredSeenPrice>): void;
};

/** Prices that this browser has seen, to say what changed since. Above `most` properties the oldest looks are removed. */
export class LastLooksStore {
  private looks: ReadonlyMap<string, StoredSeenPrice> = new Map();
  readonly #keeper: LooksKeeper;
  readonly #most: number;

  constructor(keeper: LooksKeeper, most: number) {
    this.#keeper = keeper;
    this.#most = most;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Reads the stored looks, because another tab may have changed them. */
  start(): void {
    this.looks = this.#keeper.read();
  }

  /** Stores a look at a property on an ISO day. */
  look(shown: ShownPrice, today: string): void {
    this.start();
    const { stored } = afterView(this.looks.get(shown.id), shown, today);
    if (!stored) return;
    const others = [...this.looks].filter(([id]) => id !== shown.id);
    this.#put(new Map([[shown.id, stored] as const, ...others].slice(0, this.#most)));
  }

  /** What changed since the last look of a day before today. */
  sinceEarlierDay(shown: ShownPrice, today: string): PriceChangeSince | undefined {
    const { before } = afterView(this.looks.get(shown.id), shown, today);
    return before && priceChangeSince(before, shown);
  }

  /** What changed since the last look at a property. */
  since(shown: ShownPrice): PriceChangeSince | undefined {
    const last = this.looks.get(shown.id);
    return last && priceChangeSince(last, shown);
  }

  /** Removes the looks at all other properties. */
  keepOnly(ids: readonly string[]): void {
    this.#put(new Map([...this.#keeper.read()].filter(([id]) => ids.includes(id))));
  }

  #put(looks: ReadonlyMap<string, StoredSeenPrice>): void {
    this.#keeper.keep(looks);
    this.looks = looks;
  }
}
