import { describe, expect, test } from 'vitest';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { anAgent } from '../../contracts/accounts/agents.contract.ts';
import { noteCalls } from '../../support/faults/note-calls.ts';
import { ANN, openPortal } from '../../support/site/portal-site.ts';
import { openForms } from '../../support/site/open-forms.ts';

const NOBODY = 'nobody@example.be';
const LOTTE = 'lotte@example.be';

/** A portal with an owner and an agent; `calls` records each call of its store. */
async function open() {
  const { store, calls } = noteCalls(makeMemoryRequestPorts());
  const portal = await openPortal({ store });
  await store.sampleAgents.add(anAgent('lotte', { email: LOTTE }), 'a hash');
  return {
    portal,
    store,
    /** Returns the outcome of an action and its store calls. */
    async callsOf<Outcome>(action: () => Promise<Outcome>) {
      calls.length = 0;
      const outcome = await action();
      return { outcome, calls: [...calls] };
    },
  };
}

/** By action that anyone may try with an address: a known address, and a store call that the action makes. */
const ACTIONS = {
  'the form of a forgotten password, of an owner': [ANN.email, 'askedMails.put'],
  'the form of a forgotten password, of an agent': [LOTTE, 'askedMails.put'],
  'a login of an owner': [ANN.email, 'passwords.of'],
  'a login of an agent': [LOTTE, 'agentAccounts.passwords.of'],
} as const;

async function act(name: keyof typeof ACTIONS, { portal, store }: Awaited<ReturnType<typeof open>>, email: string) {
  const network = `network of ${email}`;
  switch (name) {
    case 'the form of a forgotten password, of an owner': {
      const { kind } = await openForms({ store }).send('forgot-password', { email }, { network });
      return kind;
    }
    case 'the form of a forgotten password, of an agent':
      return portal.deskAccounts.askPasswordLink(email, 'en', network);
    case 'a login of an owner':
      return portal.logIn({ email, password: 'not the password', network, before: undefined });
    case 'a login of an agent':
      return portal.deskAccounts.logIn({ email, password: 'not the password', network, before: undefined });
  }
}

describe('a known and an unknown address', () => {
  test.each(Object.entries(ACTIONS))('cause the same store calls for %s', async (name, [known, call]) => {
    const site = await open();
    const acting = (email: string) => site.callsOf(() => act(name as keyof typeof ACTIONS, site, email));
    const first = await acting(known);
    expect(first.calls).toContain(call);
    expect(await acting(NOBODY)).toEqual(first);
    expect(await acting(known)).toEqual(first);
  });

  test('after the worker ran: nothing is stored for the unknown one, and the known one has its mail', async () => {
    const site = await open();
    const { portal, store } = site;
    for (const email of [ANN.email, NOBODY]) {
      await portal.sendResetLink({ reference: email === NOBODY ? 'K7P2-NONE' : 'K7P2-KNOWN', email, language: 'nl' });
      await portal.deskAccounts.askPasswordLink(email, 'nl', 'here');
    }
    expect(await store.askedMails.waiting(9)).toHaveLength(4);
    await portal.answerAllAsked();
    expect(await store.askedMails.waiting(9)).toEqual([]);
    expect(await store.personalData.export(NOBODY)).toEqual([]);
    const mails = await portal.mails();
    expect(mails.map(({ to, template }) => [to, template])).toEqual([[ANN.email, 'forgot-password.sender']]);
  });

  test('beyond the limit of an account: nothing is enqueued, and the response is the same', async () => {
    const site = await open();
    const outcomes = new Map<string, unknown[]>();
    for (const email of [LOTTE, NOBODY])
      for (let time = 0; time < 5; time++) {
        const { outcome, calls } = await site.callsOf(() =>
          site.portal.deskAccounts.askPasswordLink(email, 'en', email),
        );
        outcomes.set(email, [...(outcomes.get(email) ?? []), [outcome, calls]]);
      }
    expect(outcomes.get(LOTTE)).toEqual(outcomes.get(NOBODY));
    expect(await site.store.askedMails.waiting(9)).toHaveLength(6);
  });
});
