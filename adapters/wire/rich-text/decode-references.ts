import { decodeHTMLStrict } from 'entities';

/**
 * Characters that no reference may produce: controls, private-use characters (some are the parser's own marks), the
 * replacement character, non-characters, overrides of direction.
 */
const UNWANTED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202A-\u202E\u2066-\u2069\uE000-\uF8FF\uFFFD-\uFFFF]/g;

/**
 * Decodes HTML's character references. Unknown names stay as they are, as do those without a semicolon (`Smith&notaires`); the number of an
 * invalid character is removed. `decodeReferences('m&sup2; &amp; plus')` → `'m² & plus'`
 */
export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&#?[a-z0-9]+;/gi, reference => decodeHTMLStrict(reference).replace(UNWANTED, ''));
}
