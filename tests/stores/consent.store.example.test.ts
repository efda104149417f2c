import { describe, expect, test } from 'vitest';
import { agreeAll, type Consent, customConsent, declineAll } from '../../domain/consent/consent.ts';
import { ConsentStore } from '../../ui/stores/consent.store.ts';

/** A consent store whose saves settle on the test's command. */
function aStorage(kept?: Consent) {
  const waiting: { readonly consent: Consent; readonly done: () => void; readonly fail: (why: Error) => void }[] = [];
  return {
    kept,
    read() {
      return this.kept;
    },
    keep: (consent: Consent) =>
      new Promise<void>((resolve, reject) => waiting.push({ consent, done: resolve, fail: reject })),
    /** Completes the pending saves. */
    arrive() {
      for (const { consent, done } of waiting.splice(0)) {
        this.kept = consent;
        done();
      }
    },
    refuse() {
      for (const { fail } of waiting.splice(0)) fail(new Error('offline'));
    },
  };
}

function aStore(kept?: Consent) {
  const storage = aStorage(kept);
  const store = new ConsentStore(storage, 1);
  store.start();
  return { storage, store };
}

describe('the cookie banner', () => {
  test('appears when nothing was chosen, and grants nothing before an answer', () => {
    const { store } = aStore();
    expect([store.asking, store.customizing, store.chosen, store.ticked]).toEqual([true, false, undefined, []]);
    expect(aStore(declineAll(1)).store.asking).toBe(false);
  });

  test('reopened keeps the previous choice until another is made', async () => {
    const chosen = customConsent(1, ['social', 'unclassified']);
    const { storage, store } = aStore(chosen);
    store.customize();
    expect([store.asking, store.chosen, store.ticked]).toEqual([true, chosen, ['social', 'unclassified']]);
    store.toggle('social');
    expect(store.chosen).toEqual(chosen);
    const kept = store.save();
    storage.arrive();
    await kept;
    expect([store.asking, store.chosen]).toEqual([false, customConsent(1, ['unclassified'])]);
  });

  test('does not reappear on the next page while the answer is being saved', async () => {
    const { storage, store } = aStore();
    const kept = store.agree();
    store.start();
    store.lookAgain();
    expect([store.asking, store.chosen]).toEqual([false, agreeAll(1)]);
    storage.arrive();
    await kept;
    store.lookAgain();
    expect(store.chosen).toEqual(agreeAll(1));
  });

  test('reappears when the answer could not be saved; the previous choice stays in force', async () => {
    const before = customConsent(1, ['social']);
    const { storage, store } = aStore(before);
    store.customize();
    const kept = store.agree();
    storage.refuse();
    await expect(kept).rejects.toThrow('offline');
    expect([store.asking, store.failed, store.customizing, store.chosen]).toEqual([true, true, true, before]);
    const again = store.agree();
    expect(store.failed).toBe(false);
    storage.arrive();
    await again;
    expect([store.asking, store.chosen]).toEqual([false, agreeAll(1)]);
  });

  test('ignores a failed answer when another was given meanwhile', async () => {
    const { storage, store } = aStore();
    const first = store.agree();
    storage.refuse();
    const second = store.decline();
    await expect(first).rejects.toThrow('offline');
    storage.arrive();
    await second;
    expect([store.asking, store.chosen]).toEqual([false, declineAll(1)]);
  });

  test('follows the choice made in another tab', () => {
    const { storage, store } = aStore();
    storage.kept = customConsent(1, ['analytical']);
    store.lookAgain();
    expect([store.asking, store.chosen, store.ticked]).toEqual([false, storage.kept, ['analytical']]);
    storage.kept = undefined;
    store.lookAgain();
    expect([store.asking, store.chosen]).toEqual([true, undefined]);
  });

  test('keeps ticked boxes that are not saved, unless another tab saved a choice', () => {
    const { store } = aStore(declineAll(1));
    store.customize();
    store.toggle('social');
    store.lookAgain();
    expect([store.customizing, store.ticked]).toEqual([true, ['social']]);
  });
});
