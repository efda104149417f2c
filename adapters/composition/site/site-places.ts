import type { KnownPlace, SiteContent } from '../../../domain/page/site.ts';
import { withBelgianPlaces } from '../../../domain/search/belgian-known-places.ts';
import { builtInBaseMap } from '../../base-map/built-in-base-map.ts';
import { type ChangeableContent, makeSiteContent } from '../../memory/content/site-content.ts';
import { phrasesIn } from './phrases-in.ts';

/** All places that a site knows: those of its content, then the other ones of Belgium. */
export function sitePlaces({ places }: Pick<SiteContent, 'places'>): readonly KnownPlace[] {
  return withBelgianPlaces(places, builtInBaseMap());
}

/** Content source of a site that knows all Belgian places. Not for browsers: the table of places is large. */
export function openSiteContent(content: SiteContent): ChangeableContent {
  return makeSiteContent(content, builtInBaseMap(), phrasesIn, sitePlaces);
}
