import type { Clock } from '../../../application/ports/clock.ts';
import { makeFilePieces } from '../database/file-pieces.ts';
import { IDS_AT_ONCE, idsIn, idValues, inPieces } from '../database/many-rows.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps, statement } from '../database/statement.ts';

/** A copied picture of which each process without a shared disk has its own copy. */
export type SharedCopy = {
  /** Position in the list of copies. */
  readonly seq: number;
  readonly file: string;
  /** URL of the picture; `undefined` if the picture came inside a package: then the database contains its bytes. */
  readonly address: string | undefined;
  /** Whether no published or restorable version shows the picture any more. */
  readonly isGone: boolean;
};

/** List of copied pictures, shared by the processes of a site. */
export type SharedCopies = {
  /** Records the URLs of copies. Existing entries stay. */
  note(copies: readonly { readonly file: string; readonly address: string }[]): Promise<void>;
  /** Stores the bytes of a picture without a URL. */
  keep(file: string, bytes: Uint8Array): Promise<void>;
  /** Marks all copies except these as no longer needed; machines then delete their own. */
  keepOnly(files: ReadonlySet<string>): Promise<void>;
  /** Lists up to `count` copies after `seq`, in order. */
  after(seq: number, count: number): Promise<readonly SharedCopy[]>;
  /** Returns the bytes of a picture stored by `keep`; `undefined` for other pictures. */
  bytes(file: string): Promise<Uint8Array | undefined>;
};

/**
 * How long (ms) the entry of an unneeded copy remains, so that every machine sees it and deletes its own copy. A machine that was
 * offline for longer keeps the copy.
 */
const REMOVED_MS = 90 * 86_400_000;
const LISTED_AT_ONCE = 1_000;
/** Timeout of a write, milliseconds: it may wait for locks of the running site. */
const TIMEOUT_MS = 30_000;

export function makeSqlPictureCopies(database: SqlDatabase, clock: Clock): SharedCopies {
  const { db } = database.queries;
  const files = makeFilePieces(database);
  const there = statement<Readonly<Record<string, string>>>()(value =>
    db.selectFrom('picture_copy').select('file').where('file', 'in', idsIn(value)).where('gone_at', 'is', null),
  );
  const put = statement<{ file: string; address: string | null }>()(value =>
    db
      .insertInto('picture_copy')
      .values({ file: value.file, address: value.address })
      .onConflict(conflict => conflict.column('file').doUpdateSet({ address: value.address, gone_at: null })),
  );
  const leave = statement<Readonly<Record<string, string | number>>>()(value =>
    db
      .updateTable('picture_copy')
      .set({ gone_at: value['now'] as number })
      .where('file', 'in', idsIn(value))
      .where('gone_at', 'is', null),
  );
  const forgetBytes = statement<Readonly<Record<string, string>>>()(value =>
    db.deleteFrom('kept_file').where('purpose', '=', 'picture').where('name', 'in', idsIn(value)),
  );
  const forget = statement<{ before: number }>()(value =>
    db.deleteFrom('picture_copy').where('gone_at', '<', value.before),
  );
  const list = statement<{ after: number; count: number }>()(value =>
    db
      .selectFrom('picture_copy')
      .select(['seq', 'file', 'address', 'gone_at'])
      .where('seq', '>', value.after)
      .orderBy('seq')
      .limit(value.count),
  );

  const write = (steps: () => Steps<unknown>): Promise<void> =>
    database.write(function* (): Steps<Outcome<void>> {
      yield* steps();
      return commit(undefined);
    }, TIMEOUT_MS);

  async function after(seq: number, count: number): Promise<readonly SharedCopy[]> {
    const rows = await database.read(() => run(list, { after: seq, count }));
    return rows.map(row => ({
      seq: row.seq,
      file: row.file,
      address: row.address ?? undefined,
      isGone: row.gone_at !== null,
    }));
  }

  return {
    async note(copies) {
      for (const some of inPieces(copies, IDS_AT_ONCE)) {
        const rows = await database.read(() => run(there, idValues(some.map(({ file }) => file))));
        const known = new Set(rows.map(({ file }) => file));
        const fresh = some.filter(({ file }) => !known.has(file));
        if (fresh.length === 0) continue;
        await write(function* () {
          for (const { file, address } of fresh) yield* run(put, { file, address });
        });
      }
    },
    async keep(file, bytes) {
      await files.keep([{ name: file, purpose: 'picture', at: clock.now(), bytes }], TIMEOUT_MS);
      await write(() => run(put, { file, address: null }));
    },
    async keepOnly(kept) {
      const removed: string[] = [];
      for (let last: number | undefined = 0; last !== undefined; ) {
        const copies: readonly SharedCopy[] = await after(last, LISTED_AT_ONCE);
        removed.push(...copies.filter(copy => !copy.isGone && !kept.has(copy.file)).map(({ file }) => file));
        last = copies.length < LISTED_AT_ONCE ? undefined : copies.at(-1)?.seq;
      }
      for (const some of inPieces(removed, IDS_AT_ONCE))
        await write(function* () {
          yield* run(leave, { ...idValues(some), now: clock.now() });
          yield* run(forgetBytes, idValues(some));
        });
      await write(() => run(forget, { before: clock.now() - REMOVED_MS }));
    },
    after,
    async bytes(file) {
      const found = await files.find(file);
      return found && files.read(file, found.pieces);
    },
  };
}
