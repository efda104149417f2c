import type { Language } from '../../domain/text/language.ts';

/**
 * Remembers the page's language for URLs without one: in a cookie for the server, and in local storage for a static site. Strictly
 * necessary, so it needs no consent.
 */
export function rememberLanguage(language: Language): void {
  try {
    // `document.cookie`, because not all browsers support the Cookie Store API yet.
    document.cookie = `lng=${language}; path=/; max-age=31536000; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
    localStorage.setItem('lng', language);
  } catch {
    // Storage is unavailable, so the language is not remembered.
  }
}
