const CONTROLS = /[\u0000-\u001F\u007F\u2028\u2029]/;

/**
 * Whether the router can take a path. It matches no line breaks, builds no URL of a tab, and writes paths it cannot decode on the
 * console. No page has such an address: it is answered as unknown, and works as a page without script.
 * `isRoutablePath('/fr/%0a')` → `false`
 */
export function isRoutablePath(pathname: string): boolean {
  try {
    return !CONTROLS.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
