import { beforeEach, describe, expect, test } from 'vitest';
import type { SlotReservation } from '../../../application/ports/viewings/viewing-records.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import { aReservation, aSubmission } from '../../arbitraries/a-submission.ts';
import { anAgent } from '../accounts/agents.contract.ts';
import { anEntry } from '../audit/desk-log.contract.ts';
import type { MakeRequests } from '../submissions/store-request.contract.ts';
import { cancelViewing } from '../../support/visitors/visitor-changes.ts';

const DAY = '2026-10-25';

/** Contract for the viewings and private calendar feeds of the desk. */
export function describeDeskViewings(name: string, make: MakeRequests): void {
  describe(`viewings in the desk ${name}`, () => {
    let ports: RequestPorts;
    beforeEach(async () => {
      ports = await make();
    });
    const keep = (who: string, more: Partial<SlotReservation> = {}) =>
      ports.submissions.accept(aSubmission(who, { reservation: aReservation(who, { capacity: 2, ...more }) }));

    test('are returned for a range of days, of one agent or of all, in order of time', async () => {
      await keep('late', { from: '16:00', to: '19:00', slot: 'late' });
      await keep('early');
      await keep('before', { day: '2026-10-24' });
      await keep('after', { day: '2026-10-27' });
      await keep('other', { agentId: 'karim', propertyId: '7654321', from: '09:00' });
      const exact = { from: '12:30', to: '13:00' };
      await ports.viewings.change('id early', 0, { by: 'agency', kind: 'set-hour', exact }, () => []);
      await keep('second');
      const ids = async (agent?: string) =>
        (await ports.viewingRecords.between(DAY, '2026-10-26', agent)).map(({ submissionId }) => submissionId);
      expect(await ids()).toEqual(['id other', 'id second', 'id early', 'id late']);
      expect(await ids('karim')).toEqual(['id other']);
      expect(await ids('nobody')).toEqual([]);
      await cancelViewing(ports, 'second');
      expect((await ports.viewingRecords.between(DAY, DAY)).map(({ status }) => status)).toContain('cancelled');
    });

    test('are found by their request', async () => {
      await keep('one');
      const found = (await ports.viewingRecords.ofRequests(['id one']))[0];
      expect(found).toEqual(await ports.viewingRecords.byToken('secret of one'));
      expect(found).toMatchObject({ status: 'confirmed', sequence: 0, request: { email: 'one@example.be' } });
      expect((await ports.viewingRecords.ofRequests(['id of nobody']))[0]).toBeUndefined();
    });
  });

  describe(`private calendar feeds ${name}`, () => {
    test('have one address each, revoked by the next one, by ending it or with the account', async () => {
      const { agents, sampleAgents, privateFeeds, deskLog } = await make();
      const entry = anEntry(1, { action: 'feed-address-made', subject: undefined });
      await sampleAgents.add(anAgent('An', { role: 'manager' }), 'hash');
      await sampleAgents.add(anAgent('Bert'), 'hash');
      const [an, bert] = ['id of An', 'id of Bert'];
      expect(await privateFeeds.isMade(an)).toBe(false);
      expect(await privateFeeds.end(an, entry)).toBe(false);
      expect(await privateFeeds.make(an, 'first', entry)).toBe(true);
      expect(await privateFeeds.make(bert, 'of bert', entry)).toBe(true);
      expect(await privateFeeds.agentOf('first')).toBe(an);
      expect(await privateFeeds.make(an, 'second', entry)).toBe(true);
      expect(await privateFeeds.agentOf('first')).toBeUndefined();
      expect(await privateFeeds.agentOf('second')).toBe(an);
      expect(await privateFeeds.isMade(an)).toBe(true);
      expect(await privateFeeds.end(an, entry)).toBe(true);
      expect(await privateFeeds.agentOf('second')).toBeUndefined();
      expect(await privateFeeds.isMade(an)).toBe(false);
      expect(await privateFeeds.agentOf('of bert')).toBe(bert);
      await agents.remove(bert, anEntry(2));
      expect(await privateFeeds.agentOf('of bert')).toBeUndefined();
      expect(await privateFeeds.make(bert, 'again', entry)).toBe(false);
      expect(await deskLog.before(undefined, 99)).toHaveLength(5);
    });
  });
}
