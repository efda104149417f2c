import type { Localized } from '../text/localized.ts';
import type { Comparison } from './tokenizer.ts';

/** A fact's value in rules: one value, several (types), or a text per language. Missing facts are not in the map. */
export type RuleValue = number | string | boolean | readonly (number | string | boolean)[] | Localized;

/** Facts of a property by name; a map, so that a name cannot reach Object.prototype. */
export type RuleFacts = ReadonlyMap<string, RuleValue>;

type Scalar = number | string | boolean;

/**
 * Scalar values of a fact or literal: none if it is missing, empty or NaN, each element of a list, the text in each language.
 * `scalarsOf([2, 4])` →
 * `[2, 4]`, `scalarsOf('')` → `[]`
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
 * Whether a comparison of two values is true. With several values, one matching pair is enough. A missing value equals nothing and is
 * neither less nor greater than anything; 'ne' is always the negation of 'eq'. Numeric strings compare as numbers, ISO days as text.
 * `compare('3', 'gt', 2)` → `true`, `compare(undefined, 'ne', 2)` → `true`
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

/**
 * Converts two values to numbers if both are numeric, or 'true' and 'false' to booleans if the other value is a boolean; else returns both
 * unchanged.
 */
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
