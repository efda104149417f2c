import { useSyncExternalStore } from 'react';
import { useApp } from '../common/app-context.ts';

/** Whether the documents of a property were requested in this browser before; false until hydration. */
export function useDocumentsAsked(property: string | undefined): boolean {
  const { requests } = useApp();
  return useSyncExternalStore(
    () => () => undefined,
    () => property !== undefined && (requests?.documentsAsked.has(property) ?? false),
    () => false,
  );
}
