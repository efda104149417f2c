import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../application/ports/clock.ts';
import type { OpenUpload, VisitorFiles } from '../../../application/ports/submissions/uploads.ts';
import { type FilePieces, makeFilePieces, PIECE_BYTES } from '../database/file-pieces.ts';
import type { SqlDatabase } from '../database/sql-database.ts';

/** Names that are given here and in folders; anything else is no file of ours. */
const NAME = /^[\w-]{22}\.pdf$/;

/** Timeout of writing a whole file at once, in milliseconds: no visitor waits for that. */
const TAKING_MS = 30_000;

export type SqlVisitorFiles = VisitorFiles & {
  /** Takes in a file that lay elsewhere under its name, since `at`; one that is there already stays as it is. */
  take(
    name: string,
    file: { readonly at: number; readonly bytes: Uint8Array; readonly warning?: string | undefined },
  ): Promise<void>;
};

/**
 * Files of visitors in the database, for processes that have no common disk: in rows of at most `PIECE_BYTES`, written as the file
 * arrives. What lies in quarantine is the same row with a warning.
 */
export function makeSqlVisitorFiles(database: SqlDatabase, clock: Clock): SqlVisitorFiles {
  const files = makeFilePieces(database);
  const found = async (name: string) => (NAME.test(name) ? files.find(name) : undefined);
  return {
    begin: () => beginFile(files, `${randomBytes(16).toString('base64url')}.pdf`, clock),
    async forget(name) {
      if (NAME.test(name)) await files.forget(name);
    },
    list: () => files.list('upload'),
    async read(name) {
      const file = await found(name);
      return file && file.warning === undefined ? files.read(name, file.pieces) : undefined;
    },
    async look(name) {
      const file = await found(name);
      return file && files.read(name, file.pieces);
    },
    warning: async name => (await found(name))?.warning,
    async withhold(name, warning) {
      if (NAME.test(name)) await files.warn(name, warning);
    },
    async release(name) {
      if (NAME.test(name)) await files.warn(name, undefined);
    },
    places: () => [],
    async take(name, { at, bytes, warning }) {
      if (NAME.test(name)) await files.keep({ name, purpose: 'upload', at, warning }, bytes, TAKING_MS);
    },
  };
}

/** A file that has no number of pieces until it is kept, so that what a crash leaves is known, and swept by the night. */
function beginFile(files: FilePieces, name: string, clock: Clock): OpenUpload {
  let held: Buffer[] = [];
  let size = 0;
  let place = 0;
  let isBegun = false;
  let isKept = false;
  let failed: { readonly error: unknown } | undefined;

  async function begin(): Promise<void> {
    if (isBegun) return;
    await files.begin(name, 'upload', clock.now());
    isBegun = true;
  }
  /** Takes all that is held. */
  function takeHeld(): Buffer {
    const whole = Buffer.concat(held);
    held = [];
    size = 0;
    return whole;
  }

  return {
    async write(bytes) {
      if (failed) return;
      try {
        for (let from = 0; from < bytes.byteLength; ) {
          // The caller may reuse its buffer.
          const part = Buffer.from(bytes.subarray(from, from + PIECE_BYTES - size));
          held.push(part);
          size += part.byteLength;
          from += part.byteLength;
          if (size < PIECE_BYTES) continue;
          await begin();
          await files.put(name, place, takeHeld());
          place++;
        }
      } catch (error) {
        failed = { error };
      }
    },
    async keep() {
      if (failed) throw failed.error;
      await begin();
      if (!(await files.finish(name, place, takeHeld()))) throw new Error('the file was swept before it was kept');
      isKept = true;
      return name;
    },
    async drop() {
      held = [];
      if (isBegun && !isKept) await files.forgetBegun(name);
    },
  };
}
