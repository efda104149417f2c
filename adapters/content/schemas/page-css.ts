import { type Reason, reason } from '../../../application/finding/reason.ts';

/** Maximum length of a page's CSS, in characters. */
const LIMIT = 4000;

/** Allowed CSS properties: typography, colours and spacing. None of these properties positions, hides, loads or animates anything. */
const PROPERTIES = new Set([
  'color',
  'background-color',
  'border-radius',
  'column-gap',
  'font-size',
  'font-style',
  'font-weight',
  'gap',
  'letter-spacing',
  'line-height',
  'margin-block',
  'margin-bottom',
  'margin-top',
  'max-width',
  'padding',
  'padding-block',
  'padding-bottom',
  'padding-inline',
  'padding-top',
  'row-gap',
  'text-align',
  'text-decoration',
  'text-transform',
]);

const CLASS = String.raw`(?:[a-z][a-z0-9]*)?(?:\.[a-z][a-z0-9_-]*)+`;
const ELEMENT = 'h[1-4]|p|ul|ol|li|a|table|th|td|blockquote|figure|img|strong|em';
const STEP = `(?:${CLASS}|${ELEMENT})`;
/** Sequence of classes and text elements; excludes the whole page, ids, attributes and pseudo-classes. */
const SELECTOR = new RegExp(`^${STEP}(?: > ${STEP}| ${STEP})*$`);
/** Allowed values: keywords, numbers with units, hexadecimal colours, and custom properties. */
const PIECE = String.raw`(?:#[0-9a-f]{3,6}|-?[\d.]+(?:px|rem|em|ch|%)?|[a-z-]+|var\(--[a-z0-9-]+\))`;
const VALUE = new RegExp(`^${PIECE}(?: ${PIECE}){0,3}$`, 'i');

/**
 * Parses the CSS of a page into a canonical form, or returns why it is refused. Works with an allow-list, so that `@import`, `url()`,
 * `expression()`, comments, escapes or `</style` need no rules of their own.
 * `parsePageCss('.lead { color: #1d2a2c; }')` → `{ css: '.lead{color:#1d2a2c}' }`
 */
export function parsePageCss(text: string): { readonly css: string } | { readonly refusal: Reason } {
  if (text.length > LIMIT) return { refusal: reason('css-too-long', { count: LIMIT }) };
  const rules: string[] = [];
  let rest = text.trim();
  while (rest !== '') {
    const [whole, selectors, declarations] = /^([^{}]*)\{([^{}]*)\}/.exec(rest) ?? [];
    if (whole === undefined || selectors === undefined || declarations === undefined) {
      return { refusal: reason('css-not-rules') };
    }
    const parts = selectors.split(',').map(selector => selector.trim().replace(/\s+/g, ' '));
    const strange = parts.find(selector => !SELECTOR.test(selector));
    if (strange !== undefined) return { refusal: reason('css-selector', { selector: strange.slice(0, 60) }) };
    const settings: string[] = [];
    for (const declaration of declarations.split(';')) {
      if (declaration.trim() === '') continue;
      const [property = '', ...values] = declaration.split(':').map(part => part.trim().replace(/\s+/g, ' '));
      const value = values.join(':');
      if (!PROPERTIES.has(property)) return { refusal: reason('css-property', { property: property.slice(0, 60) }) };
      if (!VALUE.test(value)) return { refusal: reason('css-value', { property, value: value.slice(0, 60) }) };
      settings.push(`${property}:${value}`);
    }
    rules.push(`${parts.join(',')}{${settings.join(';')}}`);
    rest = rest.slice(whole.length).trim();
  }
  return { css: rules.join('') };
}
