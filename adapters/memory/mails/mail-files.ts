import type { StoredMailFiles } from '../../../application/ports/submissions/stored-files.ts';

/** Always empty: a site in memory stores no mails as files. */
export function makeMemoryMailFiles(): StoredMailFiles {
  return {
    list: async () => [],
    naming: async () => [],
    addresses: async () => new Set(),
    forget: async () => undefined,
  };
}
