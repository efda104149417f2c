/** A non-extractable encryption key with its name and expiry (Unix ms). */
export type DraftKey = { readonly name: string; readonly key: CryptoKey; readonly until: number };

/** Store for draft keys that survives a reload. All methods reject if the browser has no storage. */
export type DraftKeys = {
  read(name: string): Promise<DraftKey | undefined>;
  write(key: DraftKey): Promise<void>;
  /** Deletes all keys for which `needless` returns true. */
  erase(needless: (key: DraftKey) => boolean): Promise<void>;
};

const DATABASE = 'drafts';
const STORE = 'keys';

/** Draft keys in IndexedDB, the only storage for non-extractable keys. The database is created with the first key. */
export function makeDraftKeys(): DraftKeys {
  return {
    read: name => within('readonly', store => store.get(name) as IDBRequest<DraftKey | undefined>),
    write: async key => {
      await within('readwrite', store => store.put(key), true);
    },
    erase: async needless => {
      await within('readwrite', store => {
        const all = store.getAll() as IDBRequest<DraftKey[]>;
        all.onsuccess = () => {
          for (const key of all.result) if (needless(key)) store.delete(key.name);
        };
        return all;
      });
    },
  };
}

/** Runs a request in a transaction and returns its result after the commit; `undefined` if there is no database and `make` is false. */
async function within<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
  make = false,
): Promise<T | undefined> {
  const database = await open(make);
  if (!database) return undefined;
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode, { durability: 'relaxed' });
      const request = ask(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    // Close the database, because an open one may prevent the page from entering the back/forward cache.
    database.close();
  }
}

function open(make: boolean): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    let absent = false;
    request.onupgradeneeded = () => {
      if (make) {
        request.result.createObjectStore(STORE, { keyPath: 'name' });
        return;
      }
      absent = true;
      request.transaction?.abort();
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = event => {
      event.preventDefault();
      if (absent) resolve(undefined);
      else reject(request.error);
    };
  });
}
