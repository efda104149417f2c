import type { Hashes } from '../ports/security/hashes.ts';
import type { LinkSecrets } from '../ports/security/link-secrets.ts';
import type { Subscribers } from '../ports/alerts/subscribers.ts';
import type { Subscription } from '../ports/alerts/subscriptions.ts';

/**
 * Ensures that the links in a subscription's next mail work. If its secret was derived from a site secret that is no longer configured,
 * stores one derived from the current secret, which invalidates links in earlier mails. Returns the stored hash.
 */
export type RenewLinks = (subscription: Pick<Subscription, 'id' | 'tokenHash'>) => Promise<string>;

export function makeRenewLinks({
  linkSecrets,
  hashes,
  subscribers,
}: {
  readonly linkSecrets: LinkSecrets;
  readonly hashes: Hashes;
  readonly subscribers: Pick<Subscribers, 'renew'>;
}): RenewLinks {
  return async ({ id, tokenHash }) => {
    const hash = hashes.secret(linkSecrets.make('subscription', id, tokenHash));
    if (hash !== tokenHash) await subscribers.renew(id, hash);
    return hash;
  };
}
