import type { Clock } from '../../../application/ports/clock.ts';
import type { VisitorFiles } from '../../../application/ports/submissions/uploads.ts';
import { makeUploadFolder } from '../../files/upload-folder.ts';
import type { Database } from '../../sql/open-database.ts';

/**
 * Files of visitors: in the data directory of a site of one process, in the database where processes of several machines share it.
 * There, what the data directory still holds, as of a site from before, is taken into the database: each file when it is asked for,
 * all of them with each list, which the night makes and every process at its start.
 */
export function openVisitorFiles(
  { isShared, visitorFiles }: Pick<Database, 'isShared' | 'visitorFiles'>,
  dataDirectory: string,
  clock: Clock,
): VisitorFiles {
  const folder = makeUploadFolder(dataDirectory);
  if (!isShared) return folder;
  const shared = visitorFiles(clock);

  /** What lies in the folder under a name is in the database from here on. */
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
      // What is half written there is never taken in, and goes when it is old.
      return [...(await shared.list()), ...(await folder.list())];
    },
  };
}
