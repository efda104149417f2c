type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** Creates an element with attributes and children; strings become text nodes. Attributes that are absent or false are left out. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  return furnished(document.createElement(tag), attributes, children);
}

/** As `element`, for SVG. */
function drawing<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Node[]
): SVGElementTagNameMap[K] {
  return furnished(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);
}

/** SVG icon of a button. */
export function icon(path: string): SVGSVGElement {
  return drawing('svg', { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' }, drawing('path', { d: path }));
}

function furnished<E extends Element>(made: E, attributes: Attributes, children: readonly (Node | string)[]): E {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children);
  return made;
}
