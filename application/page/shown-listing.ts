import { type ListingId, parseListingId } from '../../domain/listing/listing.ts';
import type { PageModel } from './page-model.ts';

/** Id of the property on a property page, for counting page views; `undefined` for previews, which are not counted. */
export function shownListing({ body, preview }: PageModel): ListingId | undefined {
  return body.kind === 'property' && !preview ? parseListingId(body.card.id) : undefined;
}
