import type { BrusselsMoment } from '../../../domain/appointment/viewing-calendar.ts';
import {
  expectedHours,
  viewingState,
  type ViewingState,
  type ViewingStatus,
} from '../../../domain/appointment/viewing-state.ts';
import { deskPath } from '../../../domain/desk/desk-pages.ts';
import { parseListingId } from '../../../domain/listing/listing.ts';
import type { ViewingWithRequest } from '../../ports/viewings/viewing-records.ts';
import { listingPath } from '../../view/links.ts';
import { titleOf } from '../../view/listing-words.ts';
import { type PageContext, placeName } from '../../view/page-context.ts';
import { personName } from '../../../domain/request/person-name.ts';
import { senderPhone } from '../shared/sender.ts';
import { townLine } from '../../../domain/place/town-line.ts';

/** A viewing in the list of a day. */
export type ViewingEntry = {
  readonly id: string;
  readonly href: string;
  readonly status: ViewingStatus;
  readonly state: ViewingState;
  readonly from: string;
  readonly to: string;
  /** Whether an agent has set exact hours; otherwise the hours of this entry are those of the slot. */
  readonly isExact: boolean;
  /** Name of the visitor; '' if not given. */
  readonly name: string;
  readonly phone: string | undefined;
  /** The property; only its id if withdrawn. */
  readonly property: ViewingProperty;
  /** Agent in charge, if any. */
  readonly agent: string | undefined;
};

export type ViewingProperty = {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  /** Address of the property's public page; absent if the property is withdrawn. */
  readonly href: string | undefined;
};

/** Viewings for display in a list, in the given order and the language of `context`, with their state at `now`. */
export async function viewingEntries(
  context: PageContext,
  now: BrusselsMoment,
  viewings: readonly ViewingWithRequest[],
): Promise<readonly ViewingEntry[]> {
  const properties = await viewingProperties(
    context,
    viewings.map(({ propertyId }) => propertyId),
  );
  return viewings.map(viewing => ({
    id: viewing.submissionId,
    href: deskPath('visit', context.language, { id: viewing.submissionId }),
    status: viewing.status,
    state: viewingState(viewing, now),
    ...expectedHours(viewing),
    isExact: viewing.exact !== undefined,
    name: personName(viewing.request.values),
    phone: senderPhone(viewing.request.values),
    property: properties.get(viewing.propertyId) ?? withdrawnProperty(viewing.propertyId),
    agent: agentName(context, viewing.agentId),
  }));
}

/** Properties to be viewed, by id; withdrawn ones are left out. */
export async function viewingProperties(
  context: PageContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ViewingProperty>> {
  const known = [...new Set(ids)].flatMap(id => parseListingId(id) ?? []);
  const listings = known.length === 0 ? [] : await context.catalogue.listings(known);
  return new Map(
    listings.map(listing => {
      const { address, place } = listing;
      const street = address ? [address.street, address.houseNumber].filter(Boolean).join(' ') : '';
      const town = townLine(place.postcode, placeName(context, listing));
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

/** Replaces a property that is no longer in the catalogue: only its id is known. */
export function withdrawnProperty(id: string): ViewingProperty {
  return { id, title: id, place: '', href: undefined };
}

/** Name of a team member, even if unpublished. */
export function agentName({ content }: PageContext, agentId: string): string | undefined {
  return content.team.find(({ id }) => id === agentId)?.name;
}
