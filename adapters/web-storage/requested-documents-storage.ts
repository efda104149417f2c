const KEY = 'documents-asked';
/** Maximum number of stored ids; the oldest are removed first. */
const MOST = 100;

/** Ids of the properties whose documents this browser requested; empty if local storage is unavailable. */
export function makeRequestedDocumentsStorage() {
  function read(): readonly string[] {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
      return Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : [];
    } catch {
      return [];
    }
  }
  return {
    has: (property: string): boolean => read().includes(property),
    add(property: string): void {
      try {
        localStorage.setItem(KEY, JSON.stringify([property, ...read().filter(id => id !== property)].slice(0, MOST)));
      } catch {
        // Storage is unavailable: the request was sent, but is not remembered.
      }
    },
  };
}
