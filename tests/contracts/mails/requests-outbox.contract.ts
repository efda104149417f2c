import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEAD_TEMPLATE } from '../../../application/ports/mails/outbox.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import { aMail, aSubmission, RECEIVED } from '../../arbitraries/a-submission.ts';
import type { MakeRequests } from '../submissions/store-request.contract.ts';

const HOUR = 3_600_000;

type ModelMail = {
  id: string;
  of: string;
  email: string;
  dueAt: number;
  state: 'waits' | 'sent' | 'dead';
  tries: number;
};

/** Model: stored records as plain lists, and a clock that commands advance. */
type Model = {
  now: number;
  count: number;
  requests: { id: string; email: string; key: string; body: string; once: string | undefined; at: number }[];
  /** Idempotency key to its request. */
  keys: Map<string, { id: string; body: string; at: number }>;
  challenges: Set<string>;
  mails: ModelMail[];
};
type Command = fc.AsyncCommand<Model, RequestPorts>;

const always = () => true;
const inTurn = (model: Model) =>
  model.mails
    .filter(({ state, dueAt }) => state === 'waits' && dueAt <= model.now)
    .toSorted((a, b) => a.dueAt - b.dueAt);
const pick = (model: Model, at: number) => model.mails[at % Math.max(1, model.mails.length)];

function forget(model: Model, gone: (request: Model['requests'][number]) => boolean): number {
  const ids = new Set(model.requests.filter(gone).map(({ id }) => id));
  model.requests = model.requests.filter(({ id }) => !ids.has(id));
  model.mails = model.mails.filter(({ of }) => !ids.has(of));
  for (const [key, { id }] of model.keys) if (ids.has(id)) model.keys.delete(key);
  return ids.size;
}

const keep = fc
  .record({
    key: fc.constantFrom('k1', 'k2', 'k3', 'k4', 'k5'),
    body: fc.constantFrom('b1', 'b2'),
    email: fc.constantFrom('jan@example.be', 'mia@example.be'),
    picture: fc.constantFrom(undefined, undefined, 'c1', 'c2', 'c3'),
    property: fc.constantFrom(undefined, '1', '2'),
  })
  .map(
    ({ key, body, email, picture, property }): Command => ({
      check: always,
      toString: () => `keep(${key}, ${body}, ${email}, ${picture}, ${property})`,
      async run(model, { submissions }) {
        const id = `r${model.count++}`;
        // `once` contains the address, as for document requests: it is erased with that address.
        const once = property && `${property} ${email}`;
        // The use case rejects expired challenges before the store is called.
        const hour = Math.floor(model.now / HOUR);
        const challenge = picture && `${picture} of hour ${hour}`;
        const answer = await submissions.accept(
          aSubmission(id, {
            id,
            key,
            bodyHash: body,
            email,
            once,
            receivedAt: model.now,
            challenge: challenge === undefined ? undefined : { id: challenge, expiresAt: (hour + 1) * HOUR },
            mails: [aMail(`${id} first`, { to: email }), aMail(`${id} second`, { to: 'office@example.be' })],
            mailsAgain: [aMail(`${id} again`, { to: email })],
          }),
        );
        const held = model.keys.get(key);
        if (held && model.now < held.at + 24 * HOUR) {
          expect(answer).toEqual(held.body === body ? { kind: 'repeated', id: held.id } : { kind: 'key-taken' });
          return;
        }
        if (challenge !== undefined && model.challenges.has(challenge)) {
          expect(answer).toEqual({ kind: 'challenge-used' });
          return;
        }
        const again = once !== undefined && model.requests.some(other => other.once === once);
        expect(answer).toEqual({ kind: 'kept', id, again });
        model.requests.push({ id, email, key, body, once, at: model.now });
        model.keys.set(key, { id, body, at: model.now });
        if (challenge !== undefined) model.challenges.add(challenge);
        const put = (name: string, to: string) =>
          model.mails.push({ id: `${id} ${name}`, of: id, email: to, dueAt: 0, state: 'waits', tries: 0 });
        if (again) put('again', email);
        else
          for (const [name, to] of [
            ['first', email],
            ['second', 'office@example.be'],
          ] as const)
            put(name, to);
      },
    }),
  );

const pass = fc.constantFrom(1, HOUR / 2, 5 * HOUR, 24 * HOUR).map(
  (time): Command => ({
    check: always,
    toString: () => `pass(${time} ms)`,
    async run(model) {
      model.now += time;
    },
  }),
);

const take = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom(1, HOUR)).map(
  ([count, lease]): Command => ({
    check: always,
    toString: () => `take(${count}, for ${lease} ms)`,
    async run(model, { outbox }) {
      const expected = inTurn(model).slice(0, count);
      const taken = await outbox.take(count, model.now, model.now + lease);
      expect(taken.map(({ id, attempts }) => [id, attempts])).toEqual(expected.map(({ id, tries }) => [id, tries]));
      for (const mail of expected) {
        mail.dueAt = model.now + lease;
        mail.tries++;
      }
    },
  }),
);

