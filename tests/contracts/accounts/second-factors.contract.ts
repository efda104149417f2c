import { beforeEach, describe, expect, test } from 'vitest';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import { aMail, RECEIVED } from '../../arbitraries/a-submission.ts';
import type { MakeRequests } from '../submissions/store-request.contract.ts';
import { anInvitation } from './owners.contract.ts';

const JAN = 'id of Jan';
export const A_FACTOR = { encryptedSecret: 'encrypted', since: RECEIVED, lastStep: 7 };

export function describeSecondFactors(name: string, make: MakeRequests): void {
  describe(`second factors ${name}`, () => {
    let ports: RequestPorts;
    beforeEach(async () => {
      ports = await make();
      for (const who of ['Jan', 'Mia']) await ports.owners.addSampleAccount(anInvitation(who), 'hash');
    });
    const begin = (owner = JAN, codes = ['a', 'b'], ...mails: string[]) =>
      ports.secondFactors.begin(
        owner,
        A_FACTOR,
        codes,
        mails.map(id => aMail(id)),
      );
    const sendable = async () => (await ports.outbox.take(99, RECEIVED, RECEIVED)).map(({ id }) => id);

    test('turning it on stores its recovery codes and enqueues the mails; an account has at most one', async () => {
      expect(await ports.secondFactors.of(JAN)).toBeUndefined();
      expect(await begin(JAN, ['a', 'b'], 'told')).toBe(true);
      expect(await ports.secondFactors.of(JAN)).toEqual({ ...A_FACTOR, recoveryLeft: 2 });
      expect(await begin(JAN, ['c'], 'again')).toBe(false);
      expect(await begin('nobody', ['c'], 'unknown')).toBe(false);
      expect(await ports.secondFactors.of(JAN)).toEqual({ ...A_FACTOR, recoveryLeft: 2 });
      expect(await ports.secondFactors.of('id of Mia')).toBeUndefined();
      expect(await sendable()).toEqual(['told']);
    });

    test('turning it off erases its codes and enqueues the mails, once', async () => {
      await begin();
      await begin('id of Mia');
      expect(await ports.secondFactors.end(JAN, [aMail('told')])).toBe(true);
      expect(await ports.secondFactors.end(JAN, [aMail('again')])).toBe(false);
      expect(await ports.secondFactors.of(JAN)).toBeUndefined();
      expect(await ports.secondFactors.of('id of Mia')).toEqual({ ...A_FACTOR, recoveryLeft: 2 });
      expect(await ports.secondFactors.takeCode(JAN, 'a', [])).toBe(false);
      expect(await sendable()).toEqual(['told']);
      // Recovery codes of the previous second factor are void.
      await begin(JAN, ['c']);
      expect(await ports.secondFactors.takeCode(JAN, 'a', [])).toBe(false);
    });

    test('of twenty concurrent requests with one time step or recovery code one succeeds', async () => {
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

    test('a used time step and earlier ones are rejected', async () => {
      await begin();
      const taken = [];
      for (const step of [7, 6, 9, 8, 9, 10]) taken.push(await ports.secondFactors.takeStep(JAN, step));
      expect(taken).toEqual([false, false, true, false, false, true]);
      expect(await ports.secondFactors.takeStep('id of Mia', 11)).toBe(false);
    });

    test('a recovery code works for its account only', async () => {
      await begin();
      await begin('id of Mia', ['c']);
      expect(await ports.secondFactors.takeCode(JAN, 'c', [])).toBe(false);
      expect(await ports.secondFactors.takeCode('id of Mia', 'c', [])).toBe(true);
    });

    test('all recovery codes are replaced and the mails enqueued; without a second factor nothing changes', async () => {
      await begin();
      expect(await ports.secondFactors.replaceCodes(JAN, ['c', 'd', 'e'], [aMail('told')])).toBe(true);
      expect(await ports.secondFactors.replaceCodes('id of Mia', ['f'], [aMail('again')])).toBe(false);
      expect(await ports.secondFactors.of(JAN)).toMatchObject({ recoveryLeft: 3 });
      expect(await ports.secondFactors.takeCode(JAN, 'a', [])).toBe(false);
      expect(await ports.secondFactors.takeCode(JAN, 'd', [])).toBe(true);
      expect(await sendable()).toEqual(['told']);
    });

    test('a secret is re-encrypted unless it was replaced meanwhile', async () => {
      await begin();
      expect(await ports.encryptedSecondFactors.all()).toEqual([{ ownerId: JAN, encryptedSecret: 'encrypted' }]);
      await ports.encryptedSecondFactors.reencrypt(JAN, 'another', 'wrong');
      await ports.encryptedSecondFactors.reencrypt(JAN, 'encrypted', 'newer');
      expect(await ports.secondFactors.of(JAN)).toEqual({ ...A_FACTOR, encryptedSecret: 'newer', recoveryLeft: 2 });
    });

    test('it survives a password change and is erased with its account', async () => {
      await begin();
      await ports.accounts.changePassword(JAN, 'new', []);
      expect(await ports.secondFactors.of(JAN)).toBeDefined();
      expect(await ports.accounts.revoke('jan@example.be')).toBe(true);
      await ports.owners.addSampleAccount(anInvitation('Jan'), 'hash');
      expect(await ports.secondFactors.of(JAN)).toBeUndefined();
      expect(await ports.secondFactors.takeCode(JAN, 'a', [])).toBe(false);
    });
  });
}
