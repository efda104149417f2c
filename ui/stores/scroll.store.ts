import { makeAutoObservable } from 'mobx';

/** Scroll position in pixels beyond which the header shrinks. */
const HEADER_SCROLL = 30;
/** Scroll position in pixels beyond which the back-to-top button is shown. */
const TOP_SCROLL = 10;

/** Scroll position of the page. Components read only the two booleans, so they are rendered again only when one of them changes. */
export class ScrollStore {
  position = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  scrolledTo(position: number): void {
    this.position = Math.max(0, position);
  }

  get pastHeader(): boolean {
    return this.position > HEADER_SCROLL;
  }

  get pastTop(): boolean {
    return this.position >= TOP_SCROLL;
  }
}
