import type { DraftKey, DraftKeys } from './draft-keys.ts';

type Draft = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Lifetime of a draft after the last input, in milliseconds. */
const LASTS = 60 * 60_000;
/** Additional lifetime of a key, so that it need not be stored again with every input. */
const SLACK = 5 * 60_000;
const NONCE = 12;
const PREFIX = 'draft ';

/** A draft to be stored, and the time of its input (Unix ms). With `of`, it is stored only if the storage still has this text. */
type Waiting = { readonly draft: Draft; readonly at: number; readonly of?: string };

/** State of one form's draft in this document. */
type DraftState = {
  waiting?: Waiting | undefined;
  work?: Promise<void> | undefined;
  key?: DraftKey | undefined;
  timer?: ReturnType<typeof setTimeout>;
  /** The draft was deleted: pending work must not store it any more. */
  over?: true;
};

/**
 * Stores the input of forms for one hour, so that it survives a reload of the tab: in session storage, encrypted with AES-256-GCM, with
 * one key per form and document from `keys`. Stores nothing in browsers without Web Crypto (insecure context) or IndexedDB. Never rejects.
 * Deletes expired and invalid drafts when it is created.
 */
export function makeDraftStorage(keys: DraftKeys) {
  const draftStates = new Map<string, DraftState>();
  let broken = false;
  void sweep();

  async function sweep(): Promise<void> {
    try {
      await erase(places().filter(place => !readSealed(sessionStorage.getItem(place))));
    } catch {
      // Storage is unavailable, so there is nothing to delete.
    }
  }

  /** Deletes drafts, then their keys, the keys of `gone` and all expired keys. */
  async function erase(old: readonly string[], gone: readonly DraftState[] = []): Promise<void> {
    const names = new Set(old.map(place => sessionStorage.getItem(place)?.split(' ')[1]));
    for (const place of old) sessionStorage.removeItem(place);
    for (const draftState of draftStates.values()) if (names.has(draftState.key?.name)) draftState.key = undefined;
    await Promise.all(gone.map(({ work }) => work));
    for (const { key } of gone) names.add(key?.name);
    const now = Date.now();
    await keys.erase(({ name, until }) => names.has(name) || until <= now || until > now + LASTS + SLACK);
  }

  /** Encrypts and stores the latest draft; repeats this if the visitor typed more meanwhile. */
  async function work(form: string, draftState: DraftState): Promise<void> {
    try {
      const place = await placeOf(form);
      for (let next = draftState.waiting; next && !broken; next = draftState.waiting) {
        draftState.waiting = undefined;
        const text = await seal(await keyFor(draftState, next.at), place, next);
        const late = next.of !== undefined && next.of !== sessionStorage.getItem(place);
        if (!draftState.over && !late) sessionStorage.setItem(place, text);
      }
    } catch {
      broken = true;
      await placeOf(form)
        .then(place => sessionStorage.removeItem(place))
        .catch(() => undefined);
    } finally {
      draftState.work = undefined;
    }
  }

  /**
   * Key of a form in this document. A duplicated tab gets different keys. The key of an earlier document stays until it expires, since a
   * duplicated tab may need it; it cannot decrypt drafts of this document.
   */
  async function keyFor(draftState: DraftState, at: number): Promise<DraftKey> {
    if (draftState.key && draftState.key.until >= at + LASTS) return draftState.key;
    const known = draftState.key ?? {
      name: crypto.randomUUID(),
      key: await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    };
    const key = { ...known, until: at + LASTS + SLACK };
    draftState.key = key;
    await keys.write(key);
    return key;
  }

  function begin(form: string, waiting: Waiting): Promise<void> {
    if (broken) return Promise.resolve();
    const draftState = draftStates.get(form) ?? {};
    draftStates.set(form, draftState);
    draftState.waiting = waiting;
    clearTimeout(draftState.timer);
    // One second more, since timers may fire slightly early.
    draftState.timer = setTimeout(() => void sweep(), waiting.at + LASTS + 1000 - Date.now());
    return (draftState.work ??= work(form, draftState));
  }

  return {
    /** Reads a draft; `undefined` if there is none. A draft that is expired or was modified is deleted. */
    async read(form: string): Promise<Draft | undefined> {
      try {
        await draftStates.get(form)?.work;
        const place = await placeOf(form);
        const stored = sessionStorage.getItem(place);
        if (stored === null) return undefined;
        const sealed = readSealed(stored);
        const draft = sealed && (await unseal(sealed, place, await keys.read(sealed.name)));
        if (draft) {
          // Encrypt the draft again with a key of this document; the draft's expiry does not change.
          if (!draftStates.has(form)) void begin(form, { draft, at: sealed.at, of: stored });
        } else if (sessionStorage.getItem(place) === stored) await erase([place]);
        return draft;
      } catch {
        return undefined;
      }
    },
    /** Stores the input of a form, replacing an earlier draft; resolves when it is stored. */
    keep(form: string, draft: Draft): Promise<void> {
      return begin(form, { draft, at: Date.now() });
    },
    /** Deletes the draft of a form and its key. */
    async forget(form: string): Promise<void> {
      const draftState = takeOut(form);
      try {
        await erase([await placeOf(form)], draftState);
      } catch {
        // Storage is unavailable, so there are no drafts to delete.
      }
    },
    /** Deletes all drafts of this tab and their keys. */
    async forgetAll(): Promise<void> {
      const removed = [...draftStates.keys()].flatMap(takeOut);
      try {
        await erase(places(), removed);
      } catch {
        // Storage is unavailable, so there are no drafts to delete.
      }
    },
  };

  function takeOut(form: string): readonly DraftState[] {
    const draftState = draftStates.get(form);
    if (!draftState) return [];
    draftStates.delete(form);
    draftState.over = true;
    clearTimeout(draftState.timer);
    draftState.waiting = undefined;
    return [draftState];
  }
}

