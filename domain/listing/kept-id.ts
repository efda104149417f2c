import { type ListingId, parseListingId } from './listing.ts';

/** The id under which a thing is kept; `externalId` is that of its system, where ours cannot hold it. */
export type KeptId = { readonly id: ListingId; readonly externalId?: string };

/** Letters of an id that ours cannot hold; systems use some forty. */
export const LONGEST_EXTERNAL_ID = 200;

/**
 * The id of a thing as its system writes it, or where that is too long or has other signs, such as a UUID, a short one made of it: the
 * same at each import, on any machine, so that addresses never change. 64 bits: of a million ids two are the same once in thirty
 * million agencies, and who reads a feed refuses the second. Nothing where there is no id.
 * `keptId('6398214')` → `{ id: '6398214' }`, `keptId('b7e1c0de-6f0a-4a43-9a0e-2f4d7f1c9a55')` → `{ id: '2izicgk1l17m9', externalId: 'b7e1…' }`
 */
export function keptId(raw: string): KeptId | undefined {
  const id = parseListingId(raw);
  if (id) return { id };
  if (raw.trim() === '' || raw.length > LONGEST_EXTERNAL_ID) return undefined;
  return { id: fnv1a(raw).toString(36).padStart(LETTERS, '0') as ListingId, externalId: raw };
}

/** Of 64 bits in 36 signs. */
const LETTERS = 13;

/** FNV-1a in 64 bits, over UTF-16. A system that made two ids the same would only hide a listing of its own, so it need not resist forgery. */
function fnv1a(text: string): bigint {
  let hash = 0xcbf29ce484222325n;
  for (let at = 0; at < text.length; at++)
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * 0x100000001b3n);
  return hash;
}
