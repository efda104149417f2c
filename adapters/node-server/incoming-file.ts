import { createHash } from 'node:crypto';
import type { OpenUpload, Uploads } from '../../application/ports/submissions/uploads.ts';
import type { ReceivedFile } from '../../application/request/sent-form.ts';
import type { UploadedFile } from '../../domain/request/check-file.ts';

/** Number of bytes at the start of a file by which the type of the file is detected. */
const HEAD = 5;

/** A form's file during the upload: size, hash and first bytes are determined while the bytes are written to the store. */
export class IncomingFile {
  readonly #name: string;
  readonly #begin: Uploads['begin'];
  readonly #hash = createHash('sha256');
  #size = 0;
  #head = '';
  #begun: OpenUpload | undefined;

  /** Writing starts with the first byte: for a file field without a choice, browsers send a file with an empty name and no bytes. */
  constructor(name: string, begin: Uploads['begin']) {
    this.#name = name;
    this.#begin = begin;
  }

  async add(bytes: Buffer): Promise<void> {
    this.#size += bytes.byteLength;
    this.#head += bytes.toString('latin1', 0, HEAD - this.#head.length);
    this.#hash.update(bytes);
    this.#begun ??= this.#begin();
    await this.#begun.write(bytes);
  }

  /** Returns the file's data after its last byte was added. Can be called only once. */
  received(): UploadedFile & ReceivedFile {
    return {
      name: this.#name,
      size: this.#size,
      head: this.#head,
      digest: this.#hash.digest('base64url'),
      keep: () => (this.#begun ??= this.#begin()).keep(),
    };
  }

  /** Deletes the file. If that fails, it is deleted later with other leftovers; the response does not wait for that. */
  async drop(): Promise<void> {
    await this.#begun?.drop().catch(() => undefined);
  }
}
