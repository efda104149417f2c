import type { LinkKind } from '../../domain/request/link.ts';
import type { Hashes } from '../ports/hashes.ts';
import type { LinkPurpose, LinkSecrets } from '../ports/link-secrets.ts';

const PURPOSE: Readonly<Record<LinkKind, LinkPurpose>> = {
  'confirm-subscription': 'subscription',
  'end-subscription': 'subscription',
  'change-search': 'subscription',
  'pause-alert': 'subscription',
  'confirm-offer': 'offer',
  'change-visit': 'appointment',
  'stop-recommendations': 'friend',
};

/** The secret in the address of a thing's page. */
export function linkSecret(secrets: LinkSecrets, kind: LinkKind, id: string): string {
  const secret = secrets.make(PURPOSE[kind], id);
  // Nothing is kept of who is sent a recommendation: the link itself says whose it is, in a name that only the site can make.
  return kind === 'stop-recommendations' ? `${id}${secret}` : secret;
}

/** The name under which a receiver of recommendations is known. `personOf(hashes, 'Bob@example.be')` is that of 'bob@example.be' too. */
export function personOf(hashes: Hashes, email: string): string {
  return hashes.personal(`recommendations to ${email.toLowerCase()}`);
}

/** Whose link a secret of 'stop-recommendations' is; none where it was not made here. */
export function personBehind(secrets: LinkSecrets, hashes: Hashes, secret: string): string | undefined {
  const person = secret.slice(0, secret.length / 2);
  // Hashes are compared, so that the time it takes tells nothing of the secret.
  const made = hashes.secret(linkSecret(secrets, 'stop-recommendations', person)) === hashes.secret(secret);
  return made ? person : undefined;
}
