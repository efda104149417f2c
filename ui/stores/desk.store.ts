import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskView } from '../../application/desk/desk-view.ts';

/** Response of the server to a page request or form of the desk. */
export type DeskAnswer =
  | { readonly kind: 'view'; readonly view: DeskView }
  /** A redirect. */
  | { readonly kind: 'location'; readonly location: string }
  /** The form exceeds the server's limit. */
  | { readonly kind: 'too-large' };

/** Requests to the server. A request rejects if there is no response, or if the response does not come from the desk. */
export type DeskServer = {
  /** Requests a page. `look`: the request does not extend the session. */
  open(address: string, how: 'use' | 'look'): Promise<DeskAnswer>;
  send(address: string, fields: FormData): Promise<DeskAnswer>;
};

/** Drafts of texts, stored in this tab by the name of their form. Never rejects; stores nothing if the browser denies storage. */
export type DeskDrafts = {
  read(form: string): Promise<Readonly<Record<string, unknown>> | undefined>;
  keep(form: string, draft: Readonly<Record<string, string>>): Promise<void>;
  forget(form: string): Promise<void>;
  forgetAll(): Promise<void>;
};

/** Polling interval for new list entries, in milliseconds. */
export const POLL_MS = 4_000;

/** The current desk page: submits forms and updates lists without loading a document. */
export class DeskStore {
  view: DeskView;
  /** A form is being sent. */
  isSending = false;
  /** The last form got no response; its input is still in the fields. */
  hasFailed = false;
  /** The session had expired when the last form was sent; its input is still in the fields. */
  hasEnded = false;
  /** The last form exceeded the server's limit; its input is still in the fields. */
  isTooLarge = false;
  readonly drafts: DeskDrafts;
  readonly #server: DeskServer;
  /** Pushes an address to the browser history. */
  readonly #move: (address: string) => void;
  /** Loads an address as a new document. */
  readonly #leave: (address: string) => void;
  #turn = 0;

  constructor(
    view: DeskView,
    {
      server,
      drafts,
      move,
      leave,
    }: {
      readonly drafts: DeskDrafts;
      readonly server: DeskServer;
      readonly move: (address: string) => void;
      readonly leave: (address: string) => void;
    },
  ) {
    this.view = view;
    this.drafts = drafts;
    this.#server = server;
    this.#move = move;
    this.#leave = leave;
    makeAutoObservable(this, { drafts: false }, { autoBind: true });
  }

  /**
   * Sends a form and shows the resulting page; without a response the page is unchanged. `draft`: name of the form's draft, which is
   * deleted once the form is accepted.
   */
  async send(address: string, fields: FormData, draft?: string): Promise<void> {
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
      else {
        if (draft !== undefined) await this.drafts.forget(draft);
        await this.#go(answer.location, turn, true);
      }
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

  /** Opens an address; `isNew`: whether to add a history entry; false for Back and Forward. */
  async open(address: string, isNew: boolean): Promise<void> {
    const turn = ++this.#turn;
    try {
      await this.#go(address, turn, isNew);
    } catch {
      this.#leave(address);
    }
  }

  /** Polls for changes of the page; requests in progress have priority. */
  async refresh(): Promise<void> {
    if (this.isSending) return;
    const turn = this.#turn;
    try {
      const answer = await this.#server.open(this.view.address, 'look');
      if (turn !== this.#turn) return;
      // After an expired session the page stays, with its input.
      if (answer.kind !== 'view') return;
      const { notice, unsent } = this.view;
      this.#show({ ...answer.view, notice, ...(unsent && { unsent }) }, turn);
    } catch {
      // Without a response, the next poll retries.
    }
  }

  /** Time left of the session; `undefined` if it has expired. */
  async look(): Promise<{ left: number; mayStay: boolean } | undefined> {
    return this.#left('look');
  }

  /** Extends the session. */
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
    if (answer.kind === 'too-large') throw new Error('the server refused the address as too long');
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
