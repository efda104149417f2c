import { makeAutoObservable } from 'mobx';

/** Pixels of scroll past which the logo shrinks and the header changes. */
export const HEADER_SCROLL = 30;
/** Pixels of scroll from which the way back to the top shows. */
export const TOP_SCROLL = 10;

/** How far the page is scrolled, as far as anything depends on it. */
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
