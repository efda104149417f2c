import { describe, expect, test, vi } from 'vitest';
import type { DeskView } from '../../application/desk/desk-view.ts';
import { type DeskAnswer, type DeskDrafts, type DeskServer, DeskStore } from '../../ui/stores/desk.store.ts';

const LOGIN = '/fr/desk/login/';

function aView(address: string, more: Partial<DeskView> = {}): DeskView {
  return {
    language: 'fr',
    agency: 'Clairval',
    address,
    switcher: [],
    frame: {
      name: 'An',
      email: 'an@example.be',
      role: 'agent',
      formToken: 'token',
      left: 60_000,
      mayStay: true,
      banners: [],
      menu: [],
      logoutAction: '/fr/desk/security/',
      loginHref: LOGIN,
      endedHref: `${LOGIN}?notice=ended`,
    },
    notice: undefined,
    body: { kind: 'not-there', homeHref: '/fr/desk/' },
    ...more,
  };
}

const shows = (view: DeskView): DeskAnswer => ({ kind: 'view', view });
const leads = (location: string): DeskAnswer => ({ kind: 'location', location });

const NO_DRAFTS: DeskDrafts = {
  read: async () => undefined,
  keep: async () => undefined,
  forget: vi.fn(async () => undefined),
  forgetAll: async () => undefined,
};

function open(server: Partial<DeskServer>) {
  const [move, leave] = [vi.fn(), vi.fn()];
  const store = new DeskStore(aView('/fr/desk/'), {
    server: {
      open: async address => shows(aView(address)),
      send: async () => {
        throw new Error('no connection');
      },
      ...server,
    },
    drafts: NO_DRAFTS,
    move,
    leave,
  });
  return { store, move, leave };
}

describe('a submitted form', () => {
  test('that succeeds shows its target page with a notice', async () => {
    const notice = { code: 'done', undo: 'k' };
    const { store, move } = open({
      send: async () => leads('/fr/desk/requests/a/?notice=done'),
      open: async () => shows(aView('/fr/desk/requests/a/', { notice })),
    });
    await store.send('/fr/desk/', new FormData());
    expect(store.view.address).toBe('/fr/desk/requests/a/');
    expect(store.view.notice).toEqual(notice);
    expect(move).toHaveBeenCalledExactlyOnceWith('/fr/desk/requests/a/');
  });

  test('that is rejected shows its page again', async () => {
    const again = aView('/fr/desk/', { agency: 'again' });
    const { store } = open({ send: async () => shows(again) });
    await store.send('/fr/desk/', new FormData());
    expect(store.view).toEqual(again);
  });

  test('without a response leaves the page unchanged with an error until the next submission', async () => {
    const { store } = open({});
    const before = store.view;
    await store.send('/fr/desk/', new FormData());
    expect([store.view, store.hasFailed, store.isSending]).toEqual([before, true, false]);
  });

  test('that is too large leaves the page unchanged with an error until the next submission', async () => {
    let answer: DeskAnswer = { kind: 'too-large' };
    const { store } = open({ send: async () => answer });
    const before = store.view;
    await store.send('/fr/desk/', new FormData());
    expect([store.view, store.isTooLarge, store.hasFailed, store.isSending]).toEqual([before, true, false, false]);
    answer = shows(before);
    await store.send('/fr/desk/', new FormData());
    expect(store.isTooLarge).toBe(false);
  });

  test('after the session ended leaves the page unchanged with an error', async () => {
    const { store, leave } = open({ send: async () => leads(`${LOGIN}?next=%2Ffr%2Fdesk%2F`) });
    const before = store.view;
    await store.send('/fr/desk/', new FormData());
    expect([store.view, store.hasEnded, store.hasFailed]).toEqual([before, true, false]);
    expect(leave).not.toHaveBeenCalled();
  });

  test('is sent once, however often its button is pressed', async () => {
    const send = vi.fn(async () => shows(aView('/fr/desk/')));
    const { store } = open({ send });
    await Promise.all([1, 2, 3].map(() => store.send('/fr/desk/', new FormData())));
    expect(send).toHaveBeenCalledOnce();
  });
});

describe('a list that polls for changes', () => {
  test('shows them, keeps the notice and does not extend the session', async () => {
    const asked = vi.fn(async (address: string) => shows(aView(address, { agency: 'new' })));
    const { store } = open({ open: asked });
    store.view = aView('/fr/desk/', { notice: { code: 'done', undo: undefined } });
    await store.refresh();
    expect(asked).toHaveBeenCalledExactlyOnceWith('/fr/desk/', 'look');
    expect([store.view.agency, store.view.notice?.code]).toEqual(['new', 'done']);
  });

  test('is unchanged without changes, without a response and after the session ended', async () => {
    const answers = [shows(aView('/fr/desk/')), leads(`${LOGIN}?next=`)];
    const { store, leave } = open({
      open: async () => answers.shift() ?? Promise.reject(new Error('no connection')),
    });
    const before = store.view;
    for (let round = 0; round < 3; round++) await store.refresh();
    expect(store.view).toBe(before);
    expect(leave).not.toHaveBeenCalled();
  });

  test('ignores a response for a page that is no longer shown', async () => {
    let answer: (answer: DeskAnswer) => void = () => undefined;
    const { store } = open({
      open: (address, how) =>
        how === 'look' ? new Promise(resolve => (answer = resolve)) : Promise.resolve(shows(aView(address))),
    });
    const late = store.refresh();
    await store.open('/fr/desk/calendar/', true);
    answer(shows(aView('/fr/desk/', { agency: 'late' })));
    await late;
    expect(store.view.address).toBe('/fr/desk/calendar/');
  });
});

test('a link that cannot be opened in the app loads a new document', async () => {
  const { store, leave } = open({ open: () => Promise.reject(new Error('no connection')) });
  await store.open('/fr/desk/log/', true);
  expect(leave).toHaveBeenCalledExactlyOnceWith('/fr/desk/log/');
});

describe('the draft of a form', () => {
  test('ends once the form is accepted, and only then', async () => {
    const fields = new FormData();
    const answers: readonly (() => Promise<DeskAnswer>)[] = [
      () => Promise.reject(new Error('no connection')),
      async () => ({ kind: 'too-large' }),
      async () => leads(`${LOGIN}?next=x`),
      async () => shows(aView('/fr/desk/')),
      async () => leads('/fr/desk/'),
    ];
    for (const [at, send] of answers.entries()) {
      const { store } = open({ send });
      await store.send('/fr/desk/', fields, 'answer');
      expect(vi.mocked(NO_DRAFTS.forget).mock.calls).toEqual(at === answers.length - 1 ? [['answer']] : []);
    }
  });
});
