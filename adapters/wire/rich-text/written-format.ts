/** Format of a text. */
export const TEXT_FORMATS = ['plain', 'html'] as const;
export type TextFormat = (typeof TEXT_FORMATS)[number];

/** Elements that texts of agencies have; `<5 km` or `<jean@agency.example>` are words. */
const ELEMENT =
  /<\/?(?:a|b|blockquote|br|div|em|font|h[1-6]|hr|i|li|ol|p|pre|script|section|small|span|strong|style|sub|sup|table|tbody|td|th|tr|u|ul)(?:\s[^<>]*)?\/?>|<!--|<!\[CDATA\[/i;

/** The format that a text has by its looks: HTML if it has an element that texts have. `writtenFormat('4 < 5 km')` → `'plain'` */
export function writtenFormat(text: string): TextFormat {
  return ELEMENT.test(text) ? 'html' : 'plain';
}
