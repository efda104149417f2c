import type { LetterShelf } from '../../../application/ports/submissions/file-shelf.ts';

/** Always empty: a site in memory stores no mails as files. */
export function makeMemoryLetters(): LetterShelf {
  return {
    list: async () => [],
    naming: async () => [],
    addresses: async () => new Set(),
    forget: async () => undefined,
  };
}
