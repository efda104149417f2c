import type { RequestedMails } from '../../../application/ports/mails/requested-mails.ts';
import type { RequestStore } from '../store/request-store.ts';

/** Queue of requested mails, in memory. */
export function makeMemoryRequestedMails({ askedMails }: RequestStore): RequestedMails {
  return {
    async put(asked) {
      if (!askedMails.has(asked.id)) askedMails.set(asked.id, asked);
    },
    waiting: async count => [...askedMails.values()].slice(0, count),
    forget: async id => void askedMails.delete(id),
  };
}
