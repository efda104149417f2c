import { beforeEach, describe, expect, test } from 'vitest';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import { aMail, RECEIVED } from '../../arbitraries/a-submission.ts';
import type { MakeRequests } from '../submissions/keep-request.contract.ts';
import { anInvitation } from './owners.contract.ts';

const JAN = 'id of Jan';
export const A_FACTOR = { sealed: 'sealed', since: RECEIVED, lastStep: 7 };

/** The contract of all second factors. */
export function describeSecondFactors(name: string, make: MakeRequests): void {
  describe(`the second factors ${name}`, () => {
    let ports: RequestPorts;
    beforeEach(async () => {
      ports = await make();
      for (const who of ['Jan', 'Mia']) await ports.owners.settle(anInvitation(who), 'hash');
    });
    const begin = (owner = JAN, codes = ['a', 'b'], ...mails: string[]) =>
      ports.secondFactors.begin(
        owner,
        A_FACTOR,
        codes,
        mails.map(id => aMail(id)),
      );
    const sendable = async () => (await ports.outbox.take(99, RECEIVED, RECEIVED)).map(({ id }) => id);

    test('turns it on with its recovery codes and puts the mails; an account has one at most', async () => {
      expect(await ports.secondFactors.of(JAN)).toBeUndefined();
      expect(await begin(JAN, ['a', 'b'], 'told')).toBe(true);
      expect(await ports.secondFactors.of(JAN)).toEqual({ ...A_FACTOR, recoveryLeft: 2 });
      expect(await begin(JAN, ['c'], 'again')).toBe(false);
      expect(await begin('nobody', ['c'], 'unknown')).toBe(false);
      expect(await ports.secondFactors.of(JAN)).toEqual({ ...A_FACTOR, recoveryLeft: 2 });
      expect(await ports.secondFactors.of('id of Mia')).toBeUndefined();
      expect(await sendable()).toEqual(['told']);
    });

    test('turns it off with its codes and puts the mails, once', async () => {
      await begin();
      await begin('id of Mia');
      expect(await ports.secondFactors.end(JAN, [aMail('told')])).toBe(true);
      expect(await ports.secondFactors.end(JAN, [aMail('again')])).toBe(false);
      expect(await ports.secondFactors.of(JAN)).toBeUndefined();
      expect(await ports.secondFactors.of('id of Mia')).toEqual({ ...A_FACTOR, recoveryLeft: 2 });
      expect(await ports.secondFactors.takeCode(JAN, 'a', [])).toBe(false);
      expect(await sendable()).toEqual(['told']);
      // Codes of the former one count no more.
      await begin(JAN, ['c']);
      expect(await ports.secondFactors.takeCode(JAN, 'a', [])).toBe(false);
    });

    test('of twenty requests with one step or one recovery code a single one has it', async () => {
      await begin();
      const twenty = Array.from({ length: 20 });
      const steps = await Promise.all(twenty.map(() => ports.secondFactors.takeStep(JAN, 8)));
      expect(steps.filter(Boolean)).toHaveLength(1);
      const codes = await Promise.all(
        twenty.map((_, at) => ports.secondFactors.takeCode(JAN, 'a', [aMail(`told ${at}`)])),
      );
      expect(codes.filter(Boolean)).toHaveLength(1);
      expect(await sendable()).toHaveLength(1);
      expect(await ports.secondFactors.of(JAN)).toEqual({ ...A_FACTOR, lastStep: 8, recoveryLeft: 1 });
    });

    test('takes no step that was taken, nor an earlier one', async () => {
      await begin();
      const taken = [];
      for (const step of [7, 6, 9, 8, 9, 10]) taken.push(await ports.secondFactors.takeStep(JAN, step));
      expect(taken).toEqual([false, false, true, false, false, true]);
      expect(await ports.secondFactors.takeStep('id of Mia', 11)).toBe(false);
    });

    test('a recovery code is of its account alone', async () => {
      await begin();
      await begin('id of Mia', ['c']);
      expect(await ports.secondFactors.takeCode(JAN, 'c', [])).toBe(false);
      expect(await ports.secondFactors.takeCode('id of Mia', 'c', [])).toBe(true);
    });

    test('replaces all recovery codes and puts the mails; without a second factor nothing', async () => {
      await begin();
      expect(await ports.secondFactors.replaceCodes(JAN, ['c', 'd', 'e'], [aMail('told')])).toBe(true);
      expect(await ports.secondFactors.replaceCodes('id of Mia', ['f'], [aMail('again')])).toBe(false);
      expect(await ports.secondFactors.of(JAN)).toMatchObject({ recoveryLeft: 3 });
      expect(await ports.secondFactors.takeCode(JAN, 'a', [])).toBe(false);
      expect(await ports.secondFactors.takeCode(JAN, 'd', [])).toBe(true);
      expect(await sendable()).toEqual(['told']);
    });

    test('keeps a secret under a newer seal, unless it was replaced meanwhile', async () => {
      await begin();
      expect(await ports.secondFactorSeals.all()).toEqual([{ ownerId: JAN, sealed: 'sealed' }]);
      await ports.secondFactorSeals.reseal(JAN, 'another', 'wrong');
      await ports.secondFactorSeals.reseal(JAN, 'sealed', 'newer');
      expect(await ports.secondFactors.of(JAN)).toEqual({ ...A_FACTOR, sealed: 'newer', recoveryLeft: 2 });
    });

    test('outlives a new password, and goes with its account', async () => {
      await begin();
      await ports.accounts.changePassword(JAN, 'new', []);
      expect(await ports.secondFactors.of(JAN)).toBeDefined();
      expect(await ports.accounts.revoke('jan@example.be')).toBe(true);
      await ports.owners.settle(anInvitation('Jan'), 'hash');
      expect(await ports.secondFactors.of(JAN)).toBeUndefined();
      expect(await ports.secondFactors.takeCode(JAN, 'a', [])).toBe(false);
    });
  });
}
