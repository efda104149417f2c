import type { Language } from '../../domain/text/language.ts';

/** A page of the site that one visitor tells another of: its path with the filters of a list, and what it is called. */
export type SharedPage = { readonly path: string; readonly title: string };

/**
 * The page at an address of this site, in a language; nothing where it leads elsewhere, or to what is not shown to everybody.
 * `findSharedPage('/fr/a-vendre/?type=4', 'nl')` → `{ path: '/nl/te-koop/?type=4', title: 'Panden te koop' }`
 */
export type FindSharedPage = (address: string, language: Language) => Promise<SharedPage | undefined>;
