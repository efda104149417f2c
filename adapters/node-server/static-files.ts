import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { HttpRequest, HttpResponse } from '../wire/exchange.ts';
import { type CachedPage, cachedPage } from './page-cache.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Text formats; pictures and fonts are already compressed. */
const COMPRESSIBLE = /\.(?:m?js|css|json|webmanifest|svg|txt)$/;

/** A file name of a build or of a content. */
const ASSET = /^\/assets\/[\w.-]{1,100}$/;

/** A file in memory, and whether compressing it makes it smaller. */
export type StaticFile = { readonly page: CachedPage; readonly compressible: boolean };

/**
 * Reads every file below `directory` once at the start into a map: no path of a request is ever used on disk. Page templates and hidden
 * files are left out. If the build compressed a file, `a.js.br` beside `a.js`, the compressed file is read too.
 */
export function readStaticFiles(directory: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const item of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const path = join(item.parentPath, item.name);
    const address = posix.join('/', path.slice(directory.length).replaceAll('\\', '/'));
    if (!item.isFile() || address.includes('/.') || !TYPES[extname(address)]) continue;
    const brotli = existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : undefined;
    files.set(address, staticFile(address, readFileSync(path), brotli));
  }
  return files;
}

/** Content type by the extension. `typeOfFile('/icons/logo.svg')` → `'image/svg+xml; charset=utf-8'` */
export function typeOfFile(address: string): string {
  return TYPES[extname(address)] ?? 'application/octet-stream';
}

/** A page with its own Content-Security-Policy instead of the site's. */
export function staticPage(html: string, policy: string): StaticFile {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': policy,
  };
  return { page: cachedPage(200, headers, Buffer.from(html)), compressible: true };
}

/** A file of the agency's content. An SVG opened as a document can neither run scripts nor load anything. */
export function contentFile(address: string, bytes: Uint8Array): StaticFile {
  const policy = "default-src 'none'; style-src 'unsafe-inline'";
  return staticFile(address, bytes, undefined, address.endsWith('.svg') ? { 'content-security-policy': policy } : {});
}

/** A file below `/assets/` as the database stores it for later processes: text in Brotli, a quarter of its size. */
export function storedAsset({ page, compressible }: StaticFile): Uint8Array {
  return page.bytes(compressible ? 'br' : 'identity');
}

/**
 * Serves files below `/assets/` that this process does not have. `read` returns the bytes that another process stored, in the form that
 * `storedAsset` returns.
 */
export function makeEarlierAssets(read: (address: string) => Promise<Uint8Array | undefined>) {
  return async ({ path }: HttpRequest): Promise<HttpResponse | undefined> => {
    const stored = ASSET.test(path) ? await read(path) : undefined;
    if (stored === undefined) return undefined;
    const body = COMPRESSIBLE.test(path) ? await promisify(brotliDecompress)(stored) : stored;
    return { status: 200, headers: fileHeaders(path), body, shared: true };
  };
}

/** A file in memory. */
function staticFile(
  address: string,
  bytes: Uint8Array,
  brotli?: Uint8Array,
  more: Readonly<Record<string, string>> = {},
): StaticFile {
  const page = cachedPage(200, { ...fileHeaders(address), ...more }, bytes, brotli);
  return { page, compressible: COMPRESSIBLE.test(address) };
}

/** Files below `/assets/` have a hash in their name and never change. */
function fileHeaders(address: string) {
  const type = typeOfFile(address);
  return {
    'content-type': type,
    'cache-control': address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
    'cross-origin-resource-policy': type.startsWith('image/') ? 'cross-origin' : 'same-origin',
  };
}
