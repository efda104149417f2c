import { storedAsset, type StaticFile } from '../../node-server/static-files.ts';
import { type StoredAssets, NOTE_AGAIN_MS } from '../../sql/operation/stored-assets.ts';

/**
 * Creates the job that stores the files below `/assets/` which this process serves, so that the processes of the next version can serve
 * them too: a page that was sent just before an update, or a tab that stayed open, requests them afterwards. Writes at the start, when the
 * content has new files, and every six hours. `makeStoreAssets(database.storedAssets(clock), files)`
 */
export function makeStoreAssets(
  stored: Pick<StoredAssets, 'store'>,
  files: ReadonlyMap<string, StaticFile>,
): () => Promise<void> {
  let noted: ReadonlySet<string> = new Set();
  let notedAt = -Infinity;
  return async () => {
    const assets = [...files].filter(([address]) => address.startsWith('/assets/'));
    if (performance.now() - notedAt < NOTE_AGAIN_MS && assets.every(([address]) => noted.has(address))) return;
    await stored.store(new Map(assets.map(([address, file]) => [address, storedAsset(file)])));
    [noted, notedAt] = [new Set(assets.map(([address]) => address)), performance.now()];
  };
}
