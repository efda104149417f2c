import { parseHref } from '../../wire/rich-text/parse-href.ts';

/**
 * Whether a text is a path of the site: starts with a single slash, and contains nothing that a browser could take for a host or scheme.
 * `isSitePath('/for-sale/')` → `true`, `isSitePath('//evil.example/')` → `false`
 */
export function isSitePath(text: string): boolean {
  return /^\/(?![/\\])[\w\-./~%?=&|+,#{}]*$/.test(text) && !/(^|\/)\.\.?(\/|$)/.test(text);
}

/** Whether a text is an https URL with a host and without credentials. `isHttps('https://www.ipi.be/')` → `true` */
export function isHttps(text: string): boolean {
  const url = /^https:\/\/[^\s"'<>\\]+$/.test(text) ? URL.parse(text) : null;
  return url !== null && url.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname !== '';
}

/** Whether a text is an allowed link target of the content: a path of the site, or an https, tel or mailto URL. */
export function isLink(text: string): boolean {
  return isSitePath(text) || isHttps(text) || (/^(?:tel|mailto):/.test(text) && parseHref(text) === text);
}
