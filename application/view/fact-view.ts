import { factsShown } from '../../domain/advert/fact-view.ts';
import { type FactGroup, type FactKind, type FactName, FACTS } from '../../domain/listing/facts.ts';
import { type GoneBy, goneBy } from '../../domain/listing/gone-by.ts';
import type { PublicListing } from '../../domain/listing/listing.ts';
import type { Language } from '../../domain/text/language.ts';
import { codedTextOf, type PageContext } from './page-context.ts';

/** A listing's public facts by group, in the page's language; leaves out empty groups. */
export function factViews(context: PageContext, listing: PublicListing): readonly FactViewGroup[] {
  return factsShown(listing, context.content.factRules, context.today)
    .map(({ group, facts }) => ({
      group,
      facts: facts.flatMap(({ name, value }) => factView(context, name, value) ?? []),
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
  if (typeof value !== 'object') {
    const gone = goneBy(name, value, context.today);
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
  /** Of a day that has come. */
  readonly goneBy?: GoneBy;
};

export type FactViewGroup = { readonly group: FactGroup; readonly facts: readonly FactView[] };
