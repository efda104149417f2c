import type { Reason } from '../../application/finding/reason.ts';
import type { FeedFinding } from '../../application/ports/catalogue/feed.ts';
import type { Language } from '../../domain/text/language.ts';

/** Collects what is to be said about fields of one thing. */
export type Remark = (field: string, reason: Reason) => void;

/** What is to be said about the fields of one thing, the same of several languages once. */
export class Remarks {
  readonly #said = new Map<
    string,
    { readonly field: string; readonly reason: Reason; readonly languages: Language[] }
  >();

  note(field: string, reason: Reason, language?: Language): void {
    const key = JSON.stringify([field, reason]);
    const said = this.#said.get(key) ?? { field, reason, languages: [] };
    if (language) said.languages.push(language);
    this.#said.set(key, said);
  }

  /** Notes what a record in a language says, or all together. */
  in(language?: Language): Remark {
    return (field, reason) => this.note(field, reason, language);
  }

  /**
   * As findings on the thing with this id, which has records in so many languages: those that it is about stand first, unless it is about
   * all of several. `remarks.of('7', 2)` → `[{ id: '7', field: 'fr.Media[0]', reason: { code: 'not-https' } }]`
   */
  of(id: string, languages: number): readonly FeedFinding[] {
    return Array.from(this.#said.values(), ({ field, reason, languages: about }) => {
      const some = about.length > 0 && (about.length < languages || languages === 1);
      return { id, field: some ? `${about.join('+')}.${field}` : field, reason };
    });
  }
}
