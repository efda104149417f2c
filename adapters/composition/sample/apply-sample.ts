import type { Clock } from '../../../application/ports/clock.ts';
import type { ListingCatalogue } from '../../../application/ports/catalogue/listing-catalogue.ts';
import type { Hashes } from '../../../application/ports/security/hashes.ts';
import type { LinkSecrets } from '../../../application/ports/security/link-secrets.ts';
import type { ListingChanges } from '../../../application/ports/catalogue/listing-changes.ts';
import type { PasswordHasher } from '../../../application/ports/accounts/password-hasher.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import type { SampleHistoryWriter } from '../../../application/ports/sample/sample-history.ts';
import { addSampleWork, applySampleAgents } from './sample-desk.ts';
import { applySampleOwners } from './sample-owners.ts';
import { type PastChangesTarget, samplePastOf } from './sample-past.ts';

/** Ports that store the accounts, page views and requests of the sample agency. */
export type SampleParts = {
  readonly store: Pick<
    RequestPorts,
    | 'owners'
    | 'accounts'
    | 'agentRecords'
    | 'sampleAgents'
    | 'offers'
    | 'viewings'
    | 'deskRequests'
    | 'requestWriter'
    | 'deskLog'
  >;
  readonly catalogue: ListingCatalogue & PastChangesTarget;
  readonly past: SampleHistoryWriter;
  /** Changes of adverts that imports recorded. */
  readonly changes: Pick<ListingChanges, 'of'>;
  readonly hasher: PasswordHasher;
  readonly linkSecrets: LinkSecrets;
  readonly hashes: Pick<Hashes, 'secret'>;
  readonly clock: Clock;
};

/**
 * Puts a site into the state of the sample agency: accounts, if they can log in, and two years of history. If the site no longer shows the
 * sample, removes the accounts. Returns the changes of adverts that the site shows.
 */
export async function applySample(
  { isSample, hasLogins }: { readonly isSample: boolean; readonly hasLogins: boolean },
  { store, hasher, ...parts }: SampleParts,
): Promise<Pick<ListingChanges, 'of'>> {
  const { catalogue, changes, clock } = parts;
  const now = clock.now();
  const agents = applySampleAgents(hasLogins, { store, hasher, now });
  const addPast = async () => {
    const { offers, viewings } = store;
    const past = isSample ? await samplePastOf({ ...parts, offers, viewings }) : { changes, entries: [] };
    if (await agents) await addSampleWork({ store, catalogue, now, entries: past.entries });
    return past.changes;
  };
  // A child process computes the hashes of the passwords one after the other, so the sample's history is stored meanwhile.
  const [shown] = await Promise.all([
    addPast(),
    agents.then(() => applySampleOwners(hasLogins, { store, hasher, now })),
  ]);
  return shown;
}
