import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PreparedForm, ShownError } from '../../application/request/form-shown.ts';
import type { SubmitOutcome } from '../../application/request/sent-form.ts';
import { RequestStore, type RequestStoreParts, type Written } from '../../ui/stores/request.store.ts';

const written = (raw: Written['raw']): Written => ({ raw: { answer: 'klaar', ...raw }, files: {} });
const SENT: SubmitOutcome = { kind: 'sent', reference: 'AB', href: '/en/thanks/' };

function sealsOf(token: number): PreparedForm {
  return {
    key: `key ${token}`,
    stamp: `stamp ${token}`,
    challenge: { token: `${token}`, widget: 'picture', props: {} },
  };
}

/** A store over use cases that respond on the test's command. */
function openStore(more: Partial<RequestStoreParts> = {}, shown?: PreparedForm) {
  const submitted: Written['raw'][] = [];
  const arrived: string[] = [];
  let prepared = 0;
  const store = new RequestStore(
    {
      prepare: async () => sealsOf(++prepared),
      submit: async ({ raw }) => {
        submitted.push(raw);
        return SENT;
      },
      check: async ({ raw }) => (raw['email'] === '' ? [{ field: 'email', code: 'required' }] : []),
      arrived: href => void arrived.push(href),
      ...more,
    },
    shown && { prepared: shown, typed: {}, refusal: undefined },
  );
  return { store, submitted, arrived, prepared: () => prepared };
}

describe('a form is submitted', () => {
  test('once, however often and whenever the button is pressed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 6 }), async (scheduler, presses) => {
        let calls = 0;
        const { store, arrived } = openStore({
          check: scheduler.scheduleFunction(async () => []),
          prepare: scheduler.scheduleFunction(async () => sealsOf(1)),
          submit: scheduler.scheduleFunction(async () => {
            calls++;
            return SENT;
          }),
        });
        const sends: Promise<void>[] = [];
        for (let press = 0; press < presses; press++) {
          sends.push(store.send(written({})));
          void store.begin();
        }
        await scheduler.waitFor(Promise.all(sends));
        await store.send(written({}));
        expect(calls).toBe(1);
        expect(arrived).toEqual(['/en/thanks/']);
        expect(store.state.kind).toBe('sent');
      }),
    );
  });

  test('with the same key after a failure, so that it counts once', async () => {
    let fails = true;
    const keys: unknown[] = [];
    const { store } = openStore({
      submit: async ({ raw }) => {
        keys.push(raw['key']);
        if (fails) throw new Error('no connection');
        return SENT;
      },
    });
    await store.send(written({}));
    expect(store.refusal).toEqual({ kind: 'failed' });
    fails = false;
    await store.send(written({}));
    expect(store.state.kind).toBe('sent');
    expect(new Set(keys).size).toBe(1);
  });

  test('only without errors; otherwise all errors are shown at once', async () => {
    const { store, submitted } = openStore();
    await store.send(written({ email: '', answer: ' ' }));
    expect(submitted).toEqual([]);
    expect([...store.errors]).toEqual([
      ['email', 'required'],
      ['answer', 'captcha-missing'],
    ]);
    expect(store.refusals).toBe(1);
  });
});

describe('after a rejection', () => {
  const refusedOnce = async (outcome: SubmitOutcome, more: Partial<RequestStoreParts> = {}) => {
    const desk = openStore({ submit: async () => outcome, ...more }, sealsOf(0));
    await desk.store.send(written({}));
    return desk;
  };

  test('of the challenge answer there is a new challenge under the same key', async () => {
    const { store } = await refusedOnce({ kind: 'captcha', code: 'wrong' });
    expect(store.prepared).toMatchObject({ key: 'key 0', challenge: { token: '1' } });
    expect(store.errors.get('answer')).toBe('captcha');
  });

  test('of the key there is a new key', async () => {
    const { store } = await refusedOnce({ kind: 'key-taken' });
    expect(store.prepared?.key).toBe('key 1');
    expect(store.refusal).toEqual({ kind: 'key-taken' });
  });

  test('of a filled honeypot the form is shown without it, with the same key', async () => {
    const { store } = await refusedOnce({ kind: 'trapped' });
    expect(store.prepared?.key).toBe('key 0');
    expect(store.refusal).toEqual({ kind: 'trapped' });
    expect(store.withoutTrap).toBe(true);
  });

  test('because the form was sent too fast, its key and time of rendering stay the same', async () => {
    const { store } = await refusedOnce({ kind: 'stamp', code: 'too-fast' });
    expect(store.prepared?.key).toBe('key 0');
  });

  test('of a full slot the error is shown next to the slots, and newly full slots are known', async () => {
    const full = [{ day: '2026-10-27', slot: 'am' }];
    const { store } = await refusedOnce({ kind: 'slot-full' }, { prepare: async () => ({ ...sealsOf(1), full }) });
    expect([...store.errors]).toEqual([['slot', 'slot-full']]);
    expect(store.prepared).toMatchObject({ key: 'key 0', challenge: { token: '0' }, full });
  });
});

test('of several checks of one field only the last counts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }),
      async (scheduler, wrongs) => {
        const { store } = openStore({
          check: scheduler.scheduleFunction(
            async ({ raw }: Written): Promise<readonly ShownError[]> =>
              raw['email'] === 'wrong' ? [{ field: 'email', code: 'email' }] : [],
          ),
        });
        const leaves = wrongs.map(wrong => store.leave('email', written({ email: wrong ? 'wrong' : 'right' })));
        await scheduler.waitAll();
        await Promise.all(leaves);
        expect(store.errors.has('email')).toBe(wrongs.at(-1));
      },
    ),
  );
});

test('a page that was left is not updated', async () => {
  const { store, arrived } = openStore();
  const sending = store.send(written({}));
  store.dispose();
  await sending;
  expect(arrived).toEqual([]);
});
