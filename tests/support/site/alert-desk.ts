import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { makeAnnounceChanges } from '../../../application/alert/announce-changes.ts';
import type { ListingChange, ListingChanges } from '../../../application/ports/catalogue/listing-changes.ts';
import type { WaitingMail } from '../../../application/ports/mails/outbox.ts';
import type { Subscription } from '../../../application/ports/alerts/subscriptions.ts';
import type { ListingEvent } from '../../../domain/listing/listing-event.ts';
import type { AlertCriteria } from '../../../domain/alert/alert-criteria.ts';
import type { LinkKind } from '../../../domain/request/link.ts';
import type { Listing, ListingId } from '../../../domain/listing/listing.ts';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { aListing } from '../../arbitraries/full-listing.ts';
import { aSubmission } from '../../arbitraries/a-submission.ts';
import { openSite, UNLUCKY } from './sample-site.ts';

/** Listing changes in an array. */
function listedChanges(): ListingChanges & { happen(listingId: string, ...events: readonly ListingEvent[]): void } {
  const all: ListingChange[] = [];
  let told = 0;
  return {
    happen(listingId, ...events) {
      for (const change of events)
        all.push({ seq: all.length + 1, at: UNLUCKY, listingId: listingId as ListingId, change });
    },
    unprocessed: async count => all.filter(({ seq }) => seq > told).slice(0, count),
    async markProcessed(seq) {
      told = Math.max(told, seq);
    },
    of: async id => all.filter(({ listingId }) => listingId === id).reverse(),
  };
}

/** A house in Namur for €325,000 with three bedrooms. */
export const HOUSE = aListing({
  place: { name: { fr: 'Namur', nl: 'Namen' }, postcode: '5000', countryId: 10, countryName: {} },
  title: { fr: 'Maison de ville' },
  mainTypeName: {},
  facts: { bedrooms: 3 },
});

/** Search criteria that match `HOUSE`. */
const WISH: AlertCriteria = {
  goal: 'sale',
  types: [4],
  zones: ['zone-5000'],
  budget: 350_000,
  bedrooms: 3,
};

/** Search alerts over memory adapters: the test publishes the catalogue, adds changes and moves the clock. */
export function openAlertDesk() {
  const { site, catalogue } = openSite([]);
  const requests = makeMemoryRequestPorts();
  const changes = listedChanges();
  const parts = {
    changes,
    runs: requests.alertRuns,
    catalogue,
    subscribers: requests.subscribers,
    outbox: requests.outbox,
    site,
    clock: { now: () => UNLUCKY },
    look: async () => {},
    linkPath: (kind: LinkKind, id: string) => `/${kind}/${id}/`,
    renewLinks: async ({ tokenHash }: { readonly tokenHash: string }) => tokenHash,
  };
  const announce = makeAnnounceChanges(parts);
  const rest = async () => {};
  return {
    ...requests,
    parts,
    changes,
    /** Publishes these listings. */
    publish: (...listings: readonly Listing[]) =>
      catalogue.publish(
        listings.map(listing => publicListing(listing, listing.coordinates)),
        [],
      ),
    /** Creates a confirmed search alert of `who`. */
    async subscribe(who: string, wish: Partial<AlertCriteria> = {}, more: Partial<Subscription> = {}): Promise<void> {
      const subscription: Subscription = {
        id: who,
        kind: 'alert',
        email: `${who}@example.be`,
        language: 'fr',
        wish: { ...WISH, ...wish },
        createdAt: UNLUCKY,
        confirmedAt: UNLUCKY,
        pausedAt: undefined,
        tokenHash: `hash of ${who}`,
        ...more,
      };
      await requests.submissions.accept({ ...aSubmission(who, { mails: [] }), id: who, subscription });
    },
    announce: (stopping: () => boolean = () => false) => announce({ rest, stopping }),
    /** Pending mails by the part of the address before the @; can be called once. */
    async mails(): Promise<ReadonlyMap<string, WaitingMail>> {
      const mails = await requests.outbox.take(10_000, UNLUCKY, UNLUCKY + 1);
      return new Map(mails.map(mail => [mail.to.replace(/@.*$/, ''), mail]));
    },
  };
}

export type AlertDesk = ReturnType<typeof openAlertDesk>;
