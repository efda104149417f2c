import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeDraftStorage } from '../../adapters/web-storage/draft-storage.ts';
import type { DraftKey, DraftKeys } from '../../adapters/web-storage/draft-keys.ts';
import { reaches } from '../support/run/reaches.ts';
import { wholeText } from '../arbitraries/any-text.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.UTC(2026, 2, 29) });
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** In-memory keys as all tabs of one site share them. */
function browserKeys(kept = new Map<string, DraftKey>()) {
  const keys: DraftKeys = {
    read: async name => kept.get(name),
    write: async key => void kept.set(key.name, key),
    erase: async needless => {
      for (const key of kept.values()) if (needless(key)) kept.delete(key.name);
    },
  };
  return { keys, kept };
}

const stored = () => Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>;

/** Replaces the session storage by that of another tab. */
function turnToTab(content: Record<string, string>) {
  sessionStorage.clear();
  for (const [name, text] of Object.entries(content)) sessionStorage.setItem(name, text);
}

const aField = fc.oneof(wholeText({ maxLength: 30 }), fc.array(wholeText({ maxLength: 30 }), { maxLength: 3 }));
const aDraft = fc.dictionary(fc.stringMatching(/^[a-z]{1,12}$/), aField, { maxKeys: 6 });
const aForm = fc.constantFrom('site-contact', 'make-an-offer', 'demand-register /en/alert/?q=garden');

test('a draft can be read after a reload within an hour, not later', () =>
  reaches({ within: 25, after: 25 }, met =>
    fc.assert(
      fc.asyncProperty(
        aForm,
        aDraft,
        fc.oneof(fc.integer({ min: 0, max: 2 * HOUR }), fc.constantFrom(HOUR - 1, HOUR)),
        fc.integer({ min: 0, max: 3 }),
        async (form, draft, age, reloads) => {
          sessionStorage.clear();
          const { keys, kept } = browserKeys();
          await makeDraftStorage(keys).keep(form, draft);
          // Reading a draft does not extend its hour.
          for (let reload = 0; reload < reloads; reload++) {
            vi.setSystemTime(Date.now() + Math.floor(age / (reloads + 1)));
            const storage = makeDraftStorage(keys);
            await storage.read(form);
            await storage.read(form);
          }
          vi.setSystemTime(Date.now() + age - reloads * Math.floor(age / (reloads + 1)));
          const again = makeDraftStorage(keys);
          met(age < HOUR ? 'within' : 'after');
          expect(await again.read(form)).toEqual(age < HOUR ? draft : undefined);
          if (age >= HOUR) expect(stored()).toEqual({});
          if (age >= HOUR + 5 * MINUTE) expect(kept.size).toBe(0);
        },
      ),
      { numRuns: 200 },
    ),
  ));

test('storage contains no typed word and not the URL that prefilled the form', async () => {
  const word = fc.stringMatching(/^[a-zé]{5,12}$/);
  await fc.assert(
    fc.asyncProperty(word, word, async (typed, searched) => {
      sessionStorage.clear();
      const { keys, kept } = browserKeys();
      const form = `demand-register /en/alert/?q=${searched}`;
      await makeDraftStorage(keys).keep(form, { remark: typed, income: '2600.55', types: [typed, '4'] });
      const all = JSON.stringify(stored());
      expect(Object.keys(stored())).toHaveLength(1);
      for (const text of [typed, searched, '2600.55', 'demand-register', 'remark', JSON.stringify(typed).slice(1, -1)])
        expect(all).not.toContain(text);
      const [{ key } = { key: undefined }] = kept.values();
      expect(key?.extractable).toBe(false);
      await expect(crypto.subtle.exportKey('raw', key!)).rejects.toThrow();
    }),
  );
});

test('a stored draft with any character changed is not read, and is erased', async () => {
  await fc.assert(
    fc.asyncProperty(aDraft, fc.nat(), fc.stringMatching(/^[\w+/= -]$/), async (draft, at, letter) => {
      sessionStorage.clear();
      const { keys } = browserKeys();
      await makeDraftStorage(keys).keep('site-contact', draft);
      const [place = '', text = ''] = Object.entries(stored())[0] ?? [];
      const other = text.slice(0, at % text.length) + letter + text.slice((at % text.length) + 1);
      // The last base64 character has unused bits, so some changes have no effect.
      fc.pre(saidBy(other) === undefined || saidBy(other) !== saidBy(text));
      sessionStorage.setItem(place, other);
      expect(await makeDraftStorage(keys).read('site-contact')).toBeUndefined();
      expect(stored()).toEqual({});
    }),
  );
});

