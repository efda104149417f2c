import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { ListingId } from '../../domain/listing/listing.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** One response as bytes, ready to be written: compressed once for each encoding that is asked for. */
export type CachedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly etag: string;
  /** The property that this page shows: sending it counts as a look. */
  readonly shows?: ListingId | undefined;
  /** The name that the log has for its address. */
  readonly route?: string | undefined;
  bytes(encoding: Encoding): Uint8Array;
};

/** Wraps an answer so that each of its encodings is made on first use and then kept; `brotli` is what was made before. */
export function cachedPage(
  status: number,
  headers: Readonly<Record<string, string | readonly string[]>>,
  body: Uint8Array,
  brotli?: Uint8Array,
): CachedPage {
  const made: { [E in Encoding]?: Uint8Array } = { identity: body, ...(brotli && { br: brotli }) };
  return {
    status,
    headers,
    etag: `"${hash('sha256', body, 'base64url').slice(0, 22)}"`,
    bytes: encoding => (made[encoding] ??= compress(body, encoding)),
  };
}

/** Brotli 5 and gzip 6: past these a page gains a percent and costs ten times the work. */
export function compress(body: Uint8Array, encoding: Encoding): Uint8Array {
  switch (encoding) {
    case 'br':
      return brotliCompressSync(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
      });
    case 'gzip':
      return gzipSync(body, { level: 6 });
    default:
      return body;
  }
}

/** A page, and whether it was asked for since room was last made. */
type Held = { readonly page: CachedPage; asked: boolean };

/**
 * Pages by key, bounded in bytes. Where room is needed they are gone through in turn, and the first that was not asked for since the
 * last time goes (the clock algorithm): to put each in front as it is asked for costs ten times the look-up.
 */
export class PageCache {
  readonly #pages = new Map<string, Held>();
  readonly #limit: number;
  #bytes = 0;
  #generation = '';
  #evictions = 0;

  /** `limit` in bytes. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Forgets everything where the site is not the one that the pages were made from. */
  keepOnly(generation: string): void {
    if (generation === this.#generation) return;
    this.#generation = generation;
    this.#pages.clear();
    this.#bytes = 0;
  }

  get(key: string): CachedPage | undefined {
    const held = this.#pages.get(key);
    if (!held) return undefined;
    held.asked = true;
    return held.page;
  }

  /** Keeps a page; its size is counted with room for its compressed forms. */
  set(key: string, page: CachedPage): void {
    this.delete(key);
    const size = weight(page);
    if (size > this.#limit / 8) return;
    this.#pages.set(key, { page, asked: false });
    this.#bytes += size;
    // Those that go behind the others come round again, then without the mark.
    for (const [oldest, held] of this.#pages) {
      if (this.#bytes <= this.#limit) break;
      if (!held.asked && oldest !== key) {
        this.delete(oldest);
        this.#evictions++;
        continue;
      }
      held.asked = false;
      this.#pages.delete(oldest);
      this.#pages.set(oldest, held);
    }
  }

  delete(key: string): void {
    const held = this.#pages.get(key);
    if (!held) return;
    this.#pages.delete(key);
    this.#bytes -= weight(held.page);
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** What it holds now, and how many pages had to go for want of room since the start. */
  figures(): { readonly bytes: number; readonly entries: number; readonly evictions: number } {
    return { bytes: this.#bytes, entries: this.#pages.size, evictions: this.#evictions };
  }
}

/** Identity bytes and half of them again stand for all encodings, so that a page weighs the same before and after. */
function weight(page: CachedPage): number {
  return Math.ceil(page.bytes('identity').byteLength * 1.5) + 512;
}
