import type { Language } from '../../domain/text/language.ts';
import { DE_REASONS } from './locales/de/reasons.ts';
import { EN_REASONS } from './locales/en/reasons.ts';
import { FR_REASONS } from './locales/fr/reasons.ts';
import { NL_REASONS } from './locales/nl/reasons.ts';

/** Codes of reasons: the English table names them, and each other language has the same. */
export type ReasonCode = keyof typeof EN_REASONS;

/** All codes of this version; another one may have others. */
export const REASON_CODES = Object.keys(EN_REASONS) as readonly ReasonCode[];

/** The values that a template leaves open: `'is {value}, not {known}'` → `'value' | 'known'`. */
type Places<Template extends string> = Template extends `${string}{${infer Place}}${infer Rest}`
  ? Place | Places<Rest>
  : never;

/** A list is shown as alternatives: `['a', 'b', 'c']` → 'a, b or c'; a reason inside another one as its own text. */
export type ReasonValue = string | number | readonly string[] | Reason;
export type ReasonValues = Readonly<Record<string, ReasonValue>>;

/** Why a field of a feed or of content is refused, left out or doubtful. Scripts read code and values, people the text. */
export type Reason = { readonly code: ReasonCode; readonly values?: ReasonValues };

/** Words with places such as `{value}`. */
const TABLES: Readonly<Record<Language, Readonly<Record<ReasonCode, string>>>> = {
  fr: FR_REASONS,
  nl: NL_REASONS,
  en: EN_REASONS,
  de: DE_REASONS,
};

/**
 * A reason with all the values that its words leave open; a missing or needless one does not compile.
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

/** The text of a reason, as it follows its field. `reasonText(reason('missing'), 'nl')` → `'ontbreekt'` */
export function reasonText({ code, values = {} }: Reason, language: Language): string {
  return TABLES[language][code].replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) return place;
    if (typeof value !== 'object') return String(value);
    return 'code' in value ? reasonText(value, language) : alternatives(value, language);
  });
}

function alternatives(values: readonly string[], language: Language): string {
  // American English, which 'en' alone means, has a comma before the last.
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' }).format(values);
}
