import type { Routes } from '../../../domain/routing/routes.ts';
import type { PlaceLookup } from '../../../domain/search/place-key.ts';
import type { BaseMap } from '../../../domain/map/base-map.ts';
import type { SiteContent } from '../../../domain/page/site.ts';

/** The site's content as it stands now; it may change while the site runs, so nothing of it is kept from one request to the next. */
export type SiteContentSource = {
  /** Gives the content, its routes, the names of its places and the ground of its maps; the same object until the content changes. */
  current(): {
    readonly content: SiteContent;
    readonly routes: Routes;
    readonly places: PlaceLookup;
    readonly baseMap: BaseMap;
  };
};
