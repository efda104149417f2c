import type { LinkKind } from '../../domain/request/link.ts';
import type { Hashes } from '../ports/security/hashes.ts';
import type { LinkPurpose, LinkSecrets } from '../ports/security/link-secrets.ts';

/**
 * For each kind of link in mails, the purpose from which the link's secret is derived. All links of one record with the same purpose share
 * a secret.
 */
export const PURPOSE: Readonly<Record<LinkKind, LinkPurpose>> = {
  'confirm-subscription': 'subscription',
  'end-subscription': 'subscription',
  'change-search': 'subscription',
  'pause-alert': 'subscription',
  'confirm-offer': 'offer',
  'change-visit': 'appointment',
  'stop-recommendations': 'friend',
};

/** Pseudonym (HMAC) of a recipient of recommendations; case-insensitive: same for 'Bob@example.be' and 'bob@example.be'. */
export function recipientPseudonym(hashes: Hashes, email: string): string {
  return hashes.personal(personText(email));
}

/** A recipient's pseudonyms on the suppression list: under the current site secret and the previous one. */
export function recipientPseudonyms(hashes: Hashes, email: string): readonly string[] {
  const former = hashes.formerly(personText(email));
  return former === undefined ? [recipientPseudonym(hashes, email)] : [recipientPseudonym(hashes, email), former];
}

function personText(email: string): string {
  return `recommendations to ${email.toLowerCase()}`;
}

/** The recipient of a 'stop-recommendations' secret; `undefined` if the secret was not issued here. */
export function recipientOfSecret(secrets: LinkSecrets, hashes: Hashes, secret: string): string | undefined {
  const person = secret.slice(0, secret.length / 2);
  const proof = hashes.secret(secret.slice(person.length));
  // Compares hashes instead of secrets, against timing attacks.
  return hashes.secret(secrets.make(PURPOSE['stop-recommendations'], person, proof)) === proof ? person : undefined;
}
