import { useSyncExternalStore } from 'react';

/** Origin of the page; '' during server rendering and hydration. */
export function useOrigin(): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => location.origin,
    () => '',
  );
}
