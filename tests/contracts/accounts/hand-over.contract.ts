import { beforeEach, describe, expect, test } from 'vitest';
import type { AgentInvitation, HandOver, HandOverReport } from '../../../application/ports/accounts/agents.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import type { RequestState } from '../../../domain/desk/request-state.ts';
import type { FormName } from '../../../domain/request/forms.ts';
import { aMail, aReservation, aSubmission, RECEIVED } from '../../arbitraries/a-submission.ts';
import { cancelViewing } from '../../support/visitors/visitor-changes.ts';
import { aLink } from './owners.contract.ts';
import { anEntry } from '../audit/desk-log.contract.ts';
import type { MakeRequests } from '../submissions/store-request.contract.ts';
import { anAgent } from './agents.contract.ts';

const TODAY = '2026-10-25';
const MANAGER = { id: 'id of An', role: 'manager' } as const;
const BERT = 'id of Bert';
const CLEO = { id: 'id of Cleo', name: 'Cleo Maes' };

/** Contract for the end of an account whose work passes to a colleague. */
export function describeHandOver(name: string, make: MakeRequests): void {
  describe(`work of an account that ends ${name}`, () => {
    let ports: RequestPorts;
    beforeEach(async () => {
      ports = await make();
      await settle('An', { role: 'manager', personId: 'an' });
      await settle('Bert', { personId: 'bert' });
      await settle('Cleo', { personId: 'cleo' });
      await settle('Dora', {});
    });
    const settle = (who: string, more: Partial<AgentInvitation>) => ports.sampleAgents.add(anAgent(who, more), 'hash');
    const report: HandOverReport = {
      entry: handed => anEntry(9, { action: 'agent-removed', subject: BERT, detail: handed }),
      ofViewing: ({ submissionId, agentId, sequence }) => [aMail(`${submissionId} ${agentId} ${sequence}`)],
      mails: ({ requests, viewings }) => [aMail(`work ${requests} ${viewings}`)],
    };
    const handOver = (to: HandOver['to'], isSame: HandOver['isSame'] = () => true, homes = 0) => ({
      to,
      today: TODAY,
      at: 9,
      homes,
      isSame,
    });
    const leave = (to?: { id: string; name: string }) => ports.agents.handOverAndRemove(BERT, handOver(to), report);
    const mailed = async () => (await ports.outbox.take(99, RECEIVED, RECEIVED)).map(({ id }) => id).toSorted();
    const request = async (who: string, state: RequestState, form: FormName = 'contact-me') => {
      await ports.submissions.accept(aSubmission(who, { form }));
      const to = { state, agent: { id: BERT, name: 'Bert Claes' } };
      await ports.requestWriter.change(MANAGER, `id ${who}`, () => ({ to, entry: anEntry(1) }));
    };
    const viewing = (who: string, day: string, agentId = 'bert') =>
      ports.submissions.accept(aSubmission(who, { reservation: aReservation(who, { day, agentId, propertyId: who }) }));
    const agentOf = async (who: string) => (await ports.deskRequests.one(MANAGER, `id ${who}`))?.agent;
    const visit = async (who: string) => (await ports.viewingRecords.ofRequests([`id ${who}`]))[0];
    const logged = async () => (await ports.deskLog.before(undefined, 1))[0];

    test('is assigned to the colleague when the account ends, with one log entry: open requests, future viewings and their slots', async () => {
      await request('begun', 'in-hand');
      await request('done', 'done');
      for (const [who, day] of [
        ['past', '2026-10-24'],
        ['today', TODAY],
        ['later', '2026-11-02'],
        ['off', TODAY],
      ] as const)
        await viewing(who, day);
      await viewing('hers', TODAY, 'cleo');
      await cancelViewing(ports, 'off');
      expect(await ports.agentRecords.work(TODAY)).toEqual(
        new Map([
          [BERT, { requests: 1, viewings: 2 }],
          [CLEO.id, { requests: 0, viewings: 1 }],
        ]),
      );
      expect(await leave(CLEO)).toBe('changed');
      expect(await ports.agentRecords.byId(BERT)).toBeUndefined();
      expect(await agentOf('begun')).toEqual(CLEO);
      expect(await agentOf('done')).toEqual({ id: undefined, name: 'Bert Claes' });
      const whose = ['past', 'today', 'later', 'off'].map(async who => (await visit(who))?.agentId);
      expect(await Promise.all(whose)).toEqual(['bert', 'cleo', 'cleo', 'bert']);
      expect((await visit('today'))?.sequence).toBe(1);
      expect((await visit('past'))?.sequence).toBe(0);
      expect(await ports.viewingRecords.busy('bert', TODAY, '2026-12-01')).toEqual([]);
      expect(await ports.viewingRecords.busy('cleo', TODAY, '2026-12-01')).toEqual([
        { day: TODAY, slot: 'am', count: 2 },
        { day: '2026-11-02', slot: 'am', count: 1 },
      ]);
      expect(await logged()).toMatchObject({ action: 'agent-removed', detail: { requests: 1, viewings: 2 } });
      expect((await ports.agentRecords.work(TODAY)).get(CLEO.id)).toEqual({ requests: 1, viewings: 3 });
      // The visitor's link still cancels a viewing that was handed over.
      expect(await cancelViewing(ports, 'today')).toBe('changed');
      expect((await ports.viewingRecords.busy('cleo', TODAY, TODAY))[0]?.count).toBe(1);
    });

    test('keeps the account if no colleague is chosen, or one who cannot take over the work', async () => {
      await request('begun', 'in-hand');
      const before = await logged();
      expect(await leave()).toBe('work-left');
      expect(await leave({ id: BERT, name: 'Bert Claes' })).toBe('no-successor');
      expect(await leave({ id: 'id of nobody', name: 'Nobody' })).toBe('no-successor');
      await viewing('today', TODAY);
      expect(await leave({ id: 'id of Dora', name: 'Dora' })).toBe('no-successor');
      expect(await agentOf('begun')).toEqual({ id: BERT, name: 'Bert Claes' });
      expect((await visit('today'))?.agentId).toBe('bert');
      expect(await ports.agentRecords.byId(BERT)).toBeDefined();
      expect(await logged()).toEqual(before);
    });

    test('needs no colleague if it is empty, and accepts one without a team member if it has only requests', async () => {
      await viewing('past', '2026-10-24');
      await request('done', 'done');
      expect(await leave()).toBe('changed');
      expect(await leave()).toBe('unknown');
      await settle('Bert', { personId: 'bert' });
      await request('begun', 'new');
      expect(await leave({ id: 'id of Dora', name: 'Dora' })).toBe('changed');
      expect(await agentOf('begun')).toEqual({ id: 'id of Dora', name: 'Dora' });
    });

    test('leaves viewings with a colleague who is linked to the same person', async () => {
      await settle('Else', { personId: 'bert' });
      await viewing('today', TODAY);
      expect(await leave({ id: 'id of Else', name: 'Else' })).toBe('changed');
      expect(await visit('today')).toMatchObject({ agentId: 'bert', sequence: 0 });
    });

    test('leaves a request that the colleague may not read unassigned, for the managers', async () => {
      await request('job', 'in-hand', 'job-contact');
      await request('rent', 'in-hand', 'rental-application');
      expect(await leave(CLEO)).toBe('changed');
      expect(await agentOf('job')).toEqual({ id: undefined, name: 'Bert Claes' });
      expect(await agentOf('rent')).toEqual(CLEO);
    });

    test('stores the mails about each viewing and about all of the work, in the same transaction', async () => {
      await request('begun', 'in-hand');
      await viewing('today', TODAY);
      const before = await mailed();
      expect(await leave(CLEO)).toBe('changed');
      expect((await mailed()).filter(id => !before.includes(id))).toEqual(['id today cleo 1', 'work 1 1']);
    });

    test('changes nothing once the viewings are no longer those that were checked', async () => {
      await request('begun', 'in-hand');
      await viewing('today', TODAY);
      const before = await mailed();
      const seen: unknown[] = [];
      const isSame: HandOver['isSame'] = held => {
        seen.push(...held.map(({ submissionId, agentId, sequence }) => [submissionId, agentId, sequence]));
        return false;
      };
      expect(await ports.agents.handOverAndRemove(BERT, handOver(CLEO, isSame), report)).toBe('work-changed');
      expect(seen[0]).toEqual(['id today', 'bert', 0]);
      expect(await visit('today')).toMatchObject({ agentId: 'bert', sequence: 0 });
      expect(await ports.viewingRecords.busy('bert', TODAY, TODAY)).toHaveLength(1);
      expect(await agentOf('begun')).toEqual({ id: BERT, name: 'Bert Claes' });
      expect(await ports.agentRecords.byId(BERT)).toBeDefined();
      expect(await mailed()).toEqual(before);
    });

    test('does not end the last manager', async () => {
      const outcome = await ports.agents.handOverAndRemove(MANAGER.id, handOver(CLEO), report);
      expect(outcome).toBe('last-manager');
    });

    test('is assigned once when two managers choose at the same time', async () => {
      await request('begun', 'in-hand');
      await viewing('today', TODAY);
      const outcomes = await Promise.all([leave(CLEO), leave({ id: MANAGER.id, name: 'An' }), leave(CLEO)]);
      expect(outcomes.toSorted()).toEqual(['changed', 'unknown', 'unknown']);
      const given = await agentOf('begun');
      const person = given?.id === CLEO.id ? 'cleo' : 'an';
      expect(await visit('today')).toMatchObject({ agentId: person, sequence: 1 });
      expect(await ports.viewingRecords.busy(person, TODAY, TODAY)).toEqual([{ day: TODAY, slot: 'am', count: 1 }]);
      const ends = (await ports.deskLog.before(undefined, 99)).filter(({ action }) => action === 'agent-removed');
      expect(ends).toHaveLength(1);
    });

    test('is not assigned to a colleague whose account ends at the same time', async () => {
      await request('begun', 'in-hand');
      const outcomes = await Promise.all([ports.agents.remove(CLEO.id, anEntry(2)), leave(CLEO)]);
      const isGone = outcomes[1] === 'no-successor';
      expect(outcomes).toEqual(['changed', isGone ? 'no-successor' : 'changed']);
      expect((await agentOf('begun'))?.id).toBe(isGone ? BERT : undefined);
    });

    describe('homes', () => {
      const leaveTo = (id: string, to: HandOver['to'], homes = 2) =>
        ports.agents.handOverAndRemove(id, handOver(to, undefined, homes), report);
      const successors = async () => Object.fromEntries(await ports.agentRecords.successors());
      const AN = { id: MANAGER.id, name: 'An' };

      test('pass to the person of the colleague, with their number in the log, and on from there', async () => {
        expect(await successors()).toEqual({});
        expect(await leaveTo(BERT, CLEO)).toBe('changed');
        expect(await successors()).toEqual({ bert: 'cleo' });
        expect(await logged()).toMatchObject({ detail: { requests: 0, viewings: 0, homes: 2 } });
        expect(await leaveTo(CLEO.id, AN, 0)).toBe('changed');
        expect(await successors()).toEqual({ bert: 'cleo', cleo: 'an' });
      });

      test('need a colleague with a person of the team', async () => {
        expect(await leaveTo(BERT, undefined)).toBe('work-left');
        expect(await leaveTo(BERT, { id: 'id of Dora', name: 'Dora' })).toBe('no-successor');
        expect(await ports.agentRecords.byId(BERT)).toBeDefined();
        expect(await successors()).toEqual({});
      });

      test('stay with the person if the colleague is linked to the same one', async () => {
        await settle('Else', { personId: 'bert' });
        expect(await leaveTo(BERT, { id: 'id of Else', name: 'Else' })).toBe('changed');
        expect(await successors()).toEqual({});
        expect(await logged()).toMatchObject({ detail: { homes: 0 } });
      });

      test.each<[string, () => Promise<unknown>]>([
        ['is invited', () => ports.agents.invite(anAgent('Bert', { personId: 'bert' }), aLink('Bert'), [], anEntry(2))],
        [
          'becomes the person of an account',
          () => ports.agents.change('id of Dora', { role: 'agent', personId: 'bert', language: 'fr' }, anEntry(2)),
        ],
        ['has a sample account', () => settle('Bert', { personId: 'bert' })],
      ])('are those of their first person again once that person %s', async (_, comeBack) => {
        expect(await leaveTo(BERT, CLEO)).toBe('changed');
        await comeBack();
        expect(await successors()).toEqual({});
      });

      test('go back and forth without a circle', async () => {
        expect(await leaveTo(BERT, CLEO)).toBe('changed');
        await settle('Bert', { personId: 'bert' });
        expect(await leaveTo(CLEO.id, { id: BERT, name: 'Bert Claes' })).toBe('changed');
        expect(await successors()).toEqual({ cleo: 'bert' });
      });

      test('stay with one of two who leave to each other at the same time', async () => {
        const outcomes = await Promise.all([leaveTo(BERT, CLEO), leaveTo(CLEO.id, { id: BERT, name: 'Bert Claes' })]);
        expect(outcomes.toSorted()).toEqual(['changed', outcomes.includes('unknown') ? 'unknown' : 'no-successor']);
        expect(Object.keys(await successors())).toHaveLength(1);
      });
    });
  });
}
