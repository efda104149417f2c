import type { StoredMailFiles } from '../../../application/ports/submissions/stored-files.ts';

/** No letters: what a site keeps in memory alone is laid into no folder. */
export function makeMemoryMailFiles(): StoredMailFiles {
  return {
    list: async () => [],
    naming: async () => [],
    addresses: async () => new Set(),
    forget: async () => undefined,
  };
}
