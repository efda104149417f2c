import type { PrivateDetailsStore } from '../../../application/ports/catalogue/private-details.ts';
import type { RequestStore } from '../store/request-store.ts';

/** Stores details of listings that only agents may see, in memory. */
export function makeMemoryPrivateDetails({ listingsKnown, feedOwners }: RequestStore): PrivateDetailsStore {
  return {
    async keep(known, gone) {
      for (const [id, one] of known) listingsKnown.set(id, structuredClone(one));
      for (const id of gone) listingsKnown.delete(id);
    },
    of: async ids =>
      new Map(
        ids.flatMap(id => {
          const known = listingsKnown.get(id);
          const ownerEmails = [...(feedOwners.get(id) ?? [])].sort();
          return known ? [[id, { ...structuredClone(known), ownerEmails }] as const] : [];
        }),
      ),
  };
}
