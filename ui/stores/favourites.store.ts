import { makeAutoObservable } from 'mobx';
import type { ListingCard } from '../../application/view/listing-card.ts';
import type { Language } from '../../domain/text/language.ts';

/** A property as a visitor kept it: enough to show and compare it without a request. */
export type Favourite = Pick<
  ListingCard,
  | 'id'
  | 'href'
  | 'goal'
  | 'title'
  | 'type'
  | 'place'
  | 'postcode'
  | 'price'
  | 'bedrooms'
  | 'bathrooms'
  | 'livingArea'
  | 'groundArea'
> & {
  /** In which `href` and the words stand. */
  readonly language: Language;
  readonly energy: string;
  readonly picture: { readonly id: string; readonly width: number; readonly height: number } | undefined;
};

/** The browser's memory of favourites. */
export type FavouritesKeeper = {
  /** What was kept before, the last kept first; nothing where it cannot be read. */
  read(): readonly Favourite[];
  /** Whether it could be kept. */
  keep(favourites: readonly Favourite[]): boolean;
};

/** More than a visitor looks at; the oldest are removed. */
export const MOST_FAVOURITES = 60;
/** As many as stand side by side. */
export const MOST_COMPARED = 3;

type FavouritesState =
  | { readonly kind: 'unknown' } // not looked up yet: on the server, and before the page lives
  | { readonly kind: 'known'; readonly kept: readonly Favourite[] };

/** The properties a visitor keeps, and which of them they compare. */
export class FavouritesStore {
  state: FavouritesState = { kind: 'unknown' };
  compared: readonly string[] = [];
  readonly #keeper: FavouritesKeeper;

  constructor(keeper: FavouritesKeeper) {
    this.#keeper = keeper;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Looks up what was kept before; again does nothing. */
  start(): void {
    if (this.state.kind === 'unknown') this.state = { kind: 'known', kept: this.#keeper.read() };
  }

  get kept(): readonly Favourite[] {
    return this.state.kind === 'known' ? this.state.kept : [];
  }

  has(id: string): boolean {
    return this.kept.some(favourite => favourite.id === id);
  }

  /** Keeps a property, or drops it where it was kept. */
  toggle(favourite: Favourite): void {
    this.#change(kept =>
      kept.some(({ id }) => id === favourite.id)
        ? kept.filter(({ id }) => id !== favourite.id)
        : [favourite, ...kept].slice(0, MOST_FAVOURITES),
    );
  }

  remove(id: string): void {
    this.#change(kept => kept.filter(favourite => favourite.id !== id));
  }

  /** Those that stand side by side, in the order in which they were chosen. */
  get comparison(): readonly Favourite[] {
    return this.compared.flatMap(id => this.kept.find(favourite => favourite.id === id) ?? []);
  }

  /** Puts a property beside the others or takes it away; there is no fourth place. */
  compare(id: string): void {
    if (this.compared.includes(id)) this.compared = this.compared.filter(other => other !== id);
    else if (this.compared.length < MOST_COMPARED && this.has(id)) this.compared = [...this.compared, id];
  }

  /** Another tab may have kept something meanwhile, so what is kept is read anew before it changes. */
  #change(changed: (kept: readonly Favourite[]) => readonly Favourite[]): void {
    const kept = changed(this.#keeper.read());
    this.#keeper.keep(kept);
    this.state = { kind: 'known', kept };
    this.compared = this.compared.filter(id => kept.some(favourite => favourite.id === id));
  }
}

/** What is kept of a card. */
export function favouriteOf(card: ListingCard, language: Language): Favourite {
  const { id, href, goal, title, type, place, postcode, price, bedrooms, bathrooms, livingArea, groundArea } = card;
  const picture = card.picture && { id: card.picture.id, width: card.picture.width, height: card.picture.height };
  const energy = card.energy?.label ?? '';
  const kept = { id, href, goal, title, type, place, postcode, price, bedrooms, bathrooms, livingArea, groundArea };
  return { ...kept, language, energy, picture };
}
