import { chooseEncoding } from './negotiate.ts';
import type { CachedPage, Encoding } from './page-cache.ts';

function compressible(type: unknown): boolean {
  return (
    typeof type === 'string' && /^(?:text\/|application\/(?:json|ld\+json|problem\+json|xml|manifest))|svg/.test(type)
  );
}

/** What is written for a page in one encoding: everything that does not depend on the request, made once. */
type Ready = {
  /** Absent where there is nothing to compare: errors and the like. */
  readonly etag: string | undefined;
  readonly headers: readonly string[];
  /** Headers of the 304 response to a client that has these bytes already. */
  readonly unchanged: readonly string[];
  readonly bytes: Uint8Array;
};

/** Remembers what is written for a page as long as the page itself is held, and `base` gives the same. */
export function readyPages(
  base: () => readonly string[],
): (page: CachedPage, acceptEncoding: string | undefined) => Ready {
  type Made = { readonly compress: boolean; readonly base: readonly string[] } & { [E in Encoding]?: Ready };
  const made = new WeakMap<CachedPage, Made>();
  return (page, acceptEncoding) => {
    let known = made.get(page);
    const lines = base();
    if (known?.base !== lines)
      made.set(page, (known = { compress: compressible(page.headers['content-type']), base: lines }));
    const encoding = known.compress ? chooseEncoding(acceptEncoding) : 'identity';
    return (known[encoding] ??= readyPage(lines, page, encoding, known.compress));
  };
}

function readyPage(base: readonly string[], page: CachedPage, encoding: Encoding, compress: boolean): Ready {
  const bytes = page.bytes(encoding);
  const etag = encoding === 'identity' ? page.etag : `${page.etag.slice(0, -1)}-${encoding}"`;
  const whole = page.status === 200;
  const unchanged = headLines(base, page.headers);
  if (whole) unchanged.push('etag', etag);
  if (compress && !('vary' in page.headers)) unchanged.push('vary', 'Accept-Encoding');
  const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding];
  // An answer without content says no length (RFC 9110, 8.6).
  const length = page.status === 204 ? [] : ['content-length', String(bytes.byteLength)];
  return {
    etag: whole ? etag : undefined,
    headers: [...unchanged, ...encoded, ...length],
    unchanged,
    bytes,
  };
}

/** Names and values in turn: what an answer says for itself stands in the place of what all answers say. */
export function headLines(base: readonly string[], headers: CachedPage['headers']): string[] {
  const own = new Set(Object.keys(headers));
  const lines = base.flatMap((value, at) => (own.has(base[at - (at % 2)] ?? '') ? [] : [value]));
  for (const [name, value] of Object.entries(headers)) {
    for (const one of typeof value === 'string' ? [value] : value) lines.push(name, one);
  }
  return lines;
}

/** Names and values in turn of what all answers say, made again where `headers` gives another object. */
export function baseLines(headers: () => Readonly<Record<string, string>>): () => readonly string[] {
  let of = headers();
  let lines = Object.entries(of).flat();
  return () => {
    const now = headers();
    if (now !== of) [of, lines] = [now, Object.entries(now).flat()];
    return lines;
  };
}
