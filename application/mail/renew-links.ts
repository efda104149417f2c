import type { Hashes } from '../ports/security/hashes.ts';
import type { LinkSecrets } from '../ports/security/link-secrets.ts';
import type { Subscribers } from '../ports/alerts/subscribers.ts';
import type { Subscription } from '../ports/alerts/subscriptions.ts';

/**
 * Sees to it that the links of a subscription's next mail open something. One whose secret was made under a secret that the site
 * has no more gets one under today's; the links of its earlier mails open nothing from then on. Gives the hash that is kept.
 */
export type RenewLinks = (subscription: Pick<Subscription, 'id' | 'tokenHash'>) => Promise<string>;

export function makeRenewLinks({
  secrets,
  hashes,
  subscribers,
}: {
  readonly secrets: LinkSecrets;
  readonly hashes: Hashes;
  readonly subscribers: Pick<Subscribers, 'renew'>;
}): RenewLinks {
  return async ({ id, tokenHash }) => {
    const hash = hashes.secret(secrets.make('subscription', id, tokenHash));
    if (hash !== tokenHash) await subscribers.renew(id, hash);
    return hash;
  };
}