/** Decodes the parts of a stored draft. */
function saidBy(text: string): string | undefined {
  const [at, name, sealed = ''] = text.split(' ');
  try {
    return `${at} ${name} ${atob(sealed)}`;
  } catch {
    return undefined;
  }
}

test('foreign text is not read as a draft and is erased, like unencrypted drafts of an earlier version', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async foreign => {
      const { keys } = browserKeys();
      sessionStorage.clear();
      await makeDraftStorage(keys).keep('site-contact', { email: 'ann@example.be' });
      const [place = ''] = Object.keys(stored());
      sessionStorage.setItem(place, foreign);
      sessionStorage.setItem('draft site-contact', '{"email":["ann@example.be"]}');
      sessionStorage.setItem('lng', 'fr');
      expect(await makeDraftStorage(keys).read('site-contact')).toBeUndefined();
      expect(stored()).toEqual({ lng: 'fr' });
    }),
  );
});

test('a draft is valid only for its form and its time', async () => {
  const { keys } = browserKeys();
  const storage = makeDraftStorage(keys);
  await storage.keep('site-contact', { email: 'ann@example.be' });
  const [place = '', text = ''] = Object.entries(stored())[0] ?? [];
  await storage.keep('job-contact', { email: 'zoe@example.be' });
  const other = Object.keys(stored()).find(name => name !== place) ?? '';
  sessionStorage.setItem(other, text);
  expect(await makeDraftStorage(keys).read('job-contact')).toBeUndefined();
  vi.setSystemTime(Date.now() + 30 * MINUTE);
  sessionStorage.setItem(place, text.replace(/^\d+/, String(Date.now())));
  expect(await makeDraftStorage(keys).read('site-contact')).toBeUndefined();
});

test('of text typed quickly the last version is stored, whether saved at once or in turn', async () => {
  const { keys, kept } = browserKeys();
  const storage = makeDraftStorage(keys);
  const letters = [...'A long thought'];
  await Promise.all(
    letters.map((_, end) => storage.keep('site-contact', { remark: letters.slice(0, end + 1).join('') })),
  );
  expect(await makeDraftStorage(keys).read('site-contact')).toEqual({ remark: 'A long thought' });
  await storage.keep('site-contact', { remark: '' });
  expect(await storage.read('site-contact')).toEqual({ remark: '' });
  expect(kept.size).toBeLessThanOrEqual(2);
});

test('a submitted form leaves neither draft nor key, whatever was still being encrypted', async () => {
  const { keys, kept } = browserKeys();
  const storage = makeDraftStorage(keys);
  await storage.keep('job-contact', { email: 'zoe@example.be' });
  void storage.keep('site-contact', { remark: 'a' });
  void storage.keep('site-contact', { remark: 'ab' });
  await storage.forget('site-contact');
  expect(await storage.read('site-contact')).toBeUndefined();
  expect(await makeDraftStorage(keys).read('site-contact')).toBeUndefined();
  expect(Object.keys(stored())).toHaveLength(1);
  expect(await storage.read('job-contact')).toEqual({ email: 'zoe@example.be' });
  await storage.keep('site-contact', { remark: 'another' });
  expect(await makeDraftStorage(keys).read('site-contact')).toEqual({ remark: 'another' });
  await storage.forgetAll();
  expect([stored(), await storage.read('job-contact')]).toEqual([{}, undefined]);
  expect([...kept.values()].filter(({ until }) => until <= Date.now())).toEqual([]);
});

