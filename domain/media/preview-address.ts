import { isLanguage, type Language } from '../text/language.ts';

/** The property and language of a link preview's picture. */
export type PreviewOf = { readonly language: Language; readonly id: string };

/**
 * Address of the picture in link previews of a property. `version` changes with anything that the picture shows, so that social networks
 * fetch it again.
 * `previewAddress({ language: 'fr', id: '6409556' }, '1x4k')` → `'/pictures/preview/fr/6409556.jpg?v=1x4k'`
 */
export function previewAddress({ language, id }: PreviewOf, version: string): string {
  return `/pictures/preview/${language}/${encodeURIComponent(id)}.jpg?v=${encodeURIComponent(version)}`;
}

/**
 * Parses the path of a preview's address, without the query. `readPreviewPath('/pictures/preview/fr/6409556.jpg')` → `{ language: 'fr', id:
 * '6409556' }`
 */
export function readPreviewPath(path: string): PreviewOf | undefined {
  const [, language = '', id = ''] = /^\/pictures\/preview\/([a-z]{2})\/([\w-]{1,80})\.jpg$/.exec(path) ?? [];
  return isLanguage(language) ? { language, id } : undefined;
}
