/** A key that cannot be taken out of the browser, by its name, and until when it is needed, in milliseconds since 1970. */
export type DraftKey = { readonly name: string; readonly key: CryptoKey; readonly until: number };

/** Where keys of drafts are kept from one document to the next. All reject where the browser keeps none. */
export type DraftKeys = {
  read(name: string): Promise<DraftKey | undefined>;
  write(key: DraftKey): Promise<void>;
  /** Erases all keys of which `needless` says so. */
  erase(needless: (key: DraftKey) => boolean): Promise<void>;
};

const DATABASE = 'drafts';
const STORE = 'keys';

/** Keys of drafts in IndexedDB, which alone stores what cannot be read out; its database is made for the first key. */
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

/** What a request to the store gives, once all is written; nothing where there is no database and none is made. */
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
    // An open database can keep a browser from putting the page aside whole.
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
