import type { SiteContentSource } from '../../application/ports/site-content.ts';
import type { Ground } from '../../domain/map/ground.ts';
import type { SiteContent } from '../../domain/page/site.ts';
import { placeBook } from '../../domain/search/place-key.ts';
import { makeRoutes } from '../../domain/routing/routes.ts';

/** Content that stays as it was read at start. */
export function makeSiteContent(content: SiteContent, ground: Ground): SiteContentSource {
  const current = { content, routes: makeRoutes(content.pathTable), places: placeBook(content.places), ground };
  return { current: () => current };
}
