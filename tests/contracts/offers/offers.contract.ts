import { beforeEach, describe, expect, test } from 'vitest';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import type { Offer } from '../../../application/ports/offers/offers.ts';
import type { Submission } from '../../../application/ports/submissions/submissions.ts';
import type { OfferStep } from '../../../domain/offer/offer-step.ts';
import { brusselsDay } from '../../../domain/text/day.ts';
import { anEntry } from '../audit/desk-log.contract.ts';
import { aMail, aSubmission, RECEIVED } from '../../arbitraries/a-submission.ts';
import type { MakeRequests } from '../submissions/store-request.contract.ts';

const DAY = brusselsDay(RECEIVED);
const LAST_DAY = '2026-11-05';

export function describeOffers(name: string, make: MakeRequests): void {
  describe(`offers ${name}`, () => {
    let ports: RequestPorts;
    beforeEach(async () => {
      ports = await make();
    });
    const draft = (who: string, more: Partial<Submission> = {}) =>
      aSubmission(who, {
        form: 'purchase-offer',
        email: 'Mia@example.be',
        values: { amount: 300_000, validUntil: LAST_DAY },
        offerTokenHash: `secret of ${who}`,
        ...more,
      });
    const keep = (who: string, more?: Partial<Submission>) => ports.submissions.accept(draft(who, more));
    const take = async (who: string, step: OfferStep, ...mails: string[]) =>
      (await ports.offers.change(`id ${who}`, step, () => mails.map(id => aMail(id)))).kind;
    const confirm = (who: string, now = RECEIVED, ...mails: string[]) =>
      take(who, { kind: 'confirm', at: now }, ...mails);
    const sendable = async () => (await ports.outbox.take(99, RECEIVED, RECEIVED)).map(({ id }) => id);

    test('an offer is found by the hash of its link secret', async () => {
      await keep('one');
      const { id, form, language, receivedAt, values, subjectId } = draft('one');
      expect(await ports.offers.byToken('secret of one')).toEqual({
        request: { id, form, language, receivedAt, values, subjectId, email: 'mia@example.be' },
        validUntil: LAST_DAY,
        confirmedAt: undefined,
        tokenHash: 'secret of one',
        toldAt: undefined,
        nameReleased: false,
        counter: undefined,
        decided: undefined,
        sequence: 0,
      });
      expect(await ports.offers.ofRequests(['id nobody', 'id one'])).toEqual([
        await ports.offers.byToken('secret of one'),
      ]);
      expect(await ports.offers.ofRequests([])).toEqual([]);
      expect(await ports.offers.byToken('secret')).toBeUndefined();
      await expect(ports.submissions.accept({ ...draft('two'), offerTokenHash: 'secret of one' })).rejects.toThrow();
    });

    test('a confirmation and its mails are stored in one transaction', async () => {
      await keep('one');
      const lost = () => {
        throw new Error('no words');
      };
      await expect(ports.offers.change('id one', { kind: 'confirm', at: RECEIVED }, lost)).rejects.toThrow('no words');
      expect(await ports.offers.byToken('secret of one')).toMatchObject({ confirmedAt: undefined });
      expect(await confirm('one', RECEIVED + 5, 'told')).toBe('changed');
      expect(await ports.offers.byToken('secret of one')).toMatchObject({ confirmedAt: RECEIVED + 5 });
      expect(await sendable()).toEqual(['mail one', 'told']);
    });

    test('the mails are built from the current offer', async () => {
      await keep('one');
      const step = { kind: 'confirm', at: RECEIVED + 5 } as const;
      await ports.offers.change('id one', step, ({ request, confirmedAt }) => [
        aMail(`${request.id} at ${confirmedAt}`),
      ]);
      expect(await sendable()).toContain(`id one at ${RECEIVED + 5}`);
    });

    test('a second confirmation or an unknown hash changes nothing', async () => {
      await keep('one');
      await confirm('one', RECEIVED, 'told');
      expect(await confirm('one', RECEIVED + 9, 'told again')).toBe('before');
      expect(await confirm('nobody', RECEIVED, 'told nobody')).toBe('unknown');
      expect(await ports.offers.byToken('secret of one')).toMatchObject({ confirmedAt: RECEIVED });
      expect(await sendable()).toEqual(['mail one', 'told']);
    });

    test('of fifty concurrent confirmations one succeeds', async () => {
      await keep('one');
      const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => confirm('one', RECEIVED, `told ${at}`)));
      expect(answers.filter(answer => answer === 'changed')).toHaveLength(1);
      expect(await sendable()).toHaveLength(2);
    });

    test('each step is stored with its values', async () => {
      await keep('one');
      await confirm('one', RECEIVED + 1);
      await take('one', { kind: 'tell', at: RECEIVED + 2, withName: true });
      const counter = { amount: 320_000, validUntil: '2026-11-20' };
      await take('one', { kind: 'counter', at: RECEIVED + 3, on: DAY, counter });
      expect(await ports.offers.byToken('secret of one')).toMatchObject({
        confirmedAt: RECEIVED + 1,
        toldAt: RECEIVED + 2,
        nameReleased: true,
        counter,
        decided: { state: 'countered', at: RECEIVED + 3, on: DAY },
        sequence: 3,
      });
      await take('one', { kind: 'withdraw', at: RECEIVED + 4 });
      expect(await ports.offers.byToken('secret of one')).toMatchObject({
        counter,
        decided: { state: 'withdrawn', at: RECEIVED + 4, on: undefined },
      });
    });

    test('an accepted offer answers the undecided ones for its property that it names, with their mails, and no other', async () => {
      await keep('one');
      await keep('two');
      await keep('three');
      await keep('kept');
      await keep('elsewhere', { subjectId: '7654321' });
      for (const who of ['one', 'two', 'three', 'kept', 'elsewhere']) await confirm(who);
      await take('three', { kind: 'refuse', at: RECEIVED + 1, on: DAY });
      const mails = ({ request, decided }: Offer, answered: readonly Offer[]) => [
        aMail(
          [request.id, decided?.state, ...answered.map(other => `${other.request.id} ${other.decided?.state}`)].join(
            ' ',
          ),
        ),
      ];
      const answers = ['id one', 'id two', 'id three', 'id elsewhere'];
      await ports.offers.change(
        'id two',
        { kind: 'accept', at: RECEIVED + 2, on: DAY, by: 'Mia Maes', answers },
        mails,
      );
      const states = (await ports.offers.ofListing('1234567')).map(({ request, decided }) => [
        request.id,
        decided?.state,
      ]);
      expect(Object.fromEntries(states)).toEqual({
        'id one': 'answered',
        'id two': 'accepted',
        'id three': 'refused',
        'id kept': undefined,
      });
      expect(await ports.offers.byToken('secret of two')).toMatchObject({
        nameReleased: true,
        decided: { on: DAY, by: 'Mia Maes' },
      });
      expect((await ports.offers.undecided()).map(({ request }) => request.id)).toEqual(['id elsewhere', 'id kept']);
      expect((await sendable()).filter(id => !id.startsWith('mail '))).toEqual([
        'id two accepted id one answered',
        'id one answered',
      ]);
      expect(await take('one', { kind: 'accept', at: RECEIVED + 3, on: DAY, by: 'Mia Maes', answers: [] })).toBe(
        'before',
      );
    });

    test('a decision of the last day that is noted later undoes the lapse, unless another offer is accepted', async () => {
      const late = Date.parse(`${LAST_DAY}T12:00:00Z`) + 2 * 86_400_000;
      const accept = { kind: 'accept', at: late, on: LAST_DAY, by: 'Mia Maes', answers: ['id open'] } as const;
      for (const who of ['one', 'two']) {
        await keep(who);
        await confirm(who);
        expect(await take(who, { kind: 'lapse', at: late - 1 })).toBe('changed');
      }
      await keep('open', { values: { amount: 300_000, validUntil: '2026-12-31' } });
      expect(await take('one', { ...accept, on: '2026-11-06' }, 'after the last day')).toBe('before');
      expect(await take('one', accept, 'late')).toBe('changed');
      expect(await ports.offers.byToken('secret of one')).toMatchObject({
        decided: { state: 'accepted', on: LAST_DAY, at: late },
        sequence: 3,
      });
      expect(await take('two', accept, 'second')).toBe('before');
      // The buyer of this offer drafted it after another offer was accepted.
      await keep('new', { values: { amount: 300_000, validUntil: '2026-12-31' } });
      expect(await confirm('new', late, 'confirmed')).toBe('before');
      expect(await take('new', accept, 'third')).toBe('before');
      const states = (await ports.offers.ofListing('1234567')).map(({ request, decided }) => [
        request.id,
        decided?.state,
      ]);
      expect(Object.fromEntries(states)).toEqual({
        'id one': 'accepted',
        'id two': 'lapsed',
        'id open': 'answered',
        'id new': undefined,
      });
      expect((await sendable()).filter(id => !id.startsWith('mail '))).toEqual(['late']);
      expect(await take('one', { kind: 'withdraw', at: late + 1 })).toBe('changed');
      expect(await confirm('new', late + 2)).toBe('changed');
      expect(await take('new', { ...accept, at: late + 2 })).toBe('changed');
    });

    test('of a draft confirmed at the same time as another offer is accepted, no confirmation follows the acceptance', async () => {
      for (let round = 0; round < 8; round++) {
        const [chosen, drafted] = [`chosen ${round}`, `draft ${round}`];
        const subjectId = `12345${round}`;
        await keep(chosen, { subjectId });
        await keep(drafted, { subjectId });
        await confirm(chosen);
        const accept = {
          kind: 'accept',
          at: RECEIVED + 1,
          on: DAY,
          by: 'Mia Maes',
          answers: [`id ${drafted}`],
        } as const;
        const [accepted, confirmed] = await Promise.all([
          take(chosen, accept, `accepted ${round}`),
          confirm(drafted, RECEIVED + 1, `confirmed ${round}`),
        ]);
        const [offer] = await ports.offers.ofRequests([`id ${drafted}`]);
        expect([accepted, offer?.decided?.state]).toEqual(['changed', 'answered']);
        expect(offer?.confirmedAt).toBe(confirmed === 'changed' ? RECEIVED + 1 : undefined);
      }
    });

    test('of offers for one property that are accepted at once, one is', async () => {
      const who = ['one', 'two', 'three', 'four', 'five'];
      for (const each of who) {
        await keep(each);
        await confirm(each);
      }
      const kinds = await Promise.all(
        who.map(each =>
          take(each, {
            kind: 'accept',
            at: RECEIVED + 1,
            on: DAY,
            by: 'Mia Maes',
            answers: who.map(other => `id ${other}`),
          }),
        ),
      );
      expect(kinds.toSorted()).toEqual(['before', 'before', 'before', 'before', 'changed']);
      const states = (await ports.offers.ofListing('1234567')).map(({ decided }) => decided?.state);
      expect(states.toSorted()).toEqual(['accepted', 'answered', 'answered', 'answered', 'answered']);
    });

    test('a step of the desk on an offer that has changed since is refused, and logs nothing', async () => {
      await keep('one');
      await confirm('one');
      const entry = anEntry(1, { action: 'offer-told', subject: 'id one' });
      const tell = (seen: number) =>
        ports.offers.change('id one', { kind: 'tell', at: RECEIVED, withName: false }, () => [], { seen, entry });
      expect(await tell(0)).toMatchObject({ kind: 'before', offer: { toldAt: undefined } });
      expect(await ports.deskLog.before(undefined, 9)).toEqual([]);
      expect(await tell(1)).toMatchObject({ kind: 'changed', offer: { toldAt: RECEIVED, sequence: 2 } });
      expect(await ports.deskLog.before(undefined, 9)).toMatchObject([{ action: 'offer-told' }]);
    });

    test('an acceptance at the desk is refused in the transaction if another offer is not as the agent saw it', async () => {
      for (const who of ['one', 'two']) {
        await keep(who);
        await confirm(who);
      }
      await keep('elsewhere', { subjectId: '7654321' });
      const entry = anEntry(1, { action: 'offer-accepted', subject: 'id one' });
      const read: string[][] = [];
      const accept = (isSeen: boolean) =>
        ports.offers.change(
          'id one',
          { kind: 'accept', at: RECEIVED, on: DAY, by: 'Mia Maes', answers: [] },
          () => [],
          {
            seen: 1,
            sawOthers: others => {
              read.push(others.map(({ request, sequence }) => `${request.id} ${sequence}`));
              return isSeen;
            },
            entry,
          },
        );
      expect(await accept(false)).toMatchObject({ kind: 'before', offer: { sequence: 1, decided: undefined } });
      expect(await ports.deskLog.before(undefined, 9)).toEqual([]);
      expect(await accept(true)).toMatchObject({ kind: 'changed', offer: { decided: { state: 'accepted' } } });
      // A store may call `sawOthers` more than once.
      expect(new Set(read.map(others => others.join()))).toEqual(new Set(['id two 1']));
    });

    test('offers for a property are listed in the order in which they were received', async () => {
      await keep('late', { receivedAt: RECEIVED + 2 });
      await keep('early', { receivedAt: RECEIVED });
      const ids = (await ports.offers.ofListing('1234567')).map(({ request }) => request.id);
      expect(ids).toEqual(['id early', 'id late']);
      expect(await ports.offers.ofListing('7654321')).toEqual([]);
    });

    test('of an accepted offer amount and days are kept, and its buyer is erased on request or after the retention period', async () => {
      for (const who of ['one', 'two']) {
        await keep(who, {
          subjectId: `12345${who.length}${who}`,
          values: { amount: 300_000, validUntil: LAST_DAY, lastName: 'Secretname', phone: '+32470123456', remark: 'x' },
          email: `${who}@example.be`,
        });
        await confirm(who);
        await take(who, { kind: 'accept', at: RECEIVED + 1, on: DAY, by: 'Mia Maes', answers: [] });
      }
      const { length } = await ports.personalData.export('one@example.be');
      expect(await ports.personalData.erase('one@example.be')).toBe(length);
      expect(await ports.personalData.export('one@example.be')).toEqual([]);
      expect(await ports.personalData.export('+32470123456')).toEqual([]);
      expect(await ports.submissions.expire('purchase-offer', RECEIVED + 1)).toBe(1);
      expect(await ports.submissions.expire('purchase-offer', RECEIVED + 1)).toBe(0);
      const offers = await ports.offers.ofRequests(['id one', 'id two']);
      expect(offers).toHaveLength(2);
      for (const { request, decided, validUntil } of offers) {
        expect(request).toMatchObject({ email: undefined, values: { amount: 300_000, validUntil: LAST_DAY } });
        expect(JSON.stringify(request)).not.toMatch(/Secretname|32470123456|@example/);
        expect([decided?.state, decided?.on, validUntil]).toEqual(['accepted', DAY, LAST_DAY]);
      }
      const searched = async (...words: string[]) =>
        (await ports.deskRequests.list({ id: 'marc', role: 'manager' }, { words }, undefined, 9)).length;
      expect([await searched('secretname'), await searched('470123456'), await searched('example')]).toEqual([0, 0, 0]);
      expect(await searched('12345')).toBe(2);
      expect(await ports.offers.byToken('secret of one')).toBeUndefined();
      expect(await sendable()).toEqual([]);
      expect([...(await ports.personalData.addresses())]).toEqual([]);
    });

    test('an offer is erased with its request, whose export has the confirmation time', async () => {
      await keep('one');
      await keep('two');
      await confirm('two', RECEIVED + 5);
      const held = await ports.personalData.export('mia@example.be');
      expect(held.slice(0, 2).map(({ data }) => (data as { confirmedAt?: number }).confirmedAt)).toEqual([
        undefined,
        RECEIVED + 5,
      ]);
      expect(await ports.personalData.erase('mia@example.be')).toBe(held.length);
      expect(await ports.offers.byToken('secret of one')).toBeUndefined();
      expect(await ports.offers.byToken('secret of two')).toBeUndefined();
    });
  });
}
