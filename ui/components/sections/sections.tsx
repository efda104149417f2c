import { lateBlock } from '../common/late-block.ts';

export type Loaded = typeof import('./sections-block.tsx');

/** `sectionsThere`: the sections, if they are loaded. `loadSections`: loads them; call before a page with sections is rendered in a browser. */
export const { there: sectionsThere, load: loadSections } = lateBlock<Loaded>(() => import('./sections-block.tsx'));
