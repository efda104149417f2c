import { useSyncExternalStore } from 'react';

/** Whether the page is interactive: false during server rendering and hydration. */
export function useLive(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
