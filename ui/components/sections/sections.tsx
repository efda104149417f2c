import { lateBlock } from '../common/late-block.ts';

/** Sections of modules, whose code is loaded only by pages that have one. */
export const { useBlock: useSections, load: loadSections } = lateBlock<typeof import('./sections-block.tsx')>(
  () => import('./sections-block.tsx'),
);
