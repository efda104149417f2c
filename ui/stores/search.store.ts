import { makeAutoObservable, runInAction } from 'mobx';
import type { Suggested } from '../../application/browse/suggest-properties.ts';
import type { FoundFor } from '../../domain/search/suggestions.ts';

/** Loading state of the suggestions: nothing requested, loading (the previous result stays visible), loaded, or failed. */
type SearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking'; readonly before: Suggested | undefined }
  | { readonly kind: 'answered'; readonly text: string; readonly suggestions: Suggested }
  | { readonly kind: 'failed' };

/** State of the search box: its text, whether the panel is open, and the suggestions. Responses to earlier requests are ignored. */
export class SearchStore {
  state: SearchState = { kind: 'idle' };
  text = '';
  open = false;
  readonly #suggest: (text: string) => Promise<Suggested>;
  #questions = 0;

  constructor(suggest: (text: string) => Promise<Suggested>) {
    this.#suggest = suggest;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Sets the text and requests its suggestions. */
  type(text: string): void {
    this.text = text;
    this.open = true;
    this.#ask();
  }

  show(): void {
    if (this.open) return;
    this.open = true;
    if (this.state.kind === 'idle' || this.state.kind === 'failed') this.#ask();
  }

  hide(): void {
    this.open = false;
  }

  toggle(): void {
    if (this.open) this.hide();
    else this.show();
  }

  /** Suggestions shown in the panel. */
  get shown(): Suggested | undefined {
    if (this.state.kind === 'answered') return this.state.suggestions;
    return this.state.kind === 'asking' ? this.state.before : undefined;
  }

  /** Text of the loaded suggestions; the panel scrolls to its top when it changes. */
  get answeredText(): string | undefined {
    return this.state.kind === 'answered' ? this.state.text : undefined;
  }

  /** Number of results for sale and for rent of the current text; `undefined` while loading and for an empty text. */
  get found(): FoundFor | undefined {
    const known = this.state.kind === 'answered' && this.state.text === this.text && this.text.trim() !== '';
    return known && this.state.kind === 'answered' ? this.state.suggestions.found : undefined;
  }

  get failed(): boolean {
    return this.state.kind === 'failed';
  }

  /** Ends the store when its component unmounts: responses that arrive later are ignored. */
  dispose(): void {
    this.#questions++;
    this.open = false;
    if (this.state.kind === 'asking') this.state = { kind: 'idle' };
  }

  #ask(): void {
    const question = ++this.#questions;
    const text = this.text;
    this.state = { kind: 'asking', before: this.shown };
    const settle = (state: SearchState) => {
      if (question === this.#questions) runInAction(() => (this.state = state));
    };
    this.#suggest(text).then(
      suggestions => settle({ kind: 'answered', text, suggestions }),
      () => settle({ kind: 'failed' }),
    );
  }
}
