import type { Clock } from '../../../application/ports/clock.ts';
import type { PictureCopies } from '../../../application/ports/catalogue/picture-copies.ts';
import type { StorePicture } from '../../crm/openimmo/openimmo-source.ts';
import { makeStorePicture } from '../../images/picture-copies.ts';
import type { Database } from '../../sql/open-database.ts';
import { copiesIn } from '../site/picture-places.ts';

/**
 * Wraps the picture copies of an import: where several machines share the database, each copy is recorded in the database, so that the
 * other machines fetch the copy before a page links to it.
 */
export function recordedCopies(
  copies: PictureCopies,
  { isShared, sharedCopies }: Pick<Database, 'isShared' | 'sharedCopies'>,
  clock: Clock,
): PictureCopies {
  if (!isShared) return copies;
  const shared = sharedCopies(clock);
  return {
    hosts: copies.hosts,
    async copy(addresses) {
      const copied = await copies.copy(addresses);
      await shared.note(
        [...copied].flatMap(([address, copy]) => ('file' in copy ? [{ file: copy.file, address }] : [])),
      );
      return copied;
    },
    async keepOnly(files) {
      await shared.keepOnly(files);
      await copies.keepOnly(files);
    },
  };
}

/** Stores pictures that come inside packages: beside the copies, and in a shared database also for other machines. */
export function recordedPictures(
  dataDirectory: string,
  { isShared, sharedCopies }: Pick<Database, 'isShared' | 'sharedCopies'>,
  clock: Clock,
): StorePicture {
  const keep = makeStorePicture(copiesIn(dataDirectory));
  if (!isShared) return keep;
  const shared = sharedCopies(clock);
  return async bytes => {
    const stored = await keep(bytes);
    if ('file' in stored) await shared.keep(stored.file, bytes);
    return stored;
  };
}
