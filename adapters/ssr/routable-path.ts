const CONTROLS = new RegExp('[\\u0000-\\u001F\\u007F\\u2028\\u2029]');

/**
 * Whether the pages' router can handle a path. The router does not match line breaks, cannot build a URL that contains a tab, and logs a
 * path that it cannot decode to the console, including any secret in it. No page has such an address. `isRoutablePath('/fr/%0a')` → `false`
 */
export function isRoutablePath(path: string): boolean {
  try {
    return !CONTROLS.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
