import { beforeEach, describe, expect, test } from 'vitest';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import { aMail, aSubmission, RECEIVED } from '../../arbitraries/a-submission.ts';
import type { MakeRequests } from '../submissions/keep-request.contract.ts';

/** Contract for the stores of offers. */
export function describeOffers(name: string, make: MakeRequests): void {
  describe(`offers ${name}`, () => {
    let ports: RequestPorts;
    beforeEach(async () => {
      ports = await make();
    });
    const draft = (who: string) =>
      aSubmission(who, { form: 'purchase-offer', email: 'Mia@example.be', offerTokenHash: `secret of ${who}` });
    const keep = (who: string) => ports.submissions.accept(draft(who));
    const confirm = (who: string, now = RECEIVED, ...mails: string[]) =>
      ports.offers.change(`secret of ${who}`, { kind: 'confirm', at: now }, () => mails.map(id => aMail(id)));
    const sendable = async () => (await ports.outbox.take(99, RECEIVED, RECEIVED)).map(({ id }) => id);

    test('an offer is found by the hash of its link secret', async () => {
      await keep('one');
      const { id, form, language, receivedAt, values, subjectId } = draft('one');
      expect(await ports.offers.byToken('secret of one')).toEqual({
        request: { id, form, language, receivedAt, values, subjectId, email: 'mia@example.be' },
        confirmedAt: undefined,
      });
      expect(await ports.offers.byToken('secret')).toBeUndefined();
      await expect(ports.submissions.accept({ ...draft('two'), offerTokenHash: 'secret of one' })).rejects.toThrow();
    });

    test('a confirmation and its mails are stored in one transaction', async () => {
      await keep('one');
      const lost = () => {
        throw new Error('no words');
      };
      await expect(ports.offers.change('secret of one', { kind: 'confirm', at: RECEIVED }, lost)).rejects.toThrow(
        'no words',
      );
      expect(await ports.offers.byToken('secret of one')).toMatchObject({ confirmedAt: undefined });
      expect(await confirm('one', RECEIVED + 5, 'told')).toBe('changed');
      expect(await ports.offers.byToken('secret of one')).toMatchObject({ confirmedAt: RECEIVED + 5 });
      expect(await sendable()).toEqual(['mail one', 'told']);
    });

    test('the mails are built from the current offer', async () => {
      await keep('one');
      const step = { kind: 'confirm', at: RECEIVED + 5 } as const;
      await ports.offers.change('secret of one', step, ({ request, confirmedAt }) => [
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
