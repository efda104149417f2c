import { lateBlock } from '../common/late-block.ts';

/** The sections of pages. */
export const { useBlock: useSections, load: loadSections } = lateBlock<typeof import('./sections-block.tsx')>(
  () => import('./sections-block.tsx'),
);
