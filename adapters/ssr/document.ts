import type { Head } from '../../application/page/head.ts';
import type { PageModel } from '../../application/page/page-model.ts';
import type { SiteView } from '../../application/browse/site-view.ts';
import { pictureAddress } from '../../domain/media/picture-address.ts';
import { isSvg } from '../../domain/page/brand.ts';
import { localeOf } from '../../domain/text/language.ts';
import { escapeMarkup } from '../wire/escape-markup.ts';
import { absoluteIn } from './absolute-address.ts';
import { structuredData } from './structured-data.ts';

/** Addresses of the build's assets. */
export type Assets = {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  readonly dictionaries: Readonly<Record<string, string>>;
  /** Translations that only forms use. */
  readonly formDictionaries?: Readonly<Record<string, string>>;
};

/** A whole HTML document; data for the browser is in scripts of type `application/json`, which are not executed. */
export function htmlDocument(parts: {
  readonly head: Head;
  readonly view: PageModel;
  readonly site: SiteView;
  readonly html: string;
  readonly assets: Assets;
  readonly publicUrl: URL;
  /** Addresses of the style sheets generated from the content, such as for the agency's colours. */
  readonly contentStyles: readonly string[];
}): string {
  const { head, view, site, assets } = parts;
  const absolute = absoluteIn(parts.publicUrl);
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeMarkup(content)}">`;
  const property = (name: string, content: string) => `<meta property="${name}" content="${escapeMarkup(content)}">`;
  const { pictureId, pictureAddress: drawn } = head.openGraph;
  const preview = absolute(
    drawn ??
      (pictureId === undefined
        ? '/preview.png'
        : pictureAddress(pictureId, { width: 1200, height: 630, format: 'png' })),
  );
  const lines = [
    '<!doctype html>',
    `<html lang="${view.language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMarkup(head.title)}</title>`,
    // Typefaces are not preloaded: on a slow line they would delay the first picture, and their fallback has the same widths.
    ...[...assets.styles, ...parts.contentStyles].map(style => `<link rel="stylesheet" href="${style}">`),
    ...(head.description === '' ? [] : [meta('description', head.description)]),
    ...(head.noindex ? [meta('robots', 'noindex')] : []),
    ...(head.canonical === undefined
      ? []
      : [
          `<link rel="canonical" href="${escapeMarkup(absolute(head.canonical))}">`,
          property('og:url', absolute(head.canonical)),
        ]),
    ...head.alternates.map(
      ({ language, path }) => `<link rel="alternate" hreflang="${language}" href="${escapeMarkup(absolute(path))}">`,
    ),
    ...(head.original === undefined
      ? []
      : [`<link rel="alternate" hreflang="x-default" href="${escapeMarkup(absolute(head.original))}">`]),
    ...(head.previous === undefined ? [] : [`<link rel="prev" href="${escapeMarkup(absolute(head.previous))}">`]),
    ...(head.next === undefined ? [] : [`<link rel="next" href="${escapeMarkup(absolute(head.next))}">`]),
    property('og:title', head.openGraph.title),
    property('og:description', head.openGraph.description),
    property('og:type', head.openGraph.type),
    property('og:site_name', site.agency.name),
    property('og:locale', localeOf(view.language)),
    ...head.alternates
      .filter(({ language }) => language !== view.language)
      .map(({ language }) => property('og:locale:alternate', localeOf(language))),
    property('og:image', preview),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', head.twitter.title),
    meta('twitter:description', head.twitter.description),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    `<link rel="icon" href="${site.brand.icon}" type="${isSvg(site.brand.icon) ? 'image/svg+xml' : 'image/png'}">`,
    '<link rel="apple-touch-icon" href="/icons/icon-180.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    meta('theme-color', site.brand.paper),
    ...structuredData(head, site, parts.publicUrl, view.language).map(
      item => `<script type="application/ld+json">${escapeJson(item)}</script>`,
    ),
    '</head>',
    '<body>',
    `<div id="root">${parts.html}</div>`,
    `<script type="application/json" id="page-data">{"site":${siteJson(site)},${escapeJson({
      view,
      dictionary: assets.dictionaries[view.language],
      formDictionary: assets.formDictionaries?.[view.language],
    }).slice(1)}</script>`,
    ...assets.scripts.map(script => `<script type="module" src="${script}"></script>`),
    '</body>',
    '</html>',
  ];
  return lines.join('\n');
}

/**
 * JSON that cannot end its script element: inside one, HTML parsers react only to sequences that start with '<', see
 * https://html.spec.whatwg.org/multipage/parsing.html#script-data-state
 */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Like `escapeJson`, memoized by object: the data around a page is the same for thousands of pages. */
const siteJson = (() => {
  const made = new WeakMap<SiteView, string>();
  return (site: SiteView): string => {
    let json = made.get(site);
    if (json === undefined) made.set(site, (json = escapeJson(site)));
    return json;
  };
})();
