import type { Language } from '../../domain/text/language.ts';

/**
 * Keeps the language of the page for addresses that name none, in the cookie that a server reads and in local storage
 * for a site without one. Strictly necessary, so it needs no consent.
 */
export function rememberLanguage(language: Language): void {
  try {
    // Not the cookie store, which not all browsers have yet.
    document.cookie = `lng=${language}; path=/; max-age=31536000; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
    localStorage.setItem('lng', language);
  } catch {
    // A browser that stores nothing keeps speaking the language of its addresses.
  }
}
