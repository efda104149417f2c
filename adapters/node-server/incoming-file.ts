import { createHash } from 'node:crypto';
import type { OpenUpload, Uploads } from '../../application/ports/submissions/uploads.ts';
import type { ReceivedFile } from '../../application/request/sent-form.ts';
import type { UploadedFile } from '../../domain/request/check-file.ts';

/** As many bytes as tell a kind of file. */
const HEAD = 5;

/** A file of a form while it arrives: what is asked of it is noted in passing, its bytes go on to where they are kept. */
export class IncomingFile {
  readonly #name: string;
  readonly #begin: Uploads['begin'];
  readonly #hash = createHash('sha256');
  #size = 0;
  #head = '';
  #begun: OpenUpload | undefined;

  /** Nothing is begun before the first byte: a form without a file sends one that has no name and is empty. */
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

  /** The file once all of it is there; asked once. */
  received(): UploadedFile & ReceivedFile {
    return {
      name: this.#name,
      size: this.#size,
      head: this.#head,
      digest: this.#hash.digest('base64url'),
      keep: () => (this.#begun ??= this.#begin()).keep(),
    };
  }

  /** What cannot be removed at this moment is forgotten with other leftovers; the answer does not wait for that. */
  async drop(): Promise<void> {
    await this.#begun?.drop().catch(() => undefined);
  }
}
