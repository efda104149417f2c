/** The parts of a line that say something, with commas between them. `filled('', '9000 Gent')` → `'9000 Gent'` */
export function filled(...parts: readonly string[]): string {
  return parts.filter(part => part.trim() !== '').join(', ');
}
