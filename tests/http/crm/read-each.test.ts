import { describe, expect, test } from 'vitest';
import { readEach } from '../../../adapters/crm/read-each.ts';

const never = new AbortController().signal;

/** Fake readings that end on command. */
function readings() {
  const underWay = new Map<number, { end(): void; fail(error: Error): void; signal: AbortSignal }>();
  let most = 0;
  const read = (id: number, signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      const over = () => underWay.delete(id);
      underWay.set(id, {
        end: () => (over(), resolve(`thing ${id}`)),
        fail: error => (over(), reject(error)),
        signal,
      });
      most = Math.max(most, underWay.size);
    });
  return { read, underWay, most: () => most };
}

describe('items that are read with limited concurrency', () => {
  test('are returned in order, whichever is ready first', async () => {
    const { read, underWay, most } = readings();
    const things = readEach([1, 2, 3, 4, 5], { atOnce: 2, signal: never }, read);
    const first = things.next();
    expect([...underWay.keys()]).toEqual([1, 2]);
    underWay.get(2)?.end();
    underWay.get(1)?.end();
    expect((await first).value).toBe('thing 1');
    const rest: string[] = [];
    const reading = (async () => {
      for await (const thing of things) rest.push(thing);
    })();
    for (let turn = 0; turn < 50; turn++) {
      await Promise.resolve();
      [...underWay.values()].at(-1)?.end();
    }
    await reading;
    expect(rest).toEqual(['thing 2', 'thing 3', 'thing 4', 'thing 5']);
    expect(most()).toBe(2);
  });

  test('are not read ahead of the consumer', async () => {
    const { read, underWay } = readings();
    const things = readEach([1, 2, 3, 4, 5, 6], { atOnce: 2, signal: never }, read);
    const first = things.next();
    for (const one of underWay.values()) one.end();
    await first;
    expect([...underWay.keys()]).toEqual([]);
  });

  test('end with the failure of one, which aborts the others', async () => {
    const { read, underWay } = readings();
    const things = readEach([1, 2, 3], { atOnce: 3, signal: never }, read);
    const first = things.next();
    const others = [underWay.get(2), underWay.get(3)];
    underWay.get(1)?.fail(new Error('the connection failed'));
    await expect(first).rejects.toThrow('the connection failed');
    expect(others.map(other => other?.signal.aborted)).toEqual([true, true]);
    underWay.get(2)?.fail(new Error('ended'));
  });

  test('are aborted when the consumer stops', async () => {
    const { read, underWay } = readings();
    const things = readEach([1, 2], { atOnce: 2, signal: never }, read);
    const first = things.next();
    const other = underWay.get(2);
    underWay.get(1)?.end();
    await first;
    await things.return(undefined);
    expect(other?.signal.aborted).toBe(true);
  });
});
