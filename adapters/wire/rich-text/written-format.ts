import { decodeReferences } from './decode-references.ts';

/** Format of a text. */
export const TEXT_FORMATS = ['plain', 'html'] as const;
export type TextFormat = (typeof TEXT_FORMATS)[number];

/** HTML elements that occur in agencies' texts; `<5 km` or `<jean@agency.example>` are plain text. */
const ELEMENT =
  /<\/?(?:a|article|b|big|blockquote|body|br|center|dd|div|dl|dt|em|font|h[1-6]|head|hr|html|i|iframe|img|li|o:p|ol|p|pre|s|script|section|small|span|strike|strong|style|sub|sup|table|tbody|td|tfoot|th|thead|tr|u|ul)(?:\s[^<>]*)?\/?>|<!--|<!\[CDATA\[/i;
/** A reference that was encoded once more: `&amp;nbsp;`. */
const TWICE = /&amp;(?=(?:[a-z]{2,8}\d?|#\d{1,6}|#x[\da-f]{1,5});)/gi;

/** Guesses the format of a text: HTML if it contains one of the elements in `ELEMENT`. `writtenFormat('4 < 5 km')` → `'plain'` */
export function writtenFormat(text: string): TextFormat {
  return ELEMENT.test(text) ? 'html' : 'plain';
}

/**
 * The text without an encoding of its markup, which some systems encode once more: references that are encoded twice, and, where a text has
 * no tag, encoded tags. `unencoded('&lt;p&gt;R&amp;D&lt;/p&gt;')` → `'<p>R&D</p>'`, `unencoded('a &lt; b')` → `'a &lt; b'`
 */
export function unencoded(text: string): string {
  if (!text.includes('&')) return text;
  const once = text.replace(TWICE, '&');
  if (writtenFormat(once) === 'html') return once;
  const decoded = decodeReferences(once);
  return writtenFormat(decoded) === 'html' ? decoded : once;
}
