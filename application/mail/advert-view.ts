import { advertOf } from '../../domain/advert/advert.ts';
import { matchingRules } from '../../domain/advert/listing-facts.ts';
import { renovationNotice } from '../../domain/energy/renovation-notice.ts';
import { goalOf } from '../../domain/listing/goal.ts';
import type { PublicListing } from '../../domain/listing/listing.ts';
import { energyView } from '../view/energy-view.ts';
import { badgeTexts, priceOf } from '../view/listing-words.ts';
import { mainSurface } from '../../domain/listing/main-surface.ts';
import { numberFact } from '../../domain/listing/number-fact.ts';
import type { PageContext } from '../view/page-context.ts';
import type { AdvertView } from './mail-templates.ts';

/** The known facts of a property for a mail, in the language of `context`. */
export function advertView(context: PageContext, listing: PublicListing): AdvertView {
  const advert = advertOf(listing, context.today);
  const badges = matchingRules(advert, context.content.noticeRules, 'badge');
  const energy = energyView(context, advert);
  const surface = mainSurface(listing);
  const { floodParcelScore: parcel, floodBuildingScore: building } = listing.facts;
  const grades = { ...(typeof parcel === 'string' && { parcel }), ...(typeof building === 'string' && { building }) };
  return {
    price: priceOf(context, listing),
    ...known('charges', goalOf(listing.goal) === 'rent' ? numberFact(listing, 'renterCharges') : undefined),
    ...known('bedrooms', numberFact(listing, 'bedrooms')),
    ...(surface && { [surface.name]: surface.value }),
    ...known('groundArea', numberFact(listing, 'groundArea')),
    ...(energy && {
      energy: {
        certificate: energy.certificate,
        label: energy.label,
        ...known('performance', energy.performance),
        ...known('co2', energy.co2),
        ...known('code', energy.code),
      },
    }),
    ...known('renovationYears', renovationNotice(listing, context.today, advert)?.years),
    ...(Object.keys(grades).length > 0 && { flood: grades }),
    badges: badgeTexts(context, badges).map(({ text }) => text),
  };
}

/** An object with the value under `name`; empty if the value is `undefined`. */
function known<K extends string, V>(name: K, value: V | undefined): { readonly [key in K]?: V } {
  return (value === undefined ? {} : { [name]: value }) as { readonly [key in K]?: V };
}
