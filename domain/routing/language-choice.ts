import { isLanguage, type Language } from '../text/language.ts';

/** Hints about the visitor's language, in order of priority. */
export type LanguageHints = {
  /** Query parameter `lng`. */
  readonly query?: string | null;
  /** Cookie `lng`. */
  readonly cookie?: string | null;
  /** Languages in local storage, then in session storage; only a site without server rendering reads them. */
  readonly stored?: readonly (string | null)[];
  /** `Accept-Language` or `navigator.languages`, best first. */
  readonly accepted?: readonly string[];
  /** The `lang` attribute of the html element. */
  readonly html?: string | null;
};

/**
 * Chooses the language of a page whose path names none. Ignores languages that the site does not offer.
 * `chooseLanguage({ accepted: ['nl-BE', 'en'] }, ['fr', 'nl'], 'fr')` → `'nl'`
 */
export function chooseLanguage(hints: LanguageHints, enabled: readonly Language[], fallback: Language): Language {
  const candidates = [
    hints.query,
    hints.cookie,
    ...(hints.stored ?? []),
    ...(hints.accepted ?? []).map(tag => tag.split('-')[0]?.toLowerCase()),
    hints.html?.split('-')[0]?.toLowerCase(),
  ];
  return candidates.find((code): code is Language => isLanguage(code) && enabled.includes(code)) ?? fallback;
}

/** Languages of an `Accept-Language` header, best first; skips malformed parts. `'nl;q=0.5, fr'` → `['fr', 'nl']` */
export function acceptedLanguages(header: string): string[] {
  return header
    .slice(0, 1000)
    .split(',')
    .map(part => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters
        .map(text => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(text)?.[1])
        .find(text => text !== undefined);
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(tag) && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
