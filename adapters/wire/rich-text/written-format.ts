/** Format of a text. */
export const TEXT_FORMATS = ['plain', 'html'] as const;
export type TextFormat = (typeof TEXT_FORMATS)[number];

/** HTML elements that occur in agencies' texts; `<5 km` or `<jean@agency.example>` are plain text. */
const ELEMENT =
  /<\/?(?:a|b|blockquote|br|div|em|font|h[1-6]|hr|i|li|ol|p|pre|script|section|small|span|strong|style|sub|sup|table|tbody|td|th|tr|u|ul)(?:\s[^<>]*)?\/?>|<!--|<!\[CDATA\[/i;

/** Guesses the format of a text: HTML if it contains one of the elements in `ELEMENT`. `writtenFormat('4 < 5 km')` → `'plain'` */
export function writtenFormat(text: string): TextFormat {
  return ELEMENT.test(text) ? 'html' : 'plain';
}
