const KEY = 'documents-asked';
/** Upper limit of what is kept; the oldest go first. */
const MOST = 100;

/** The properties whose documents were asked for in this browser; one that stores nothing remembers none. */
export function makeDocumentsAskedKeeper() {
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
        // What cannot be stored is not remembered; the request was sent all the same.
      }
    },
  };
}
