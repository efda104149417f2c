import type { Clock } from '../../../application/ports/clock.ts';
import type { VisitorFiles } from '../../../application/ports/submissions/uploads.ts';
import { makeUploadFolder } from '../../files/upload-folder.ts';
import type { Database } from '../../sql/open-database.ts';

/**
 * Opens the store of visitors' files: the data directory for a site of one process, the database if processes of several machines share it.
 * In the second case, files still in the data directory, from before the database was shared, are moved into the database: each when it is
 * accessed, all with each `list`, which the nightly job and every process at its start call.
 */
export function openVisitorFiles(
  { isShared, visitorFiles }: Pick<Database, 'isShared' | 'visitorFiles'>,
  dataDirectory: string,
  clock: Clock,
): VisitorFiles {
  const folder = makeUploadFolder(dataDirectory);
  if (!isShared) return folder;
  const shared = visitorFiles(clock);

  /** Moves a file, and the virus scanner's warning about it, from the folder to the database. */
  async function takeIn(name: string, at = clock.now()): Promise<void> {
    const bytes = await folder.look(name);
    if (!bytes) return;
    await shared.take(name, { at: Math.floor(at), bytes, warning: await folder.warning(name) });
    await folder.forget(name);
  }
  const takenIn = <Rest extends readonly unknown[], Result>(ask: (name: string, ...rest: Rest) => Promise<Result>) => {
    return async (name: string, ...rest: Rest): Promise<Result> => {
      await takeIn(name);
      return ask(name, ...rest);
    };
  };

  return {
    ...shared,
    read: takenIn(shared.read),
    look: takenIn(shared.look),
    warning: takenIn(shared.warning),
    withhold: takenIn(shared.withhold),
    release: takenIn(shared.release),
    async forget(name) {
      await shared.forget(name);
      await folder.forget(name);
    },
    async list() {
      for (const { name, at } of await folder.list()) await takeIn(name, at);
      // Incomplete files are never moved; they are listed to be deleted when old.
      return [...(await shared.list()), ...(await folder.list())];
    },
  };
}
