import { atOnce, each, type Sliced } from '../work/sliced.ts';
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

/** Above this count adverts rank the same. */
const MOST_COUNTED = 999;

/**
 * Adverts in the order in which an agency has to look at them: the heaviest finding first, of those the adverts that visitors have not
 * seen yet, then those with more of that weight; adverts without a finding come last, and what is equal stays in its order.
 * `inOrderOfFindings([hinted, breaching, newAndBreaching])` → `[newAndBreaching, breaching, hinted]`
 */
export function inOrderOfFindings<One extends Found>(adverts: readonly One[]): readonly One[] {
  return atOnce(inOrderOfFindingsSliced(adverts));
}

/** The same in slices: there are few different places, so adverts are put into theirs and nothing is sorted but the places. */
export function* inOrderOfFindingsSliced<One extends Found>(adverts: readonly One[]): Sliced<readonly One[]> {
  const places = new Map<number, One[]>();
  yield* each(adverts, advert => {
    const place = placeOf(advert);
    const others = places.get(place);
    if (others) others.push(advert);
    else places.set(place, [advert]);
  });
  const ordered: One[] = [];
  for (const [, some] of [...places].sort(([one], [other]) => one - other))
    yield* each(some, advert => {
      ordered.push(advert);
    });
  return ordered;
}

/** Smaller comes first. */
function placeOf({ findings, isNew }: Found): number {
  const weight = heaviest(findings);
  const rank = weight === undefined ? WEIGHTS.length : WEIGHTS.indexOf(weight);
  let count = 0;
  for (const finding of findings) if (finding.weight === weight) count++;
  return (rank * 2 + (isNew ? 0 : 1)) * (MOST_COUNTED + 1) + MOST_COUNTED - Math.min(count, MOST_COUNTED);
}
