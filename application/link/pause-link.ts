import type { Subscribers } from '../ports/alerts/subscribers.ts';
import type { Subscription, Subscriptions } from '../ports/alerts/subscriptions.ts';
import type { FollowedLink, LinkHandler } from './link-handler.ts';
import { openSubscription, shownIn } from './subscription-link.ts';

/**
 * Pauses or resumes a confirmed alert. The button names the action, so that a double click or an outdated page performs the action on its label; any other
 * value changes nothing.
 */
export function makePauseAlert({
  subscribers,
  subscriptions,
}: {
  readonly subscribers: Pick<Subscribers, 'byToken'>;
  readonly subscriptions: Pick<Subscriptions, 'pause' | 'resume'>;
}): LinkHandler {
  async function openAlert(followed: FollowedLink): Promise<Subscription | undefined> {
    const found = await openSubscription(subscribers, followed);
    return found?.kind === 'alert' && found.confirmedAt !== undefined ? found : undefined;
  }

  return {
    async open(followed) {
      const alert = await openAlert(followed);
      return alert && shownIn(followed, alert);
    },
    async act(followed, raw) {
      const alert = await openAlert(followed);
      if (!alert) return undefined;
      const { hash, now } = followed;
      if (raw['do'] === 'pause') return (await subscriptions.pause(hash, now)) && 'done';
      if (raw['do'] === 'resume') return (await subscriptions.resume(hash)) && 'done';
      return shownIn(followed, alert);
    },
  };
}
