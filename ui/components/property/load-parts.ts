import { lateBlock } from '../common/late-block.ts';

export type Loaded = typeof import('./parts.tsx');
export type PartName = keyof Loaded['PARTS'];

/** `partsThere`: the parts of a property's page, if they are loaded. `loadPropertyParts`: loads them; call before such a page is rendered in a browser. */
export const { there: partsThere, load: loadPropertyParts } = lateBlock<Loaded>(() => import('./parts.tsx'));
