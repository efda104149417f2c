import type { KnownPlace, SiteContent } from '../../../domain/page/site.ts';
import { withBelgianPlaces } from '../../../domain/search/belgian-known-places.ts';
import type { Gazetteer } from '../../../application/ports/content/gazetteer.ts';
import { areaName } from '../../../domain/place/area-names.ts';
import { readSentence } from '../../../domain/search/sentence/read-sentence.ts';
import { sentenceFilters } from '../../../domain/search/sentence/sentence-filters.ts';
import { builtInBaseMap } from '../../base-map/built-in-base-map.ts';
import { type ChangeableContent, makeSiteContent } from '../../memory/content/site-content.ts';
import { phrasesIn } from './phrases-in.ts';

/** Functions that need the table of Belgian places: names of areas, and sentences in the search box. */
export const GAZETTEER: Gazetteer = { areaName, readSentence, sentenceFilters };

/** All places of a site: those of its content, then the remaining Belgian places. */
export function sitePlaces({ places }: Pick<SiteContent, 'places'>): readonly KnownPlace[] {
  return withBelgianPlaces(places, builtInBaseMap());
}

/** Content source of a site that knows all Belgian places. Not for browsers: the table of places is large. */
export function openSiteContent(content: SiteContent): ChangeableContent {
  return makeSiteContent(content, builtInBaseMap(), phrasesIn, sitePlaces, GAZETTEER);
}
