import { lateBlock } from '../common/late-block.ts';

type Loaded = typeof import('./parts.tsx');
export type PartName = keyof Loaded['PARTS'];

/** Parts of a property's page whose code is loaded only when the page needs it. */
export const { useBlock: useParts, load: loadPropertyParts } = lateBlock<Loaded>(() => import('./parts.tsx'));
