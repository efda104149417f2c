/**
 * Whether a parsed JSON value is an object, so that its fields can be read.
 * `isJsonObject({ a: 1 })` → `true`, of `null`, `[]` and `'text'` → `false`
 */
export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
