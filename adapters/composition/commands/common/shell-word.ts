/**
 * Quotes a text as one word of a shell; a text that has only characters of paths stays unquoted. `shellWord('/srv/my site')` →
 * `"'/srv/my site'"`
 */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
