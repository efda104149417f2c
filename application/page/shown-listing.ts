import { type ListingId, parseListingId } from '../../domain/listing/listing.ts';
import type { PageView } from './page-view.ts';

/** The property whose page this is, for counting visits; a preview counts for none. */
export function shownListing({ body, preview }: PageView): ListingId | undefined {
  return body.kind === 'property' && !preview ? parseListingId(body.card.id) : undefined;
}
