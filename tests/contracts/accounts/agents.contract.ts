import { beforeEach, describe, expect, test } from 'vitest';
import type { Agent } from '../../../application/ports/accounts/agent-records.ts';
import type { AgentInvitation } from '../../../application/ports/accounts/agents.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import { aMail, RECEIVED } from '../../arbitraries/a-submission.ts';
import { anEntry } from '../audit/desk-log.contract.ts';
import type { MakeRequests } from '../submissions/store-request.contract.ts';
import { aLink } from './owners.contract.ts';
import { A_FACTOR, describeSecondFactors } from './second-factors.contract.ts';
import { describeSessions } from './sessions.contract.ts';

export function anAgent(who: string, more: Partial<AgentInvitation> = {}): AgentInvitation {
  return {
    id: `id of ${who}`,
    email: `${who}@Example.be`,
    language: 'nl',
    role: 'agent',
    personId: undefined,
    invitedAt: RECEIVED,
    ...more,
  };
}

/** Maps the ports of agents to those of owners, so that the owners' session contracts apply to agents. */
function withAgents(ports: RequestPorts): RequestPorts {
  const { agents, agentRecords, sampleAgents, agentAccounts } = ports;
  return {
    ...ports,
    ...agentAccounts,
    accounts: {
      ...ports.accounts,
      ...agentAccounts.accounts,
      async revoke(email) {
        const agent = await agentRecords.byEmail(email);
        return agent !== undefined && (await agents.remove(agent.id, anEntry(1))) === 'changed';
      },
    },
    owners: {
      ...ports.owners,
      addSampleAccount: (invitation, hash) =>
        sampleAgents.add({ ...invitation, role: 'agent', personId: undefined }, hash),
      byEmail: async email => (await agentAccounts.passwords.of(email))?.owner,
    },
  };
}

