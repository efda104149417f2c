import type { ListingChange } from '../../application/ports/catalogue/listing-changes.ts';
import type { PublicListing } from '../../domain/listing/listing.ts';
import type { PublicProject } from '../../domain/listing/project.ts';
import type { SiteContent } from '../../domain/page/site.ts';

/** A whole site as data for the build that runs in a browser without a server; contains only what visitors may see. */
export type SiteSnapshot = {
  readonly content: Omit<SiteContent, 'pictures'> & { readonly pictures: readonly (readonly [string, unknown])[] };
  readonly listings: readonly PublicListing[];
  readonly projects: readonly PublicProject[];
  /** Changes of the listings, oldest first; none on a site without price histories. */
  readonly changes: readonly ListingChange[];
};

export function takeSnapshot(
  content: SiteContent,
  listings: readonly PublicListing[],
  projects: readonly PublicProject[],
  changes: readonly ListingChange[],
): SiteSnapshot {
  return { content: { ...content, pictures: [...content.pictures] }, listings, projects, changes };
}

export function contentOf({ content }: Pick<SiteSnapshot, 'content'>): SiteContent {
  return { ...content, pictures: new Map(content.pictures) } as SiteContent;
}
