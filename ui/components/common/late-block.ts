/** Code and addresses of the style sheets of components that only some pages need. */
type Block = { readonly STYLES: readonly string[] };

/**
 * A block that is loaded when a page needs it. `there`: the block, if it is loaded. `load`: loads it and, in a browser, its style sheets;
 * call it before a page with the block is rendered there.
 */
export function lateBlock<B extends Block>(fetchBlock: () => Promise<B>) {
  let loaded: B | undefined;
  return {
    there: () => loaded,
    load: async (): Promise<B> => {
      const block = loaded ?? (await fetchBlock());
      if (!loaded && typeof document !== 'undefined') await Promise.all(block.STYLES.map(loadStyles));
      return (loaded = block);
    },
  };
}

/** Resolves when the style sheet is there, or has failed: a page without it is plain, but complete. */
function loadStyles(href: string): Promise<unknown> | undefined {
  if (document.querySelector(`link[href="${href}"]`)) return undefined;
  return new Promise(resolve => {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve, onerror: resolve }),
    );
  });
}
