import type { AdvertFindings } from '../../application/operate/import-report.ts';
import type { FindingCode, PublishFinding } from '../../domain/advert/publish-check.ts';
import { fieldOf } from '../feed/read-facts.ts';

const WORDS: Readonly<Record<FindingCode, (field: string) => string>> = {
  'fact-missing': field => `lacks ${field}`,
  'rent-hidden': () => 'hides its rent',
  'agency-cost-asked': field => `asks its tenant for an agency cost (${field})`,
  'code-or-address-missing': field => `shows neither its address nor ${field}`,
  'hidden-street-named': () => 'names the street of its hidden address',
  'labels-differ': field => `names another energy class in ${field} than its number says`,
  'certificate-expired': field => `has a certificate that ended (${field})`,
  'certificate-ends-soon': field => `has a certificate that ends within 60 days (${field})`,
  'planning-requested': field => `waits for what the municipality was asked (${field})`,
  'open-house-hours': () => 'has an open house that ends before it begins',
  'open-house-past': () => 'has an open house in the past',
  'open-house-capacity': () => 'has an open house without places',
};

/** The order in which an agency has to look at them. */
const WEIGHTS: readonly PublishFinding['weight'][] = ['law', 'privacy', 'quality'];

/**
 * What an import says of adverts, a line each and `most` lines, what can be fined first; the last line counts the others.
 * `advertLines([{ id: '1', findings: publishCheck(flat, today) }], 50)` → `['advert: 1 lacks RenterCharges (law: Rent and common …)']`
 */
export function advertLines(adverts: readonly AdvertFindings[], most: number): readonly string[] {
  const lines = WEIGHTS.flatMap(weight =>
    adverts.flatMap(({ id, findings }) =>
      findings
        .filter(finding => finding.weight === weight)
        .map(
          ({ code, fact, source }) => `advert: ${id} ${WORDS[code](fact ? fieldOf(fact) : '')} (${weight}: ${source})`,
        ),
    ),
  );
  const left = lines.length - most;
  return left > 0 ? [...lines.slice(0, most), `and ${left} more lines on adverts`] : lines;
}
