import { reason } from '../../application/finding/reason.ts';
import type { FeedItem } from '../../application/ports/catalogue/feed.ts';

/**
 * A finding about a property or project that an unclear switch hides. It names the id beside the field: a finding with an id of its own
 * would keep the last version on the site. `hiddenBySwitch('7', 'Enabled', 'maybe')` → `{ kind: 'refused', … }`
 */
export function hiddenBySwitch(id: string, field: string, value: string): FeedItem {
  const why = reason('switch-unclear', { value: JSON.stringify(value.slice(0, 40)) });
  return { kind: 'refused', finding: { id: '', field: `${id} ${field}`, reason: why } };
}
