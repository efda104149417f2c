import { type ListingId, parseListingId } from '../../domain/listing/listing.ts';
import type { PageView } from './page-view.ts';

/** Id of the property on a property page, for counting page views; `undefined` for previews, which are not counted. */
export function shownListing({ body, preview }: PageView): ListingId | undefined {
  return body.kind === 'property' && !preview ? parseListingId(body.card.id) : undefined;
}
