import { beforeEach, describe, expect, test } from 'vitest';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import { IDLE_MS, LONGEST_MS } from '../../../domain/owner/session-life.ts';
import { RECEIVED } from '../../arbitraries/a-submission.ts';
import { anInvitation } from './owners.contract.ts';
import type { MakeRequests } from '../submissions/store-request.contract.ts';
import { A_FACTOR } from './second-factors.contract.ts';

export function describeSessions(name: string, make: MakeRequests): void {
  describe(`sessions ${name}`, () => {
    let ports: RequestPorts;
    beforeEach(async () => {
      ports = await make();
      for (const who of ['Jan', 'Mia']) await ports.owners.addSampleAccount(anInvitation(who), 'hash');
    });
    const begin = (reference: string, who = 'Jan', at = RECEIVED, instead?: string) =>
      ports.sessions.begin(
        { referenceHash: reference, ownerId: `id of ${who}`, startedAt: at, seenAt: at },
        'hash',
        instead,
      );
    const seenAt = async (reference: string, now = RECEIVED) =>
      (await ports.sessions.look(reference, now))?.session.seenAt;

    test('a login with the password starts a session and ends the one that it replaces', async () => {
      await begin('a');
      await begin('b', 'Mia');
      await begin('c', 'Jan', RECEIVED, 'b');
      expect([await seenAt('a'), await seenAt('b'), await seenAt('c')]).toEqual([RECEIVED, undefined, RECEIVED]);
      await begin('d', 'Jan', RECEIVED, 'nothing');
      expect(await seenAt('d')).toBe(RECEIVED);
    });

    test('no session starts when the password hash is outdated', async () => {
      expect(await begin('a')).toBe(true);
      await ports.accounts.changePassword('id of Jan', 'new', []);
      expect(await begin('b', 'Jan', RECEIVED, 'a')).toBe(false);
      expect(await begin('c', 'nobody')).toBe(false);
      expect([await seenAt('b'), await seenAt('c')]).toEqual([undefined, undefined]);
      await begin('d', 'Mia');
      expect(await begin('e', 'Jan', RECEIVED, 'd')).toBe(false);
      expect(await seenAt('d')).toBe(RECEIVED);
    });

    test('of a hundred logins concurrent with a password change none survives it', async () => {
      const logins = Array.from({ length: 100 }, (_, at) => begin(`racing ${at}`));
      await Promise.all([
        ...logins.slice(0, 50),
        ports.accounts.changePassword('id of Jan', 'new', []),
        ...logins.slice(50),
      ]);
      expect(await ports.sessions.of('id of Jan', RECEIVED)).toEqual([]);
    });

    test('a valid session is returned and its last use is stored', async () => {
      await begin('a');
      const { owner, session } = (await ports.sessions.use('a', RECEIVED + 60_000)) ?? {};
      expect(owner).toEqual(await ports.owners.byEmail('jan@example.be'));
      expect(session).toEqual({
        referenceHash: 'a',
        ownerId: 'id of Jan',
        startedAt: RECEIVED,
        seenAt: RECEIVED + 60_000,
      });
      expect(await seenAt('a')).toBe(RECEIVED + 60_000);
      // Another process's clock may lag behind.
      await ports.sessions.use('a', RECEIVED);
      expect(await seenAt('a')).toBe(RECEIVED + 60_000);
      expect(await ports.sessions.use('nothing', RECEIVED)).toBeUndefined();
    });

    test('an expired session is not returned and never becomes valid again', async () => {
      await begin('a');
      const over = RECEIVED + IDLE_MS;
      expect(await ports.sessions.use('a', over)).toBeUndefined();
      expect(await ports.sessions.look('a', over - 1)).toBeDefined();
      expect(await ports.sessions.use('a', over - 1)).toBeDefined();
      expect(await ports.sessions.use('a', over)).toBeDefined();
    });

    test('a session ends after twelve hours, however often it is used', async () => {
      await begin('a');
      for (let now = RECEIVED; now < RECEIVED + LONGEST_MS; now += IDLE_MS - 1)
        expect(await ports.sessions.use('a', now)).toBeDefined();
      expect(await ports.sessions.use('a', RECEIVED + LONGEST_MS - 1)).toBeDefined();
      expect(await ports.sessions.use('a', RECEIVED + LONGEST_MS)).toBeUndefined();
    });

    test('looking at a session does not prolong it', async () => {
      await begin('a');
      const found = await ports.sessions.look('a', RECEIVED + IDLE_MS - 1);
      expect(found?.session.seenAt).toBe(RECEIVED);
      expect(await ports.sessions.look('a', RECEIVED + IDLE_MS)).toBeUndefined();
      expect(await seenAt('a')).toBe(RECEIVED);
    });

    test('a use that could not be stored counts as if it had been, and is stored with the next', async () => {
      await begin('a');
      const usedAt = RECEIVED + IDLE_MS - 1;
      const now = RECEIVED + IDLE_MS + 60_000;
      expect(await ports.sessions.look('a', now)).toBeUndefined();
      expect(await ports.sessions.use('a', now)).toBeUndefined();
      expect((await ports.sessions.look('a', now, usedAt))?.session.seenAt).toBe(usedAt);
      // A later stored use is not overwritten.
      expect((await ports.sessions.look('a', RECEIVED + 1, RECEIVED - 1))?.session.seenAt).toBe(RECEIVED);
      expect(await ports.sessions.look('a', usedAt + IDLE_MS, usedAt)).toBeUndefined();
      expect(await ports.sessions.use('a', RECEIVED + LONGEST_MS, RECEIVED + LONGEST_MS - 1)).toBeUndefined();
      expect(await ports.sessions.use('nothing', now, usedAt)).toBeUndefined();
      expect((await ports.sessions.use('a', now, usedAt))?.session.seenAt).toBe(now);
      expect(await seenAt('a', now)).toBe(now);
    });

    test('a session can be ended; an unknown id changes nothing', async () => {
      await begin('a');
      await begin('b');
      for (const reference of ['a', 'a', 'nothing']) await ports.sessions.end(reference);
      expect([await seenAt('a'), await seenAt('b')]).toEqual([undefined, RECEIVED]);
      expect(await ports.sessions.use('a', RECEIVED)).toBeUndefined();
    });

    test('all sessions of an account but one can be ended', async () => {
      for (const reference of ['a', 'b', 'c']) await begin(reference);
      await begin('d', 'Mia');
      await ports.sessions.endOthers('id of Jan', 'b');
      const left = await Promise.all(['a', 'b', 'c', 'd'].map(reference => seenAt(reference)));
      expect(left).toEqual([undefined, RECEIVED, undefined, RECEIVED]);
      // A session id of another account does not exclude any session of this account.
      await ports.sessions.endOthers('id of Jan', 'd');
      expect([await seenAt('b'), await seenAt('d')]).toEqual([undefined, RECEIVED]);
    });

    test('the valid sessions of an account are returned, last used first', async () => {
      await begin('a');
      await begin('b', 'Jan', RECEIVED + 1);
      await begin('c', 'Mia');
      await begin('old', 'Jan', RECEIVED - IDLE_MS);
      await ports.sessions.use('a', RECEIVED + 2);
      const of = async (who: string, now: number) =>
        (await ports.sessions.of(`id of ${who}`, now)).map(({ referenceHash }) => referenceHash);
      expect(await of('Jan', RECEIVED)).toEqual(['a', 'b']);
      expect(await of('Jan', RECEIVED + 1 + IDLE_MS)).toEqual(['a']);
      expect(await of('Zoë', RECEIVED)).toEqual([]);
    });
  });
}

