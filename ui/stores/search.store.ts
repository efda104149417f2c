import { makeAutoObservable, runInAction } from 'mobx';
import type { Suggested } from '../../application/browse/suggest-properties.ts';
import type { FoundFor } from '../../domain/search/suggestions.ts';

/** What the panel stands on: nothing asked yet, a question under way (the last answer stays in sight), an answer, or none to be had. */
type SearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking'; readonly before: Suggested | undefined }
  | { readonly kind: 'answered'; readonly text: string; readonly suggestions: Suggested }
  | { readonly kind: 'failed' };

/** The search box: what is typed, whether the panel shows, and what it shows. Only the answer to the last question counts. */
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

  /** Takes a new text and shows what it finds. */
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

  /** What the panel shows at this moment. */
  get shown(): Suggested | undefined {
    if (this.state.kind === 'answered') return this.state.suggestions;
    return this.state.kind === 'asking' ? this.state.before : undefined;
  }

  /** The text that has been answered; the panel goes back to its top with each. */
  get answeredText(): string | undefined {
    return this.state.kind === 'answered' ? this.state.text : undefined;
  }

  /** What each goal has for the text that stands in the box; absent while that is not known, and where nothing is typed. */
  get found(): FoundFor | undefined {
    const known = this.state.kind === 'answered' && this.state.text === this.text && this.text.trim() !== '';
    return known && this.state.kind === 'answered' ? this.state.suggestions.found : undefined;
  }

  get failed(): boolean {
    return this.state.kind === 'failed';
  }

  /** A response that comes after this is ignored. */
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
