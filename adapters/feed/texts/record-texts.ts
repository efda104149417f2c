/** Number of nested lists and objects in which texts are searched, enough for rich text. An external record may be nested to any depth. */
const DEEPEST = 32;

/** Fields whose text names a file or record as the sender spells it. */
const NAMES = /^ID$|Url$/;

type Fields = Readonly<Record<string, unknown>>;

/**
 * A record with `change` applied to its texts, and the names of the fields that changed; texts in lists and objects within it too.
 * Identifiers and addresses of files stay as sent, as do values below `depth` levels.
 * `withTexts({ City: 'LiÃ¨ge', Zip: '4000' }, repairedText)` → `{ fields: { City: 'Liège', Zip: '4000' }, changed: ['City'] }`
 */
export function withTexts(
  fields: Fields,
  change: (text: string) => string,
  depth = DEEPEST,
): { readonly fields: Fields; readonly changed: readonly string[] } {
  const entries = Object.entries(fields).map(
    ([name, value]) => [name, NAMES.test(name) ? value : changedValue(value, change, depth)] as const,
  );
  const changed = entries.filter(([name, value]) => !Object.is(value, fields[name])).map(([name]) => name);
  // Unlike assignments, `fromEntries` keeps a field named `__proto__` a plain field.
  return { fields: changed.length === 0 ? fields : Object.fromEntries(entries), changed };
}

/** Returns the same object if nothing in it has changed. */
function changedValue(value: unknown, change: (text: string) => string, depth: number): unknown {
  if (typeof value === 'string') return change(value);
  if (typeof value !== 'object' || value === null || depth === 0) return value;
  if (!Array.isArray(value)) return withTexts(value as Fields, change, depth - 1).fields;
  const items = value.map(item => changedValue(item, change, depth - 1));
  return items.every((item, at) => Object.is(item, value[at])) ? value : items;
}
