import { reason } from '../../application/finding/reason.ts';
import type { FeedItem } from '../../application/ports/catalogue/feed.ts';

/**
 * A finding about a property or project that is hidden because its switch is unclear. The id is part of the finding's `field`, and `id` is
 * empty, because a refused finding with an `id` keeps the last published version on the site. `hiddenBySwitch('7', 'Enabled', 'maybe')` →
 * `{ kind: 'refused', … }`
 */
export function hiddenBySwitch(id: string, field: string, value: string): FeedItem {
  const why = reason('switch-unclear', { value: JSON.stringify(value.slice(0, 40)) });
  return { kind: 'refused', finding: { id: '', field: `${id} ${field}`, reason: why } };
}
