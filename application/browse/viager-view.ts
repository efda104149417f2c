import { MARQUEE } from '../../domain/listing/display-state.ts';
import type { FactName } from '../../domain/listing/facts.ts';
import { goalOf } from '../../domain/listing/goal.ts';
import type { PublicListing } from '../../domain/listing/listing.ts';
import { numberFact } from '../../domain/listing/number-fact.ts';
import type { Text } from '../../domain/text/localized.ts';
import { monthOfYearText } from '../../domain/text/weekday.ts';
import { ASSUMED_INDEXATION, type ViagerMark, viagerMarks } from '../../domain/viager/time-line.ts';
import type { InvestmentWords, ViagerWords } from '../ports/phrases/phrases.ts';
import type { FactViewGroup } from '../view/fact-view.ts';
import { type PageContext, phrasesOf } from '../view/page-context.ts';
import { deedView, type DeedView } from './deed-view.ts';

/**
 * Figures of a viager, with totals after some years. Uses only amounts that are among `facts`, the facts shown on the page. Without an
 * annuity there are no totals; without annuity and first payment the view is `undefined`.
 */
export function viagerView(
  context: PageContext,
  listing: PublicListing,
  facts: readonly FactViewGroup[],
  parameters: URLSearchParams,
): ViagerView | undefined {
  if (!listing.viager || goalOf(listing.goal) !== 'sale' || listing.marquee === MARQUEE.sold) return undefined;
  const shown = new Set(facts.flatMap(group => group.facts.map(({ name }) => name)));
  const amount = (name: FactName) => (shown.has(name) ? numberFact(listing, name) : undefined);
  const [bouquet, annuity, marketValue] = [amount('bouquet'), amount('annuity'), amount('marketValue')];
  if (bouquet === undefined && annuity === undefined) return undefined;
  const longestYears = amount('longestDuration');
  const marks = annuity === undefined ? [] : viagerMarks({ bouquet: bouquet ?? 0, annuity, marketValue, longestYears });
  const yesNo = (name: FactName) => {
    const value = listing.facts[name];
    return shown.has(name) && typeof value === 'boolean' ? value : undefined;
  };
  const sharing = facts.flatMap(group => group.facts).find(({ name }) => name === 'costSharing');
  const thisYear = Number(context.today.slice(0, 4));
  const monthAfter = (years: number) =>
    monthOfYearText(`${thisYear + Math.floor(years)}${context.today.slice(4, 8)}01`, context.language);
  const { deed, deedVat, deedNotary, deedAbout, deedOwnHome, deedOther } = phrasesOf(context).investment;
  return {
    bouquet,
    annuity,
    marketValue,
    longestYears,
    lastRent: longestYears === undefined ? undefined : monthAfter(longestYears),
    heads: amount('heads'),
    ages: [amount('ageFirst'), amount('ageSecond')].flatMap(age => age ?? []),
    occupied: yesNo('occupied'),
    indexed: yesNo('indexed') === true,
    percent: ASSUMED_INDEXATION.value,
    from: thisYear,
    marks: marks.map(mark => ({ ...mark, month: monthAfter(mark.years) })),
    deed: marketValue === undefined ? undefined : deedView(listing, parameters, context.today),
    costSharing: sharing && { text: String(sharing.value), ...(sharing.lang && { lang: sharing.lang }) },
    asOf: context.today,
    words: phrasesOf(context).viager,
    deedWords: { deed, deedVat, deedNotary, deedAbout, deedOwnHome, deedOther },
  };
}

export type ViagerView = {
  /** Euro. */
  readonly bouquet: number | undefined;
  /** Euro a month. */
  readonly annuity: number | undefined;
  readonly marketValue: number | undefined;
  readonly longestYears: number | undefined;
  /** Month of the last annuity, if the annuity ends after a number of years. */
  readonly lastRent: string | undefined;
  readonly heads: number | undefined;
  /** Ages of the annuitants, in years; at most two. */
  readonly ages: readonly number[];
  readonly occupied: boolean | undefined;
  readonly indexed: boolean;
  /** Assumed indexation, per cent a year. */
  readonly percent: number;
  /** The current year. */
  readonly from: number;
  readonly marks: readonly (ViagerMark & { readonly month: string })[];
  readonly deed: DeedView | undefined;
  /** Which costs the sellers pay, and which the buyer. */
  readonly costSharing: Text | undefined;
  readonly asOf: string;
  readonly words: ViagerWords;
  readonly deedWords: Pick<
    InvestmentWords,
    'deed' | 'deedVat' | 'deedNotary' | 'deedAbout' | 'deedOwnHome' | 'deedOther'
  >;
};
