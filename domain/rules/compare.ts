import type { Localized } from '../text/localized.ts';
import type { Comparison } from './tokenizer.ts';

/** What a rule can know of a fact: one value, several (types), or a text a language. Absent facts are not in the map. */
export type RuleValue = number | string | boolean | readonly (number | string | boolean)[] | Localized;

/** The facts of a property by name, as rules see them; a map, so that no name reaches a prototype. */
export type RuleFacts = ReadonlyMap<string, RuleValue>;

type Scalar = number | string | boolean;

/**
 * The single values of what a rule names: none for what is absent, empty or not a number, each of several, a text in each
 * language. `scalarsOf([2, 4])` → `[2, 4]`, `scalarsOf('')` → `[]`
 */
export function scalarsOf(value: unknown): readonly Scalar[] {
  switch (typeof value) {
    case 'number':
      return Number.isNaN(value) ? [] : [value];
    case 'string':
      return value.trim() === '' ? [] : [value];
    case 'boolean':
      return [value];
    case 'object':
      return value === null
        ? []
        : Object.values(value).flatMap(part => (typeof part === 'object' ? [] : scalarsOf(part)));
    default:
      return [];
  }
}

/**
 * Whether two values compare so. Several values compare as their most willing pair; what is absent equals nothing, and is
 * neither above nor below anything; 'not equal' is always the opposite of 'equal'. Numbers written as text count as
 * numbers, ISO days compare as text. `compare('3', 'gt', 2)` → `true`, `compare(undefined, 'ne', 2)` → `true`
 */
export function compare(left: unknown, comparison: Comparison, right: unknown): boolean {
  if (comparison === 'ne') return !compare(left, 'eq', right);
  const rights = scalarsOf(right);
  return scalarsOf(left).some(a => rights.some(b => comparePair(a, comparison, b)));
}

function comparePair(a: Scalar, comparison: Exclude<Comparison, 'ne'>, b: Scalar): boolean {
  const [x, y] = alike(a, b);
  if (comparison === 'eq') return x === y;
  if (typeof x !== typeof y || typeof x === 'boolean' || typeof y === 'boolean') return false;
  switch (comparison) {
    case 'gt':
      return x > y;
    case 'gte':
      return x >= y;
    case 'lt':
      return x < y;
    case 'lte':
      return x <= y;
  }
}

/** Both as numbers where both can be, a word beside a truth as the truth it names; else as they are. */
function alike(a: Scalar, b: Scalar): readonly [Scalar, Scalar] {
  const [x, y] = [numberOf(a), numberOf(b)];
  if (x !== undefined && y !== undefined && (typeof a !== 'boolean' || typeof b !== 'boolean')) return [x, y];
  if (typeof a === 'boolean') return [a, truthOf(b)];
  if (typeof b === 'boolean') return [truthOf(a), b];
  return [a, b];
}

function truthOf(value: Scalar): Scalar {
  return value === 'true' || value === 'false' ? value === 'true' : value;
}

function numberOf(value: Scalar): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return /^\s*-?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : undefined;
}
