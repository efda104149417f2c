import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FINDING_WEIGHTS, type FindingCode, publishCheck, WEIGHTS } from '../../../domain/advert/publish-check.ts';
import { REGIONS } from '../../../domain/place/region.ts';
import { TODAY } from '../../arbitraries/full-listing.ts';
import { MADE_KINDS, type MadeKind, madeAdvert } from '../../arbitraries/made-advert.ts';
import { noteFigure } from '../../support/run/figures.ts';

const ADVERTS = 1000;
const KINDS = Object.keys(MADE_KINDS) as MadeKind[];
const CODES = Object.keys(FINDING_WEIGHTS) as FindingCode[];

/** Findings that the law of one region alone gives. */
const OF_ONE_REGION: Readonly<Partial<Record<FindingCode, string>>> = {
  'code-or-address-missing': 'flanders',
  'renovation-term-changes': 'flanders',
  'pets-forbidden': 'brussels',
  'rent-above-reference': 'brussels',
  'reference-rent-order': 'brussels',
};

test.each(REGIONS.flatMap(region => KINDS.map(kind => [kind, region] as const)))(
  'the publish check over generated adverts of a %s in %s finds what the law of that region requires',
  (kind, region) => {
    const counts = new Map<FindingCode, number>();
    let clean = 0;
    fc.assert(
      fc.property(madeAdvert(region, kind, TODAY), advert => {
        const codes = publishCheck(advert, TODAY).map(({ code }) => code);
        if (codes.every(code => FINDING_WEIGHTS[code] !== 'breach')) clean++;
        for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
      }),
      { numRuns: ADVERTS },
    );
    const strangers = [...counts.keys()].filter(code => (OF_ONE_REGION[code] ?? region) !== region);
    const found = WEIGHTS.map(weight => {
      const named = CODES.filter(code => FINDING_WEIGHTS[code] === weight && counts.has(code));
      return `${weight}: ${named.map(code => `${code} ${counts.get(code)}`).join(', ')}`;
    });
    noteFigure({
      row: 'L1',
      what: `${ADVERTS} made adverts, ${kind}, ${region}`,
      figure: `${clean} without a breach; ${found.join('; ')}`,
      target: 'no finding of another region',
      passed: strangers.length === 0,
    });
    expect(strangers).toEqual([]);
  },
);
