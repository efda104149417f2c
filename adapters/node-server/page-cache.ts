import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { ListingId } from '../../domain/listing/listing.ts';
import { bytesOfText, ownBytes } from './own-memory.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** One response as bytes, ready to be written; compressed once per requested encoding. */
export type CachedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly etag: string;
  /** The property on this page: sending it counts as a page view. */
  readonly shows?: ListingId | undefined;
  /** Name of the page's resource in the access log, from a closed list; never the address. */
  readonly route?: string | undefined;
  bytes(encoding: Encoding): Uint8Array;
  /** Current memory of the page in bytes; grows with each new encoding. */
  weight(): number;
  /** Sets the only listener that is called after each new encoding. */
  onGrowth(grown: () => void): void;
};

/** Wraps a response: each encoding is created on first use and then stored. `brotli`: the body as already compressed by the build. */
export function cachedPage(
  status: number,
  headers: Readonly<Record<string, string | readonly string[]>>,
  body: Uint8Array,
  brotli?: Uint8Array,
): CachedPage {
  const identity = ownBytes(body);
  const made: { [E in Encoding]?: Uint8Array } = { identity, ...(brotli && { br: ownBytes(brotli) }) };
  const texts = Object.entries(headers)
    .flat(2)
    .reduce((sum, text) => sum + bytesOfText(text), 0);
  let grown: (() => void) | undefined;
  return {
    status,
    headers,
    etag: `"${hash('sha256', identity, 'base64url').slice(0, 22)}"`,
    bytes(encoding) {
      const existing = made[encoding];
      if (existing) return existing;
      const bytes = (made[encoding] = ownBytes(compress(identity, encoding)));
      grown?.();
      return bytes;
    },
    weight: () =>
      Object.values(made).reduce((sum, { buffer }) => sum + buffer.byteLength + OF_ENCODING, OF_PAGE + texts),
    onGrowth(call) {
      grown = call;
    },
  };
}

/** Brotli 5 and gzip 6: higher levels make a page about 1 % smaller for ten times the work. */
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

/**
 * Memory in bytes besides the contents, measured with Node 26. `OF_KEY`: map entry and string header of a key; `OF_PAGE`: object, headers
 * and entry among the ready pages; `OF_ENCODING`: buffer and prepared header lines.
 */
const OF_KEY = 256;
const OF_PAGE = 1536;
const OF_ENCODING = 1536;

/** A cached page, shared by all keys whose responses are identical. */
type Content = { readonly page: CachedPage; readonly name: string; weight: number; keys: number };

/** Entry of one key; `asked`: whether it was requested since the last eviction pass. */
type Held = { readonly content: Content; asked: boolean };

/**
 * Cache of pages by key, bounded in bytes: all their memory counts, and is updated as encodings are created. Eviction uses the clock
 * algorithm: entries are visited in turn, and one that was not requested since the last visit is deleted; moving each entry to the front on
 * request (LRU) would cost ten times the look-up. Identical responses of different keys are stored once, so an address that differs only in
 * ignored parameters costs no more than its key.
 */
export class PageCache {
  readonly #pages = new Map<string, Held>();
  readonly #contents = new Map<string, Content>();
  readonly #limit: number;
  #bytes = 0;
  #generation = '';
  #evictions = 0;

  /** `limit` in bytes. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Clears the cache if the generation of the site has changed. */
  keepOnly(generation: string): void {
    if (generation === this.#generation) return;
    this.#generation = generation;
    this.#pages.clear();
    this.#contents.clear();
    this.#bytes = 0;
  }

  get(key: string): CachedPage | undefined {
    const entry = this.#pages.get(key);
    if (!entry) return undefined;
    entry.asked = true;
    return entry.content.page;
  }

  /** Stores a page. Returns it, or an identical one that was stored before, whose encodings may exist already. */
  set(key: string, page: CachedPage): CachedPage {
    this.delete(key);
    if (page.weight() > this.#limit / 8) return page;
    const content = this.#contentOf(page);
    content.keys++;
    this.#pages.set(key, { content, asked: false });
    this.#bytes += ofKey(key);
    this.#makeRoom(key);
    return content.page;
  }

  delete(key: string): void {
    const entry = this.#pages.get(key);
    if (!entry) return;
    this.#pages.delete(key);
    this.#bytes -= ofKey(key);
    const { content } = entry;
    if (--content.keys > 0) return;
    this.#contents.delete(content.name);
    this.#bytes -= content.weight;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Current size and number of entries, and the evictions since the start. */
  figures(): { readonly bytes: number; readonly entries: number; readonly evictions: number } {
    return { bytes: this.#bytes, entries: this.#pages.size, evictions: this.#evictions };
  }

  #contentOf(page: CachedPage): Content {
    const { status, headers, etag, shows, route } = page;
    const name = hash('sha256', JSON.stringify([status, headers, etag, shows, route]), 'base64url');
    const known = this.#contents.get(name);
    if (known) return known;
    const content: Content = { page, name, weight: page.weight(), keys: 0 };
    this.#contents.set(name, content);
    this.#bytes += content.weight;
    page.onGrowth(() => {
      // If the page was evicted while it was being sent, its size is no longer counted.
      if (this.#contents.get(name) !== content) return;
      this.#bytes += page.weight() - content.weight;
      content.weight = page.weight();
      this.#makeRoom();
    });
    return content;
  }

  /**
   * Evicts the oldest entries until the cache is within its limit. An entry that was requested since the last eviction pass gets a second
   * chance: the entry is moved to the end, and `asked` is cleared. `added` is never evicted.
   */
  #makeRoom(added?: string): void {
    for (const [oldest, held] of this.#pages) {
      if (this.#bytes <= this.#limit) break;
      if (!held.asked && oldest !== added) {
        this.delete(oldest);
        this.#evictions++;
        continue;
      }
      held.asked = false;
      this.#pages.delete(oldest);
      this.#pages.set(oldest, held);
    }
  }
}

function ofKey(key: string): number {
  return bytesOfText(key) + OF_KEY;
}
