import type { Language } from '../../domain/text/language.ts';
import { DE_REASONS } from './locales/de/reasons.ts';
import { EN_REASONS } from './locales/en/reasons.ts';
import { FR_REASONS } from './locales/fr/reasons.ts';
import { NL_REASONS } from './locales/nl/reasons.ts';

/** Codes of reasons, derived from the English table; every other language has the same keys. */
export type ReasonCode = keyof typeof EN_REASONS;

/** All codes that this version of the site has. Reasons stored by other versions may have other codes. */
export const REASON_CODES = Object.keys(EN_REASONS) as readonly ReasonCode[];

/** Placeholders of a template: `'is {value}, not {known}'` → `'value' | 'known'`. */
type Places<Template extends string> = Template extends `${string}{${infer Place}}${infer Rest}`
  ? Place | Places<Rest>
  : never;

/** Value of a placeholder. A list is shown as alternatives: `['a', 'b', 'c']` → 'a, b or c'; a nested reason as its text. */
export type ReasonValue = string | number | readonly string[] | Reason;
export type ReasonValues = Readonly<Record<string, ReasonValue>>;

/** Why a field of a feed or of content is refused, left out or doubtful. Code and values are for programs, the text for people. */
export type Reason = { readonly code: ReasonCode; readonly values?: ReasonValues };

/** Texts with placeholders such as `{value}`. */
const TABLES: Readonly<Record<Language, Readonly<Record<ReasonCode, string>>>> = {
  fr: FR_REASONS,
  nl: NL_REASONS,
  en: EN_REASONS,
  de: DE_REASONS,
};

/**
 * Creates a reason; a missing or superfluous placeholder value is a compile error.
 * `reason('no-picture', { id: 'town' })` → `{ code: 'no-picture', values: { id: 'town' } }`
 */
export function reason<Code extends ReasonCode>(
  code: Code,
  ...[values]: [Places<(typeof EN_REASONS)[Code]>] extends [never]
    ? []
    : [Readonly<Record<Places<(typeof EN_REASONS)[Code]>, ReasonValue>>]
): Reason {
  return values === undefined ? { code } : { code, values };
}

/** Text of a reason, to follow its field's name. `reasonText(reason('missing'), 'nl')` → `'ontbreekt'` */
export function reasonText({ code, values = {} }: Reason, language: Language): string {
  return TABLES[language][code].replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) return place;
    if (typeof value !== 'object') return String(value);
    return 'code' in value ? reasonText(value, language) : alternatives(value, language);
  });
}

function alternatives(values: readonly string[], language: Language): string {
  // Plain 'en' means American English, which puts a comma before the last item.
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' }).format(values);
}
