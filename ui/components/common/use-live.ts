import { useSyncExternalStore } from 'react';

/** Whether script is at work here: false while the server draws and while a page comes to life. */
export function useLive(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
