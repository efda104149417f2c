import { describe, expect, test } from 'vitest';
import { phrasesIn } from '../../../adapters/composition/site/phrases-in.ts';
import { findingView } from '../../../application/advert/finding-words.ts';
import { DUTY_FACTS } from '../../../domain/advert/advert-duties.ts';
import { FINDING_WEIGHTS, type FindingCode, type PublishFinding } from '../../../domain/advert/publish-check.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';

const CODES = Object.keys(FINDING_WEIGHTS) as FindingCode[];
const ofFacts: readonly FindingCode[] = ['fact-missing', 'fact-expected', 'rule-begins-soon'];

/** Every possible finding. */
const FINDINGS: readonly PublishFinding[] = CODES.flatMap(code => {
  const one = { code, weight: FINDING_WEIGHTS[code], day: '2027-01-05' };
  if (ofFacts.includes(code)) return DUTY_FACTS.map(fact => ({ ...one, fact }));
  return [code === 'code-or-address-missing' ? { ...one, fact: 'energyCertificateCode' as const } : one];
});

describe.each(LANGUAGES)('the texts of findings in %s', language => {
  test('name each finding and its fix, without unfilled placeholders', () => {
    for (const finding of FINDINGS) {
      const { found, write } = findingView(finding, phrasesIn(language).advertFindings);
      for (const text of [found, write]) {
        expect(text).toMatch(/\S/);
        expect(text).not.toMatch(/[{}]|undefined|[a-z]{2}[A-Z]/);
      }
    }
  });
  test('differ between findings, and format days like the rest of the site', () => {
    expect(new Set(FINDINGS.map(finding => findingView(finding, phrasesIn(language).advertFindings).found)).size).toBe(
      FINDINGS.length,
    );
    const [ends] = FINDINGS.filter(({ code }) => code === 'certificate-ends-soon');
    expect(ends && findingView(ends, phrasesIn(language).advertFindings).found).toContain('5-1-2027');
  });
});

test('French texts have non-breaking spaces before double punctuation', () => {
  for (const finding of FINDINGS) {
    const { found, write } = findingView(finding, phrasesIn('fr').advertFindings);
    expect(`${found} ${write}`).not.toMatch(/ [:;!?»]|« /);
  }
});
