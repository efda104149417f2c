import type { ListingRequests, ListingViewing } from '../../../application/ports/requests/listing-requests.ts';
import type { RequestStore } from '../store/request-store.ts';

/** Reads requests and viewings of a property from memory, without personal data. */
export function makeMemoryListingRequests({ submissions, viewings: all }: RequestStore): ListingRequests {
  const viewings = (id: string): ListingViewing[] =>
    [...all.values()]
      .filter(({ propertyId, status }) => propertyId === id && status !== 'cancelled')
      .map(({ day, from, to, exact, status, isMoved, outcome }) => ({ day, from, to, exact, status, isMoved, outcome }))
      .sort((a, b) => (`${a.day} ${a.from} ${a.to}` < `${b.day} ${b.from} ${b.to}` ? -1 : 1));

  return {
    async of(id, before = Number.POSITIVE_INFINITY, count) {
      const found = [...submissions.values()]
        .filter(({ subjectId, receivedAt }) => subjectId === id && receivedAt < before)
        .map(({ receivedAt, form, language }) => ({ at: receivedAt, form, language }))
        .sort((a, b) => b.at - a.at || (a.form < b.form ? -1 : 1));
      const last = found[count - 1];
      return last ? found.filter(({ at }) => at >= last.at) : found;
    },
    viewingsFrom: async (id, day, count) =>
      viewings(id)
        .filter(viewing => viewing.day >= day)
        .slice(0, count),
    async viewingsBefore(id, day, count) {
      const found = viewings(id)
        .filter(viewing => viewing.day < day)
        .reverse();
      const last = found[count - 1];
      return last ? found.filter(viewing => viewing.day >= last.day) : found;
    },
  };
}
