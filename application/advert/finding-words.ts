import { DUTY_FACTS, type DutyFact } from '../../domain/advert/advert-duties.ts';
import type { FindingCode, PublishFinding, Weight } from '../../domain/advert/publish-check.ts';
import type { FactName } from '../../domain/listing/facts.ts';
import { dayText } from '../../domain/text/day.ts';
import type { AdvertFindingPhrases } from '../ports/phrases/phrases.ts';

/** A finding about an advert with the texts that the desk shows. */
export type FindingView = {
  readonly code: FindingCode;
  readonly weight: Weight;
  /** Predicate of a sentence whose subject is the property: 'lacks the tenant’s charges'. */
  readonly found: string;
  /** The change that the agent has to make to the advert. */
  readonly write: string;
  /** The law and its address; absent if not a legal requirement. */
  readonly rule?: { readonly source: string; readonly address: string };
  /** Name of the region; absent if the rule applies everywhere. */
  readonly region?: string;
};

/**
 * Prepares a finding for display. `findingView({ code: 'rent-hidden', weight: 'breach', … }, phrases).found`
 * → `'hides its rent'`
 */
export function findingView(finding: PublishFinding, phrases: AdvertFindingPhrases): FindingView {
  const { code, law } = finding;
  return {
    code,
    weight: finding.weight,
    found: foundText(finding, phrases, fact => (isDutyFact(fact) ? phrases.facts[fact].name : fact)),
    write: writeText(finding, phrases),
    ...(law && { rule: { source: law.source, address: law.address } }),
    ...(finding.region && { region: phrases.region[finding.region] }),
  };
}

/** Text of a finding. `nameOf` returns the name of each fact in the text: for operators, the field's name in their feed. */
export function foundText(
  { code, fact, day }: PublishFinding,
  phrases: AdvertFindingPhrases,
  nameOf: (fact: FactName) => string,
): string {
  return phrases.found[code]
    .replace('{{fact}}', () => (fact === undefined ? '' : nameOf(fact)))
    .replace('{{day}}', () => (day === undefined ? '' : dayText(day)));
}

function writeText({ code, fact }: PublishFinding, { write, facts }: AdvertFindingPhrases): string {
  if (code === 'fact-missing' || code === 'fact-expected' || code === 'rule-begins-soon')
    return isDutyFact(fact) ? facts[fact].write : '';
  return write[code];
}

function isDutyFact(fact: FactName | undefined): fact is DutyFact {
  return DUTY_FACTS.some(known => known === fact);
}
