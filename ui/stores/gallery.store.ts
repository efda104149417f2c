import { makeAutoObservable } from 'mobx';

type GalleryState =
  | { readonly kind: 'closed' } // pictures are shown in the page
  | { readonly kind: 'open' }; // one picture is shown full screen

/** State of the gallery: current picture, and whether it is full screen. */
export class GalleryStore {
  state: GalleryState = { kind: 'closed' };
  /** Index from 0. */
  at = 0;
  readonly count: number;

  constructor(count: number) {
    this.count = count;
    makeAutoObservable(this, { count: false }, { autoBind: true });
  }

  get isOpen(): boolean {
    return this.state.kind === 'open';
  }

  open(at: number): void {
    if (this.count === 0) return;
    this.state = { kind: 'open' };
    this.show(at);
  }

  close(): void {
    this.state = { kind: 'closed' };
  }

  /** Shows a picture by index, modulo the number of pictures. */
  show(at: number): void {
    if (this.count > 0) this.at = ((at % this.count) + this.count) % this.count;
  }

  next(): void {
    this.show(this.at + 1);
  }

  previous(): void {
    this.show(this.at - 1);
  }

  /** Handles a key; returns whether it had an effect. */
  key(key: string): boolean {
    switch (key) {
      case 'ArrowRight':
        this.next();
        return true;
      case 'ArrowLeft':
        this.previous();
        return true;
      case 'Home':
        this.show(0);
        return true;
      case 'End':
        this.show(this.count - 1);
        return true;
      default:
        return false;
    }
  }
}
