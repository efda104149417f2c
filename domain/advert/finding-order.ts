import { atOnce, eachSliced, type Sliced } from '../work/sliced.ts';
import { type PublishFinding, type Weight, WEIGHTS } from './publish-check.ts';

/** Data of one advert that decides its order. */
export type RankedAdvert = {
  readonly id: string;
  readonly findings: readonly PublishFinding[];
  /** Whether the advert is not yet public, so that its errors can be fixed before visitors see them. */
  readonly isNew: boolean;
};

/** The most severe weight among findings; `undefined` without findings. */
export function worstWeight(findings: readonly PublishFinding[]): Weight | undefined {
  return WEIGHTS.find(weight => findings.some(finding => finding.weight === weight));
}

/** Maximum number of findings that count for an advert's rank; adverts with more findings rank equally. */
const MOST_COUNTED = 999;

/**
 * Sorts adverts by urgency: most severe finding first, then adverts not yet public, then those with more findings of that weight; adverts
 * without findings last. Stable.
 * `inOrderOfFindings([hinted, breaching, newAndBreaching])` → `[newAndBreaching, breaching, hinted]`
 */
export function inOrderOfFindings<One extends RankedAdvert>(adverts: readonly One[]): readonly One[] {
  return atOnce(inOrderOfFindingsSliced(adverts));
}

/**
 * Like `inOrderOfFindings`, but yields regularly (`Sliced`). There are few distinct ranks, so it groups adverts by rank and sorts only the
 * ranks.
 */
export function* inOrderOfFindingsSliced<One extends RankedAdvert>(adverts: readonly One[]): Sliced<readonly One[]> {
  const places = new Map<number, One[]>();
  yield* eachSliced(adverts, advert => {
    const place = placeOf(advert);
    const others = places.get(place);
    if (others) others.push(advert);
    else places.set(place, [advert]);
  });
  const ordered: One[] = [];
  for (const [, some] of [...places].sort(([one], [other]) => one - other))
    yield* eachSliced(some, advert => {
      ordered.push(advert);
    });
  return ordered;
}

/** Rank of an advert; smaller comes first. */
function placeOf({ findings, isNew }: RankedAdvert): number {
  const weight = worstWeight(findings);
  const rank = weight === undefined ? WEIGHTS.length : WEIGHTS.indexOf(weight);
  let count = 0;
  for (const finding of findings) if (finding.weight === weight) count++;
  return (rank * 2 + (isNew ? 0 : 1)) * (MOST_COUNTED + 1) + MOST_COUNTED - Math.min(count, MOST_COUNTED);
}
