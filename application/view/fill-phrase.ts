/** A phrase with its placeholders replaced. `fillPhrase('{{count}} à vendre', { count: 10 })` → `'10 à vendre'` */
export function fillPhrase(phrase: string, values: Readonly<Record<string, string | number>>): string {
  return phrase.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
