import { makeAutoObservable } from 'mobx';

type GalleryState =
  | { readonly kind: 'closed' } // the pictures stand in the page
  | { readonly kind: 'open' }; // one of them fills the screen

/** Which picture of several is looked at, and whether it fills the screen. */
export class GalleryStore {
  state: GalleryState = { kind: 'closed' };
  /** From 0. */
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

  /** Past either end the pictures begin again. */
  show(at: number): void {
    if (this.count > 0) this.at = ((at % this.count) + this.count) % this.count;
  }

  next(): void {
    this.show(this.at + 1);
  }

  previous(): void {
    this.show(this.at - 1);
  }

  /** What a key does: `true` where it meant something. */
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
