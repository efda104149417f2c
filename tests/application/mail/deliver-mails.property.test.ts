import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { MailFailure, type Mailer, type OutgoingMail } from '../../../application/ports/mails/mailer.ts';
import type { Mail, Outbox } from '../../../application/ports/mails/outbox.ts';
import { makeDeliverMails } from '../../../application/mail/deliver-mails.ts';
import { LEASE_MS } from '../../../application/mail/work-outbox.ts';
import { UNLUCKY } from '../../support/site/sample-site.ts';

function mailNamed(id: string): Mail {
  return {
    id,
    template: 'x',
    language: 'fr',
    to: 'a@example.be',
    replyTo: undefined,
    data: {},
    unsubscribe: undefined,
  };
}

function plain(mail: Mail): OutgoingMail {
  const from = { name: 'Clairval', address: 'bonjour@clairval.example' };
  const words = { subject: 'x', text: 'x', html: '<p>x</p>', headers: {}, calendar: undefined, attachments: [] };
  return { messageId: `${mail.id}@clairval.example`, from, to: mail.to, replyTo: undefined, ...words };
}

const CALM = { atOnce: 2, chance: () => 0.5 };

/** An outbox with some mails, and a clock that the test sets. */
async function outboxWith(...ids: readonly string[]) {
  const { outbox } = makeMemoryRequestPorts();
  await outbox.put(ids.map(mailNamed));
  const time = { now: UNLUCKY };
  return { outbox, time, clock: { now: () => time.now } };
}

