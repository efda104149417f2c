/** A point of the window in CSS pixels. */
export type Point = { readonly x: number; readonly y: number };

/** Keys without a letter, by their names of WebDriver; `All` is the chord that marks all of a field. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowRight' | 'ArrowDown' | 'ArrowLeft' | 'All';

/** Whose document is meant: the page's, or that of the one frame in it. */
export type Window = 'page' | 'frame';

/**
 * One window of an engine with empty storage. Everything a journey does goes through these: pointer and keys are real input,
 * and what stands on the page is read by script.
 */
export type Tab = {
  open(address: string): Promise<void>;
  /** The value of a JavaScript expression in the page, as JSON; rejects while the page is being left. */
  run<T>(expression: string, where?: Window): Promise<T>;
  pressAt(point: Point): Promise<void>;
  /** Presses with a finger; absent where the engine's driver has none. */
  readonly tapAt?: (point: Point) => Promise<void>;
  /** Moves the mouse from point to point, its button down on the way where it drags. */
  pass(points: readonly [Point, ...Point[]], drags: boolean): Promise<void>;
  type(text: string): Promise<void>;
  key(key: Key): Promise<void>;
  back(): Promise<void>;
  /** What the window shows, as PNG. */
  picture(): Promise<Uint8Array>;
  /** Errors of the console so far, of scripts and of the security policy; WebKit's are those of the page that is open. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
};

/** A browser that runs. */
export type Engine = {
  /** A window of 1280 × 900 or thereabouts, with cookies and storage of its own. */
  tab(): Promise<Tab>;
  end(): Promise<void>;
};
