import { renovationNotice } from '../../domain/energy/renovation-notice.ts';
import type { WishReason } from '../../domain/alert/match-wish.ts';
import type { ListingNews } from '../../domain/alert/listing-news.ts';
import { goalOf } from '../../domain/listing/goal.ts';
import type { PublicListing } from '../../domain/listing/listing.ts';
import type { Localized } from '../../domain/text/localized.ts';
import { listingCard, numberFact } from '../browse/listing-card.ts';
import { type PageContext, wordsOf } from '../browse/page-context.ts';
import type { AdvertTold, AlertMatch, MatchReason } from '../request/mail-templates.ts';
import { mailSubject } from '../request/request-subject.ts';

/** A property as an alert's mail shows it, without the reasons. */
export type AlertAdvert = Omit<AlertMatch, 'reasons'>;

/** A listing as visitors may know it, in the language of `context`. */
export function alertAdvert(context: PageContext, listing: PublicListing): AlertAdvert {
  const subject = mailSubject(context, {
    id: listing.id,
    listing,
    project: undefined,
    region: undefined,
    goal: undefined,
  });
  if (!subject) throw new Error('a listing is a subject');
  const { facts: _, ...named } = subject;
  return { ...named, advert: advertTold(context, listing) };
}

/** Why a property is in a mail: the news of it, then what of the wish it has or misses. */
export function matchReasons(
  context: PageContext,
  news: readonly ListingNews[],
  reasons: readonly WishReason[],
): readonly MatchReason[] {
  return [...news, ...reasons.flatMap(reason => named(context, reason) ?? [])];
}

/** A reason in words of the content; one for which it has none is left out. */
function named(context: PageContext, reason: WishReason): MatchReason | undefined {
  const { types, trees } = context.content;
  const words = (name: Localized | undefined) => wordsOf(context, name ?? {});
  switch (reason.kind) {
    case 'type':
    case 'other-type': {
      const name = words(types.find(({ webId }) => webId === reason.webId)?.name);
      return name === '' ? undefined : { kind: reason.kind, name };
    }
    case 'zone': {
      const name = words(trees.find(({ tree, id }) => tree === 'zones' && id === reason.zone)?.name);
      return name === '' ? undefined : { kind: 'zone', name };
    }
    case 'near-zone':
      return { kind: 'near-zone', name: words(reason.place.name), km: Math.max(1, Math.round(reason.km)) };
    default:
      return reason;
  }
}

function advertTold(context: PageContext, listing: PublicListing): AdvertTold {
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
