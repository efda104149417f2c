import type { Clock } from '../../../application/ports/clock.ts';
import type { ListingCatalogue } from '../../../application/ports/catalogue/listing-catalogue.ts';
import type { ListingChanges } from '../../../application/ports/catalogue/listing-changes.ts';
import type { SampleHistoryWriter } from '../../../application/ports/sample/sample-history.ts';
import type { Submission } from '../../../application/ports/submissions/submissions.ts';
import { brusselsDay } from '../../../domain/text/day.ts';
import { makeKnownChanges } from '../../memory/catalogue/known-changes.ts';

type SampleRequest = ReturnType<
  typeof import('../../../fixtures/builders/past/sample-past.ts').samplePast
>['requests'][number];

/**
 * Gives the sample agency two years of past the first time that its site starts, and what became of its adverts each time.
 * With any other content it does nothing, and only what imports recorded is known.
 */
export async function samplePastOf(
  isSample: boolean,
  {
    catalogue,
    past,
    changes,
    clock,
  }: {
    readonly catalogue: ListingCatalogue;
    readonly past: SampleHistoryWriter;
    /** What imports recorded. */
    readonly changes: Pick<ListingChanges, 'of'>;
    readonly clock: Clock;
  },
): Promise<Pick<ListingChanges, 'of'>> {
  if (!isSample) return changes;
  const { propertiesWithStories, sampleChanges, samplePast } = await import(
    '../../../fixtures/builders/past/sample-past.ts'
  );
  const listings = await catalogue.listings(propertiesWithStories());
  const today = brusselsDay(clock.now());
  await past.begin(() => {
    const { pageViews, requests } = samplePast(listings, today);
    return { pageViews, submissions: requests.map(submissionOf) };
  });
  return makeKnownChanges(sampleChanges(listings, today), changes);
}

/** As the form would have sent it. Any number may come at the hours of the past; no link leads to their viewings. */
function submissionOf({ listingId, viewing, ...request }: SampleRequest): Submission {
  const { id } = request;
  return {
    ...request,
    subjectId: listingId,
    key: id,
    bodyHash: id,
    challenge: undefined,
    limits: [],
    quietBeyond: undefined,
    place: viewing && {
      ...viewing,
      propertyId: listingId,
      capacity: 99,
      agentCapacity: 99,
      tokenHash: `none of ${id}`,
    },
    subscription: undefined,
    offerTokenHash: undefined,
    once: undefined,
    mails: [],
    mailsAgain: [],
  };
}
