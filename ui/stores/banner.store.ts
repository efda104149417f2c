import { makeAutoObservable } from 'mobx';

/** A row of pictures that changes by itself: which one shows, and whether it may go on. */
export class BannerStore {
  index = 0;
  /** Nothing but the first picture is fetched before this. */
  started = false;
  playing = false;
  /** The pointer or the focus is on it. */
  held = false;
  readonly count: number;

  constructor(count: number) {
    this.count = count;
    makeAutoObservable(this, { count: false }, { autoBind: true });
  }

  /** Begins to play, unless the visitor asked for less motion. */
  start(reducedMotion: boolean): void {
    this.started = true;
    this.playing = this.count > 1 && !reducedMotion;
  }

  get running(): boolean {
    return this.playing && !this.held;
  }

  /** Time for the next picture. */
  tick(): void {
    if (this.running) this.next();
  }

  next(): void {
    this.show(this.index + 1);
  }

  previous(): void {
    this.show(this.index - 1);
  }

  /** Shows a picture by its place; past either end it begins again at the other. */
  show(index: number): void {
    if (this.count > 0) this.index = ((index % this.count) + this.count) % this.count;
  }

  /** A visitor who starts it wants to see it move, with the pointer still on the button. */
  togglePlaying(): void {
    this.playing = !this.playing && this.count > 1;
    if (this.playing) this.held = false;
  }

  hold(): void {
    this.held = true;
  }

  release(): void {
    this.held = false;
  }
}
