import { useSyncExternalStore } from 'react';
import { useApp } from '../common/app-context.ts';

/** Whether the documents of a property were asked for in this browser before; known once the page lives. */
export function useDocumentsAsked(property: string | undefined): boolean {
  const { requests } = useApp();
  return useSyncExternalStore(
    () => () => undefined,
    () => property !== undefined && (requests?.documentsAsked.has(property) ?? false),
    () => false,
  );
}
