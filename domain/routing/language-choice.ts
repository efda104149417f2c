import { isLanguage, type Language } from '../text/language.ts';

/** What a request says of the visitor's language, in the order in which it is believed. */
export type LanguageHints = {
  /** `?lng=` */
  readonly query?: string | null;
  /** Cookie `lng`. */
  readonly cookie?: string | null;
  /** Local storage, then session storage, where no server rendered. */
  readonly stored?: readonly (string | null)[];
  /** `Accept-Language` or the browser's languages, best first. */
  readonly accepted?: readonly string[];
  /** The html tag's `lang`. */
  readonly html?: string | null;
};

/**
 * The language of a page whose path has none. A language that is not enabled counts as absent.
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

/** The languages of an `Accept-Language` header, best first; what cannot be read is left out. `'nl;q=0.5, fr'` → `['fr', 'nl']` */
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
