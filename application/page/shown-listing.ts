import { type ListingId, parseListingId } from '../../domain/listing/listing.ts';
import type { PageView } from './page-view.ts';

/** The property at which a visitor looks who is shown a page; a preview is nobody's look. */
export function shownListing({ body, preview }: PageView): ListingId | undefined {
  return body.kind === 'property' && !preview ? parseListingId(body.card.id) : undefined;
}
