import type { LetterShelf } from '../../../application/ports/submissions/file-shelf.ts';

/** No letters: what a site keeps in memory alone is laid into no folder. */
export function makeMemoryLetters(): LetterShelf {
  return {
    list: async () => [],
    naming: async () => [],
    addresses: async () => new Set(),
    forget: async () => undefined,
  };
}
