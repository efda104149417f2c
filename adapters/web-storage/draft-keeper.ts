import type { DraftKey, DraftKeys } from './draft-keys.ts';

type Draft = Readonly<Record<string, string | readonly string[] | undefined>>;

/** How long a draft lasts after the last letter that was typed, in milliseconds. */
const LASTS = 60 * 60_000;
/** A key may outlast its draft by so much, or it would be written anew with every letter. */
const SLACK = 5 * 60_000;
const NONCE = 12;
const PREFIX = 'draft ';

/** What is to be stored, and when it was typed, in milliseconds since 1970; in place of `of` alone, where that is given. */
type Waiting = { readonly draft: Draft; readonly at: number; readonly of?: string };

/** What this document keeps of one form. */
type Keeping = {
  waiting?: Waiting | undefined;
  work?: Promise<void> | undefined;
  key?: DraftKey | undefined;
  timer?: ReturnType<typeof setTimeout>;
  /** Forgotten: whatever is under way for it is stored no more. */
  over?: true;
};

/**
 * What was typed into forms, for a reload of the tab, for one hour: in the session storage by AES-256-GCM, under keys of `keys`,
 * one a form and document. A browser without Web Crypto (http on another host) or without a place for keys keeps nothing.
 * Nothing rejects. Old drafts, and what is none, are erased when it is made.
 */
export function makeDraftKeeper(keys: DraftKeys) {
  const keepings = new Map<string, Keeping>();
  let broken = false;
  void sweep();

  async function sweep(): Promise<void> {
    try {
      await erase(places().filter(place => !readSealed(sessionStorage.getItem(place))));
    } catch {
      // What stores nothing has nothing that is old.
    }
  }

  /** Erases drafts, then their keys, those of `gone` and all whose time is over. */
  async function erase(old: readonly string[], gone: readonly Keeping[] = []): Promise<void> {
    const names = new Set(old.map(place => sessionStorage.getItem(place)?.split(' ')[1]));
    for (const place of old) sessionStorage.removeItem(place);
    for (const keeping of keepings.values()) if (names.has(keeping.key?.name)) keeping.key = undefined;
    await Promise.all(gone.map(({ work }) => work));
    for (const { key } of gone) names.add(key?.name);
    const now = Date.now();
    await keys.erase(({ name, until }) => names.has(name) || until <= now || until > now + LASTS + SLACK);
  }

  /** Stores what waits, the last of it: what was typed while that before was being sealed. */
  async function work(form: string, keeping: Keeping): Promise<void> {
    try {
      const place = await placeOf(form);
      for (let next = keeping.waiting; next && !broken; next = keeping.waiting) {
        keeping.waiting = undefined;
        const text = await seal(await keyFor(keeping, next.at), place, next);
        const late = next.of !== undefined && next.of !== sessionStorage.getItem(place);
        if (!keeping.over && !late) sessionStorage.setItem(place, text);
      }
    } catch {
      broken = true;
      await placeOf(form)
        .then(place => sessionStorage.removeItem(place))
        .catch(() => undefined);
    } finally {
      keeping.work = undefined;
    }
  }

  /**
   * The key of a form in this document alone: a tab that was copied from another shares none with it. One of a document that is
   * gone stays until its time is over, since a copy of the tab may need it; no draft of this tab can be read with it.
   */
  async function keyFor(keeping: Keeping, at: number): Promise<DraftKey> {
    if (keeping.key && keeping.key.until >= at + LASTS) return keeping.key;
    const known = keeping.key ?? {
      name: crypto.randomUUID(),
      key: await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    };
    const key = { ...known, until: at + LASTS + SLACK };
    keeping.key = key;
    await keys.write(key);
    return key;
  }

  function begin(form: string, waiting: Waiting): Promise<void> {
    if (broken) return Promise.resolve();
    const keeping = keepings.get(form) ?? {};
    keepings.set(form, keeping);
    keeping.waiting = waiting;
    clearTimeout(keeping.timer);
    // A timer may be early by a moment.
    keeping.timer = setTimeout(() => void sweep(), waiting.at + LASTS + 1000 - Date.now());
    return (keeping.work ??= work(form, keeping));
  }

  return {
    /** The draft of a form; nothing where there is none, it is older than an hour or was tampered with: that one is erased. */
    async read(form: string): Promise<Draft | undefined> {
      try {
        await keepings.get(form)?.work;
        const place = await placeOf(form);
        const stored = sessionStorage.getItem(place);
        if (stored === null) return undefined;
        const sealed = readSealed(stored);
        const draft = sealed && (await unseal(sealed, place, await keys.read(sealed.name)));
        if (draft) {
          // From now on under a key of this document; it grows no younger by it.
          if (!keepings.has(form)) void begin(form, { draft, at: sealed.at, of: stored });
        } else if (sessionStorage.getItem(place) === stored) await erase([place]);
        return draft;
      } catch {
        return undefined;
      }
    },
    /** Keeps what stands in a form, in place of what was kept of it before; done once it is stored. */
    keep(form: string, draft: Draft): Promise<void> {
      return begin(form, { draft, at: Date.now() });
    },
    /** Erases the draft of a form and its key. */
    async forget(form: string): Promise<void> {
      const keeping = takeOut(form);
      try {
        await erase([await placeOf(form)], keeping);
      } catch {
        // Nothing was stored.
      }
    },
    /** Erases all drafts of this tab and their keys. */
    async forgetAll(): Promise<void> {
      const gone = [...keepings.keys()].flatMap(takeOut);
      try {
        await erase(places(), gone);
      } catch {
        // Nothing was stored.
      }
    },
  };

  function takeOut(form: string): readonly Keeping[] {
    const keeping = keepings.get(form);
    if (!keeping) return [];
    keepings.delete(form);
    keeping.over = true;
    clearTimeout(keeping.timer);
    keeping.waiting = undefined;
    return [keeping];
  }
}

/** Where the drafts of this tab are stored, those of an earlier version of the site among them. */
function places(): readonly string[] {
  const all = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '');
  return all.filter(key => key.startsWith(PREFIX));
}

/** Where a form's draft is stored: by a hash, since some are named by an address with what was searched. */
async function placeOf(form: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(form));
  return PREFIX + toText(new Uint8Array(hash, 0, 12));
}

type Sealed = { readonly at: number; readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** What was stored within the last hour; anything else is no draft. */
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

/** `'1771234567890 <name of the key> <nonce and sealed draft>'`, bound to its place, time and key. */
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

/** The draft within; nothing without the key, or where one of its bytes is another. */
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
  // One by one: a long draft has more bytes than a function takes arguments.
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
