import { isLanguage } from '../../domain/text/language.ts';

const KEY = 'favourites';

/** Favourites in the browser's local storage; a browser that stores nothing keeps them while the tab lives. */
export function makeFavouritesKeeper<F>() {
  let last: readonly F[] = [];
  return {
    read(): readonly F[] {
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
        return Array.isArray(stored) ? (stored.filter(isFavourite) as F[]) : [];
      } catch {
        return last;
      }
    },
    keep(favourites: readonly F[]): boolean {
      last = favourites;
      try {
        localStorage.setItem(KEY, JSON.stringify(favourites));
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Whether what was stored, perhaps by an earlier version of the site, is still what pages can show. */
function isFavourite(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { id, href, title, type, place, postcode, price, language, picture } = value as Record<string, unknown>;
  const { kind, amount } = partsOf(price);
  return (
    [id, partsOf(title)['text'], type, place, postcode].every(text => typeof text === 'string') &&
    typeof href === 'string' &&
    /^\/(?!\/)/.test(href) &&
    isLanguage(language) &&
    (kind === 'on-demand' || (kind === 'shown' && typeof amount === 'string')) &&
    (picture === undefined || typeof partsOf(picture)['id'] === 'string')
  );
}

function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
