import { textHash } from '../text/text-hash.ts';
import { type ListingId, parseListingId } from './listing.ts';

/** Id under which a record is stored; `externalId` is the CRM's id if it does not have the site's format. */
export type SiteId = { readonly id: ListingId; readonly externalId?: string };

/** Maximum length of an external id; CRMs use about 40 characters. */
export const LONGEST_EXTERNAL_ID = 200;

/**
 * Converts a CRM's id to the site's id. An id that `parseListingId` refuses, such as a UUID, is replaced by its 64-bit hash: the same at
 * each import and on any machine, so addresses never change. If two ids collide, the feed parser refuses the second: a CRM that forged a
 * collision would only hide a listing of its own. Returns `undefined` for an empty id and for one longer than `LONGEST_EXTERNAL_ID`.
 * `siteId('6398214')` → `{ id: '6398214' }`, `siteId('b7e1c0de-6f0a-4a43-9a0e-2f4d7f1c9a55')` → `{ id: '2izicgk1l17m9', externalId:
 * 'b7e1…' }`
 */
export function siteId(raw: string): SiteId | undefined {
  const id = parseListingId(raw);
  if (id) return { id };
  if (raw.trim() === '' || raw.length > LONGEST_EXTERNAL_ID) return undefined;
  return { id: textHash(raw) as ListingId, externalId: raw };
}
