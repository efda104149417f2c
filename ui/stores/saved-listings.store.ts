import { makeAutoObservable, runInAction } from 'mobx';
import type { SavedListing } from '../../application/browse/favourites-body.ts';
import type { LookUpListings } from '../../application/page/look-up-listings.ts';
import { type ComparisonRefusal, comparisonRefusal } from '../../domain/listing/comparison.ts';
import type { Goal } from '../../domain/listing/listing.ts';

type SavedListingsState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly asked: readonly string[]; readonly listings: readonly SavedListing[] };

/** Current data of given properties, and which of them are selected for comparison. */
export class SavedListingsStore {
  state: SavedListingsState = { kind: 'waiting' };
  chosen: readonly string[] = [];
  /** Why the last selection cannot be compared. */
  refusal: ComparisonRefusal | undefined;
  readonly #lookUp: LookUpListings;
  #question = 0;

  /** `known`: properties whose data the page already contains. */
  constructor(lookUp: LookUpListings, known?: readonly SavedListing[]) {
    this.#lookUp = lookUp;
    if (known) this.state = { kind: 'known', asked: known.map(({ id }) => id), listings: known };
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Loads the data of the properties `ids`, unless the data of all of them were requested before. */
  async show(ids: readonly string[]): Promise<void> {
    const { state } = this;
    if (state.kind === 'known' && ids.every(id => state.asked.includes(id))) return;
    const question = ++this.#question;
    try {
      const listings = await this.#lookUp(ids);
      runInAction(() => {
        if (question === this.#question) this.state = { kind: 'known', asked: ids, listings };
      });
    } catch {
      runInAction(() => {
        if (question === this.#question && this.state.kind !== 'known') this.state = { kind: 'failed' };
      });
    }
  }

  /** Known properties in the order of the ids; those missing from the catalogue are `gone`. */
  of(ids: readonly string[]): readonly SavedListing[] {
    const { state } = this;
    if (state.kind !== 'known') return [];
    return ids
      .filter(id => state.asked.includes(id))
      .map(
        id => state.listings.find(listing => listing.id === id) ?? { kind: 'gone', id, title: { text: '' }, place: '' },
      );
  }

  /** Selects or deselects a property for comparison; sets `refusal` if it cannot be compared with the others. */
  choose(id: string): void {
    this.refusal = undefined;
    if (this.chosen.includes(id)) {
      this.chosen = this.chosen.filter(other => other !== id);
      return;
    }
    const chosen = [...this.chosen, id];
    const refusal = comparisonRefusal(this.#goalsOf(chosen));
    if (refusal === undefined || refusal === 'too-few') this.chosen = chosen;
    else this.refusal = refusal;
  }

  /** Deselects properties that are no longer shown. */
  keepChosen(ids: readonly string[]): void {
    if (this.chosen.some(id => !ids.includes(id))) this.chosen = this.chosen.filter(id => ids.includes(id));
  }

  /** Whether the selected properties can be compared; if not, sets `refusal`. */
  compare(): boolean {
    this.refusal = comparisonRefusal(this.#goalsOf(this.chosen));
    return this.refusal === undefined;
  }

  #goalsOf(ids: readonly string[]): readonly Goal[] {
    return this.of(ids).flatMap(listing => (listing.kind === 'here' ? [listing.card.goal] : []));
  }
}
