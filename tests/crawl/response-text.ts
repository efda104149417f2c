import type { Response } from './visitor.ts';

/** Headers whose values depend on the machine or time. */
const OF_THE_MOMENT: Readonly<Record<string, string>> = {
  date: '‹date›',
  'last-modified': '‹date›',
  etag: '‹hash›',
  // Depends on tokens and compression.
  'content-length': '‹length›',
};
/** Headers of the connection. */
const OF_THE_CONNECTION = ['connection', 'keep-alive'];
const JSON_SCRIPT = /(<script[^>]*type="application\/(?:ld\+)?json"[^>]*>)([^<]*)(?=<\/script>)/g;
const NONCE = /(?<=nonce[=-]["']?)[\w+/=-]{16,}/g;

/**
 * A response as comparable text: status, headers sorted by name, and the body in lines.
 * `responseText(await visitor.ask('/fr/'))` → `'GET /fr/\n200\ncontent-type: text/html…\n\n<!doctype html>\n<html…'`
 */
export function responseText(response: Response): string {
  const { method, path, status, headers } = response;
  const told = headers
    .filter(([name]) => !OF_THE_CONNECTION.includes(name))
    .map(([name, value]) => `${name}: ${OF_THE_MOMENT[name] ?? value.replaceAll(NONCE, '‹nonce›')}`)
    .toSorted();
  return [`${method} ${path}`, status, ...told, '', bodyText(response)].join('\n');
}

function bodyText({ headers, bytes, text }: Response): string {
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  if (type.startsWith('text/html')) return htmlLines(text);
  if (/json/.test(type)) return jsonLines(text);
  if (/^(?:text\/|application\/(?:xml|javascript))|\+xml/.test(type)) return text.replaceAll('><', '>\n<');
  return bytes.length === 0 ? '' : '‹bytes›';
}

/** A document with one tag per line; embedded JSON likewise. */
export function htmlLines(html: string): string {
  return html
    .replaceAll(NONCE, '‹nonce›')
    .replaceAll(JSON_SCRIPT, (_, open: string, data: string) => `${open}\n${jsonLines(data)}\n`)
    .replaceAll('><', '>\n<');
}

function jsonLines(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 1);
  } catch {
    return text;
  }
}
