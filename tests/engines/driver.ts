/** A point of the window in CSS pixels. */
export type Point = { readonly x: number; readonly y: number };

/** Non-character keys, by their WebDriver names; `All` is the chord that selects all text of a field. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowRight' | 'ArrowDown' | 'ArrowLeft' | 'All';

/** The document in which a script runs: the page's, or that of its only frame. */
export type Window = 'page' | 'frame';

/**
 * One browser window with empty storage. Journeys use only this interface: pointer and keys are real input, and the page's content is read
 * by script.
 */
export type Tab = {
  open(address: string): Promise<void>;
  /** The value of a JavaScript expression in the page, as JSON; rejects while the page is being left. */
  run<T>(expression: string, where?: Window): Promise<T>;
  pressAt(point: Point): Promise<void>;
  /** Taps with a finger; absent if the engine's driver does not support touch. */
  readonly tapAt?: (point: Point) => Promise<void>;
  /** Moves the mouse from point to point; `drags` holds its button down between the first and the last. */
  pass(points: readonly [Point, ...Point[]], drags: boolean): Promise<void>;
  type(text: string): Promise<void>;
  key(key: Key): Promise<void>;
  back(): Promise<void>;
  /** A screenshot of the window, as PNG. */
  picture(): Promise<Uint8Array>;
  /** Console errors so far, from scripts and from the security policy; WebKit reports only those of the current page. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
};

/** A running browser. */
export type Engine = {
  /** A window of about 1280 × 900 with its own cookies and storage. */
  tab(): Promise<Tab>;
  end(): Promise<void>;
};
