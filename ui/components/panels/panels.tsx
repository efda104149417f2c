import type { PropertyBody } from '../../../application/browse/property-body.ts';
import { lateBlock } from '../common/late-block.ts';

export type Loaded = typeof import('./panels-block.tsx');
export type Panel = Pick<PropertyBody, 'inside' | 'investment' | 'viager' | 'priceStory' | 'card'>;

/** `panelsThere`: the panels, if they are loaded. `loadPanels`: loads them; call before a page with panels is rendered in a browser. */
export const { there: panelsThere, load: loadPanels } = lateBlock<Loaded>(() => import('./panels-block.tsx'));

/** Whether a property has a panel. `hasPanels({ inside: undefined, investment: undefined, viager: undefined, priceStory: undefined })` → `false` */
export function hasPanels({ inside, investment, viager, priceStory }: Omit<Panel, 'card'>): boolean {
  return (inside ?? investment ?? viager ?? priceStory) !== undefined;
}
