import type { core } from 'zod/mini';
import { shownValue } from './shown-value.ts';

type Issue = core.$ZodRawIssue;

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'an e-mail address',
  url: 'an address such as https://example.be/',
  date: 'a day such as 2026-03-05',
};

/**
 * What is wrong with a value, as a person reads it behind the name of its field: the parser library's own sentences speak of
 * types and input. Given to a schema as `safeParse(raw, { error: ownWords })`; a sentence that a schema has for itself stands.
 * `ownWords` of `z.number()` and 'x' → `must be a number, but is "x"`, of a field that is not there → `is missing`
 */
export function ownWords(issue: Issue): string {
  const words = unquotedWords(issue);
  const tells = issue.code === 'invalid_type' || issue.code === 'invalid_value';
  return tells && words !== MISSING ? `${words}, but is ${shownValue(issue.input)}` : words;
}

const MISSING = 'is missing';

/** As `ownWords` without the value itself, for values that may be secret. `unquotedWords` of the same → `must be a number` */
export function unquotedWords(issue: Issue): string {
  if (issue.input === undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_value')) return MISSING;
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? 'of another kind'}`;
    case 'invalid_value':
      return `must be ${oneOf(issue.values.map(String))}`;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return FORMATS[issue.format] === undefined
        ? 'is not in the form that it needs'
        : `is not ${FORMATS[issue.format]}`;
    case 'unrecognized_keys':
      return `holds what is not known: ${issue.keys.join(', ')}`;
    case 'invalid_key':
      return 'has a name that is not known';
    case 'invalid_union':
      return unionWords(issue);
    default:
      return 'cannot be read';
  }
}

function tooSmall({ origin, minimum }: Extract<Issue, { code: 'too_small' }>): string {
  switch (origin) {
    case 'string':
      return Number(minimum) === 1 ? 'is empty' : `has fewer than ${minimum} characters`;
    case 'array':
      return Number(minimum) === 1 ? 'is empty' : `has fewer than ${minimum} entries`;
    default:
      return `must be at least ${minimum}`;
  }
}

function tooBig({ origin, maximum }: Extract<Issue, { code: 'too_big' }>): string {
  switch (origin) {
    case 'string':
      return `has more than ${maximum} characters`;
    case 'array':
      return `has more than ${maximum} ${Number(maximum) === 1 ? 'entry' : 'entries'}`;
    default:
      return `must be at most ${maximum}`;
  }
}

/** A union whose members are told apart by a field names that field's values. */
function unionWords(issue: Extract<Issue, { code: 'invalid_union' }>): string {
  const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : [];
  return options.length > 0 ? `must be ${oneOf(options.map(String))}` : 'has none of the forms that it may have';
}

function oneOf(values: readonly string[]): string {
  const last = values.at(-1) ?? '';
  return values.length < 2 ? last : `${values.slice(0, -1).join(', ')} or ${last}`;
}
