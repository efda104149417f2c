import { brusselsDay } from '../../domain/text/day.ts';
import type { Language } from '../../domain/text/language.ts';
import type { ListingCatalogue } from '../ports/catalogue/listing-catalogue.ts';
import type { SiteContentSource } from '../ports/content/site-content.ts';
import type { PageContext } from './page-context.ts';

/** Returns page contexts by language for the current content and catalogue; `now` in Unix ms. */
export async function contexts(
  { site, catalogue }: { readonly site: SiteContentSource; readonly catalogue: ListingCatalogue },
  now: number,
): Promise<(language: Language) => PageContext> {
  const { content, routes, places, baseMap, phrasesIn, gazetteer } = site.current();
  const base = {
    content,
    routes,
    places,
    baseMap,
    phrasesIn,
    gazetteer,
    catalogue: await catalogue.current(),
    today: brusselsDay(now),
  };
  return language => ({ ...base, language });
}