describe('the outbox worker', () => {
  test('sends each due mail once', async () => {
    const { outbox, clock } = await outboxWith('a', 'b', 'c');
    const sent: string[] = [];
    const mailer: Mailer = { send: async ({ messageId }) => void sent.push(messageId) };
    const deliver = makeDeliverMails({ outbox, mailer, render: plain, clock });
    expect(await deliver(CALM)).toEqual({ sent: 3, later: 0, dead: 0 });
    expect(await deliver(CALM)).toEqual({ sent: 0, later: 0, dead: 0 });
    expect(sent.sort()).toEqual(['a@clairval.example', 'b@clairval.example', 'c@clairval.example']);
  });

  test('is not blocked by mails that fail to render, are refused or hang', async () => {
    const { outbox, clock } = await outboxWith('poison', 'refused', 'stuck', 'odd', 'good');
    let free = () => {};
    const mailer: Mailer = {
      async send({ messageId }) {
        if (messageId.startsWith('refused')) throw new MailFailure('never', '550 no such reader');
        if (messageId.startsWith('odd')) throw new TypeError('a bug');
        if (messageId.startsWith('stuck')) await new Promise<void>(resolve => (free = resolve));
        if (messageId.startsWith('good')) free();
      },
    };
    const render = (mail: Mail) => {
      if (mail.id === 'poison') throw new Error('no such template');
      return plain(mail);
    };
    const delivered = await makeDeliverMails({ outbox, mailer, render, clock })(CALM);
    expect(delivered).toEqual({ sent: 2, later: 1, dead: 2 });
    expect(await outbox.depth()).toMatchObject({ waiting: 1, dead: 2 });
  });

  test('has at most its limit of mails in flight', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 0, max: 30 }), async (atOnce, count) => {
        const { outbox, clock } = await outboxWith(...Array.from({ length: count }, (_, at) => `m${at}`));
        let flying = 0;
        let most = 0;
        const mailer: Mailer = {
          async send() {
            flying += 1;
            most = Math.max(most, flying);
            await new Promise(resolve => setImmediate(resolve));
            flying -= 1;
          },
        };
        const delivered = await makeDeliverMails({ outbox, mailer, render: plain, clock })({ ...CALM, atOnce });
        expect(delivered.sent).toBe(count);
        expect(most).toBe(Math.min(atOnce, count));
      }),
      { numRuns: 30 },
    );
  });

  test('never takes a mail leased by another worker, and takes over those of a worker that ended', async () => {
    const { outbox, time, clock } = await outboxWith('a', 'b', 'c', 'd', 'e', 'f');
    const sent: string[] = [];
    const mailer: Mailer = {
      async send({ messageId }) {
        await new Promise(resolve => setImmediate(resolve));
        sent.push(messageId);
      },
    };
    const [left] = await outbox.take(1, time.now, time.now + LEASE_MS);
    const deliver = makeDeliverMails({ outbox, mailer, render: plain, clock });
    await Promise.all([deliver(CALM), deliver(CALM), deliver(CALM)]);
    expect(sent.sort()).toEqual(['b', 'c', 'd', 'e', 'f'].map(id => `${id}@clairval.example`));
    time.now += LEASE_MS - 1;
    expect((await deliver(CALM)).sent).toBe(0);
    time.now += 1;
    expect((await deliver(CALM)).sent).toBe(1);
    expect(sent.at(-1)).toBe(`${left?.id}@clairval.example`);
  });

  test('gives up a mail after two days, not earlier', async () => {
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), async chances => {
        const { outbox, time, clock } = await outboxWith('a');
        const mailer: Mailer = { send: () => Promise.reject(new MailFailure('later', '421\r\n not\u0000 now')) };
        const deliver = makeDeliverMails({ outbox, mailer, render: plain, clock });
        let tries = 0;
        while ((await outbox.depth()).waiting > 0) {
          const { later, dead } = await deliver({ atOnce: 1, chance: () => chances.next().value });
          tries += later + dead;
          time.now += 60_000;
        }
        const hours = (time.now - UNLUCKY) / 3_600_000;
        expect(hours).toBeGreaterThan(35);
        expect(hours).toBeLessThan(60);
        expect(tries).toBeGreaterThan(40);
      }),
      { numRuns: 3 },
    );
  });

  test('erases a recommendation’s text once the mail is sent or given up', async () => {
    const { outbox, clock } = await outboxWith();
    const friend = (id: string): Mail => ({ ...mailNamed(id), template: 'friend', to: `${id}@example.be` });
    await outbox.put([friend('sent'), friend('refused'), friend('later'), mailNamed('other')]);
    const forgotten: string[] = [];
    const watched: Outbox = {
      ...outbox,
      async forget(id) {
        forgotten.push(id);
        await outbox.forget(id);
      },
    };
    const mailer: Mailer = {
      async send({ to }) {
        if (to.startsWith('refused')) throw new MailFailure('never', '550 no such reader');
        if (to.startsWith('later')) throw new MailFailure('later', '421 not now');
      },
    };
    const delivered = await makeDeliverMails({ outbox: watched, mailer, render: plain, clock })(CALM);
    expect(delivered).toEqual({ sent: 2, later: 1, dead: 1 });
    expect(forgotten.sort()).toEqual(['refused', 'sent']);
    expect(await outbox.depth()).toMatchObject({ waiting: 1, dead: 0 });
  });

  test('logs the failure reason as one short line', async () => {
    const { outbox, clock } = await outboxWith('a');
    const reasons: string[] = [];
    const noting: Outbox = { ...outbox, failed: async (_, reason) => void reasons.push(reason) };
    const mailer: Mailer = {
      send: () => Promise.reject(new MailFailure('never', `550\r\n no\u0000 ${'x'.repeat(999)}`)),
    };
    await makeDeliverMails({ outbox: noting, mailer, render: plain, clock })({ ...CALM, atOnce: 1 });
    expect(reasons[0]).toMatch(/^550 no x{190,}$/);
    expect(reasons[0]?.length).toBe(200);
  });

  test('finishes mails in flight when it is stopped', async () => {
    const { outbox, clock } = await outboxWith('a', 'b', 'c', 'd');
    let sent = 0;
    const mailer: Mailer = { send: async () => void (sent += 1) };
    const deliver = makeDeliverMails({ outbox, mailer, render: plain, clock });
    expect((await deliver({ atOnce: 1, chance: () => 0, stopping: () => sent >= 2 })).sent).toBe(2);
    expect(await outbox.depth()).toMatchObject({ waiting: 2, dead: 0 });
  });

  test('rejects when the outbox fails, after the mails in flight are finished', async () => {
    const { outbox, clock } = await outboxWith('a', 'b');
    let through = 0;
    const mailer: Mailer = { send: async () => void (through += 1) };
    const broken: Outbox = { ...outbox, sent: () => Promise.reject(new Error('the disk is full')) };
    const deliver = makeDeliverMails({ outbox: broken, mailer, render: plain, clock });
    await expect(deliver(CALM)).rejects.toThrow('the disk is full');
    expect(through).toBe(2);
  });
});
