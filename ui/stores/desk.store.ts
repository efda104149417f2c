import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskView } from '../../application/desk/desk-view.ts';

/** What a page of the desk, or a form of it, was answered with. */
export type DeskAnswer =
  | { readonly kind: 'view'; readonly view: DeskView }
  /** Leads to another address. */
  | { readonly kind: 'location'; readonly location: string }
  /** More was sent than the server reads. */
  | { readonly kind: 'too-large' };

/** Asks the server; rejects where no response comes, or none of the desk's. */
export type DeskServer = {
  /** `look`: asks without making the login last. */
  open(address: string, how: 'use' | 'look'): Promise<DeskAnswer>;
  send(address: string, fields: FormData): Promise<DeskAnswer>;
};

/** Between two questions whether a list has something new, in milliseconds. */
export const POLL_MS = 4_000;

/** The page of the desk that is on screen: forms are sent and lists follow without a new document. */
export class DeskStore {
  view: DeskView;
  /** A form is on its way. */
  isSending = false;
  /** The last form got no response; what was typed still stands there. */
  hasFailed = false;
  /** The login ended before the last form came; what was typed still stands there. */
  hasEnded = false;
  /** The last form held more than the server reads; what was typed still stands there. */
  isTooLarge = false;
  readonly #server: DeskServer;
  /** Puts an address into the browser's bar. */
  readonly #move: (address: string) => void;
  /** Leaves for an address with a new document. */
  readonly #leave: (address: string) => void;
  #turn = 0;

  constructor(
    view: DeskView,
    {
      server,
      move,
      leave,
    }: {
      readonly server: DeskServer;
      readonly move: (address: string) => void;
      readonly leave: (address: string) => void;
    },
  ) {
    this.view = view;
    this.#server = server;
    this.#move = move;
    this.#leave = leave;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Sends a form and shows what it leads to; where no response comes the page stays as it is. */
  async send(address: string, fields: FormData): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    this.hasFailed = false;
    this.hasEnded = false;
    this.isTooLarge = false;
    const turn = ++this.#turn;
    try {
      const answer = await this.#server.send(address, fields);
      if (answer.kind === 'view') this.#show(answer.view, turn);
      else if (answer.kind === 'too-large')
        runInAction(() => {
          this.isTooLarge = true;
        });
      else if (this.#isLogin(answer.location))
        runInAction(() => {
          this.hasEnded = true;
        });
      else await this.#go(answer.location, turn, true);
    } catch {
      runInAction(() => {
        this.hasFailed = true;
      });
    } finally {
      runInAction(() => {
        this.isSending = false;
      });
    }
  }

  /** Opens an address; `isNew`: not where the browser itself went back or forward. */
  async open(address: string, isNew: boolean): Promise<void> {
    const turn = ++this.#turn;
    try {
      await this.#go(address, turn, isNew);
    } catch {
      this.#leave(address);
    }
  }

  /** Asks whether the page has something new; what is on its way comes first. */
  async refresh(): Promise<void> {
    if (this.isSending) return;
    const turn = this.#turn;
    try {
      const answer = await this.#server.open(this.view.address, 'look');
      if (turn !== this.#turn) return;
      // What was typed into a page whose login ended is not thrown away.
      if (answer.kind !== 'view') return;
      const { notice, unsent } = this.view;
      this.#show({ ...answer.view, notice, ...(unsent && { unsent }) }, turn);
    } catch {
      // Asked again soon.
    }
  }

  /** What the login has left; nothing where it is over. */
  async look(): Promise<{ left: number; mayStay: boolean } | undefined> {
    return this.#left('look');
  }

  /** Makes the login last. */
  async stay(): Promise<{ left: number; mayStay: boolean } | undefined> {
    return this.#left('use');
  }

  async #left(how: 'use' | 'look'): Promise<{ left: number; mayStay: boolean } | undefined> {
    const answer = await this.#server.open(this.view.address, how);
    const frame = answer.kind === 'view' ? answer.view.frame : undefined;
    return frame && { left: frame.left, mayStay: frame.mayStay };
  }

  #isLogin(location: string): boolean {
    const { frame } = this.view;
    return frame !== undefined && location.startsWith(`${frame.loginHref}?`);
  }

  async #go(address: string, turn: number, isNew: boolean): Promise<void> {
    const answer = await this.#server.open(address, 'use');
    if (answer.kind === 'location') {
      this.#leave(answer.location);
      return;
    }
    if (answer.kind === 'too-large') throw new Error('the address is too large');
    if (turn === this.#turn && isNew && this.view.address !== answer.view.address) this.#move(answer.view.address);
    this.#show(answer.view, turn);
  }

  #show(view: DeskView, turn: number): void {
    if (turn !== this.#turn || JSON.stringify(view) === JSON.stringify(this.view)) return;
    runInAction(() => {
      this.view = view;
    });
  }
}
