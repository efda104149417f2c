import { renovationNotice } from '../../domain/energy/renovation-notice.ts';
import { goalOf } from '../../domain/listing/goal.ts';
import type { PublicListing } from '../../domain/listing/listing.ts';
import { listingCard } from '../view/listing-card.ts';
import { numberFact } from '../../domain/listing/number-fact.ts';
import type { PageContext } from '../view/page-context.ts';
import type { AdvertTold } from './mail-templates.ts';

/** What a mail in the language of `context` says of a property, as far as it is known. */
export function advertTold(context: PageContext, listing: PublicListing): AdvertTold {
  const { price, energy, badges, bedrooms, livingArea, groundArea } = listingCard(context, listing);
  const { floodParcelScore: parcel, floodBuildingScore: building } = listing.facts;
  const grades = { ...(typeof parcel === 'string' && { parcel }), ...(typeof building === 'string' && { building }) };
  return {
    ...(price.kind === 'shown' && {
      price: {
        amount: price.amount,
        startingFrom: price.startingFrom,
        perMonth: price.perMonth,
        ...(price.unit && { unit: price.unit.text }),
      },
    }),
    ...told('charges', goalOf(listing.goal) === 'rent' ? numberFact(listing, 'renterCharges') : undefined),
    ...told('bedrooms', bedrooms),
    ...told('livingArea', livingArea),
    ...told('groundArea', groundArea),
    ...(energy && {
      energy: {
        label: energy.label,
        ...told('performance', energy.performance),
        ...told('co2', energy.co2),
        ...told('code', energy.code),
      },
    }),
    ...told('renovationYears', renovationNotice(listing, context.today)?.years),
    ...(Object.keys(grades).length > 0 && { flood: grades }),
    badges: badges.map(({ text }) => text),
  };
}

/** The value under its name, where there is one. */
function told<K extends string, V>(name: K, value: V | undefined): { readonly [key in K]?: V } {
  return (value === undefined ? {} : { [name]: value }) as { readonly [key in K]?: V };
}
