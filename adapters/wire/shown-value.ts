/**
 * A short form of a raw value for a message; contains no text that would need translation.
 * `shownValue('a lot')` → `'"a lot"'`, `shownValue([1])` → `'[…]'`
 */
export function shownValue(raw: unknown): string {
  if (typeof raw === 'string') return JSON.stringify(raw.length > 40 ? `${raw.slice(0, 40)}…` : raw);
  if (Array.isArray(raw)) return '[…]';
  return typeof raw === 'object' && raw !== null ? '{…}' : String(raw);
}
