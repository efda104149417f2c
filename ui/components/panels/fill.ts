/**
 * Replaces the placeholders `{{name}}` of a phrase that the server sent with the page. `fill('{{area}} m²', { area: '69' })` → `'69 m²'`
 */
export function fill(phrase: string, values: Readonly<Record<string, string>>): string {
  return phrase.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
}
