import { makeAutoObservable, runInAction } from 'mobx';
import { WARNING_MS } from '../../domain/owner/session-life.ts';

/** How many milliseconds a login has left, and whether it can be made to last. */
export type SessionLeft = { readonly left: number; readonly mayStay: boolean };

/** Asks after a login that may be used in other windows too; none where it is over. */
export type SessionKeeper = {
  look(): Promise<SessionLeft | undefined>;
  /** Makes it last, and says how long. */
  stay(): Promise<SessionLeft | undefined>;
};

type SessionState =
  | { readonly kind: 'quiet' }
  /** `endsAt` in milliseconds since 1970. */
  | { readonly kind: 'warned'; readonly endsAt: number; readonly mayStay: boolean }
  | { readonly kind: 'over' };

/** A timer may fire a little early; who is asked then has not moved. */
const EARLY_MS = 1_000;

/** Watches over a login: warns two minutes before its end, unless another window made it last, and knows when it is over. */
export class SessionStore {
  state: SessionState = { kind: 'quiet' };
  readonly #keeper: SessionKeeper;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;

  constructor(keeper: SessionKeeper) {
    this.#keeper = keeper;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Watches a login that a page was just shown under. */
  begin(session: SessionLeft): void {
    this.#turn++;
    this.#settle(session);
  }

  /** Makes the login last; where no response comes the warning stays. */
  async stay(): Promise<void> {
    const turn = ++this.#turn;
    const session = await this.#keeper.stay().catch(() => undefined);
    if (turn !== this.#turn) return;
    if (session) this.#settle(session);
    else await this.#look();
  }

  /** Puts the warning away; the login still ends when it ends. */
  close(): void {
    if (this.state.kind === 'warned') this.state = { kind: 'quiet' };
  }

  dispose(): void {
    this.#turn++;
    clearTimeout(this.#timer);
  }

  #settle(session: SessionLeft): void {
    const { left, mayStay } = session;
    if (left <= 0) {
      this.state = { kind: 'over' };
      return;
    }
    const calm = left - WARNING_MS;
    if (calm > EARLY_MS) {
      this.state = { kind: 'quiet' };
      this.#after(calm);
    } else {
      this.state = { kind: 'warned', endsAt: Date.now() + left, mayStay };
      this.#after(left);
    }
  }

  #after(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), delay);
  }

  async #look(): Promise<void> {
    const turn = ++this.#turn;
    try {
      const session = await this.#keeper.look();
      if (turn === this.#turn) runInAction(() => this.#settle(session ?? { left: 0, mayStay: false }));
    } catch {
      // Without a connection nothing is known; the server still knows when it is over.
      if (turn === this.#turn) this.#after(WARNING_MS / 4);
    }
  }
}
