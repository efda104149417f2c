import { DUTY_FACTS, type DutyFact } from '../../domain/advert/advert-duties.ts';
import type { FindingCode, PublishFinding, Weight } from '../../domain/advert/publish-check.ts';
import type { FactName } from '../../domain/listing/facts.ts';
import type { Region } from '../../domain/place/region.ts';
import { dayText } from '../../domain/text/day.ts';
import type { Language } from '../../domain/text/language.ts';
import { DE_FINDINGS } from './locales/de.ts';
import { EN_FINDINGS } from './locales/en.ts';
import type { FindingTable } from './locales/finding-table.ts';
import { FR_FINDINGS } from './locales/fr.ts';
import { NL_FINDINGS } from './locales/nl.ts';

/** Texts of findings, shared by desk, mails, imports and the command-line check. */
const TABLES: Readonly<Record<Language, FindingTable>> = {
  fr: FR_FINDINGS,
  nl: NL_FINDINGS,
  en: EN_FINDINGS,
  de: DE_FINDINGS,
};

/** A finding for display. */
export type FindingView = {
  readonly code: FindingCode;
  readonly weight: Weight;
  /** Predicate to follow the property's name: 'lacks the tenant’s charges'. */
  readonly found: string;
  /** The required change. */
  readonly write: string;
  /** The law and its address; absent if not a legal requirement. */
  readonly rule?: { readonly source: string; readonly address: string };
  /** Name of the region; absent if the rule applies everywhere. */
  readonly region?: string;
};

/**
 * Prepares a finding for display in a language. `findingView({ code: 'rent-hidden', weight: 'breach', … }, 'en').found`
 * → `'hides its rent'`
 */
export function findingView(finding: PublishFinding, language: Language): FindingView {
  const { region } = TABLES[language];
  const { code, law } = finding;
  return {
    code,
    weight: finding.weight,
    found: foundText(finding, language, fact => (isDutyFact(fact) ? TABLES[language].facts[fact].name : fact)),
    write: writeText(finding, language),
    ...(law && { rule: { source: law.source, address: law.address } }),
    ...(finding.region && { region: region[finding.region] }),
  };
}

/** Text of a finding; `nameOf` names its facts (operators see the field names of their feed). */
export function foundText(
  { code, fact, day }: PublishFinding,
  language: Language,
  nameOf: (fact: FactName) => string,
): string {
  return TABLES[language].found[code]
    .replace('{fact}', () => (fact === undefined ? '' : nameOf(fact)))
    .replace('{day}', () => (day === undefined ? '' : dayText(day)));
}

/** Name of a severity. `weightWord('breach', 'nl')` → `'inbreuk'` */
export function weightWord(weight: Weight, language: Language): string {
  return TABLES[language].weight[weight];
}

/** Name of a region. */
export function regionWord(region: Region, language: Language): string {
  return TABLES[language].region[region];
}

function writeText({ code, fact }: PublishFinding, language: Language): string {
  const { write, facts } = TABLES[language];
  if (code === 'fact-missing' || code === 'rule-begins-soon') return isDutyFact(fact) ? facts[fact].write : '';
  return write[code];
}

function isDutyFact(fact: FactName | undefined): fact is DutyFact {
  return DUTY_FACTS.some(known => known === fact);
}
