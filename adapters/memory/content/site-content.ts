import type { SiteContentSource } from '../../../application/ports/content/site-content.ts';
import type { Ground } from '../../../domain/map/ground.ts';
import type { SiteContent } from '../../../domain/page/site.ts';
import { placeBook } from '../../../domain/search/place-key.ts';
import { makeRoutes } from '../../../domain/routing/routes.ts';

/** Content that stays the same until `change` replaces it. */
export type ChangeableContent = SiteContentSource & { change(content: SiteContent): void };

/** Makes a content source with fixed content and base map. `makeSiteContent(content, ground).current().content` → `content` */
export function makeSiteContent(content: SiteContent, ground: Ground): ChangeableContent {
  const holding = (held: SiteContent) => ({
    content: held,
    routes: makeRoutes(held.pathTable),
    places: placeBook(held.places),
    ground,
  });
  let current = holding(content);
  return {
    current: () => current,
    change(next) {
      current = holding(next);
    },
  };
}
