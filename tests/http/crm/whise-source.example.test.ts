import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type AskSystem, makeAskSystem, SystemFailure, type SystemRequest } from '../../../adapters/crm/ask-system.ts';
import { NO_LISTS } from '../../../adapters/crm/crm-lists.ts';
import { makeWhiseApi } from '../../../adapters/crm/whise/whise-api.ts';
import { makeWhiseSource } from '../../../adapters/crm/whise/whise-source.ts';
import { reason } from '../../../application/finding/reason.ts';
import type { FeedRequest, FeedItem } from '../../../application/ports/catalogue/feed.ts';
import { MADE_AT, makeAgency } from '../../doubles/made-agency.ts';
import type { SystemDouble } from '../../doubles/system-double.ts';
import { startWhise, WHISE_ACCESS } from '../../doubles/whise-double.ts';

const HOUR = 3_600_000;
const never = new AbortController().signal;
const SIGN_IN = ['Whise token', 'Whise v1/admin/clients/token'];
const LIST = 'Whise v1/estates/list';

let double: SystemDouble;
let now = MADE_AT;
const asked: SystemRequest[] = [];
const send = makeAskSystem({ wait: async () => {} });
const ask: AskSystem = (request, signal) => {
  asked.push(request);
  return send(request, signal);
};

beforeAll(async () => {
  double = await startWhise(makeAgency(12), () => now);
});
afterAll(() => double.stop());
beforeEach(() => {
  now = MADE_AT;
  double.fail();
  double.calls.length = 0;
  asked.length = 0;
});

const access = () => ({ address: double.address, ...WHISE_ACCESS });
const source = () =>
  makeWhiseSource({ access: access(), ask, lists: NO_LISTS, languages: ['fr', 'nl'], now: () => now });

async function read(
  from = source(),
  { scope = 'all', since }: Partial<FeedRequest> = {},
): Promise<readonly FeedItem[]> {
  const items: FeedItem[] = [];
  for await (const item of from.open({ scope, since, signal: never })) items.push(item);
  return items;
}

const sent = () => asked.map(({ what }) => what).filter(what => what !== 'Whise list of enum');

describe('the source Whise', () => {
  test('signs in once every 23 hours, as the partner and then for the agency', async () => {
    const one = source();
    await read(one);
    now += 22 * HOUR;
    await read(one);
    expect(sent()).toEqual([...SIGN_IN, LIST, LIST]);
    now += HOUR;
    await read(one);
    expect(sent()).toEqual([...SIGN_IN, LIST, LIST, ...SIGN_IN, LIST]);
  });

  test('signs in again if a token has expired early; a second failure is reported without the token', async () => {
    double.fail({ kind: 'token-expired', times: 1 });
    expect((await read()).length).toBeGreaterThan(1);
    expect(sent()).toEqual([...SIGN_IN, LIST, ...SIGN_IN, LIST]);
    asked.length = 0;
    double.fail({ kind: 'token-expired' });
    await expect(read()).rejects.toThrow(/^Whise v1\/estates\/list: status 401$/);
    expect(sent()).toEqual([...SIGN_IN, LIST, ...SIGN_IN, LIST]);
  });

  test('requests each page once, with larger pages for ids only, in the same sort order', async () => {
    double.hold(makeAgency(300));
    await read(source(), { scope: 'all', since: MADE_AT + 4 * HOUR });
    double.hold(makeAgency(12));
    const pages = double.calls.flatMap(({ operation, parameters }) =>
      operation === 'v1/estates/list' ? [parameters] : [],
    );
    expect(pages).toMatchObject([
      { Page: { Limit: 50, Offset: 0 } },
      { Page: { Limit: 100, Offset: 0 } },
      { Page: { Limit: 101, Offset: 99 } },
      { Page: { Limit: 101, Offset: 199 } },
    ]);
  });

  test('reports what the agency has to do if its access is not activated', async () => {
    double.fail({ kind: 'forbidden' });
    await expect(read()).rejects.toThrow('status 403; the agency has to activate this access in Whise');
  });

  test('requests changes from three hours before, in Brussels time, published or not', async () => {
    await read(source(), { scope: 'changes', since: Date.UTC(2026, 5, 15, 12) });
    const { Filter } = z.object({ Filter: z.record(z.string(), z.unknown()) }).parse(double.calls.at(-1)?.parameters);
    expect(Filter).toMatchObject({
      UpdateDateTimeRange: { Min: '2026-06-15T11:00:00' },
      StatusIds: [1, 5, 6],
      DisplayStatusIds: [1, 2, 3, 4, 5],
    });
  });

  test('reports an unknown state and leaves the listing unchanged', async () => {
    const whole = await read();
    const strange = makeWhiseSource({
      access: access(),
      lists: NO_LISTS,
      languages: ['fr'],
      now: () => now,
      ask: async (request, signal) => {
        const { status, body } = await send(request, signal);
        return { status, body: body.replaceAll('"purposeStatus":{"id":5}', '"purposeStatus":{"id":99}') };
      },
    });
    const items = await read(strange);
    const refused = items.flatMap(item => (item.kind === 'refused' ? [item.finding] : []));
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({
      field: 'purposeStatus',
      reason: { code: 'state-unknown', values: { state: '99' } },
    });
    expect(items).toHaveLength(whole.length);
  });

  test('requests the words of choices once a day', async () => {
    const one = source();
    await read(one);
    now += 20 * HOUR;
    const [heating] = (await read(one)).flatMap(item => (item.kind === 'property' ? [item.records] : []));
    expect(asked.filter(({ what }) => what === 'Whise list of enum')).toHaveLength(2);
    expect(heating?.map(({ Language, Heating }) => [Language, Heating])).toEqual([
      ['fr', 'gaz'],
      ['nl', 'gas'],
    ]);
  });
});

