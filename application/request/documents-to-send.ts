import type { PublicListing } from '../../domain/listing/listing.ts';
import type { Localized } from '../../domain/text/localized.ts';
import type { Documents } from '../ports/catalogue/documents.ts';

/** Maximum size of a mail's attachments together, in bytes. Base64 adds a third, and many mail servers refuse mails above 15 MB. */
export const MOST_BYTES = 10 * 1024 * 1024;

/** A requested document; without `keptAs`, the agency has to send it itself. */
export type DocumentToSend = { readonly id: string; readonly name: Localized; readonly keptAs?: string };

/** The documents of a listing in order; a file is attached as long as the mail has room for it. */
export async function documentsToSend(
  documents: Documents,
  listing: PublicListing,
): Promise<readonly DocumentToSend[]> {
  const ids = listing.documents.map(({ id }) => id);
  const files = await documents.files(listing.id, ids);
  let room = MOST_BYTES;
  return listing.documents.map(({ id, name }) => {
    const file = files.get(id);
    if (!file || file.bytes > room) return { id, name };
    room -= file.bytes;
    return { id, name, keptAs: file.keptAs };
  });
}
