import type { Clock } from '../../../application/ports/clock.ts';
import { makeFilePieces } from '../database/file-pieces.ts';
import { IDS_AT_ONCE, idsIn, idValues, inPieces } from '../database/many-rows.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps, statement } from '../database/statement.ts';

/** Style sheets, scripts and fonts below `/assets/`. Assets stay stored after the process whose pages link to them has ended. */
export type StoredAssets = {
  /**
   * Stores assets by their address, notes that a process uses them now, and deletes those that no process has used for `UNUSED_MS`. An
   * address contains a hash of its bytes, so that a stored one stays as it is. `store(new Map([['/assets/boot-1a2b.css', bytes]]))`
   */
  store(assets: ReadonlyMap<string, Uint8Array>): Promise<void>;
  /** Returns the content of the asset at an address; `undefined` if no process has used it for `UNUSED_MS`. */
  read(address: string): Promise<Uint8Array | undefined>;
};

/** Milliseconds that an asset outlasts its last process: a tab may stay open for weeks and then load one more part of its page. */
const UNUSED_MS = 30 * 86_400_000;
/** Milliseconds within which the use of an asset is not noted a second time, so that a restart soon after another writes nothing. */
export const NOTE_AGAIN_MS = 6 * 3_600_000;
/** Maximum number of files per transaction. Each transaction waits for the disk once, and blocks other writers while it runs. */
const FILES_AT_ONCE = 32;
/** Timeout of a write, milliseconds; no visitor waits for it. */
const TIMEOUT_MS = 30_000;

export function makeSqlStoredAssets(database: SqlDatabase, clock: Clock): StoredAssets {
  const { db } = database.queries;
  const files = makeFilePieces(database);
  const use = statement<Readonly<Record<string, string | number>>>()(value =>
    db
      .updateTable('kept_file')
      .set({ begun_at: value['now'] as number })
      .where('purpose', '=', 'asset')
      .where('name', 'in', idsIn(value as Readonly<Record<string, string>>)),
  );
  const forgetUnused = statement<{ before: number }>()(value =>
    db.deleteFrom('kept_file').where('purpose', '=', 'asset').where('begun_at', '<', value.before),
  );

  return {
    async store(assets) {
      const now = clock.now();
      const stored = await files.list('asset');
      const known = new Set(stored.map(({ name }) => name));
      const fresh = [...assets].filter(([name]) => !known.has(name));
      for (const some of inPieces(fresh, FILES_AT_ONCE))
        await files.keep(
          some.map(([name, bytes]) => ({ name, purpose: 'asset', at: now, bytes })),
          TIMEOUT_MS,
        );
      // Update the rows in order of their names, so that two processes that start together do not deadlock.
      const due = stored
        .flatMap(({ name, at }) => (assets.has(name) && at < now - NOTE_AGAIN_MS ? name : []))
        .toSorted();
      if (due.length === 0 && stored.every(({ at }) => at >= now - UNUSED_MS)) return;
      await database.write(function* (): Steps<Outcome<void>> {
        for (const some of inPieces(due, IDS_AT_ONCE)) yield* run(use, { ...idValues(some), now });
        yield* run(forgetUnused, { before: now - UNUSED_MS });
        return commit(undefined);
      }, TIMEOUT_MS);
    },
    async read(address) {
      const found = address.startsWith('/assets/') ? await files.find(address) : undefined;
      return found && files.read(address, found.pieces);
    },
  };
}