test('a draft still being encrypted while its form is submitted is not stored', async () => {
  const { keys, kept } = browserKeys();
  let writes = 0;
  let letGo = () => {};
  const held = new Promise<void>(resolve => (letGo = resolve));
  const slow: DraftKeys = {
    ...keys,
    write: async key => {
      writes++;
      await held;
      await keys.write(key);
    },
  };
  const storage = makeDraftStorage(slow);
  const keeping = storage.keep('site-contact', { remark: 'a' });
  await vi.waitFor(() => expect(writes).toBe(1));
  const forgotten = storage.forget('site-contact');
  letGo();
  await Promise.all([keeping, forgotten]);
  expect([stored(), kept.size]).toEqual([{}, 0]);
});

test('logging out erases the drafts of earlier documents and their keys', async () => {
  const { keys, kept } = browserKeys();
  await makeDraftStorage(keys).keep('site-contact', { remark: 'a' });
  await makeDraftStorage(keys).forgetAll();
  expect([stored(), kept.size]).toEqual([{}, 0]);
});

test('a page that stays open erases drafts after an hour', async () => {
  const { keys, kept } = browserKeys();
  const storage = makeDraftStorage(keys);
  await storage.keep('site-contact', { remark: 'early' });
  await vi.advanceTimersByTimeAsync(30 * MINUTE);
  await storage.keep('job-contact', { remark: 'late' });
  await vi.advanceTimersByTimeAsync(31 * MINUTE);
  await vi.waitFor(() => expect(Object.keys(stored())).toHaveLength(1));
  expect(await storage.read('job-contact')).toEqual({ remark: 'late' });
  await vi.advanceTimersByTimeAsync(HOUR);
  await vi.waitFor(() => expect([stored(), kept.size]).toEqual([{}, 0]));
  // Continued typing is stored again.
  await storage.keep('site-contact', { remark: 'again' });
  expect(await makeDraftStorage(keys).read('site-contact')).toEqual({ remark: 'again' });
});

test('two tabs do not affect each other, nor does a duplicated tab', async () => {
  const { keys } = browserKeys();
  const one = makeDraftStorage(keys);
  await one.keep('site-contact', { remark: 'one' });
  const original = stored();
  const two = makeDraftStorage(keys);
  expect(await two.read('site-contact')).toEqual({ remark: 'one' });
  await two.read('site-contact');
  const copy = stored();
  turnToTab({});
  await makeDraftStorage(keys).keep('site-contact', { remark: 'three' });
  turnToTab(original);
  await one.forget('site-contact');
  expect(await makeDraftStorage(keys).read('site-contact')).toBeUndefined();
  turnToTab(copy);
  expect(await makeDraftStorage(keys).read('site-contact')).toEqual({ remark: 'one' });
});

test('a key lasts as long as its form is being edited', async () => {
  const { keys, kept } = browserKeys();
  const storage = makeDraftStorage(keys);
  for (let minute = 0; minute < 200; minute += 7) {
    await storage.keep('site-contact', { remark: String(minute) });
    makeDraftStorage(keys);
    expect(await makeDraftStorage(keys).read('site-contact')).toEqual({ remark: String(minute) });
    vi.setSystemTime(Date.now() + 7 * MINUTE);
  }
  expect([...kept.values()].every(({ until }) => until <= Date.now() + HOUR + 5 * MINUTE)).toBe(true);
});

const refuse = () => Promise.reject(new DOMException('no', 'InvalidStateError'));

test.each<[string, () => DraftKeys]>([
  ['no place for keys', () => ({ read: refuse, write: refuse, erase: refuse })],
  ['keys that it cannot store', () => ({ ...browserKeys().keys, write: refuse })],
  [
    'no Web Crypto',
    () => {
      vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
      return browserKeys().keys;
    },
  ],
  [
    'no session storage',
    () => {
      const no = () => {
        throw new DOMException('no', 'SecurityError');
      };
      vi.stubGlobal('sessionStorage', {
        length: 0,
        key: no,
        getItem: no,
        setItem: no,
        removeItem: no,
        clear: () => {},
      });
      return browserKeys().keys;
    },
  ],
])('a browser with %s stores nothing and does not fail', async (_, make) => {
  const storage = makeDraftStorage(make());
  await storage.keep('site-contact', { remark: 'a' });
  await storage.keep('site-contact', { remark: 'ab' });
  expect(await storage.read('site-contact')).toBeUndefined();
  await storage.forget('site-contact');
  await storage.forgetAll();
  vi.unstubAllGlobals();
  expect(stored()).toEqual({});
});
