/**
 * The address of a link, if it is one that texts may hold: http, https, mailto, tel, a path of the site, or
 * `page:` with an original path, which is made a path of the visitor's language when it is drawn.
 * `parseHref('page:/for-sale/')` → `'page:/for-sale/'`, `parseHref('javascript:alert(1)')` → `undefined`
 */
export function parseHref(raw: string): string | undefined {
  const href = raw.trim();
  // A browser drops tabs and line breaks before it reads the scheme and takes a backslash for a slash: neither may stand.
  if (href === '' || href.length > 2000 || UNSAFE.test(href)) return undefined;
  if (/^(?:page:)?\/(?!\/)/i.test(href)) return href.startsWith('/') ? href : `page:${href.slice(5)}`;
  if (/^mailto:[^:/?#@]+@[^:/?#@]+(?:\?[^#]*)?$/i.test(href) || /^tel:[+0-9().-]+$/i.test(href)) return href;
  if (!/^https?:\/\//i.test(href)) return undefined;
  try {
    const url = new URL(href);
    return url.username === '' && url.password === '' ? url.href : undefined;
  } catch {
    return undefined;
  }
}

// Controls, spaces, quotes, angle brackets, backslash, and the marks that turn writing direction.
const UNSAFE = /[\u0000-\u0020"'<>\\`\u007f-\u00a0\u200b-\u200f\u2028-\u202f\u2060-\u2069\ufeff]/;
