import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/**
 * The site at SITE without its script: the same HTML, style sheets, fonts and pictures, all from memory. A browser's cost for it is the
 * minimum for these pages. With SYSTEM_FONTS, the pages also have neither the site's typefaces nor the data that only the script reads.
 */
const SITE = process.env['SITE'] ?? '';
const SYSTEM_FONTS = process.env['SYSTEM_FONTS'] !== undefined;
const SCRIPT = /<script type="module"[^>]*><\/script>/g;
const DATA = /<script type="application\/json"[^>]*>[^<]*<\/script>/g;
/** Only faces with a file: the fallbacks that adapt a system's typeface stay. */
const FONT_FILE = /@font-face\s*\{[^}]*url\([^}]*\}/g;

type Kept = { readonly status: number; readonly headers: Record<string, string>; readonly body: Buffer };

const kept = new Map<string, Promise<Kept>>();

async function fetchKept(address: string): Promise<Kept> {
  const response = await fetch(SITE + address, { headers: { 'accept-encoding': 'identity' }, redirect: 'manual' });
  const plain = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  const type = headers['content-type'] ?? '';
  delete headers['keep-alive'];
  delete headers['connection'];
  const body = /^text\/(?:html|css)/.test(type) ? Buffer.from(lighter(plain.toString())) : plain;
  const compress = /^text\/|json|svg/.test(type);
  const bytes = compress ? brotliCompressSync(body) : body;
  return {
    status: response.status,
    headers: { ...headers, ...(compress && { 'content-encoding': 'br' }), 'content-length': String(bytes.byteLength) },
    body: bytes,
  };
}

function lighter(text: string): string {
  const scriptless = text.replace(SCRIPT, '');
  if (!SYSTEM_FONTS) return scriptless;
  return scriptless.replace(DATA, '').replace(FONT_FILE, '');
}

createServer(async (request, response) => {
  const address = request.url ?? '/';
  let answer = kept.get(address);
  if (!answer) kept.set(address, (answer = fetchKept(address)));
  const { status, headers, body } = await answer;
  response.writeHead(status, headers);
  response.end(body);
}).listen(Number(process.env['PORT']), process.env['HOST']);
