import { makeAutoObservable } from 'mobx';
import { listingIds } from '../../domain/listing/listing-ids.ts';
import type { ListingId } from '../../domain/listing/listing.ts';

/** Browser storage of a list of properties. */
export type IdsStorage = {
  /** Stored ids, latest first; empty if they cannot be read. */
  read(): readonly ListingId[];
  keep(ids: readonly ListingId[]): void;
};

type IdsState =
  | { readonly kind: 'unknown' } // not read yet: during server rendering and hydration
  | { readonly kind: 'known'; readonly ids: readonly ListingId[] };

/** Ids of properties stored in this browser: favourites, or recently viewed. Above `most` the oldest are removed. */
export class ListingIdsStore {
  state: IdsState = { kind: 'unknown' };
  readonly most: number;
  readonly #storage: IdsStorage;

  constructor(storage: IdsStorage, most: number) {
    this.#storage = storage;
    this.most = most;
    makeAutoObservable(this, { most: false }, { autoBind: true });
  }

  /** Reads the stored ids. Idempotent. */
  start(): void {
    if (this.state.kind === 'unknown') this.state = { kind: 'known', ids: this.#storage.read() };
  }

  /** Reads the stored ids again, because another tab may have changed them. */
  lookAgain(): void {
    if (this.state.kind === 'known') this.state = { kind: 'known', ids: this.#storage.read() };
  }

  /** The ids, latest first. */
  get ids(): readonly ListingId[] {
    return this.state.kind === 'known' ? this.state.ids : [];
  }

  has(id: string): boolean {
    return this.ids.some(kept => kept === id);
  }

  /** Adds a property, or removes it if stored. */
  toggle(id: string): void {
    if (this.#storage.read().some(kept => kept === id)) this.remove(id);
    else this.put(id);
  }

  /** Adds a property at the front. */
  put(id: string): void {
    this.#change(ids => [id, ...ids]);
  }

  remove(id: string): void {
    this.#change(ids => ids.filter(kept => kept !== id));
  }

  clear(): void {
    this.#change(() => []);
  }

  /** Reads the stored ids before each change, so that changes by other tabs are not lost. */
  #change(changed: (ids: readonly string[]) => readonly string[]): void {
    const ids = listingIds(changed(this.#storage.read()), this.most);
    this.#storage.keep(ids);
    this.state = { kind: 'known', ids };
  }
}
