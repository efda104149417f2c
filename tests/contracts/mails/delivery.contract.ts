import { beforeEach, describe, expect, test } from 'vitest';
import { makeDeliverMails } from '../../../application/mail/deliver-mails.ts';
import { LEASE_MS } from '../../../application/mail/work-outbox.ts';
import type { Mailer, OutgoingMail } from '../../../application/ports/mails/mailer.ts';
import type { Mail } from '../../../application/ports/mails/outbox.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import { aMail, RECEIVED } from '../../arbitraries/a-submission.ts';
import type { MakeProcesses } from '../database/race.contract.ts';

const SLOW_MS = 9 * 60_000;

/** Contract for outbox workers of several processes over one store. */
export function describeDelivery(name: string, make: MakeProcesses): void {
  describe(`mails delivered by several processes ${name}`, () => {
    let processes: readonly RequestPorts[];
    let now: number;
    beforeEach(async () => {
      processes = await make(2);
      now = RECEIVED;
    });

    /** A worker in one of the processes, and its lease timer; the call resolves once the lease is renewed. */
    function worker(at: number, send: Mailer['send']) {
      const { outbox } = processes[at % processes.length] as RequestPorts;
      const timers = new Set<() => void>();
      let renewed = () => {};
      const deliver = makeDeliverMails({
        outbox: {
          ...outbox,
          async renew(id, held, until) {
            const own = await outbox.renew(id, held, until);
            // Lets the worker record the renewal before the test continues.
            setImmediate(renewed);
            return own;
          },
        },
        mailer: { send },
        render,
        clock: { now: () => now },
        lease: {
          ms: LEASE_MS,
          repeat(renew) {
            timers.add(renew);
            return () => timers.delete(renew);
          },
        },
      });
      return {
        run: () => deliver({ atOnce: 1, chance: () => 0.5 }),
        tick: () =>
          new Promise<void>(resolve => {
            renewed = resolve;
            for (const renew of timers) renew();
          }),
      };
    }

    /** A mail server that accepts a mail but responds only when released. */
    function slowServer() {
      const begun = Promise.withResolvers<void>();
      const end = Promise.withResolvers<void>();
      const sent: string[] = [];
      const send: Mailer['send'] = async ({ messageId }) => {
        sent.push(messageId);
        begun.resolve();
        await end.promise;
      };
      return { send, sent, begun: begun.promise, end: end.resolve };
    }

    test('a mail that takes nine minutes is sent once, and mails of a killed process are sent when its lease expires', async () => {
      const ports = processes[0] as RequestPorts;
      await ports.outbox.put([aMail('left'), aMail('slow')]);
      // A killed process renews no lease.
      expect(await ports.outbox.take(1, now, now + LEASE_MS)).toMatchObject([{ id: 'left' }]);
      const server = slowServer();
      const slow = worker(0, server.send);
      const sending = slow.run();
      await server.begun;
      const others: string[] = [];
      const other = worker(1, async ({ messageId }) => void others.push(`${messageId} after ${now - RECEIVED} ms`));
      for (; now < RECEIVED + SLOW_MS; now += LEASE_MS / 3) {
        await slow.tick();
        await other.run();
      }
      server.end();
      expect(await sending).toEqual({ sent: 1, later: 0, dead: 0 });
      now += LEASE_MS;
      await other.run();
      expect(server.sent).toEqual(['slow@example.be']);
      expect(others).toEqual([`left@example.be after ${LEASE_MS} ms`]);
    });

    test.each([3_600_000, 365 * 86_400_000, -3_600_000, -365 * 86_400_000])(
      'a clock jump of %i ms while a mail is being sent does not make the process send it twice',
      async jump => {
        const ports = processes[0] as RequestPorts;
        await ports.outbox.put([aMail('slow')]);
        const server = slowServer();
        const own = worker(0, server.send);
        const sending = own.run();
        await server.begun;
        now += jump;
        expect(await own.run()).toEqual({ sent: 0, later: 0, dead: 0 });
        await own.tick();
        expect(await own.run()).toEqual({ sent: 0, later: 0, dead: 0 });
        server.end();
        await sending;
        expect(server.sent).toEqual(['slow@example.be']);
        expect(await ports.outbox.depth()).toMatchObject({ waiting: 0, dead: 0 });
      },
    );
  });
}

function render({ id, to }: Mail): OutgoingMail {
  const from = { name: 'Clairval', address: 'bonjour@clairval.example' };
  const words = { subject: 'x', text: 'x', html: '<p>x</p>', headers: {}, calendar: undefined, attachments: [] };
  return { messageId: `${id}@example.be`, from, to, replyTo: undefined, ...words };
}
