import type { Language } from '../../domain/text/language.ts';
import { DE_SEVERITIES } from './locales/de/severities.ts';
import { EN_SEVERITIES } from './locales/en/severities.ts';
import { FR_SEVERITIES } from './locales/fr/severities.ts';
import { NL_SEVERITIES } from './locales/nl/severities.ts';
import { type Reason, reasonText } from './reason.ts';

/** `wrong`: reported by the check only; `refused`: record rejected; `left-out`: part of a record ignored; `warning`: accepted as is. */
export const SEVERITIES = ['wrong', 'refused', 'left-out', 'warning'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** A reason with what is known of its location: file, record and field. */
export type LocatedReason = {
  readonly file?: string;
  /** Id of the listing or project; empty if the reason concerns the whole file. */
  readonly id: string;
  /** The record's id in the agency's CRM, if it differs from the site's id. */
  readonly externalId?: string | undefined;
  readonly field: string;
  readonly reason: Reason;
};

const SEVERITY_WORDS: Readonly<Record<Language, Readonly<Record<Severity, string>>>> = {
  fr: FR_SEVERITIES,
  nl: NL_SEVERITIES,
  en: EN_SEVERITIES,
  de: DE_SEVERITIES,
};

/**
 * A finding as one line, for logs, commands and the desk.
 * `findingLine({ id: '7', field: 'Zip', reason: reason('missing') }, 'nl')` → `'7 Zip: ontbreekt'`
 */
export function findingLine({ file = '', id, externalId, field, reason }: LocatedReason, language: Language): string {
  const place = [file, idWithExternalId(id, externalId), field].filter(Boolean).join(' ');
  return withHeading(place, reasonText(reason, language), language);
}

/**
 * Like `findingLine`, prefixed with its severity.
 * `severityLine('left-out', { id: '7', field: 'Zip', reason: reason('missing') }, 'en')` → `'left out: 7 Zip: is missing'`
 */
export function severityLine(severity: Severity, found: LocatedReason, language: Language): string {
  return withHeading(SEVERITY_WORDS[language][severity], findingLine(found, language), language);
}

/** The site's id, followed by the id in the agency's CRM if it differs. `idWithExternalId('3t0', 'A_1')` → `'3t0 (A_1)'` */
export function idWithExternalId(id: string, externalId: string | undefined): string {
  return externalId === undefined ? id : `${id} (${externalId})`;
}

/**
 * A text prefixed with its subject and a colon; French has a no-break space before it. `withHeading('Zip', 'manque', 'fr')` → `'Zip : manque'`
 */
export function withHeading(head: string, text: string, language: Language): string {
  if (head === '') return text;
  return `${head}${language === 'fr' ? '\u00a0' : ''}: ${text}`;
}
