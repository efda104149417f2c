import { expectedHours, type ViewingState } from '../../../domain/appointment/viewing-change.ts';
import { deskPath } from '../../../domain/desk/desk-pages.ts';
import { parseListingId } from '../../../domain/listing/listing.ts';
import type { ViewingWithRequest } from '../../ports/viewings/viewing-records.ts';
import { listingPath } from '../../view/links.ts';
import { titleOf } from '../../view/listing-words.ts';
import { type PageContext, placeNames, wordsOf } from '../../view/page-context.ts';
import { personName, shownPhone } from '../requests/request-rows.ts';

/** A visit as a list of a day shows it. */
export type ViewingEntry = {
  readonly id: string;
  readonly href: string;
  readonly status: ViewingState;
  readonly from: string;
  readonly to: string;
  /** Whether these are the hours that the agent set; else those of the slot. */
  readonly isExact: boolean;
  /** Of who comes; '' where none was given. */
  readonly name: string;
  readonly phone: string | undefined;
  /** The property, by its number where it is gone. */
  readonly property: VisitedProperty;
  /** Who shows it; none where that is no agent in particular. */
  readonly agent: string | undefined;
};

export type VisitedProperty = {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  /** The page that visitors see; absent where it is gone. */
  readonly href: string | undefined;
};

/** Visits as lists show them, in the language of `context` and in the order in which they come. */
export async function viewingEntries(
  context: PageContext,
  visits: readonly ViewingWithRequest[],
): Promise<readonly ViewingEntry[]> {
  const properties = await visitedProperties(
    context,
    visits.map(({ propertyId }) => propertyId),
  );
  return visits.map(visit => ({
    id: visit.submissionId,
    href: deskPath('visit', context.language, { id: visit.submissionId }),
    status: visit.status,
    ...expectedHours(visit),
    isExact: visit.exact !== undefined,
    name: personName(visit.request.values),
    phone: shownPhone(visit.request.values),
    property: properties.get(visit.propertyId) ?? withdrawnProperty(visit.propertyId),
    agent: agentName(context, visit.agentId),
  }));
}

/** Properties that are visited, by id; one that is gone is left out. */
export async function visitedProperties(
  context: PageContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, VisitedProperty>> {
  const known = [...new Set(ids)].flatMap(id => parseListingId(id) ?? []);
  const listings = known.length === 0 ? [] : await context.catalogue.listings(known);
  return new Map(
    listings.map(listing => {
      const { address, place } = listing;
      const street = address ? [address.street, address.houseNumber].filter(Boolean).join(' ') : '';
      const town = `${place.postcode} ${wordsOf(context, placeNames(context, listing))}`;
      return [
        listing.id,
        {
          id: listing.id,
          title: titleOf(context, listing).text,
          place: [street, town].filter(Boolean).join(', '),
          href: listingPath(context, listing, context.language),
        },
      ];
    }),
  );
}

/** What is left to say of a property that is gone. */
export function withdrawnProperty(id: string): VisitedProperty {
  return { id, title: id, place: '', href: undefined };
}

/** The name of a person of the team, also of one who is shown no more. */
export function agentName({ content }: PageContext, agentId: string): string | undefined {
  return content.team.find(({ id }) => id === agentId)?.name;
}
