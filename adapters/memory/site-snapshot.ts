import type { PublicListing } from '../../domain/listing/listing.ts';
import type { PublicProject } from '../../domain/listing/project.ts';
import type { SiteContent } from '../../domain/page/site.ts';

/** A whole site as data for the build that runs in a browser without a server; contains only what visitors may see. */
export type SiteSnapshot = {
  readonly content: Omit<SiteContent, 'pictures'> & { readonly pictures: readonly (readonly [string, unknown])[] };
  readonly listings: readonly PublicListing[];
  readonly projects: readonly PublicProject[];
};

export function takeSnapshot(
  content: SiteContent,
  listings: readonly PublicListing[],
  projects: readonly PublicProject[],
): SiteSnapshot {
  return { content: { ...content, pictures: [...content.pictures] }, listings, projects };
}

export function contentOf({ content }: SiteSnapshot): SiteContent {
  return { ...content, pictures: new Map(content.pictures) } as SiteContent;
}
