import type { Hashes } from '../ports/security/hashes.ts';
import type { LinkSecrets } from '../ports/security/link-secrets.ts';
import type { Subscribers } from '../ports/alerts/subscribers.ts';
import type { Subscription } from '../ports/alerts/subscriptions.ts';

/**
 * Ensures that the links in a subscription's next mail work. If the subscription's secret was derived from a site secret that is no longer
 * configured, stores the hash of one derived from the current site secret; links in earlier mails then no longer work. Returns the stored
 * hash.
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
