import { beforeEach, describe, expect, test } from 'vitest';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import { aMail, aReservation, aSubmission, RECEIVED } from '../../arbitraries/a-submission.ts';
import { cancelViewing, moveViewing } from '../../support/visitors/visitor-changes.ts';

/** Returns the ports of `count` processes over one empty store. */
export type MakeProcesses = (count: number) => readonly RequestPorts[] | Promise<readonly RequestPorts[]>;

/** Contract for concurrent requests, also to different processes of one site. */
export function describeRaces(name: string, make: MakeProcesses): void {
  describe(`concurrent requests ${name}`, () => {
    let processes: readonly RequestPorts[];
    beforeEach(async () => {
      processes = await make(2);
    });
    const at = (number: number) => processes[number % processes.length] as RequestPorts;
    const racing = <T>(count: number, act: (number: number) => Promise<T>) =>
      Promise.all(Array.from({ length: count }, (_, number) => act(number)));

    test('of 100 visitors who want the last free capacity of a slot one gets it', async () => {
      for (let round = 0; round < 5; round++) {
        const day = `2026-11-0${round + 1}`;
        const kept = await racing(100, number => {
          const who = `${round} ${number}`;
          return at(number).submissions.accept(
            aSubmission(who, { reservation: aReservation(who, { day, capacity: 1 }) }),
          );
        });
        expect(kept.filter(({ kind }) => kind === 'kept')).toHaveLength(1);
        expect(kept.filter(({ kind }) => kind === 'slot-full')).toHaveLength(99);
        const taken = await at(0).viewingRecords.taken('1234567', day, day);
        expect(taken).toEqual([{ day, slot: 'am', count: 1 }]);
      }
      expect(await at(0).outbox.depth()).toMatchObject({ waiting: 5, dead: 0 });
    });

    test('a key sent 200 times creates one submission', async () => {
      const kept = await racing(200, number =>
        at(number).submissions.accept(
          aSubmission(String(number), { key: 'same', bodyHash: 'same', email: 'jan@example.be' }),
        ),
      );
      const [first, ...others] = kept.filter(({ kind }) => kind === 'kept');
      expect(others).toEqual([]);
      const { id } = first as { id: string };
      const repeated = kept.filter(answer => answer.kind === 'repeated' && answer.id === id);
      expect(repeated).toHaveLength(199);
      expect(await at(1).personalData.export('jan@example.be')).toHaveLength(1 + 1);
    });

    test('a challenge sent 50 times is used once', async () => {
      const challenge = { id: 'picture', expiresAt: RECEIVED + 1 };
      const kept = await racing(50, number =>
        at(number).submissions.accept(aSubmission(String(number), { challenge })),
      );
      expect(kept.filter(({ kind }) => kind === 'kept')).toHaveLength(1);
      expect(kept.filter(({ kind }) => kind === 'challenge-used')).toHaveLength(49);
    });

    test('of 50 concurrent requests a limit accepts exactly its maximum', async () => {
      const limits = [{ key: 'address', windowMs: 3_600_000, most: 7 }];
      const kept = await racing(50, number => at(number).submissions.accept(aSubmission(String(number), { limits })));
      expect(kept.filter(({ kind }) => kind === 'kept')).toHaveLength(7);
      expect(kept.filter(({ kind }) => kind === 'limited')).toHaveLength(43);
      expect(await at(0).limits.counted('address', 3_600_000, RECEIVED)).toBe(7);
    });

    test('of 50 concurrent first requests one is treated as first', async () => {
      const kept = await racing(50, number =>
        at(number).submissions.accept(aSubmission(String(number), { once: 'value' })),
      );
      expect(kept.filter(answer => answer.kind === 'kept' && !answer.again)).toHaveLength(1);
      expect(kept.filter(answer => answer.kind === 'kept' && answer.again)).toHaveLength(49);
    });

    test('two workers never take the same mail', async () => {
      const ids = Array.from({ length: 200 }, (_, number) => `mail ${number}`);
      await at(0).outbox.put(ids.map(id => aMail(id)));
      const taken: string[] = [];
      await racing(4, async worker => {
        for (;;) {
          const mails = await at(worker).outbox.take(7, RECEIVED, RECEIVED + 60_000);
          taken.push(...mails.map(({ id }) => id));
          if (mails.length === 0) return;
          for (const { id } of mails) await at(worker).outbox.sent(id, RECEIVED);
        }
      });
      expect(taken.toSorted()).toEqual(ids.toSorted());
      expect(await at(0).outbox.depth()).toMatchObject({ waiting: 0, dead: 0 });
    });

    test('of 100 visitors who want an agent’s last slot, at any of the agent’s properties, one gets it', async () => {
      const kept = await racing(100, number => {
        const who = String(number);
        const more = { propertyId: `property-${number % 7}`, capacity: 100, agentCapacity: 1 };
        return at(number).submissions.accept(aSubmission(who, { reservation: aReservation(who, more) }));
      });
      expect(kept.filter(({ kind }) => kind === 'kept')).toHaveLength(1);
      expect(kept.filter(({ kind }) => kind === 'slot-full')).toHaveLength(99);
      const hour = { day: '2026-10-25', slot: 'am', count: 1 };
      expect(await at(0).viewingRecords.busy('lotte', hour.day, hour.day)).toEqual([hour]);
      const each = await racing(7, number => at(0).viewingRecords.taken(`property-${number}`, hour.day, hour.day));
      expect(each.flat()).toEqual([hour]);
    });

    test('visitors who swap slots never exceed the capacity', async () => {
      const room = { capacity: 4, agentCapacity: 5 };
      const hours = ['am', 'pm'].map(slot => ({ day: '2026-10-25', slot, from: '1', to: '2', ...room }));
      const propertyOf = (number: number) => `property-${number >> 2}`;
      await racing(8, number => {
        const who = String(number);
        const place = aReservation(who, { ...hours[number % 2], propertyId: propertyOf(number) });
        return at(number).submissions.accept(aSubmission(who, { reservation: place }));
      });
      await racing(160, number => {
        const who = String(number % 8);
        const hour = hours[(number >> 3) % 2] as (typeof hours)[number];
        const ports = at(number);
        return insist(ports, who, () => (number === 77 ? cancelViewing(ports, who) : moveViewing(ports, who, hour)));
      });
      const taken = await at(0).viewingRecords.busy('lotte', '2026-10-25', '2026-10-25');
      expect(taken.reduce((sum, { count }) => sum + count, 0)).toBe(7);
      for (const { count } of taken) expect(count).toBeLessThanOrEqual(5);
      const atProperties = await racing(2, number =>
        at(0).viewingRecords.taken(propertyOf(4 * number), '2026-10-25', '2026-10-25'),
      );
      for (const { count } of atProperties.flat()) expect(count).toBeLessThanOrEqual(4);
      expect(atProperties.flat().reduce((sum, { count }) => sum + count, 0)).toBe(7);
      const places = await racing(8, number => at(0).viewingRecords.byToken(`secret of ${number}`));
      for (const { slot, count } of taken) {
        expect(places.filter(place => place?.status === 'confirmed' && place.slot === slot)).toHaveLength(count);
      }
    });
  });
}

/** Retries until no concurrent change interferes or the viewing is cancelled. */
async function insist(ports: RequestPorts, who: string, act: () => ReturnType<typeof moveViewing>): Promise<void> {
  while ((await act()) === 'changed-before')
    if ((await ports.viewingRecords.byToken(`secret of ${who}`))?.status === 'cancelled') return;
}