/** Contract that applies only to owners' sessions. */
export function describeOwnersLogins(name: string, make: MakeRequests): void {
  test(`a session of an owner ${name} returns the current account`, async () => {
    const ports = await make();
    await ports.owners.addSampleAccount(anInvitation('Jan'), 'hash');
    const login = { referenceHash: 'a', ownerId: 'id of Jan', startedAt: RECEIVED, seenAt: RECEIVED };
    await ports.sessions.begin(login, 'hash', undefined);
    await ports.owners.named(new Map([['300' as ListingId, ['jan@example.be']]]));
    expect((await ports.sessions.use('a', RECEIVED))?.owner.listingIds).toEqual(['100', '200', '300']);
  });
  test(`the second factor of an owner ${name} is part of the personal data of an address, and is erased with it`, async () => {
    const ports = await make();
    await ports.owners.addSampleAccount(anInvitation('Jan'), 'hash');
    await ports.secondFactors.begin('id of Jan', A_FACTOR, ['a'], []);
    const held = await ports.personalData.export('jan@example.be');
    expect(held).toContainEqual({ kind: 'second-factor', data: { since: RECEIVED } });
    await ports.personalData.erase('jan@example.be');
    expect(await ports.secondFactors.of('id of Jan')).toBeUndefined();
  });
}
