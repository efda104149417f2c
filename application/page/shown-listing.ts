import { type ListingId, parseListingId } from '../../domain/listing/listing.ts';
import type { PageModel } from './page-model.ts';

/** The property whose page this is, for counting visits; a preview counts for none. */
export function shownListing({ body, preview }: PageModel): ListingId | undefined {
  return body.kind === 'property' && !preview ? parseListingId(body.card.id) : undefined;
}
