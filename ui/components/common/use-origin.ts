import { useSyncExternalStore } from 'react';

/** The site's origin as the browser knows it; '' on the server and before the page lives. */
export function useOrigin(): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => location.origin,
    () => '',
  );
}
