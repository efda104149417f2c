import type { AskedMails } from '../../../application/ports/mails/asked-mails.ts';
import type { RequestStore } from '../store/request-store.ts';

/** Queue of requested mails, in memory. */
export function makeMemoryAskedMails({ askedMails }: RequestStore): AskedMails {
  return {
    async put(asked) {
      if (!askedMails.has(asked.id)) askedMails.set(asked.id, asked);
    },
    waiting: async count => [...askedMails.values()].slice(0, count),
    forget: async id => void askedMails.delete(id),
  };
}
