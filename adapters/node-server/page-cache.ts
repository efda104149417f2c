import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { ListingId } from '../../domain/listing/listing.ts';
import { bytesOfText, ownBytes } from './own-memory.ts';

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
  /** What it keeps in memory at this moment, in bytes: it grows with each encoding that is made. */
  weight(): number;
  /** Calls `grown` after each encoding that is made from now on, in the place of what was called before. */
  onGrowth(grown: () => void): void;
};

/** Wraps an answer so that each of its encodings is made on first use and then kept; `brotli` is what was made before. */
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
      const held = made[encoding];
      if (held) return held;
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

/**
 * Bytes beside the contents, measured with Node 26: of a key its entry and its text's head; of a page its object, headers and entry among
 * what is ready to be written; of each encoding its buffer and the lines that are written before it.
 */
const OF_KEY = 256;
const OF_PAGE = 1536;
const OF_ENCODING = 1536;

/** A page as it is held, once for all keys whose answers are the same to the byte. */
type Content = { readonly page: CachedPage; readonly name: string; weight: number; keys: number };

/** Under one key: what is held, and whether it was asked for since room was last made. */
type Held = { readonly content: Content; asked: boolean };

/**
 * Pages by key, bounded in bytes: all that they keep in memory counts, and is counted again as encodings are made. Where room is needed they are
 * gone through in turn, and the first that was not asked for since the last time goes (the clock algorithm): to put each in front as it is
 * asked for costs ten times the look-up. Of answers that are the same but for their key one is held: no address that differs in what its
 * page ignores costs more than its own letters.
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

  /** Forgets everything where the site is not the one that the pages were made from. */
  keepOnly(generation: string): void {
    if (generation === this.#generation) return;
    this.#generation = generation;
    this.#pages.clear();
    this.#contents.clear();
    this.#bytes = 0;
  }

  get(key: string): CachedPage | undefined {
    const held = this.#pages.get(key);
    if (!held) return undefined;
    held.asked = true;
    return held.content.page;
  }

  /** Keeps a page, and gives it back, or the one that is the same and was there before: its encodings may be made already. */
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
    const held = this.#pages.get(key);
    if (!held) return;
    this.#pages.delete(key);
    this.#bytes -= ofKey(key);
    const { content } = held;
    if (--content.keys > 0) return;
    this.#contents.delete(content.name);
    this.#bytes -= content.weight;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** What it holds now, and how many pages had to go for want of room since the start. */
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
      // It may have gone while it was sent.
      if (this.#contents.get(name) !== content) return;
      this.#bytes += page.weight() - content.weight;
      content.weight = page.weight();
      this.#makeRoom();
    });
    return content;
  }

  /** Those that go behind the others come round again, then without the mark; `added` stays. */
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
