/** Quotes a text as one word of a shell; without quotes if it has only characters of paths. `shellWord('/srv/my site')` → `"'/srv/my site'"` */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
