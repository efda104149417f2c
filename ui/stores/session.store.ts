import { makeAutoObservable, runInAction } from 'mobx';
import { WARNING_MS } from '../../domain/owner/session-life.ts';

/** Milliseconds left of a session, and whether it can be extended. */
export type SessionLeft = { readonly left: number; readonly mayStay: boolean };

/** Queries a session that other windows may use too; `undefined` if it has expired. */
export type SessionClient = {
  look(): Promise<SessionLeft | undefined>;
  /** Extends the session and returns the time left. */
  stay(): Promise<SessionLeft | undefined>;
};

type SessionState =
  | { readonly kind: 'quiet' }
  /** `endsAt`: Unix ms. */
  | { readonly kind: 'warned'; readonly endsAt: number; readonly mayStay: boolean }
  | { readonly kind: 'over' };

/** Tolerance in ms, because a timer may fire slightly early. */
const EARLY_MS = 1_000;

/** Watches the session: warns two minutes before it expires, unless another window has extended it, and detects its end. */
export class SessionStore {
  state: SessionState = { kind: 'quiet' };
  readonly #client: SessionClient;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;

  constructor(client: SessionClient) {
    this.#client = client;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Starts with the session of a page just shown. */
  begin(session: SessionLeft): void {
    this.#turn++;
    this.#settle(session);
  }

  /** Extends the session; without a response the warning stays. */
  async stay(): Promise<void> {
    const turn = ++this.#turn;
    const session = await this.#client.stay().catch(() => undefined);
    if (turn !== this.#turn) return;
    if (session) this.#settle(session);
    else await this.#look();
  }

  /** Closes the warning; the session still expires. */
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
      const session = await this.#client.look();
      if (turn === this.#turn) runInAction(() => this.#settle(session ?? { left: 0, mayStay: false }));
    } catch {
      // Without a connection the session's state is unknown, so query it again later. The server enforces the expiry in any case.
      if (turn === this.#turn) this.#after(WARNING_MS / 4);
    }
  }
}
