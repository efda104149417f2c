import type { Reason } from '../../application/finding/reason.ts';
import type { FeedFinding } from '../../application/ports/catalogue/feed.ts';
import type { Language } from '../../domain/text/language.ts';

/** Records a remark about a field of a listing or project. */
export type Remark = (field: string, reason: Reason) => void;

/** Collects remarks about the fields of a listing or project; merges equal remarks of several languages. */
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

  /** Returns a function that adds remarks for a record's language, or for all records together. */
  in(language?: Language): Remark {
    return (field, reason) => this.note(field, reason, language);
  }

  /**
   * Findings for this id, which has `languages` records. The field is prefixed with the languages concerned, except if the record has
   * several languages and all of them are concerned. `remarks.of('7', 2)` →
   * `[{ id: '7', field: 'fr.Media[0]', reason: { code: 'not-https' } }]`
   */
  of(id: string, languages: number): readonly FeedFinding[] {
    return Array.from(this.#said.values(), ({ field, reason, languages: about }) => {
      const some = about.length > 0 && (about.length < languages || languages === 1);
      return { id, field: some ? `${about.join('+')}.${field}` : field, reason };
    });
  }
}
