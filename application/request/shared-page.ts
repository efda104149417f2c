import type { Language } from '../../domain/text/language.ts';

/** A page recommended to a friend: its path with the list's filters, and its title. */
export type SharedPage = { readonly path: string; readonly title: string };

/**
 * Finds the page at an address of this site in a language; `undefined` for foreign addresses and pages not public to everyone.
 * `findSharedPage('/fr/a-vendre/?type=4', 'nl')` → `{ path: '/nl/te-koop/?type=4', title: 'Panden te koop' }`
 */
export type FindSharedPage = (address: string, language: Language) => Promise<SharedPage | undefined>;
