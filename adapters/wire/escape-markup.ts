/**
 * Escapes text for HTML and XML, between tags or in a quoted attribute.
 * `escapeMarkup('a & "b"')` → `'a &amp; &quot;b&quot;'`
 */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
