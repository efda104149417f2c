import type { PropertyBody } from '../../../application/browse/property-body.ts';
import { loadStyles } from '../common/style-sheet.ts';

export type Loaded = typeof import('./panels-block.tsx');
export type Panel = Pick<PropertyBody, 'inside' | 'investment' | 'viager' | 'priceStory' | 'card'>;

let loaded: Loaded | undefined;

/** The panels, if they are loaded. */
export function panelsThere(): Loaded | undefined {
  return loaded;
}

/** Whether a property has a panel. `hasPanels({ inside: undefined, investment: undefined, viager: undefined, priceStory: undefined })` → `false` */
export function hasPanels({ inside, investment, viager, priceStory }: Omit<Panel, 'card'>): boolean {
  return [inside, investment, viager, priceStory].some(part => part !== undefined);
}

/** Loads the panels and, in a browser, their style sheet; call before a page with panels is rendered there. */
export async function loadPanels(): Promise<Loaded> {
  if (loaded) return loaded;
  const block = await import('./panels-block.tsx');
  if (typeof document !== 'undefined') await loadStyles(block.PANEL_STYLES);
  loaded = block;
  return block;
}
