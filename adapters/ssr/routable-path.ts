const CONTROLS = new RegExp('[\\u0000-\\u001F\\u007F\\u2028\\u2029]');

/**
 * Whether the pages' router can take a path. It matches no line breaks, builds no URL of a tab, and writes a path that it cannot
 * decode on the console, with what may be a secret in it. No page has such an address. `isRoutablePath('/fr/%0a')` → `false`
 */
export function isRoutablePath(path: string): boolean {
  try {
    return !CONTROLS.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
