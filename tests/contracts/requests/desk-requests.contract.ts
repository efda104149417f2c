import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RequestReader } from '../../../domain/desk/access.ts';
import type { AgentInvitation } from '../../../application/ports/accounts/agents.ts';
import type { DeskEntry } from '../../../application/ports/audit/desk-log.ts';
import type { RequestFilter, RequestPlace } from '../../../application/ports/requests/desk-requests.ts';
import type { HeldAnswer } from '../../../application/ports/requests/request-writer.ts';
import type { RequestChange } from '../../../application/ports/requests/request-writer.ts';
import { LEAD_TEMPLATE } from '../../../application/ports/mails/outbox.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import type { Submission } from '../../../application/ports/submissions/submissions.ts';
import { DESK_ROLES, mayReadRequest } from '../../../domain/desk/access.ts';
import { DESK_FORMS } from '../../../domain/desk/desk-forms.ts';
import { requestSearchWords, searchText } from '../../../domain/desk/request-search-text.ts';
import { REQUEST_STATES, type RequestState } from '../../../domain/desk/request-state.ts';
import { FORM_NAMES } from '../../../domain/request/forms.ts';
import { aMail, aSubmission, RECEIVED } from '../../arbitraries/a-submission.ts';
import type { MakeRequests } from '../submissions/store-request.contract.ts';

const MANAGER: RequestReader = { id: 'marc', role: 'manager' };
const LOTTE: RequestReader = { id: 'lotte', role: 'agent' };
const NAMES: Readonly<Record<string, string>> = { lotte: 'Lotte Maes', marc: 'Marc Wouters' };
const given = (id: string) => ({ id, name: NAMES[id] ?? id });

function anAgent(id: string): AgentInvitation {
  const role = id === MANAGER.id ? 'manager' : 'agent';
  return { id, email: `${id}@agency.example`, language: 'fr', role, personId: undefined, invitedAt: RECEIVED };
}

function anEntry(subject: string, more: Partial<DeskEntry> = {}): DeskEntry {
  return { by: given('marc'), at: RECEIVED + 5, action: 'request-begun', subject, ...more };
}

function aChange(id: string, state: RequestState, agent?: string, more: Partial<RequestChange> = {}): RequestChange {
  return { to: { state, agent: agent === undefined ? undefined : given(agent) }, entry: anEntry(id), ...more };
}

