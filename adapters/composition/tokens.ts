import type { ServiceIdentifier } from 'inversify';
import type { LoadSuggestSource, SuggestProperties } from '../../application/browse/suggest-properties.ts';
import type { FindMap, ShowMapCard } from '../../application/browse/find-map.ts';
import type { PageRequest } from '../../application/browse/open-page.ts';
import type { MapTiles, PageOutcome, SiteView } from '../../application/browse/page-view.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { ListingCatalogue } from '../../application/ports/listing-catalogue.ts';
import type { SiteContentSource } from '../../application/ports/site-content.ts';
import type { Drive } from '../../domain/search/sliced.ts';
import type { Language } from '../../domain/text/language.ts';

/** Names under which the container holds what the use cases need and what they are. */
export const TOKEN = {
  clock: token<Clock>('Clock'),
  site: token<SiteContentSource>('SiteContentSource'),
  catalogue: token<ListingCatalogue>('ListingCatalogue'),
  openPage: token<(request: PageRequest) => Promise<PageOutcome>>('OpenPage'),
  siteView: token<(language: Language) => Promise<SiteView>>('LoadSiteView'),
  findMap: token<FindMap>('FindMap'),
  showMapCard: token<ShowMapCard>('ShowMapCard'),
  /** Bound to nothing where there is no tile server. */
  mapTiles: token<MapTiles | undefined>('MapTiles'),
  loadSuggestSource: token<LoadSuggestSource>('LoadSuggestSource'),
  /** Does long work, on a server between other things. */
  drive: token<Drive>('Drive'),
  suggest: token<SuggestProperties>('SuggestProperties'),
} as const;

function token<T>(name: string): ServiceIdentifier<T> {
  return Symbol.for(name);
}
