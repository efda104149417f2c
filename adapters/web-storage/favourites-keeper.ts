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
  const { id, href, title, type, place, postcode, price, language, picture } = value as Record<string, any>;
  return (
    [id, href, title?.text, type, place, postcode].every(text => typeof text === 'string') &&
    href.startsWith('/') &&
    !href.startsWith('//') &&
    isLanguage(language) &&
    (price?.kind === 'on-demand' || (price?.kind === 'shown' && typeof price.amount === 'string')) &&
    (picture === undefined || typeof picture?.id === 'string')
  );
}
