import type { SqlDatabase } from './sql-database.ts';
import { commit, type Outcome, run, type Steps, statement, rollback } from './statement.ts';

/** Number of bytes of a file per row: such a row is read and sent quickly enough not to delay the queries of visitors. */
export const PIECE_BYTES = 256 * 1024;
/** Number of pieces that one query reads: the timeout applies to each query, whatever the size of the file. */
const AT_ONCE = 4;

export type FilePurpose = 'upload' | 'picture' | 'asset';

export type WholeFile = {
  readonly name: string;
  readonly purpose: FilePurpose;
  readonly at: number;
  readonly warning?: string | undefined;
  readonly bytes: Uint8Array;
};

/** Stores files in the database in pieces, so that neither side buffers a whole file while it arrives. */
export function makeFilePieces(database: SqlDatabase) {
  const { db } = database.queries;
  const begin = statement<{ name: string; purpose: string; at: number }>()(value =>
    db
      .insertInto('kept_file')
      .values({ name: value.name, purpose: value.purpose, begun_at: value.at })
      .onConflict(conflict => conflict.column('name').doNothing())
      .returning('name'),
  );
  const put = statement<{ name: string; place: number; bytes: Uint8Array }>()(value =>
    db.insertInto('file_piece').values({ name: value.name, place: value.place, bytes: value.bytes }),
  );
  const finish = statement<{ name: string; pieces: number }>()(value =>
    db.updateTable('kept_file').set({ pieces: value.pieces }).where('name', '=', value.name).returning('name'),
  );
  const warn = statement<{ name: string; warning: string | null }>()(value =>
    db.updateTable('kept_file').set({ warning: value.warning }).where('name', '=', value.name),
  );
  const forgetBegun = statement<{ name: string }>()(value =>
    db.deleteFrom('kept_file').where('name', '=', value.name).where('pieces', 'is', null),
  );
  const forget = statement<{ name: string }>()(value => db.deleteFrom('kept_file').where('name', '=', value.name));
  const find = statement<{ name: string }>()(value =>
    db
      .selectFrom('kept_file')
      .select(['pieces', 'warning'])
      .where('name', '=', value.name)
      .where('pieces', 'is not', null),
  );
  const some = statement<{ name: string; from: number; to: number }>()(value =>
    db
      .selectFrom('file_piece')
      .select('bytes')
      .where('name', '=', value.name)
      .where('place', '>=', value.from)
      .where('place', '<', value.to)
      .orderBy('place'),
  );
  const list = statement<{ purpose: string }>()(value =>
    db.selectFrom('kept_file').select(['name', 'begun_at']).where('purpose', '=', value.purpose),
  );

  /** Runs steps as a transaction of their own. */
  const write = (steps: () => Steps<unknown>, timeoutMs?: number): Promise<void> =>
    database.write(function* (): Steps<Outcome<void>> {
      yield* steps();
      return commit(undefined);
    }, timeoutMs);

  return {
    begin: (name: string, purpose: FilePurpose, at: number) => write(() => run(begin, { name, purpose, at })),
    put: (name: string, place: number, bytes: Uint8Array) => write(() => run(put, { name, place, bytes })),
    /** Completes a file with its last piece; false if it was deleted meanwhile. */
    finish: (name: string, place: number, last: Uint8Array) =>
      database.write(function* (): Steps<Outcome<boolean>> {
        const [there] = yield* run(finish, { name, pieces: place + 1 });
        if (!there) return rollback(false);
        yield* run(put, { name, place, bytes: last });
        return commit(true);
      }),
    forgetBegun: (name: string) => write(() => run(forgetBegun, { name })),
    forget: (name: string) => write(() => run(forget, { name })),
    warn: (name: string, warning: string | undefined) => write(() => run(warn, { name, warning: warning ?? null })),
    /** Stores whole files in one transaction; leaves out those whose name exists. */
    keep: (whole: readonly WholeFile[], timeoutMs: number) =>
      write(function* () {
        for (const { name, purpose, at, warning, bytes } of whole) {
          const [begun] = yield* run(begin, { name, purpose, at });
          if (!begun) continue;
          const pieces = Math.max(1, Math.ceil(bytes.byteLength / PIECE_BYTES));
          for (let place = 0; place < pieces; place++)
            yield* run(put, { name, place, bytes: bytes.subarray(place * PIECE_BYTES, (place + 1) * PIECE_BYTES) });
          yield* run(finish, { name, pieces });
          yield* run(warn, { name, warning: warning ?? null });
        }
      }, timeoutMs),
    /**
     * Returns the number of pieces of a complete file, and the virus scanner's warning if it has one; `undefined` if the file does not exist.
     */
    async find(name: string): Promise<{ readonly pieces: number; readonly warning: string | undefined } | undefined> {
      const [row] = await database.read(() => run(find, { name }));
      return row && { pieces: row.pieces ?? 0, warning: row.warning ?? undefined };
    },
    /** Returns all bytes; `undefined` if the file was deleted meanwhile. */
    async read(name: string, pieces: number): Promise<Uint8Array | undefined> {
      const read: Uint8Array[] = [];
      for (let from = 0; from < pieces; from += AT_ONCE) {
        const rows = await database.read(() => run(some, { name, from, to: from + AT_ONCE }));
        read.push(...rows.map(({ bytes }) => bytes));
      }
      return read.length === pieces ? Buffer.concat(read) : undefined;
    },
    /** Lists every file of a purpose, complete or not, with the time at which storing the file began. */
    async list(purpose: FilePurpose): Promise<readonly { readonly name: string; readonly at: number }[]> {
      const rows = await database.read(() => run(list, { purpose }));
      return rows.map(({ name, begun_at }) => ({ name, at: begun_at }));
    },
  };
}

export type FilePieces = ReturnType<typeof makeFilePieces>;
