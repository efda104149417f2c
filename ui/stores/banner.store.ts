import { makeAutoObservable } from 'mobx';

/** State of a carousel: current picture, and whether it advances. */
export class BannerStore {
  index = 0;
  /** Whether the carousel has been started; until then only the first picture is loaded. */
  started = false;
  playing = false;
  /** The pointer or the focus is on the carousel, which pauses it. */
  held = false;
  readonly count: number;

  constructor(count: number) {
    this.count = count;
    makeAutoObservable(this, { count: false }, { autoBind: true });
  }

  /** Starts playing, unless the visitor prefers reduced motion. */
  start(reducedMotion: boolean): void {
    this.started = true;
    this.playing = this.count > 1 && !reducedMotion;
  }

  get running(): boolean {
    return this.playing && !this.held;
  }

  /** Interval callback: advances unless paused. */
  tick(): void {
    if (this.running) this.next();
  }

  next(): void {
    this.show(this.index + 1);
  }

  previous(): void {
    this.show(this.index - 1);
  }

  /** Shows the picture at an index; an index outside the list continues at its other end. */
  show(index: number): void {
    if (this.count > 0) this.index = ((index % this.count) + this.count) % this.count;
  }

  /** Starts or stops playing. A start clears `held`, because the pointer is still on the button and would pause the carousel. */
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
