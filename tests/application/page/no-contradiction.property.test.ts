import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { type PropertyBody, propertyBody } from '../../../application/browse/property-body.ts';
import { contexts } from '../../../application/view/contexts.ts';
import { listingCard } from '../../../application/view/listing-card-view.ts';
import type { PageContext } from '../../../application/view/page-context.ts';
import { mayNotForbidPets } from '../../../domain/letting/brussels-letting.ts';
import type { PublicListing } from '../../../domain/listing/listing.ts';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { REGIONS } from '../../../domain/place/region.ts';
import { brusselsDay } from '../../../domain/text/day.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { MADE_KINDS, type MadeKind, madeAdvert } from '../../arbitraries/made-advert.ts';
import { PAIRS, type Said } from '../../support/reading/contradictions.ts';
import { runs } from '../../support/run/daily-runs.ts';
import { reaches } from '../../support/run/reaches.ts';
import { openSite, UNLUCKY } from '../../support/site/sample-site.ts';

// In the full run, 40 000 pages on a busy machine.
vi.setConfig({ testTimeout: 1_800_000 });

const contextIn = await contexts(openSite([]), UNLUCKY);
const CONTEXTS = LANGUAGES.map(contextIn);
const TODAY = brusselsDay(UNLUCKY);
const KINDS = Object.keys(MADE_KINDS) as MadeKind[];
const anAdvert = () => fc.oneof(...REGIONS.flatMap(region => KINDS.map(kind => madeAdvert(region, kind, TODAY))));

/** What a page says; badges have no ids, so they are found by their words. */
function said(context: PageContext, listing: PublicListing, body: PropertyBody): Said {
  const facts = new Map(body.facts.flatMap(({ facts: some }) => some.map(({ name, value }) => [name, value] as const)));
  const words = new Set(body.card.badges.map(({ text }) => text));
  const { noticeRules } = context.content;
  return {
    body,
    notices: new Set(body.notices.map(({ id }) => id)),
    badges: new Set(noticeRules.filter(({ text }) => words.has(text[context.language] ?? '')).map(({ id }) => id)),
    isPetBanVoid: mayNotForbidPets(listing, TODAY),
    today: TODAY,
    fact: name => facts.get(name),
  };
}

test('no page of a property contradicts itself, in any language', async () => {
  const least = Object.fromEntries(PAIRS.map(({ says }) => [says, 4]));
  await reaches(least, met =>
    fc.assert(
      fc.asyncProperty(anAdvert(), async advert => {
        const listing = publicListing(advert, undefined);
        for (const context of CONTEXTS) {
          const page = said(context, listing, await propertyBody(context, listing, new URLSearchParams()));
          for (const pair of PAIRS) {
            if (!pair.isSaid(page)) continue;
            met(pair.says);
            expect(pair.isDenied(page) && `${pair.says}, beside ${pair.never}`).toBe(false);
          }
        }
      }),
      // A page costs a millisecond, and there are four of each advert.
      { numRuns: runs(10_000, 16) },
    ),
  );
});

test('an altered picture is marked in its label and text alternative, and is followed by its original', async () => {
  await reaches({ altered: runs(300, 2), original: runs(30, 2) }, met =>
    fc.assert(
      fc.asyncProperty(
        madeAdvert('flanders', 'house', TODAY),
        fc.constantFrom(...LANGUAGES),
        async (advert, language) => {
          const context = contextIn(language);
          const listing = publicListing(advert, undefined);
          const { pictures } = await propertyBody(context, listing, new URLSearchParams());
          const words = context.phrasesIn(language).pictures;
          expect(pictures.map(({ id }) => id).toSorted()).toEqual(advert.pictures.map(({ id }) => id).toSorted());
          for (const picture of advert.pictures) {
            const shown = pictures.find(({ id }) => id === picture.id);
            expect(shown?.label === words.altered).toBe(picture.altered === true);
            if (!picture.altered) continue;
            met('altered');
            const said = context.phrasesIn(shown?.alt.lang ?? language).pictures.altered;
            expect(shown?.alt.text.startsWith(said)).toBe(true);
            const original = advert.pictures.find(({ id, altered }) => id === picture.originalId && !altered);
            if (!original) continue;
            met('original');
            expect(pictures.find(({ id }) => id === original.id)?.label).toBe(words.original);
          }
          const label = advert.pictures[0]?.altered ? words.altered : undefined;
          expect(listingCard(context, listing).picture?.label).toBe(label);
        },
      ),
      { numRuns: runs(600, 2) },
    ),
  );
});

test('the documentation lists the same contradictions as this test', () => {
  const rows = readFileSync('docs/develop/said-once.md', 'utf8').matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm);
  const [, ...listed] = Array.from(rows, ([, says, never]) => [says, never]);
  expect(listed).toEqual(PAIRS.map(({ says, never }) => [says, never]));
});
