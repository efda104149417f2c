import type { LinkKind } from '../../domain/request/link.ts';
import type { Hashes } from '../ports/security/hashes.ts';
import type { LinkPurpose, LinkSecrets } from '../ports/security/link-secrets.ts';

/** Whose secret opens the page of a link. */
export const PURPOSE: Readonly<Record<LinkKind, LinkPurpose>> = {
  'confirm-subscription': 'subscription',
  'end-subscription': 'subscription',
  'change-search': 'subscription',
  'pause-alert': 'subscription',
  'confirm-offer': 'offer',
  'change-visit': 'appointment',
  'stop-recommendations': 'friend',
};

/** The name under which a receiver of recommendations is known. `personOf(hashes, 'Bob@example.be')` is that of 'bob@example.be' too. */
export function personOf(hashes: Hashes, email: string): string {
  return hashes.personal(personText(email));
}

/** The names under which a receiver may stand on the suppression list: today's, and the one under the site's previous secret. */
export function namesOf(hashes: Hashes, email: string): readonly string[] {
  const former = hashes.formerly(personText(email));
  return former === undefined ? [personOf(hashes, email)] : [personOf(hashes, email), former];
}

function personText(email: string): string {
  return `recommendations to ${email.toLowerCase()}`;
}

/** Whose link a secret of 'stop-recommendations' is; none where it was not made here. */
export function personBehind(secrets: LinkSecrets, hashes: Hashes, secret: string): string | undefined {
  const person = secret.slice(0, secret.length / 2);
  const proof = hashes.secret(secret.slice(person.length));
  // Hashes are compared, so that the time it takes tells nothing of the secret.
  return hashes.secret(secrets.make(PURPOSE['stop-recommendations'], person, proof)) === proof ? person : undefined;
}
