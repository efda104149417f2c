/** A raw value for a report, short. `shownValue('a lot')` → `'"a lot"'`, `shownValue([1])` → `'[…]'`: no word of a language */
export function shownValue(raw: unknown): string {
  if (typeof raw === 'string') return JSON.stringify(raw.length > 40 ? `${raw.slice(0, 40)}…` : raw);
  if (Array.isArray(raw)) return '[…]';
  return typeof raw === 'object' && raw !== null ? '{…}' : String(raw);
}
