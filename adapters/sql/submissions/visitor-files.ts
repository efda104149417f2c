import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../application/ports/clock.ts';
import type { OpenUpload, VisitorFiles } from '../../../application/ports/submissions/uploads.ts';
import { type FilePieces, makeFilePieces, PIECE_BYTES } from '../database/file-pieces.ts';
import type { SqlDatabase } from '../database/sql-database.ts';

/** Format of generated file names, here and for files in folders; any other name is rejected. */
const NAME = /^[\w-]{22}\.pdf$/;

/** Timeout for storing a whole file at once, milliseconds; no visitor waits for it. */
const TAKING_MS = 30_000;

export type SqlVisitorFiles = VisitorFiles & {
  /** Stores a file from elsewhere under its name, with its time `at`. Does nothing if the name exists. */
  take(
    name: string,
    file: { readonly at: number; readonly bytes: Uint8Array; readonly warning: string | undefined },
  ): Promise<void>;
};

/**
 * Visitors' files in the database, for processes without a shared disk: in rows of at most `PIECE_BYTES`, written as the file arrives. In
 * the row of a file in quarantine, the virus scanner's warning is set.
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
      if (NAME.test(name)) await files.keep([{ name, purpose: 'upload', at, warning, bytes }], TAKING_MS);
    },
  };
}

/** The number of pieces is set by `keep` only, so that the nightly job recognizes and deletes what a crash left. */
function beginFile(files: FilePieces, name: string, clock: Clock): OpenUpload {
  let buffered: Buffer[] = [];
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
  /** Returns and clears the buffer. */
  function takeHeld(): Buffer {
    const whole = Buffer.concat(buffered);
    buffered = [];
    size = 0;
    return whole;
  }

  return {
    async write(bytes) {
      if (failed) return;
      try {
        for (let from = 0; from < bytes.byteLength; ) {
          // Copy the bytes, because the caller may reuse its buffer.
          const part = Buffer.from(bytes.subarray(from, from + PIECE_BYTES - size));
          buffered.push(part);
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
      if (!(await files.finish(name, place, takeHeld())))
        throw new Error('the incomplete file was deleted as expired before its upload ended');
      isKept = true;
      return name;
    },
    async drop() {
      buffered = [];
      if (isBegun && !isKept) await files.forgetBegun(name);
    },
  };
}
