import type { Routes } from '../../domain/routing/routes.ts';
import type { PlaceBook } from '../../domain/search/place-key.ts';
import type { SiteContent } from '../../domain/page/site.ts';

/** The site's content as it stands now. */
export type SiteContentSource = {
  /** Gives the content, its routes and the names of its places; the same object until the content changes. */
  current(): { readonly content: SiteContent; readonly routes: Routes; readonly places: PlaceBook };
};
