import { use } from 'react';

/** Code and addresses of the style sheets of components that only some pages need. */
type Block = { readonly STYLES: readonly string[] };

/**
 * A block that is loaded when a page needs it. `load`: loads the block and, in a browser, its style sheets; call it before the browser
 * renders a page with the block. `useBlock`: the block; suspends until it is loaded, so that the server's HTML, which works without script,
 * stays in place, also where the code is blocked.
 */
export function lateBlock<B extends Block>(fetchBlock: () => Promise<B>) {
  let loaded: B | undefined;
  let coming: Promise<B> | undefined;
  // `once` prevents a second load in parallel, which would find the style sheets' elements in the document and not wait until they are
  // loaded.
  const load = once(async () => {
    const block = await fetchBlock();
    if (typeof document !== 'undefined') await Promise.all(block.STYLES.map(loadStyles));
    return (loaded = block);
  });
  return { load, useBlock: () => loaded ?? use((coming ??= onceConnected(load))) };
}

/** Loads on the first call and remembers the result; after a failure the next call loads again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}

/** Time in ms until the second attempt; the wait doubles with every further attempt, up to `LONGEST_RETRY_MS`. */
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/**
 * Loads code. After a failure, loads it again when the browser reports that it is online or after `retryAfter` ms, whichever comes first.
 * The wait doubles with each attempt, because browsers may report that they are online before a request can succeed.
 */
export function onceConnected<T>(load: () => Promise<T>, retryAfter = FIRST_RETRY_MS): Promise<T> {
  return load().catch(async () => {
    await new Promise(resolve => {
      addEventListener('online', resolve, { once: true });
      setTimeout(resolve, retryAfter);
    });
    return onceConnected(load, Math.min(retryAfter * 2, LONGEST_RETRY_MS));
  });
}

/** Resolves when the style sheet has loaded or failed to load: a page without the style sheet is readable, only unstyled. */
function loadStyles(href: string): Promise<unknown> | undefined {
  if (document.querySelector(`link[href="${href}"]`)) return undefined;
  return new Promise(resolve => {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve, onerror: resolve }),
    );
  });
}
