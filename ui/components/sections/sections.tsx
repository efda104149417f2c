import { loadStyles } from '../common/style-sheet.ts';

export type Loaded = typeof import('./sections-block.tsx');

let loaded: Loaded | undefined;

/** The sections, if they are loaded. */
export function sectionsThere(): Loaded | undefined {
  return loaded;
}

/** Loads the sections and, in a browser, their style sheet; call before a page with sections is rendered there. */
export async function loadSections(): Promise<Loaded> {
  if (loaded) return loaded;
  const block = await import('./sections-block.tsx');
  if (typeof document !== 'undefined') await loadStyles(block.SECTION_STYLES);
  loaded = block;
  return block;
}
