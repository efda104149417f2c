import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FindMap, ShowMapCard } from '../../application/page/find-map.ts';
import type { MapCardView, MapSource } from '../../application/browse/map/map-view.ts';
import type { Area } from '../../domain/map/area.ts';
import type { Language } from '../../domain/text/language.ts';

/** Loading state of a map: nothing requested, loading, loaded, or failed. */
type MapState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking'; readonly address: string }
  | { readonly kind: 'shown'; readonly address: string; readonly source: MapSource }
  | { readonly kind: 'failed'; readonly address: string };

/** Card open in the frame; `undefined` while loading, 'missing' if it cannot be loaded. */
type OpenedCard = { readonly id: string; readonly card: MapCardView | 'missing' | undefined };

/** State of a page's map: its data, where the visitor moved it, and the open card. Responses to earlier requests are ignored. */
export class MapStore {
  state: MapState = { kind: 'idle' };
  opened: OpenedCard | undefined;
  /** Area to which the visitor has moved the map since the frame last received data. */
  moved: Area | undefined;
  /** The frame has drawn its data. */
  drawn = false;
  /** The frame cannot draw; the static map stays. */
  unable = false;
  readonly #find: FindMap;
  readonly #showCard: ShowMapCard;
  readonly #language: Language;
  #questions = 0;

  constructor(find: FindMap, showCard: ShowMapCard, language: Language) {
    this.#find = find;
    this.#showCard = showCard;
    this.#language = language;
    // References only: values are replaced as a whole, and sent to the frame as plain objects.
    makeAutoObservable(this, { state: observableRef, opened: observableRef, moved: observableRef }, { autoBind: true });
  }

  /** Loads the map of an address, unless it is loaded or loading. */
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
        // The previous map is still shown. If a card was opened on it meanwhile, its content was not requested, so it is marked as missing.
        if (!source && this.opened) this.opened = { id: this.opened.id, card: 'missing' };
      });
    };
    const [path = '', query = ''] = address.split('?', 2);
    this.#find({ path, query }).then(settle, () => settle(undefined));
  }

  /** The loaded map data for the address of a page; `undefined` while they load. */
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

  /**
   * Loads the content of a card that was opened in the frame. While the next map is loading, nothing is loaded: the next map closes the
   * card, or, if it cannot be loaded, the card is marked as missing.
   */
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

  /** Ends the store when its component unmounts: responses that arrive later are ignored. */
  dispose(): void {
    this.#questions++;
    this.state = { kind: 'idle' };
    this.opened = undefined;
  }
}
