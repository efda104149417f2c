import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentFile, Documents } from '../../application/ports/catalogue/documents.ts';

/** `6398214/6398214-d1.pdf`: ids of a listing and of one of its documents. */
const NAME = /^[0-9A-Za-z][0-9A-Za-z-]{0,19}\/[0-9A-Za-z][0-9A-Za-z_-]{0,79}\.pdf$/;

/** Documents that the agency stores in a folder as `<listing id>/<document id>.pdf`. */
export function makeDocumentFolder(
  folder: string,
): Documents & { read(name: string): Promise<Uint8Array | undefined> } {
  return {
    async files(listing, documents) {
      const found = new Map<string, DocumentFile>();
      for (const id of documents) {
        const keptAs = `${listing}/${id}.pdf`;
        const bytes = NAME.test(keptAs) ? await sizeOf(join(folder, keptAs)) : undefined;
        if (bytes !== undefined) found.set(id, { keptAs, bytes });
      }
      return found;
    },
    async read(name) {
      if (!NAME.test(name)) return undefined;
      try {
        return await readFile(join(folder, name));
      } catch {
        return undefined;
      }
    },
  };
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    const found = await stat(path);
    return found.isFile() && found.size > 0 ? found.size : undefined;
  } catch {
    return undefined;
  }
}
