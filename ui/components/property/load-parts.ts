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
  if (typeof document !== 'undefined') await Promise.all(parts.STYLES.map(withStyles));
  loaded = parts;
  return parts;
}

/** Resolves when the style sheet is there; a page without it is plain, but complete. */
function withStyles(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise(resolve => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
}
