import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import type { ListingChanges } from '../../../application/ports/catalogue/listing-changes.ts';
import { isSampleAgency, allowsSampleLogins } from '../sample-agency.ts';
import type { SampleParts } from '../sample/apply-sample.ts';

/** The sample's owners have addresses at this domain, which RFC 2606 reserves, so no other owner has one. */
const OWNERS_AT = '@example.org';
const AGENT_ID = /^sample-/;

/**
 * Loads the data of the sample agency if the site shows it, or if the database still contains accounts of the sample, which are then
 * removed because their passwords are public. On all other sites no module of the sample is loaded. Returns the changes of adverts that the
 * site shows.
 */
export async function openSample(
  site: { readonly contentDirectory: string; readonly isPublic: boolean },
  parts: SampleParts,
): Promise<Pick<ListingChanges, 'of'>> {
  const isSample = isSampleAgency(site.contentDirectory);
  if (!isSample && !(await mayHoldSampleAccounts(parts.store))) return parts.changes;
  const { applySample } = await import('../sample/apply-sample.ts');
  return applySample({ isSample, hasLogins: allowsSampleLogins(site) }, parts);
}

async function mayHoldSampleAccounts({
  owners,
  agentRecords,
}: Pick<RequestPorts, 'owners' | 'agentRecords'>): Promise<boolean> {
  if ((await owners.list(OWNERS_AT, undefined, 1)).length > 0) return true;
  return (await agentRecords.all()).some(({ id }) => AGENT_ID.test(id));
}
