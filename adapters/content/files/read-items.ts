import type { z } from 'zod';
import { reason } from '../../../application/finding/reason.ts';
import type { JsonFiles } from './json-files.ts';
import type { Report } from './content-finding.ts';
import { salvage } from './salvage.ts';

/** A parsed item with its name (id or position in the list), under which later findings are reported. */
export type ItemOf<T> = { readonly item: string; readonly value: T };

/**
 * Parses the items of a list file one by one: invalid items are reported and skipped. If two items have the same key, the first is used.
 * Without `keyOf`, items may repeat. `spare`: optional parts, see `salvage`.
 */
export function readItems<T>(
  json: JsonFiles,
  file: string,
  schema: z.ZodType<T>,
  report: Report,
  options: { readonly spare?: readonly string[]; readonly keyOf?: (value: T) => string } = {},
): readonly ItemOf<T>[] {
  const raw = json.get(file);
  if (!Array.isArray(raw)) return [];
  const seen = new Set<string>();
  return raw.flatMap((entry: unknown, at): ItemOf<T>[] => {
    const item = nameOf(entry, at);
    const { value, flaws } = salvage(schema, entry, options.spare);
    for (const flaw of flaws) report(file, item, flaw.field, flaw.reason);
    if (value === undefined) return [];
    const key = options.keyOf?.(value);
    if (key !== undefined && seen.has(key)) {
      report(file, item, '', reason('duplicate'));
      return [];
    }
    if (key !== undefined) seen.add(key);
    return [{ item, value }];
  });
}

/** Name of an item in findings: its id or position. `nameOf({ id: 'home' }, 0)` → `'home'`, `nameOf(7, 2)` → `'#3'` */
export function nameOf(entry: unknown, at: number): string {
  if (typeof entry === 'object' && entry !== null) {
    for (const key of ['id', 'page', 'fact', 'webId', 'postcode']) {
      const value = Object.hasOwn(entry, key) ? (entry as Record<string, unknown>)[key] : undefined;
      if ((typeof value === 'string' || typeof value === 'number') && `${value}`.length <= 80 && value !== '')
        return `${value}`;
    }
  }
  return `#${at + 1}`;
}