/** Contract for the accounts of the desk. */
export function describeAgents(name: string, make: MakeRequests): void {
  const makeOfAgents: MakeRequests = async () => withAgents(await make());
  describeSessions(`of agents, ${name}`, makeOfAgents);
  describeSecondFactors(`of agents, ${name}`, makeOfAgents);

  describe(`desk accounts ${name}`, () => {
    let ports: RequestPorts;
    beforeEach(async () => {
      ports = await make();
    });
    const invite = (who: string, more: Partial<AgentInvitation> = {}, link = aLink(who)) =>
      ports.agents.invite(anAgent(who, more), link, [aMail(`invitation ${link.tokenHash}`)], anEntry(1));
    const logIn = (who: string, hash = 'hash') =>
      ports.agentAccounts.sessions.begin(
        { referenceHash: `login of ${who}`, ownerId: `id of ${who}`, startedAt: RECEIVED, seenAt: RECEIVED },
        hash,
        undefined,
      );
    const isLoggedIn = async (who: string) =>
      (await ports.agentAccounts.sessions.look(`login of ${who}`, RECEIVED)) !== undefined;
    const logged = async () => (await ports.deskLog.before(undefined, 9)).length;

    test('an account, its link, its mails and its log entry are stored together and the account is returned', async () => {
      const agent = await invite('An', { role: 'manager', personId: 'an-de-smet' });
      const { email, id } = anAgent('An');
      const kept: Agent = {
        ...anAgent('An'),
        role: 'manager',
        personId: 'an-de-smet',
        hasPassword: false,
        hasSecondFactor: false,
      };
      expect(agent).toEqual(kept);
      expect(await ports.agentRecords.byId(id)).toEqual(kept);
      expect(await ports.agentRecords.byEmail(email.toUpperCase())).toEqual(kept);
      expect((await ports.agentAccounts.passwords.link('hash of An', RECEIVED))?.owner.id).toBe(id);
      expect((await ports.outbox.depth()).waiting).toBe(1);
      expect(await logged()).toBe(1);
    });

    test('an invitation for a known address keeps the password and updates role, person and language', async () => {
      await ports.sampleAgents.add(anAgent('An'), 'hash');
      await ports.sampleAgents.add(anAgent('Bert', { role: 'manager' }), 'hash');
      await invite('An', { id: 'another', role: 'manager', personId: 'an', language: 'fr' });
      const changed = { id: 'id of An', role: 'manager', personId: 'an', language: 'fr', hasPassword: true };
      expect(await ports.agentRecords.byEmail('an@example.be')).toMatchObject(changed);
      expect(await ports.agentRecords.all()).toHaveLength(2);
      await invite('An', {}, aLink('second'));
      expect(await ports.agentAccounts.passwords.link('hash of An', RECEIVED)).toBeUndefined();
    });

    test('the first account invited becomes a manager whatever role was requested; later ones get the requested role', async () => {
      expect((await invite('An', { role: 'agent' })).role).toBe('manager');
      expect((await invite('Bert', { role: 'agent' })).role).toBe('agent');
      expect((await ports.agentRecords.all()).map(({ role }) => role)).toEqual(['manager', 'agent']);
      // A second invitation changes no other account, even before a password is chosen.
      expect((await invite('Bert', { role: 'agent' }, aLink('Bert again'))).role).toBe('agent');
    });

    test('the only manager who can log in keeps the role and cannot be removed', async () => {
      await ports.sampleAgents.add(anAgent('An', { role: 'manager' }), 'hash');
      await invite('Bert', { role: 'manager' });
      await invite('An', { role: 'agent' }, aLink('An again'));
      expect((await ports.agentRecords.byId('id of An'))?.role).toBe('manager');
      const before = await logged();
      const toAgent = { role: 'agent', personId: undefined, language: 'de' } as const;
      expect(await ports.agents.change('id of An', toAgent, anEntry(2))).toBe('last-manager');
      expect(await ports.agents.remove('id of An', anEntry(2))).toBe('last-manager');
      expect(await logged()).toBe(before);
      await ports.agentAccounts.accounts.choosePassword('hash of Bert', RECEIVED, 'hash', []);
      expect(await ports.agents.change('id of An', toAgent, anEntry(2))).toBe('changed');
      expect(await ports.agentRecords.byId('id of An')).toMatchObject(toAgent);
      expect(await ports.agents.remove('id of An', anEntry(2))).toBe('changed');
      expect(await logged()).toBe(before + 2);
    });

    test('of two managers who remove each other at once one remains', async () => {
      for (const who of ['An', 'Bert']) await ports.sampleAgents.add(anAgent(who, { role: 'manager' }), 'hash');
      const outcomes = await Promise.all([
        ports.agents.remove('id of An', anEntry(1)),
        ports.agents.remove('id of Bert', anEntry(2)),
      ]);
      expect(outcomes.toSorted()).toEqual(['changed', 'last-manager']);
      expect(await ports.agentRecords.all()).toHaveLength(1);
    });

    test('removing an account ends its links, sessions and second factor; an unknown id changes nothing', async () => {
      await ports.sampleAgents.add(anAgent('An'), 'hash');
      await invite('An');
      await logIn('An');
      await ports.agentAccounts.secondFactors.begin('id of An', A_FACTOR, ['code'], []);
      expect((await ports.agentRecords.byId('id of An'))?.hasSecondFactor).toBe(true);
      expect(await isLoggedIn('An')).toBe(true);
      expect(await ports.agents.remove('id of An', anEntry(2))).toBe('changed');
      expect(await ports.agents.remove('id of An', anEntry(2))).toBe('unknown');
      expect(await ports.agentRecords.byId('id of An')).toBeUndefined();
      expect(await isLoggedIn('An')).toBe(false);
      expect(await ports.agentAccounts.secondFactors.of('id of An')).toBeUndefined();
      expect(await ports.agentAccounts.passwords.link('hash of An', RECEIVED)).toBeUndefined();
    });

    test('an account with a published password is removed even if it is the last manager, and nothing else is written', async () => {
      await ports.sampleAgents.add(anAgent('An', { role: 'manager' }), 'hash');
      await logIn('An');
      for (const id of ['id of An', 'id of An']) await ports.sampleAgents.remove(id);
      expect(await ports.agentRecords.all()).toEqual([]);
      expect([await isLoggedIn('An'), await logged()]).toEqual([false, 0]);
    });

    test('a session of an owner does not open the desk, nor one of an agent the portal', async () => {
      await ports.sampleAgents.add(anAgent('An'), 'hash');
      await ports.owners.addSampleAccount({ ...anAgent('An'), id: 'owner An', listingIds: [] }, 'hash');
      await logIn('An');
      expect(await ports.sessions.look('login of An', RECEIVED)).toBeUndefined();
      expect(
        await ports.sessions.begin(
          { referenceHash: 'of owner', ownerId: 'owner An', startedAt: RECEIVED, seenAt: RECEIVED },
          'hash',
          undefined,
        ),
      ).toBe(true);
      expect(await ports.agentAccounts.sessions.look('of owner', RECEIVED)).toBeUndefined();
      await ports.accounts.revoke('an@example.be');
      expect(await isLoggedIn('An')).toBe(true);
    });
  });
}
