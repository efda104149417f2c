import type { Clock } from '../../../application/ports/clock.ts';
import { makeFilePieces } from '../database/file-pieces.ts';
import { IDS_AT_ONCE, idsIn, idValues, inPieces } from '../database/many-rows.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps, statement } from '../database/statement.ts';

/** A copy that processes without a common disk each have for themselves. */
export type SharedCopy = {
  /** Where among them it stands. */
  readonly seq: number;
  readonly file: string;
  /** Where it is fetched; of one that came inside a package the database has the bytes. */
  readonly address: string | undefined;
  /** Whether no version shows it any more that visitors see or may see again. */
  readonly isGone: boolean;
};

/** Copies of pictures, as the processes of a site tell each other of them. */
export type SharedCopies = {
  /** Notes where copies come from; what is noted stays. */
  note(copies: readonly { readonly file: string; readonly address: string }[]): Promise<void>;
  /** Keeps the bytes of a picture that has no address. */
  keep(file: string, bytes: Uint8Array): Promise<void>;
  /** Notes of all but these that they are gone; machines forget theirs. */
  keepOnly(files: ReadonlySet<string>): Promise<void>;
  /** Those after a place, in their order. */
  after(seq: number, count: number): Promise<readonly SharedCopy[]>;
  /** The bytes of a picture that was kept; nothing of others. */
  bytes(file: string): Promise<Uint8Array | undefined>;
};

/** A machine that was away for longer than this keeps copies that it does not need. */
const TOLD_MS = 90 * 86_400_000;
const LISTED_AT_ONCE = 1_000;
/** How long a lock that a running site holds is awaited, or PostgreSQL may think. */
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
      await files.keep({ name: file, purpose: 'picture', at: clock.now() }, bytes, TIMEOUT_MS);
      await write(() => run(put, { file, address: null }));
    },
    async keepOnly(kept) {
      const gone: string[] = [];
      for (let last: number | undefined = 0; last !== undefined; ) {
        const copies: readonly SharedCopy[] = await after(last, LISTED_AT_ONCE);
        gone.push(...copies.filter(copy => !copy.isGone && !kept.has(copy.file)).map(({ file }) => file));
        last = copies.length < LISTED_AT_ONCE ? undefined : copies.at(-1)?.seq;
      }
      for (const some of inPieces(gone, IDS_AT_ONCE))
        await write(function* () {
          yield* run(leave, { ...idValues(some), now: clock.now() });
          yield* run(forgetBytes, idValues(some));
        });
      await write(() => run(forget, { before: clock.now() - TOLD_MS }));
    },
    after,
    async bytes(file) {
      const found = await files.find(file);
      return found && files.read(file, found.pieces);
    },
  };
}