/** Session storage keys of all drafts in this tab, including those of earlier versions of the site. */
function places(): readonly string[] {
  const all = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '');
  return all.filter(key => key.startsWith(PREFIX));
}

/** Session storage key of a form's draft. Hashed, because some forms are named by a URL with search criteria. */
async function placeOf(form: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(form));
  return PREFIX + toText(new Uint8Array(hash, 0, 12));
}

type Sealed = { readonly at: number; readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** Parses a stored draft; `undefined` if it is invalid or older than an hour. */
function readSealed(stored: string | null): Sealed | undefined {
  const [, at = '', name = '', text = ''] = /^(\d{1,15}) ([\da-f-]{36}) ([\w+/]+=*)$/.exec(stored ?? '') ?? [];
  const age = Date.now() - Number(at);
  if (at === '' || age < 0 || age >= LASTS) return undefined;
  try {
    return { at: Number(at), name, bytes: Uint8Array.from(atob(text), letter => letter.charCodeAt(0)) };
  } catch {
    return undefined;
  }
}

/** `'1771234567890 <name of the key> <nonce and encrypted draft>'`; storage key, time and key name are authenticated. */
async function seal({ key, name }: DraftKey, place: string, { draft, at }: Waiting): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE));
  const text = new TextEncoder().encode(JSON.stringify(draft));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: bound(place, at, name) },
    key,
    text,
  );
  return `${at} ${name} ${toText(new Uint8Array([...iv, ...new Uint8Array(sealed)]))}`;
}

/** Decrypts a draft; `undefined` without the key or if it was modified. */
async function unseal(
  { at, name, bytes }: Sealed,
  place: string,
  kept: DraftKey | undefined,
): Promise<Draft | undefined> {
  if (!kept) return undefined;
  try {
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.subarray(0, NONCE), additionalData: bound(place, at, name) },
      kept.key,
      bytes.subarray(NONCE),
    );
    const draft: unknown = JSON.parse(new TextDecoder().decode(opened));
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

function bound(place: string, at: number, name: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${place} ${at} ${name}`);
}

function toText(bytes: Uint8Array): string {
  // Convert bytes one by one: a long draft exceeds the maximum number of arguments of a function.
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      field =>
        typeof field === 'string' || (Array.isArray(field) && field.every((item: unknown) => typeof item === 'string')),
    )
  );
}
