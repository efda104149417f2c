import { type CostAssumption, type CalculatedFactName, calculatedFacts } from '../../domain/cost/calculated-facts.ts';
import { factsShown } from '../../domain/advert/fact-view.ts';
import { type FactGroup, type FactKind, type FactName, FACTS } from '../../domain/listing/facts.ts';
import { type PassedDayMeaning, passedDayMeaning } from '../../domain/advert/passed-day-meaning.ts';
import { isResidential } from '../../domain/listing/property-type.ts';
import type { PublicListing } from '../../domain/listing/listing.ts';
import type { Language } from '../../domain/text/language.ts';
import { codedTextOf, type PageContext } from './page-context.ts';

/**
 * A listing's public facts by group, in the page's language; leaves out empty groups. Costs are those that the calculator of the page
 * counts with the same parameters.
 */
export function factViews(
  context: PageContext,
  listing: PublicListing,
  parameters: URLSearchParams = new URLSearchParams(),
): readonly FactViewGroup[] {
  const counted = calculatedFacts(listing, parameters, context.today);
  const isHome = isResidential(listing.typeIds);
  return factsShown(withCounted(listing, counted), context.content.factRules, context.today)
    .map(({ group, facts }) => ({
      group,
      facts: facts.flatMap(({ name, value }): FactView[] => {
        const view = factView(context, name, value);
        // In a home, an office area is a study.
        const study = name === 'officeArea' && isHome && { study: true as const };
        return view ? [{ ...view, ...noteOf(name, counted), ...study }] : [];
      }),
    }))
    .filter(({ facts }) => facts.length > 0);
}

/** Replaces costs stated in the feed by the calculated ones; a cost that the feed does not state is not added. */
function withCounted(listing: PublicListing, counted: ReturnType<typeof calculatedFacts>): PublicListing {
  if (!counted) return listing;
  const facts = Object.entries(listing.facts).flatMap(([name, stated]) => {
    const value = isCounted(name) ? counted[name].value : stated;
    return value === undefined ? [] : [[name, value]];
  });
  return { ...listing, facts: Object.fromEntries(facts) };
}

function noteOf(name: FactName, counted: ReturnType<typeof calculatedFacts>): Pick<FactView, 'note'> {
  if (!counted || !isCounted(name)) return {};
  const { assumes, free } = counted[name];
  return assumes ? { note: { assumes, ...(free !== undefined && { free }) } } : {};
}

function isCounted(name: string): name is CalculatedFactName {
  return name === 'registrationRights' || name === 'notaryFees' || name === 'vat';
}

/** A fact's value in the page's language; `undefined` if missing. */
export function factView(
  context: PageContext,
  name: FactName,
  value: PublicListing['facts'][FactName],
): FactView | undefined {
  const [, kind] = FACTS[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'object') {
    const gone = passedDayMeaning(name, value, context.today);
    return { name, kind, value, ...(gone && { goneBy: gone }) };
  }
  const text = codedTextOf(context, value);
  return text && { name, kind, value: text.text, ...(text.lang ? { lang: text.lang } : {}) };
}

export type FactView = {
  readonly name: FactName;
  readonly kind: FactKind;
  readonly value: number | boolean | string;
  readonly lang?: Language;
  /** Assumptions of a calculated cost; `free`: part of the price free of duty, in euro. */
  readonly note?: { readonly assumes: readonly CostAssumption[]; readonly free?: number };
  /** What it means that the fact's day is past: the home is available, or the certificate has expired. */
  readonly goneBy?: PassedDayMeaning;
  /** Whether the office area is a study within a home. */
  readonly study?: true;
};

export type FactViewGroup = { readonly group: FactGroup; readonly facts: readonly FactView[] };
