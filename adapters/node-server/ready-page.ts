import { chooseEncoding } from './negotiate.ts';
import type { CachedPage, Encoding } from './page-cache.ts';

function compressible(type: unknown): boolean {
  return (
    typeof type === 'string' && /^(?:text\/|application\/(?:json|ld\+json|problem\+json|xml|manifest))|svg/.test(type)
  );
}

/** A page ready to be written in one encoding: everything that does not depend on the request, created once. */
type Ready = {
  /** ETag of the bytes; `undefined` for responses that are not revalidated, such as errors. */
  readonly etag: string | undefined;
  readonly headers: readonly string[];
  /** Headers of the 304 response to a client that has these bytes. */
  readonly unchanged: readonly string[];
  readonly bytes: Uint8Array;
};

/** Memoizes the ready form of a page for the page's lifetime, and while `base` returns the same array. */
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
  // A 204 response must not have a Content-Length (RFC 9110, 8.6).
  const length = page.status === 204 ? [] : ['content-length', String(bytes.byteLength)];
  return {
    etag: whole ? etag : undefined,
    headers: [...unchanged, ...encoded, ...length],
    unchanged,
    bytes,
  };
}

/** Headers of a response as alternating names and values; its own headers (`headers`) replace those of all responses (`base`). */
export function headLines(base: readonly string[], headers: CachedPage['headers']): string[] {
  const own = new Set(Object.keys(headers));
  const lines = base.flatMap((value, at) => (own.has(base[at - (at % 2)] ?? '') ? [] : [value]));
  for (const [name, value] of Object.entries(headers)) {
    for (const one of typeof value === 'string' ? [value] : value) lines.push(name, one);
  }
  return lines;
}

/** Alternating names and values of the headers of all responses; recomputed when `headers` returns another object. */
export function baseLines(headers: () => Readonly<Record<string, string>>): () => readonly string[] {
  let of = headers();
  let lines = Object.entries(of).flat();
  return () => {
    const now = headers();
    if (now !== of) [of, lines] = [now, Object.entries(now).flat()];
    return lines;
  };
}
