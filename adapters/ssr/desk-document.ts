import type { DeskView } from '../../application/desk/desk-view.ts';
import { escapeMarkup } from '../wire/escape-markup.ts';
import { type Assets, escapeJson } from './document.ts';

/** Assets of the desk's build. `fonts`: typefaces that its pages preload. */
export type DeskAssets = Pick<Assets, 'styles' | 'scripts' | 'dictionaries'> & { readonly fonts: readonly string[] };

/** A page of the desk as an HTML document; without tracking, and not indexed by search engines. */
export function deskDocument(parts: {
  readonly view: DeskView;
  readonly title: string;
  readonly html: string;
  readonly assets: DeskAssets;
  /** Addresses of the style sheets generated from the content, such as for the agency's colours. */
  readonly contentStyles: readonly string[];
}): string {
  const { view, assets } = parts;
  const data = { view, dictionary: assets.dictionaries[view.language] };
  return [
    '<!doctype html>',
    `<html lang="${view.language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMarkup(parts.title)}</title>`,
    '<meta name="robots" content="noindex">',
    ...assets.fonts.map(font => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    ...[...assets.styles, ...parts.contentStyles].map(style => `<link rel="stylesheet" href="${style}">`),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '</head>',
    '<body class="desk">',
    `<div id="root">${parts.html}</div>`,
    `<script type="application/json" id="desk-data">${escapeJson(data)}</script>`,
    ...assets.scripts.map(script => `<script type="module" src="${script}"></script>`),
    '</body>',
    '</html>',
  ].join('\n');
}