describe('an operation of Whise', () => {
  const call = (body: Readonly<Record<string, unknown>>) =>
    makeWhiseApi(access(), ask, () => now).call('v1/estates/list', body, never);
  const answering = (body: unknown) => {
    const api = makeWhiseApi(
      access(),
      async ({ what }) => {
        const value = what === LIST ? body : { token: 'a' };
        return { status: 200, body: JSON.stringify(value) };
      },
      () => now,
    );
    return api.call('v1/estates/list', {}, never).then(
      () => undefined,
      (error: unknown) => (error instanceof SystemFailure ? error : undefined),
    );
  };

  test('that returns errors beside a value has failed, but may have had an effect', async () => {
    await expect(call({ Page: 2 })).rejects.toThrow(
      'Whise v1/estates/list: the request is not understood (BadRequestFormat)',
    );
    const failure = await answering({ estates: [{ id: 1 }], validationErrors: [{ code: 'a b', message: 'secret' }] });
    expect(failure).toMatchObject({ message: expect.stringMatching(/\(unknown\)$/), perhapsDone: true });
  });

  test('that is invalid fails without effect', async () => {
    const failure = await answering({ isValidRequest: false, estates: [{ id: 1 }] });
    expect(failure).toMatchObject({ message: expect.stringMatching(/\(no code\)$/), perhapsDone: false });
  });

  test('that lists an estate without an id refuses that estate, which may be any', async () => {
    const strange = makeWhiseSource({
      access: access(),
      lists: NO_LISTS,
      languages: ['fr'],
      now: () => now,
      ask: async ({ what }) => ({
        status: 200,
        body: JSON.stringify(what === LIST ? { estates: [{}] } : { token: 'a' }),
      }),
    });
    expect((await read(strange)).slice(1)).toEqual([
      { kind: 'refused', unnamed: true, finding: { id: '', field: 'id', reason: reason('missing') } },
    ]);
  });
});

describe('the fake Whise', () => {
  const ids = async (body: Readonly<Record<string, unknown>>) => {
    const { estates } = await makeWhiseApi(access(), send, () => now).call('v1/estates/list', body, never);
    return z
      .array(z.object({ id: z.number() }))
      .parse(estates)
      .map(({ id }) => id);
  };
  const Page = { Limit: 50, Offset: 0 };

  test('ignores an unknown filter, and returns unsorted estates in a different order each time', async () => {
    const all = await ids({ Page });
    expect(await ids({ Page, Filter: { Id: all[0] } })).toHaveLength(all.length);
    expect(await ids({ Page })).not.toEqual(await ids({ Page }));
    const Sort = [{ Field: 'id', Ascending: true }];
    expect(await ids({ Page, Sort })).toEqual(all.toSorted());
  });

  test('omits values that are false, 0 or an empty list', async () => {
    const { estates } = await makeWhiseApi(access(), send, () => now).call('v1/estates/list', { Page }, never);
    const records = z.array(z.record(z.string(), z.unknown())).parse(estates);
    expect(records.filter(record => record['displayPrice'] === false || record['bathRooms'] === 0)).toEqual([]);
    expect(records.some(record => !('displayPrice' in record))).toBe(true);
    double.fail({ kind: 'empty-list' });
    const empty = await makeWhiseApi(access(), send, () => now).call('v1/estates/list', { Page }, never);
    expect(empty).toEqual({ isValidRequest: true });
  });
});
