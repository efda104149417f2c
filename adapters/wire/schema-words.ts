import type { core } from 'zod/mini';
import type { EN_VALUE_REASONS } from '../../application/finding/locales/en/value-reasons.ts';
import { type Reason, reason, reasonText } from '../../application/finding/reason.ts';
import { reasonSchema } from './reason-schema.ts';
import { shownValue } from './shown-value.ts';

type Issue = core.$ZodRawIssue;

type TypeCode = Exclude<Extract<keyof typeof EN_VALUE_REASONS, `must-be-${string}`>, 'must-be-one-of'>;

const TYPES: Readonly<Record<string, TypeCode>> = {
  string: 'must-be-text',
  number: 'must-be-number',
  int: 'must-be-whole-number',
  boolean: 'must-be-boolean',
  array: 'must-be-list',
  tuple: 'must-be-list',
  object: 'must-be-object',
  record: 'must-be-object',
};

const FORMATS: Readonly<Record<string, 'not-email-address' | 'not-url' | 'not-day'>> = {
  email: 'not-email-address',
  url: 'not-url',
  date: 'not-day',
};

/**
 * Encodes a reason as the message of a schema: zod's messages are texts, so it is JSON, which `messageReason` decodes.
 * `z.string().refine(isHttps, reasonMessage(reason('not-https-address')))`
 */
export function reasonMessage(given: Reason): string {
  return JSON.stringify(given);
}

/**
 * Decodes a message of `reasonMessage`. `messageReason('{"code":"not-https-address"}')` → `{ code: 'not-https-address' }`; any other message becomes a
 * reason with its text.
 */
export function messageReason(message: string): Reason {
  return message.startsWith('{"code":') ? reasonSchema.parse(JSON.parse(message)) : reason('text', { text: message });
}

/**
 * The reason for a schema issue without a custom message. For nested values, the issue's path locates the value. `issueReason` of
 * `z.number()` and 'x' → `{ code: 'must-be-number', values: { value: '"x"' } }`, of an absent field → `{ code: 'missing' }`
 */
export function issueReason(issue: Issue): Reason {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? reason('missing')
        : reason(TYPES[issue.expected] ?? 'must-be-other-kind', { value: shownValue(issue.input) });
    case 'invalid_value':
      return oneOf(issue.values, issue.input);
    case 'invalid_union':
      return unionReason(issue);
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'invalid_format':
      return reason(FORMATS[issue.format] ?? 'wrong-form');
    case 'unrecognized_keys':
    case 'invalid_key':
      return reason('unknown-key');
    default:
      return reason('unreadable-value');
  }
}

/**
 * Like `issueReason`, as an English text: `schema.safeParse(raw, { error: issueText })`. A message of the schema's own takes precedence.
 * `issueText` of `z.number()` and 'x' → `must be a number, but is "x"`
 */
export function issueText(issue: Issue): string {
  return reasonText(issueReason(issue), 'en');
}

/** Like `issueText` without the value, which may be secret. `issueTextWithoutValue` of `z.number()` and 'x' → `must be a number` */
export function issueTextWithoutValue(issue: Issue): string {
  const { code, values: { value: _, ...others } = {} } = issueReason(issue);
  return reasonText({ code, values: others }, 'en').replace(', but is {value}', '');
}

function oneOf(values: readonly unknown[], input: unknown): Reason {
  return input === undefined
    ? reason('missing')
    : reason('must-be-one-of', { list: values.map(String), value: shownValue(input) });
}

/** For a discriminated union, the reason lists the values of the discriminator, and the issue's path ends with that field. */
function unionReason(issue: Extract<Issue, { code: 'invalid_union' }>): Reason {
  const { options, discriminator, input } = issue;
  if (!Array.isArray(options) || typeof discriminator !== 'string') return reason('no-form');
  return oneOf(options, (input as Readonly<Record<string, unknown>>)[discriminator]);
}

function tooSmall(origin: string, least: number): Reason {
  switch (origin) {
    case 'string':
      return least === 1 ? reason('empty') : reason('too-short', { count: least });
    case 'array':
      return least === 1 ? reason('empty') : reason('too-few', { count: least });
    default:
      return reason('at-least', { least });
  }
}

function tooBig(origin: string, most: number): Reason {
  switch (origin) {
    case 'string':
      return reason('too-long', { count: most });
    case 'array':
      return reason('too-many', { count: most });
    default:
      return reason('at-most', { most });
  }
}
