import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
};

/** A rule of a `_headers` file. */
export type HeaderRule = { readonly address: RegExp; readonly headers: readonly (readonly [string, string])[] };

/** Parses a `_headers` file as hosts do: an address with at most one `*`, then indented lines of names and values. */
export function readHeaders(text: string): HeaderRule[] {
  return text
    .split(/\n(?=\/)/)
    .filter(block => block.trim() !== '')
    .map(block => {
      const [address = '', ...lines] = block.trimEnd().split('\n');
      const parts = address.split('*').map(part => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
      return {
        address: new RegExp(`^${parts.join('.*')}$`),
        headers: lines
          .filter(line => line.trim() !== '')
          .map(line => [
            line.slice(0, line.indexOf(':')).trim().toLowerCase(),
            line.slice(line.indexOf(':') + 1).trim(),
          ]),
      };
    });
}

/** Headers for an address: the values of all matching rules, joined. */
export function headersFor(rules: readonly HeaderRule[], path: string): ReadonlyMap<string, string> {
  const sent = new Map<string, string>();
  for (const { address, headers } of rules) {
    if (!address.test(path)) continue;
    for (const [name, value] of headers) sent.set(name, sent.has(name) ? `${sent.get(name)}, ${value}` : value);
  }
  return sent;
}

/**
 * A static host on a free port, as strict as real ones: joins headers, serves a page at its name without `.html`, and the nearest
 * `404.html` for missing files. `bare`: ignores `_headers`, as some hosts do.
 */
export async function serveStaticHost(directory: string, bare = false) {
  const rules = bare ? [] : readHeaders(readFileSync(join(directory, '_headers'), 'utf8'));
  const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const file = join(directory, normalize(path));
    const send = (status: number, name: string) => {
      for (const [header, value] of headersFor(rules, path)) response.setHeader(header, value);
      response.writeHead(status, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' });
      response.end(readFileSync(name));
    };
    if (path.endsWith('.html') && isFile(file)) {
      response.writeHead(308, { location: path.replace(/(?:index)?\.html$/, '') }).end();
    } else if (isFile(file)) send(200, file);
    else if (path.endsWith('/') && isFile(join(file, 'index.html'))) send(200, join(file, 'index.html'));
    else if (isFile(`${file}.html`)) send(200, `${file}.html`);
    else {
      let folder = dirname(`${file}x`);
      while (!isFile(join(folder, '404.html')) && folder.length > directory.length) folder = dirname(folder);
      send(404, join(folder, '404.html'));
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