const sent = fc.nat(30).map(
  (at): Command => ({
    check: model => pick(model, at) !== undefined,
    toString: () => `sent(${at})`,
    async run(model, { outbox }) {
      const mail = pick(model, at) as ModelMail;
      await outbox.sent(mail.id, model.now);
      mail.state = 'sent';
    },
  }),
);

const failed = fc.tuple(fc.nat(30), fc.constantFrom(undefined, 0, HOUR)).map(
  ([at, wait]): Command => ({
    check: model => pick(model, at) !== undefined,
    toString: () => `failed(${at}, ${wait === undefined ? 'for good' : `${wait} ms`})`,
    async run(model, { outbox }) {
      const mail = pick(model, at) as ModelMail;
      await outbox.failed(mail.id, '451 later', wait === undefined ? undefined : model.now + wait);
      if (mail.state !== 'waits') return;
      if (wait === undefined) mail.state = 'dead';
      else mail.dueAt = model.now + wait;
    },
  }),
);

const erase = fc.constantFrom('jan@example.be', 'mia@example.be').map(
  (email): Command => ({
    check: always,
    toString: () => `erase(${email})`,
    async run(model, { personalData }) {
      const before = model.mails.length;
      const requests = forget(model, request => request.email === email);
      expect(await personalData.erase(email)).toBe(requests + before - model.mails.length);
      expect(await personalData.export(email)).toEqual([]);
    },
  }),
);

const expire = fc.constantFrom(HOUR, 25 * HOUR).map(
  (age): Command => ({
    check: always,
    toString: () => `expire(${age} ms)`,
    async run(model, { submissions }) {
      const before = model.now - age;
      const gone = forget(model, ({ at }) => at < before);
      expect(await submissions.expire('contact-me', before)).toBe(gone);
    },
  }),
);

const count = fc.constant<Command>({
  check: always,
  toString: () => 'count()',
  async run(model, { outbox, personalData }) {
    const waiting = model.mails.filter(({ state }) => state === 'waits').length;
    const dead = model.mails.filter(({ state }) => state === 'dead').length;
    expect(await outbox.depth()).toMatchObject({ waiting, dead });
    const held = await personalData.export('jan@example.be');
    const ids = model.requests.filter(({ email }) => email === 'jan@example.be').map(({ id }) => id);
    const requests = held.filter(({ kind }) => kind === 'request').map(({ data }) => (data as { id: string }).id);
    expect(requests.toSorted()).toEqual(ids.toSorted());
    expect(held.filter(({ kind }) => kind === 'mail')).toHaveLength(
      model.mails.filter(({ of, email }) => ids.includes(of) || email === 'jan@example.be').length,
    );
  },
});

/** Contract: after any requests, failures and erasures the store agrees with plain lists. */
export function describeRequestsAndOutbox(name: string, make: MakeRequests, runs: number): void {
  describe(`requests and outbox ${name}`, () => {
    test('leads are separate from mails, have their last failure reason and are erased with their request', async () => {
      const { submissions, outbox, personalData } = await make();
      const lead = { ...aMail('r1 lead'), template: LEAD_TEMPLATE };
      await submissions.accept(aSubmission('r1', { email: 'jan@example.be', mails: [aMail('r1 mail'), lead] }));
      const taken = async (of?: 'mail' | 'lead') =>
        (await outbox.take(9, RECEIVED, RECEIVED + HOUR, of)).map(({ id, reason }) => [id, reason]);
      expect(await taken()).toEqual([['r1 mail', undefined]]);
      expect(await taken('lead')).toEqual([['r1 lead', undefined]]);
      await outbox.failed('r1 lead', 'no response', RECEIVED);
      expect(await taken('lead')).toEqual([['r1 lead', 'no response']]);
      expect(await outbox.depth('mail')).toMatchObject({ waiting: 1, dead: 0 });
      expect(await outbox.depth('lead')).toMatchObject({ waiting: 1, dead: 0 });
      await personalData.erase('jan@example.be');
      expect(await personalData.export('jan@example.be')).toEqual([]);
      for (const of of ['mail', 'lead'] as const) expect(await outbox.depth(of)).toMatchObject({ waiting: 0, dead: 0 });
    });

    test('a key takes effect once, erased requests send no mail, and every mail is kept until sent or given up', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.commands([keep, keep, pass, take, sent, failed, erase, expire, count], { maxCommands: 40 }),
          async commands => {
            const real = await make();
            const model = {
              now: RECEIVED,
              count: 0,
              requests: [],
              keys: new Map(),
              challenges: new Set<string>(),
              mails: [],
            };
            await fc.asyncModelRun(() => ({ model, real }), commands);
          },
        ),
        { numRuns: runs },
      );
    });
  });
}
