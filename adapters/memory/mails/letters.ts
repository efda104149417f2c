import type { StoredLetters } from '../../../application/ports/submissions/stored-files.ts';

/** No letters: what a site keeps in memory alone is laid into no folder. */
export function makeMemoryLetters(): StoredLetters {
  return {
    list: async () => [],
    naming: async () => [],
    addresses: async () => new Set(),
    forget: async () => undefined,
  };
}
