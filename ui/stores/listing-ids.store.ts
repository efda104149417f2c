import { makeAutoObservable } from 'mobx';
import { listingIds } from '../../domain/listing/listing-ids.ts';
import type { ListingId } from '../../domain/listing/listing.ts';

/** The browser's memory of some properties. */
export type IdsKeeper = {
  /** What was kept before, the last first; nothing where it cannot be read. */
  read(): readonly ListingId[];
  keep(ids: readonly ListingId[]): void;
};

type IdsState =
  | { readonly kind: 'unknown' } // not looked up yet: on the server, and before the page lives
  | { readonly kind: 'known'; readonly ids: readonly ListingId[] };

/**
 * Properties that this browser remembers, by their ids alone: those that a visitor keeps, or those seen last. Beyond `most` the
 * oldest are forgotten.
 */
export class ListingIdsStore {
  state: IdsState = { kind: 'unknown' };
  readonly most: number;
  readonly #keeper: IdsKeeper;

  constructor(keeper: IdsKeeper, most: number) {
    this.#keeper = keeper;
    this.most = most;
    makeAutoObservable(this, { most: false }, { autoBind: true });
  }

  /** Looks up what was kept before; again does nothing. */
  start(): void {
    if (this.state.kind === 'unknown') this.state = { kind: 'known', ids: this.#keeper.read() };
  }

  /** Another tab may have kept something meanwhile. */
  lookAgain(): void {
    if (this.state.kind === 'known') this.state = { kind: 'known', ids: this.#keeper.read() };
  }

  /** The last kept first. */
  get ids(): readonly ListingId[] {
    return this.state.kind === 'known' ? this.state.ids : [];
  }

  has(id: string): boolean {
    return this.ids.some(kept => kept === id);
  }

  /** Keeps a property, or drops it where it was kept. */
  toggle(id: string): void {
    if (this.#keeper.read().some(kept => kept === id)) this.remove(id);
    else this.put(id);
  }

  /** Keeps a property as the last one. */
  put(id: string): void {
    this.#change(ids => [id, ...ids]);
  }

  remove(id: string): void {
    this.#change(ids => ids.filter(kept => kept !== id));
  }

  clear(): void {
    this.#change(() => []);
  }

  /** What is kept is read anew before it changes, so that what another tab kept stays. */
  #change(changed: (ids: readonly string[]) => readonly string[]): void {
    const ids = listingIds(changed(this.#keeper.read()), this.most);
    this.#keeper.keep(ids);
    this.state = { kind: 'known', ids };
  }
}
