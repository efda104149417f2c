import type { Routes } from '../../domain/routing/routes.ts';
import type { SiteContent } from '../../domain/page/site.ts';

/** The site's content as it stands now. */
export type SiteContentSource = {
  /** Gives the content and its routes; the same object until the content changes. */
  current(): { readonly content: SiteContent; readonly routes: Routes };
};
