import { factsShown } from '../../domain/advert/fact-view.ts';
import { type FactGroup, type FactKind, type FactName, FACTS } from '../../domain/listing/facts.ts';
import { isResidential } from '../../domain/listing/property-type.ts';
import type { PublicListing } from '../../domain/listing/listing.ts';
import type { Language } from '../../domain/text/language.ts';
import { codedTextOf, type PageContext } from './page-context.ts';

/** A listing's public facts by group, in the page's language; leaves out empty groups. */
export function factViews(context: PageContext, listing: PublicListing): readonly FactViewGroup[] {
  const isHome = isResidential(listing.typeIds);
  return factsShown(listing, context.content.factRules, context.today)
    .map(({ group, facts }) => ({
      group,
      facts: facts.flatMap(({ name, value }): FactView[] => {
        const view = factView(context, name, value);
        // In a home this is a room to work in.
        return view ? [name === 'officeArea' && isHome ? { ...view, study: true } : view] : [];
      }),
    }))
    .filter(({ facts }) => facts.length > 0);
}

/** A fact's value in the page's language; `undefined` if missing. */
export function factView(
  context: PageContext,
  name: FactName,
  value: PublicListing['facts'][FactName],
): FactView | undefined {
  const [, kind] = FACTS[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'object') return { name, kind, value };
  const text = codedTextOf(context, value);
  return text && { name, kind, value: text.text, ...(text.lang ? { lang: text.lang } : {}) };
}

export type FactView = {
  readonly name: FactName;
  readonly kind: FactKind;
  readonly value: number | boolean | string;
  readonly lang?: Language;
  /** An office area that is a room of a home. */
  readonly study?: true;
};

export type FactViewGroup = { readonly group: FactGroup; readonly facts: readonly FactView[] };
