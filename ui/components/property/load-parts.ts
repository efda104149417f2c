import { lateBlock } from '../common/late-block.ts';

type Loaded = typeof import('./parts.tsx');
export type PartName = keyof Loaded['PARTS'];

/** The parts of a property's page. */
export const { useBlock: useParts, load: loadPropertyParts } = lateBlock<Loaded>(() => import('./parts.tsx'));
