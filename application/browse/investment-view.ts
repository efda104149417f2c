import { leaseAxis, type LeaseAxis, type LeaseBar } from '../../domain/investment/lease-axis.ts';
import { grossYields, type GrossYield, rentRoll, type RentRoll } from '../../domain/investment/rent-roll.ts';
import { MARQUEE } from '../../domain/listing/display-state.ts';
import { goalOf } from '../../domain/listing/goal.ts';
import type { PublicListing } from '../../domain/listing/listing.ts';
import { numberFact } from '../../domain/listing/number-fact.ts';
import { shownPrice } from '../../domain/listing/price-display.ts';
import type { Text } from '../../domain/text/localized.ts';
import type { InvestmentWords } from '../ports/phrases/phrases.ts';
import { type PageContext, phrasesOf, textOf } from '../view/page-context.ts';
import { deedView, type DeedView } from './deed-view.ts';

/** Rents, ends of leases and gross yields of a property for sale whose listing has units; `undefined` for any other, or once it is sold. */
export function investmentView(
  context: PageContext,
  listing: PublicListing,
  parameters: URLSearchParams,
): InvestmentView | undefined {
  const { units } = listing;
  if (!units || units.length === 0 || goalOf(listing.goal) !== 'sale' || listing.marquee === MARQUEE.sold)
    return undefined;
  const words = phrasesOf(context).investment;
  const roll = rentRoll(units);
  const axis = leaseAxis(units, context.today);
  const price = shownPrice(listing);
  const deed = deedView(listing, parameters, context.today);
  const propertyTax = numberFact(listing, 'propertyTax');
  return {
    units: units.map(({ name, area, bedrooms, rent, leaseEnd }, at) => ({
      name: (name && textOf(context, name)) ?? { text: words.unitNumber.replace('{{number}}', String(at + 1)) },
      ...(area !== undefined && { area }),
      ...(bedrooms !== undefined && { bedrooms }),
      ...(rent !== undefined && { rent }),
      ...(leaseEnd !== undefined && { lease: axis?.bars[at] ?? { end: leaseEnd, share: 0, ended: true } }),
    })),
    roll,
    axis: axis && { from: axis.from, to: axis.to, years: axis.years },
    yields: grossYields({ rent: roll.rent, price, total: deed && deed.base + deed.costs, propertyTax }),
    deed,
    propertyTax,
    hidden: price === undefined,
    changedOn: listing.changedOn,
    asOf: context.today,
    words,
  };
}

export type UnitView = {
  readonly name: Text;
  /** m². */
  readonly area?: number;
  readonly bedrooms?: number;
  /** Euro a month. */
  readonly rent?: number;
  readonly lease?: LeaseBar;
};

export type InvestmentView = {
  readonly units: readonly UnitView[];
  readonly roll: RentRoll;
  /** Time axis for the ends of the leases; absent if no lease ends in the future. */
  readonly axis: Omit<LeaseAxis, 'bars'> | undefined;
  readonly yields: readonly GrossYield[];
  readonly deed: DeedView | undefined;
  /** Euro a year. */
  readonly propertyTax: number | undefined;
  /** Whether the agency hides the price; the rents are then hidden too. */
  readonly hidden: boolean;
  /** ISO days: `changedOn` is the day of the agency's last change, `asOf` the day of the cost rules. */
  readonly changedOn: string;
  readonly asOf: string;
  readonly words: InvestmentWords;
};
