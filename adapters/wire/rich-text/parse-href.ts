/**
 * The address of a link if texts may contain it: http, https, mailto, tel, a path of the site, or `page:` with an original path, which is
 * replaced by the path in the visitor's language when rendered.
 * `parseHref('page:/for-sale/')` → `'page:/for-sale/'`, `parseHref('javascript:alert(1)')` → `undefined`
 */
export function parseHref(raw: string): string | undefined {
  const href = raw.trim();
  // Browsers remove tabs and line breaks before they parse the scheme, and treat a backslash as a slash, so both are refused.
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

// Control characters, spaces, quotes, angle brackets, backslash, and characters that change the writing direction.
const UNSAFE = /[\u0000-\u0020"'<>\\`\u007f-\u00a0\u200b-\u200f\u2028-\u202f\u2060-\u2069\ufeff]/;
