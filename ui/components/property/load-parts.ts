import { loadStyles } from '../common/style-sheet.ts';

export type Loaded = typeof import('./parts.tsx');
export type PartName = keyof Loaded['PARTS'];

let loaded: Loaded | undefined;

/** The parts of a property's page, if they are loaded. */
export function partsThere(): Loaded | undefined {
  return loaded;
}

/** Loads the parts and, in a browser, their style sheets; call before a property's page is rendered there. */
export async function loadPropertyParts(): Promise<Loaded> {
  if (loaded) return loaded;
  const parts = await import('./parts.tsx');
  if (typeof document !== 'undefined') await Promise.all(parts.STYLES.map(loadStyles));
  loaded = parts;
  return parts;
}
