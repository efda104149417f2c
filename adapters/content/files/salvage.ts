import type { z } from 'zod';
import { type Reason, reason } from '../../../application/finding/reason.ts';
import { likelyName } from '../../../domain/text/likely-name.ts';
import { issueReason, messageReason, reasonMessage } from '../../wire/schema-words.ts';

type Path = readonly PropertyKey[];
type Flaw = { readonly field: string; readonly reason: Reason };

/**
 * Parses `raw`; if an optional part of it is invalid, removes that part and parses again. `spare` lists the paths of optional parts, with
 * `*` for any index or key: `['css', 'modules.*']`. Unknown keys are always removed. `value` is `undefined` if a required part is invalid.
 */
export function salvage<T>(
  schema: z.ZodType<T>,
  raw: unknown,
  spare: readonly string[] = [],
): { readonly value: T | undefined; readonly flaws: readonly Flaw[] } {
  const patterns = spare.map(pattern => pattern.split('.'));
  const flaws: Flaw[] = [];
  let rest = raw;
  for (;;) {
    const result = schema.safeParse(rest, { error: issue => reasonMessage(issueReason(issue)) });
    if (result.success) return { value: result.data, flaws };
    const cuts: Path[] = [];
    let lost = false;
    for (const issue of result.error.issues) {
      if (issue.code === 'unrecognized_keys') {
        const known = keysAt(schema, issue.path);
        for (const key of issue.keys) {
          const meant = likelyName(key, known);
          flaws.push({
            field: [...issue.path, key].map(String).join('.'),
            reason: meant === undefined ? reason('unknown-key') : reason('misspelt-key', { meant }),
          });
          cuts.push([...issue.path, key]);
        }
        continue;
      }
      flaws.push({ field: issue.path.map(String).join('.'), reason: messageReason(issue.message) });
      const cut = sparePart(issue.path, patterns);
      if (cut && present(rest, cut)) cuts.push(cut);
      else lost = true;
    }
    if (lost || cuts.length === 0) return { value: undefined, flaws };
    rest = withoutAll(rest, cuts);
  }
}

/** Keys that a schema allows at a path; for a union those of all its options. */
function keysAt(schema: z.core.$ZodType, path: Path): string[] {
  const { def } = schema._zod as { readonly def: SchemaParts };
  const inner = def.innerType ?? def.in;
  if (inner) return keysAt(inner, path);
  if (def.options) return def.options.flatMap(option => keysAt(option, path));
  const [step, ...rest] = path;
  if (step === undefined) return Object.keys(def.shape ?? {});
  const next = def.shape?.[String(step)] ?? def.element ?? def.valueType;
  return next ? keysAt(next, rest) : [];
}

/** Inner schemas of a Zod schema for objects, arrays, records, unions, pipes or optional values. */
type SchemaParts = {
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly element?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
};

/** Path of the deepest optional part that contains the location of an issue. */
function sparePart(path: Path, patterns: readonly (readonly string[])[]): Path | undefined {
  let deepest = 0;
  for (const pattern of patterns) {
    if (pattern.length <= path.length && pattern.every((part, at) => part === '*' || part === path[at])) {
      deepest = Math.max(deepest, pattern.length);
    }
  }
  return deepest > 0 ? path.slice(0, deepest) : undefined;
}

function present(value: unknown, path: Path): boolean {
  let inner = value;
  for (const key of path) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, key)) return false;
    inner = (inner as Record<PropertyKey, unknown>)[key];
  }
  return true;
}

/** Removes deeper paths first and later list items first, so that the other paths stay valid. */
function withoutAll(value: unknown, cuts: readonly Path[]): unknown {
  const distinct = [...new Map(cuts.map(cut => [cut.map(String).join('.'), cut])).values()];
  const ordered = distinct.toSorted((one, other) => other.length - one.length || lastPlace(other) - lastPlace(one));
  return ordered.reduce((rest, cut) => (present(rest, cut) ? without(rest, cut) : rest), value);
}

function lastPlace(path: Path): number {
  return Number(path.at(-1)) || 0;
}

/** Copies only the objects along the path; all other objects are shared with the original. */
function without(value: unknown, [key, ...deeper]: Path): unknown {
  if (Array.isArray(value)) {
    const at = Number(key);
    return deeper.length === 0 ? value.toSpliced(at, 1) : value.with(at, without(value[at], deeper));
  }
  const entries = Object.entries(value as Record<string, unknown>);
  return Object.fromEntries(
    deeper.length === 0
      ? entries.filter(([name]) => name !== key)
      : entries.map(([name, inner]) => [name, name === key ? without(inner, deeper) : inner]),
  );
}
