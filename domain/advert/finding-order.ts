import { type PublishFinding, type Weight, WEIGHTS } from './publish-check.ts';

/** Findings of one advert, as far as their order needs it. */
export type Found = {
  readonly id: string;
  readonly findings: readonly PublishFinding[];
  /** Whether visitors have not seen the advert yet: what is settled before that was never wrong in public. */
  readonly isNew: boolean;
};

/** The heaviest weight among findings, the first of which is the heaviest; none where there are none. */
export function heaviest(findings: readonly PublishFinding[]): Weight | undefined {
  return WEIGHTS.find(weight => findings.some(finding => finding.weight === weight));
}

/**
 * Adverts in the order in which an agency has to look at them: the heaviest finding first, of those the adverts that visitors have not
 * seen yet, then those with more of that weight; adverts without a finding come last, and what is equal stays in its order.
 * `inOrderOfFindings([hinted, breaching, newAndBreaching])` → `[newAndBreaching, breaching, hinted]`
 */
export function inOrderOfFindings<One extends Found>(adverts: readonly One[]): readonly One[] {
  const rank = ({ findings }: Found) => {
    const weight = heaviest(findings);
    return weight === undefined ? WEIGHTS.length : WEIGHTS.indexOf(weight);
  };
  const count = ({ findings }: Found) => findings.filter(({ weight }) => weight === heaviest(findings)).length;
  return adverts.toSorted(
    (one, other) => rank(one) - rank(other) || Number(other.isNew) - Number(one.isNew) || count(other) - count(one),
  );
}