/** Contract for reading and changing requests in the desk. */
export function describeDeskRequests(name: string, make: MakeRequests): void {
  describe(`requests in the desk ${name}`, () => {
    let ports: RequestPorts;
    beforeEach(async () => {
      ports = await make();
      await settle();
    });
    const settle = async () => {
      for (const id of Object.keys(NAMES)) await ports.sampleAgents.add(anAgent(id), 'hash');
    };
    const keep = (who: string, more: Partial<Submission> = {}) =>
      ports.submissions.accept(aSubmission(who, { mails: [], ...more }));
    const change = (id: string, made: RequestChange | undefined, reader = MANAGER) =>
      ports.requestWriter.change(reader, id, () => made);
    const ids = async (filter: RequestFilter, reader = MANAGER, after?: RequestPlace, count = 99) =>
      (await ports.deskRequests.list(reader, filter, after, count)).map(({ id }) => id.slice(3));

    test('are returned with content and progress, newest first, then by descending id', async () => {
      await keep('one', { receivedAt: RECEIVED });
      await keep('two a', { receivedAt: RECEIVED + 1 });
      await keep('two b', { receivedAt: RECEIVED + 1, email: undefined, subjectId: undefined });
      await change('id one', aChange('id one', 'in-hand', 'lotte'));
      expect(await ids({})).toEqual(['two b', 'two a', 'one']);
      const [, , one] = await ports.deskRequests.list(MANAGER, {}, undefined, 9);
      const { form, language, values, subjectId, email } = aSubmission('one');
      expect(one).toEqual({
        id: 'id one',
        form,
        language,
        receivedAt: RECEIVED,
        values,
        subjectId,
        email,
        state: 'in-hand',
        agent: given('lotte'),
        changedAt: RECEIVED + 5,
      });
      expect(await ports.deskRequests.one(MANAGER, 'id two b')).toMatchObject({ state: 'new', agent: undefined });
    });

    test('are filtered by state, form, agent and property', async () => {
      await keep('new');
      await keep('begun', { form: 'site-contact', subjectId: undefined });
      await keep('done', { subjectId: '7654321' });
      await change('id begun', aChange('id begun', 'in-hand', 'lotte'));
      await change('id done', aChange('id done', 'done', 'marc'));
      expect(await ids({ state: 'new' })).toEqual(['new']);
      expect(await ids({ state: 'in-hand' })).toEqual(['begun']);
      expect(await ids({ state: 'done' })).toEqual(['done']);
      expect(await ids({ state: 'open' })).toEqual(['new', 'begun']);
      expect(await ids({ form: 'contact-me' })).toEqual(['new', 'done']);
      expect(await ids({ agentId: 'lotte' })).toEqual(['begun']);
      expect(await ids({ agentId: null })).toEqual(['new']);
      expect(await ids({ subjectId: '7654321' })).toEqual(['done']);
      expect(await ids({ subjectId: '7654321', state: 'new' })).toEqual([]);
      expect(await ports.deskRequests.counts(MANAGER, {})).toEqual({ new: 1, 'in-hand': 1, done: 1 });
      expect(await ports.deskRequests.counts(MANAGER, { state: 'new', agentId: 'marc' })).toEqual({
        new: 0,
        'in-hand': 0,
        done: 1,
      });
      await change('id done', aChange('id done', 'new'));
      expect(await ids({ state: 'new' })).toEqual(['new', 'done']);
    });

    test('are found by name, address, phone and reference, without wildcards', async () => {
      const values = { firstName: 'Jean', lastName: 'Géron', phone: '+32470123456', remark: 'Namur' };
      await keep('ONE', { values });
      await keep('two', { values: { ...values, lastName: 'Peeters', phone: '+33142685300' }, email: undefined });
      const found = (text: string) => ids({ words: requestSearchWords(text) });
      expect(await found('geron')).toEqual(['ONE']);
      expect(await found('JEAN')).toEqual(['two', 'ONE']);
      expect(await found('jean peet')).toEqual(['two']);
      expect(await found('0470 12 34')).toEqual(['ONE']);
      expect(await found('+32470/12.34.56')).toEqual(['ONE']);
      expect(await found('+33 1 42')).toEqual(['two']);
      expect(await found('one@example')).toEqual(['ONE']);
      expect(await found('id one')).toEqual(['ONE']);
      expect(await found('namur geron')).toEqual(['ONE']);
      for (const none of ['%', '_', '%eron', 'ger_n', '*', 'g*n', 'ger?n', '[g]eron', 'bruges', "'", '\\'])
        expect(await found(none)).toEqual([]);
      expect(await found('')).toHaveLength(2);
      expect(await ports.deskRequests.counts(MANAGER, { words: ['geron'] })).toEqual({ new: 1, 'in-hand': 0, done: 0 });
    });

    test.each([
      ['inside a word', 'ond'],
      ['with an apostrophe', "d'hondt"],
      ['without it', 'dhondt'],
      ['with accents', 'LIÈGE'],
      ['without them', 'liege'],
      ['of one letter', 'z'],
      ['of two letters', 'Hé'],
      ['of signs', '50% a_b *x* [ok] ok? c:\\d'],
    ])('are found by words %s', async (_, text) => {
      const remark = 'Héloïse D’Hondt, à Liège, rue Zénobe; 50% a_b *x* [ok] ok? c:\\d';
      await keep('met', { values: { remark } });
      await keep('not', { values: { remark: 'Jan Maes, Brugge 5 a b x' } });
      expect(await ids({ words: requestSearchWords(text) })).toEqual(['met']);
    });

    test('are found as a search of all their texts in memory finds them, with any words in any order', async () => {
      const signs = ['100%', 'a_b', 'a*b', '[ab]', 'a?', '\\'];
      const words = ["d'Hondt", 'Émile', 'Œrsted', 'Rue', 'Liège', 'Braine-l’Alleud', 'loft', '6398214', ...signs];
      const some = fc.array(fc.constantFrom(...words), { maxLength: 4 }).map(parts => parts.join(' '));
      const typed = fc
        .tuple(
          fc.subarray([
            ...words,
            'dhondt',
            'EMILE',
            'oersted',
            'braine lalleud',
            '%',
            '_',
            '*',
            '[',
            ']',
            'a',
            'of',
            'x',
          ]),
          fc.nat(9),
        )
        .map(([parts, turn]) => [...parts.slice(turn), ...parts.slice(0, turn)].slice(0, 3).join(' '));
      const kept = fc.record({ lastName: some, remark: some, city: some, subject: some });
      let found = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(kept, { maxLength: 6 }), fc.array(typed, { maxLength: 6 }), async (stored, asked) => {
          ports = await make();
          for (const [at, { subject, ...values }] of stored.entries())
            await keep(String(at), { values, subjectWords: [subject] });
          for (const text of asked) {
            const searched = requestSearchWords(text);
            const expected = stored.flatMap(({ subject, ...values }, at) => {
              const { id, email, subjectId } = aSubmission(String(at));
              const whole = searchText({ id, email, values, subjectId }, [subject]);
              return searched.every(word => whole.includes(word)) ? [String(at)] : [];
            });
            found += expected.length;
            expect((await ids({ words: searched })).toSorted()).toEqual(expected);
          }
        }),
        { numRuns: 12 },
      );
      expect(found).toBeGreaterThan(0);
    });

    test('are visible to members by their rights; requests that need no work are not visible', async () => {
      let read = 0;
      for (const form of FORM_NAMES) {
        await keep(form, { form });
        await keep(`given ${form}`, { form });
        await change(`id given ${form}`, aChange(`id given ${form}`, 'in-hand', 'lotte'));
      }
      for (const role of DESK_ROLES)
        for (const id of Object.keys(NAMES)) {
          const reader = { id, role };
          const may = DESK_FORMS.flatMap(form => [
            ...(mayReadRequest(reader, { form, agentId: undefined }) ? [form] : []),
            ...(mayReadRequest(reader, { form, agentId: 'lotte' }) ? [`given ${form}`] : []),
          ]);
          read += may.length;
          expect((await ids({}, reader)).toSorted()).toEqual(may.toSorted());
          const counts = await ports.deskRequests.counts(reader, {});
          expect(counts.new + counts['in-hand'] + counts.done).toBe(may.length);
          for (const form of FORM_NAMES.flatMap(one => [one, `given ${one}`])) {
            expect((await ports.deskRequests.one(reader, `id ${form}`)) !== undefined).toBe(may.includes(form));
            const answer = await ports.requestWriter.change(reader, `id ${form}`, () => undefined);
            expect(answer).toBe(may.includes(form) ? 'unchanged' : 'unknown');
          }
        }
      expect(read).toBeGreaterThan(40);
    });

    test('are paged completely with any page size and filter', async () => {
      const kept = fc.record({
        at: fc.integer({ min: 0, max: 4 }),
        state: fc.constantFrom(...REQUEST_STATES),
        agent: fc.constantFrom(undefined, 'lotte'),
        form: fc.constantFrom('contact-me' as const, 'rental-application' as const),
      });
      const narrow = fc.record(
        {
          state: fc.constantFrom(...REQUEST_STATES),
          form: fc.constantFrom('contact-me' as const, 'rental-application' as const),
          agentId: fc.constantFrom(null, 'lotte'),
        },
        { requiredKeys: [] },
      );
      const filters = fc.oneof(fc.constant({} as RequestFilter), narrow);
      let several = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(kept, { minLength: 3, maxLength: 12 }),
          filters,
          fc.constantFrom(MANAGER, LOTTE),
          fc.integer({ min: 1, max: 3 }),
          async (requests, filter, reader, step) => {
            ports = await make();
            await settle();
            for (const [at, one] of requests.entries()) {
              const id = String(at).padStart(2, '0');
              await keep(id, { receivedAt: RECEIVED + one.at, form: one.form });
              if (one.state !== 'new' || one.agent) await change(`id ${id}`, aChange(`id ${id}`, one.state, one.agent));
            }
            const expected = requests
              .map((one, at) => ({ ...one, id: String(at).padStart(2, '0') }))
              .filter(({ form, agent }) => mayReadRequest(reader, { form, agentId: agent }))
              .filter(one => filter.form === undefined || one.form === filter.form)
              .filter(one => filter.agentId === undefined || (one.agent ?? null) === filter.agentId);
            const counts = { new: 0, 'in-hand': 0, done: 0 };
            for (const { state } of expected) counts[state]++;
            expect(await ports.deskRequests.counts(reader, filter)).toEqual(counts);
            const read: string[] = [];
            for (let after: RequestPlace | undefined; ; ) {
              const some = await ports.deskRequests.list(reader, filter, after, step);
              read.push(...some.map(({ id }) => id.slice(3)));
              const last = some.at(-1);
              if (!last) break;
              after = { receivedAt: last.receivedAt, id: last.id };
            }
            expect(read).toEqual(
              expected
                .filter(({ state }) => filter.state === undefined || state === filter.state)
                .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
                .map(({ id }) => id),
            );
            if (read.length > step) several++;
          },
        ),
        { numRuns: 25 },
      );
      expect(several).toBeGreaterThan(0);
    });

    test('are returned with other visible requests of the same address or phone', async () => {
      const phone = { phone: '+32470123456' };
      await keep('first', { email: 'jan@example.be', values: phone });
      await keep('address', { email: 'jan@example.be', receivedAt: RECEIVED + 1 });
      await keep('phone', { email: undefined, values: phone, receivedAt: RECEIVED + 2 });
      await keep('job', { form: 'job-contact', email: 'jan@example.be', receivedAt: RECEIVED + 3 });
      await keep('other', { email: 'mia@example.be', values: { phone: '+32470999999' } });
      await keep('nobody', { email: undefined, values: {} });
      const others = async (id: string, reader = MANAGER, count = 9) => {
        const request = await ports.deskRequests.one(reader, id);
        if (!request) throw new Error('the request is not there');
        return (await ports.deskRequests.ofSamePerson(reader, request, count)).map(other => other.id.slice(3));
      };
      expect(await others('id first')).toEqual(['job', 'phone', 'address']);
      expect(await others('id first', MANAGER, 2)).toEqual(['job', 'phone']);
      expect(await others('id first', LOTTE)).toEqual(['phone', 'address']);
      expect(await others('id phone')).toEqual(['first']);
      expect(await others('id nobody')).toEqual([]);
    });

    test('store a change with its note, mails and log entry, all or nothing', async () => {
      await keep('one');
      const note = {
        id: 'n1',
        kind: 'answer',
        at: RECEIVED + 5,
        agentName: 'Marc Wouters',
        words: 'Oui.\n"D’accord" 🏠',
      } as const;
      const answer = aMail('answer', { to: 'one@example.be', replyTo: 'marc@agency.example' });
      const made = aChange('id one', 'done', 'marc', {
        note,
        mails: [answer],
        entry: anEntry('id one', { action: 'request-answered' }),
      });
      expect(await change('id one', made)).toBe('changed');
      const { notes, mails } = await ports.deskRequests.notesAndMails('id one');
      expect(notes).toEqual([note]);
      expect(mails).toEqual([
        {
          id: 'answer',
          template: 'confirmation',
          to: 'one@example.be',
          putAt: expect.any(Number),
          sentAt: undefined,
          waits: true,
          reason: undefined,
        },
      ]);
      expect((await ports.deskLog.before(undefined, 9, 'id one')).map(({ action }) => action)).toEqual([
        'request-answered',
      ]);
      expect(await change('id one', { ...made, to: { state: 'new', agent: undefined }, mails: [aMail('again')] })).toBe(
        'unchanged',
      );
      expect(await ports.deskRequests.one(MANAGER, 'id one')).toMatchObject({ state: 'done' });
      expect((await ports.deskRequests.notesAndMails('id one')).mails).toHaveLength(1);
      expect(await ports.deskLog.before(undefined, 9)).toHaveLength(1);
    });

    describe('an answer whose mail is held', () => {
      const LEAVES = RECEIVED + 20_000;
      const note = { id: 'id one.1', kind: 'answer', at: RECEIVED, agentName: 'Lotte Maes', words: 'Oui' } as const;
      const ANSWER: HeldAnswer = { mailId: 'answer', noteId: note.id, now: RECEIVED + 19_999 };
      const by = given('lotte');
      const answer = () =>
        change(
          'id one',
          aChange('id one', 'done', 'lotte', {
            note,
            mails: [aMail('answer', { data: { words: 'Oui' } })],
            mailsLeaveAt: LEAVES,
            entry: anEntry('id one', { by, action: 'request-answered' }),
          }),
        );
      const takeBack = (answered = ANSWER, reader = MANAGER, id = 'id one') =>
        ports.requestWriter.takeBack(reader, id, answered, () => ({
          to: { state: 'new', agent: undefined },
          entry: anEntry(id, { by, at: RECEIVED + 9, action: 'request-answer-taken-back' }),
        }));
      const sentBy = async (at: number) => (await ports.outbox.take(9, at, at + 30_000)).map(({ id }) => id);
      beforeEach(async () => {
        await keep('one');
        await answer();
      });

      test('is not sent before its time, and is sent once after it', async () => {
        expect(await sentBy(LEAVES - 1)).toEqual([]);
        expect(await sentBy(LEAVES)).toEqual(['answer']);
        expect(await sentBy(LEAVES)).toEqual([]);
      });

      test('is reported with its time until then, for the requests asked for', async () => {
        await keep('two', { mails: [aMail('leaves at once')] });
        const [held, ...others] = await ports.deskRequests.held(['id two', 'id one'], LEAVES - 1);
        expect(held).toMatchObject({
          requestId: 'id one',
          leavesAt: LEAVES,
          mail: { id: 'answer', data: { words: 'Oui' } },
        });
        expect(others).toEqual([]);
        expect(await ports.deskRequests.held(['id one'], LEAVES)).toEqual([]);
        expect(await ports.deskRequests.held(['id two'], RECEIVED)).toEqual([]);
        const many = Array.from({ length: 80 }, (_, at) => `none ${at}`);
        expect(await ports.deskRequests.held([...many, 'id one'], RECEIVED)).toHaveLength(1);
      });

      test('taken back is never sent; its text becomes the author’s draft, and the request gets its earlier progress', async () => {
        expect(await takeBack()).toBe('changed');
        expect(await sentBy(LEAVES + 1)).toEqual([]);
        expect(await ports.deskRequests.notesAndMails('id one')).toEqual({
          notes: [],
          drafts: [{ agentId: 'lotte', agentName: 'Lotte Maes', at: RECEIVED + 9, words: 'Oui' }],
          mails: [],
        });
        expect(await ports.deskRequests.one(MANAGER, 'id one')).toMatchObject({
          state: 'new',
          changedAt: RECEIVED + 9,
        });
        expect(await ports.deskLog.before(undefined, 1)).toMatchObject([{ action: 'request-answer-taken-back' }]);
        expect(await takeBack()).toBe('unchanged');
        // The member sends the same answer again: its mail leaves, and the draft ends.
        expect(await answer()).toBe('changed');
        expect((await ports.deskRequests.notesAndMails('id one')).drafts).toEqual([]);
        expect(await sentBy(LEAVES)).toEqual(['answer']);
      });

      test('cannot be taken back once its time has come or a worker leased it, for another request, or by a member who may not read it', async () => {
        await keep('two', { form: 'job-contact' });
        expect(await takeBack({ ...ANSWER, now: LEAVES })).toBe('unchanged');
        expect(await takeBack({ ...ANSWER, mailId: 'none' })).toBe('unchanged');
        expect(await takeBack({ ...ANSWER, noteId: 'none' })).toBe('unchanged');
        expect(await takeBack(ANSWER, MANAGER, 'id two')).toBe('unchanged');
        expect(await takeBack(ANSWER, LOTTE, 'id two')).toBe('unknown');
        expect(await ports.requestWriter.takeBack(MANAGER, 'id one', ANSWER, () => undefined)).toBe('unchanged');
        expect(await sentBy(LEAVES)).toEqual(['answer']);
        expect(await takeBack()).toBe('unchanged');
        const { notes, drafts, mails } = await ports.deskRequests.notesAndMails('id one');
        expect([notes.length, drafts.length, mails.length]).toEqual([1, 0, 1]);
      });

      test('and leased by a worker at the same time is either sent or taken back', async () => {
        const [back, taken] = await Promise.all([takeBack(), sentBy(LEAVES)]);
        expect(taken).toEqual(back === 'changed' ? [] : ['answer']);
      });
    });

    test('ignore a change without effect or of an unknown request', async () => {
      await keep('one');
      expect(await change('id one', undefined)).toBe('unchanged');
      expect(await change('id two', aChange('id two', 'done'))).toBe('unknown');
      expect(await ports.deskRequests.one(MANAGER, 'id one')).toMatchObject({ state: 'new', changedAt: undefined });
      expect(await ports.deskLog.before(undefined, 9)).toEqual([]);
    });

    test('pass the first change’s result to the second of two concurrent changes', async () => {
      await keep('one');
      const seen: string[] = [];
      const begin = () =>
        ports.requestWriter.change(MANAGER, 'id one', now => {
          seen.push(now.state);
          return now.state === 'new' ? aChange('id one', 'in-hand', 'lotte') : undefined;
        });
      expect((await Promise.all([begin(), begin(), begin()])).toSorted()).toEqual([
        'changed',
        'unchanged',
        'unchanged',
      ]);
      expect(seen.filter(state => state === 'in-hand').length).toBeGreaterThan(1);
      expect(await ports.deskLog.before(undefined, 9)).toHaveLength(1);
    });

    test('report whether a mail or lead is pending, sent or given up, and the failure reason', async () => {
      const mail = (id: string, template = 'contact-me.agency') => aMail(id, { template, to: 'office@agency.example' });
      await keep('one', { mails: [mail('sent'), mail('failed'), mail('dead'), mail('lead', LEAD_TEMPLATE)] });
      await ports.outbox.take(9, RECEIVED, RECEIVED + 10);
      await ports.outbox.sent('sent', RECEIVED + 1);
      await ports.outbox.failed('failed', 'no room', RECEIVED + 20);
      await ports.outbox.failed('dead', 'no such reader', undefined);
      const { mails } = await ports.deskRequests.notesAndMails('id one');
      expect(mails.map(({ id, sentAt, waits, reason }) => ({ id, sentAt, waits, reason }))).toEqual([
        { id: 'sent', sentAt: RECEIVED + 1, waits: false, reason: undefined },
        { id: 'failed', sentAt: undefined, waits: true, reason: 'no room' },
        { id: 'dead', sentAt: undefined, waits: false, reason: 'no such reader' },
        { id: 'lead', sentAt: undefined, waits: true, reason: undefined },
      ]);
    });

    test('keep the name of an agent whose account was removed, and become unassigned', async () => {
      await keep('one');
      await change('id one', aChange('id one', 'in-hand', 'lotte'));
      await ports.agents.remove('lotte', anEntry('lotte', { action: 'agent-removed' }));
      expect(await ports.deskRequests.one(MANAGER, 'id one')).toMatchObject({
        state: 'in-hand',
        agent: { id: undefined, name: 'Lotte Maes' },
      });
      expect(await ids({ agentId: null })).toEqual(['one']);
      expect(await ids({ agentId: 'lotte' })).toEqual([]);
    });

    test('erase their progress with the request', async () => {
      await keep('one');
      const note = { id: 'n1', kind: 'note', at: RECEIVED, agentName: 'Marc', words: 'rappeler' } as const;
      await change('id one', aChange('id one', 'in-hand', 'lotte', { note }));
      await ports.personalData.erase('one@example.be');
      await keep('one');
      expect(await ports.deskRequests.one(MANAGER, 'id one')).toMatchObject({ state: 'new', agent: undefined });
      expect(await ports.deskRequests.notesAndMails('id one')).toEqual({ notes: [], drafts: [], mails: [] });
    });
  });
}
