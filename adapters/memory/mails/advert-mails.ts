import type { AdvertMails, AdvertsNotified } from '../../../application/ports/mails/advert-mails.ts';
import { putMails, type RequestStore } from '../store/request-store.ts';

/** The last report on the agency's adverts, in memory. */
export function makeMemoryAdvertMails(store: RequestStore): AdvertMails {
  let last: AdvertsNotified | undefined;
  return {
    last: async () => last,
    async tell(told, mails) {
      if (last?.day === told.day) return false;
      last = { ...told };
      putMails(store, mails);
      return true;
    },
  };
}
