import { renovationNotice } from '../../domain/energy/renovation-notice.ts';
import { goalOf } from '../../domain/listing/goal.ts';
import type { PublicListing } from '../../domain/listing/listing.ts';
import { energyView } from '../view/energy-view.ts';
import { badgesOf, priceOf } from '../view/listing-words.ts';
import { numberFact } from '../../domain/listing/number-fact.ts';
import type { PageContext } from '../view/page-context.ts';
import type { AdvertTold } from './mail-templates.ts';

/** What a mail in the language of `context` says of a property, as far as it is known. */
export function advertTold(context: PageContext, listing: PublicListing): AdvertTold {
  const energy = energyView(context, listing);
  const { floodParcelScore: parcel, floodBuildingScore: building } = listing.facts;
  const grades = { ...(typeof parcel === 'string' && { parcel }), ...(typeof building === 'string' && { building }) };
  return {
    price: priceOf(context, listing),
    ...told('charges', goalOf(listing.goal) === 'rent' ? numberFact(listing, 'renterCharges') : undefined),
    ...told('bedrooms', numberFact(listing, 'bedrooms')),
    ...told('livingArea', numberFact(listing, 'livingArea')),
    ...told('groundArea', numberFact(listing, 'groundArea')),
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
    badges: badgesOf(context, listing).map(({ text }) => text),
  };
}

/** The value under its name, where there is one. */
function told<K extends string, V>(name: K, value: V | undefined): { readonly [key in K]?: V } {
  return (value === undefined ? {} : { [name]: value }) as { readonly [key in K]?: V };
}
