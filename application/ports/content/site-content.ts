import type { Routes } from '../../../domain/routing/routes.ts';
import type { PlaceLookup } from '../../../domain/search/place-key.ts';
import type { BaseMap } from '../../../domain/map/base-map.ts';
import type { Successors } from '../../../domain/listing/responsible-agent.ts';
import type { SiteContent } from '../../../domain/page/site.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { PhrasesIn } from '../phrases/phrases.ts';

/** The site's current content. It may change while the site runs, so do not cache any of it between requests. */
export type SiteContentSource = {
  /**
   * Returns the content with everything derived from it: routes, names of places, base map and phrases. Returns the same object until the
   * content changes.
   */
  current(): {
    readonly content: SiteContent;
    readonly routes: Routes;
    readonly places: PlaceLookup;
    readonly baseMap: BaseMap;
    readonly phrasesIn: PhrasesIn;
    readonly gazetteer?: Gazetteer | undefined;
  };
};

/** A source whose content follows the hand-overs of homes. */
export type ShowsSuccessors = {
  /** Replaces `successors` of the current content. If the successors are unchanged, the content stays the same object. */
  showSuccessors(successors: Successors): void;
};
