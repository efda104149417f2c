import { decodeHTMLStrict } from 'entities';

/** What no text may bring by a reference: controls, private characters (the reader's own marks are some), the replacement character. */
const UNWANTED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\uE000-\uF8FF\uFFFD]/g;

/**
 * HTML's character references as their characters. Unknown names stand, so do those without a semicolon (`Smith&notaires`);
 * a number that is no character goes. `decodeReferences('m&sup2; &amp; plus')` → `'m² & plus'`
 */
export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&#?[a-z0-9]+;/gi, reference => decodeHTMLStrict(reference).replace(UNWANTED, ''));
}
