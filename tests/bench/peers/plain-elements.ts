import { createElement, type ReactNode } from 'react';

/** Void elements of HTML. */
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
/** Attributes with another name in React. */
const NAMES: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' };

/** HTML rendered by React, as elements without components: React's cost of the bare markup. `<!-- -->` and script contents are left out. */
export function plainElements(html: string): ReactNode {
  const open: { name: string; props: Record<string, unknown>; children: ReactNode[] }[] = [
    { name: '', props: {}, children: [] },
  ];
  const add = (node: ReactNode) => open.at(-1)?.children.push(node);
  for (const [, comment, end, start, attributes = '', text] of html.matchAll(
    /(<!--.*?-->)|<\/([\w-]+)>|<([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gs,
  )) {
    if (text) add(unescaped(text));
    else if (start) {
      const props: Record<string, unknown> = {};
      for (const [, name = '', value] of attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
        props[NAMES[name] ?? name] = value ? unescaped(value) : name === 'alt' || name === 'value' ? '' : true;
      }
      if (VOID.has(start)) add(createElement(start, props));
      else open.push({ name: start, props, children: [] });
    } else if (end) {
      const element = open.pop();
      if (element?.name !== end) throw new Error(`</${end}> ends no <${element?.name}>`);
      add(createElement(element.name, element.props, ...element.children));
    } else if (!comment) throw new Error('this is not what React writes');
  }
  return open[0]?.children;
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
