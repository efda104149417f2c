import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FindMap, ShowMapCard } from '../../application/page/find-map.ts';
import type { MapCardView, MapSource } from '../../application/browse/map-view.ts';
import type { Area } from '../../domain/map/area.ts';
import type { Language } from '../../domain/text/language.ts';

/** What the map stands on: nothing asked, a question under way, what an address shows, or nothing to be had. */
type MapState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking'; readonly address: string }
  | { readonly kind: 'shown'; readonly address: string; readonly source: MapSource }
  | { readonly kind: 'failed'; readonly address: string };

/** The card that is open in the frame; without words until they have come, or it is known that none will. */
type OpenedCard = { readonly id: string; readonly card: MapCardView | 'missing' | undefined };

/** A page's side of its map: what it shows, where the visitor moved it, which card is open. Only the last question counts. */
export class MapStore {
  state: MapState = { kind: 'idle' };
  opened: OpenedCard | undefined;
  /** Where the visitor moved the map, since it was filled. */
  moved: Area | undefined;
  /** The frame has drawn what it was filled with. */
  drawn = false;
  /** The frame cannot draw: the still map stands. */
  unable = false;
  readonly #find: FindMap;
  readonly #showCard: ShowMapCard;
  readonly #language: Language;
  #questions = 0;

  constructor(find: FindMap, showCard: ShowMapCard, language: Language) {
    this.#find = find;
    this.#showCard = showCard;
    this.#language = language;
    // Whole values come and go; no observer watches single points, and they have to be sent as they are.
    makeAutoObservable(this, { state: observableRef, opened: observableRef, moved: observableRef }, { autoBind: true });
  }

  /** Asks for what an address shows; what is shown or under way is not asked for again. */
  show(address: string): void {
    const { state } = this;
    if ((state.kind === 'asking' || state.kind === 'shown') && state.address === address) return;
    const question = ++this.#questions;
    this.state = { kind: 'asking', address };
    this.moved = undefined;
    this.opened = undefined;
    const settle = (source: MapSource | undefined) => {
      if (question !== this.#questions) return;
      runInAction(() => {
        this.state = source ? { kind: 'shown', address, source } : { kind: 'failed', address };
        // The map before is still there, and a card was opened on it meanwhile.
        if (!source && this.opened) this.opened = { id: this.opened.id, card: 'missing' };
      });
    };
    const [path = '', query = ''] = address.split('?', 2);
    this.#find({ path, query }).then(settle, () => settle(undefined));
  }

  /** What the map shows of an address; nothing while it is on its way. */
  sourceOf(address: string): MapSource | undefined {
    return this.state.kind === 'shown' && this.state.address === address ? this.state.source : undefined;
  }

  get failed(): boolean {
    return this.state.kind === 'failed';
  }

  wasDrawn(): void {
    this.drawn = true;
  }

  wasUnable(): void {
    this.unable = true;
  }

  moveTo(area: Area): void {
    this.moved = area;
  }

  /** A card was opened in the frame: its words are fetched. While the list is on its way, so is a map without the card. */
  open(id: string): void {
    const { state } = this;
    if (state.kind === 'idle') return;
    const asked: OpenedCard = { id, card: state.kind === 'failed' ? 'missing' : undefined };
    this.opened = asked;
    if (state.kind !== 'shown') return;
    const settle = (card: MapCardView | undefined) => {
      if (this.opened === asked) runInAction(() => (this.opened = { id, card: card ?? 'missing' }));
    };
    this.#showCard(this.#language, state.source.kind, id).then(settle, () => settle(undefined));
  }

  /** A response that comes after this is ignored. */
  dispose(): void {
    this.#questions++;
    this.state = { kind: 'idle' };
    this.opened = undefined;
  }
}
