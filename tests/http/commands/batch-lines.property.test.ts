import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeLines } from '../../../adapters/system/batch-lines.ts';

afterEach(() => vi.useRealTimers());

const DROPPED = /^(\d+) dropped$/;

/** A stream that accepts a batch only on demand. */
function open(most?: number) {
  const sent: string[] = [];
  let done: (() => void) | undefined;
  const lines = makeLines({
    send(text, next) {
      if (done) throw new Error('a second batch is under way');
      sent.push(text);
      done = () => {
        done = undefined;
        next();
      };
    },
    dropped: count => `${count} dropped`,
    ...(most !== undefined && { most }),
  });
  return { lines, sent, take: () => done?.(), out: () => sent.join('').split('\n').slice(0, -1) };
}

describe('batched log lines', () => {
  test('wait briefly for others and are then written together', () => {
    vi.useFakeTimers();
    const { lines, sent } = open();
    for (const line of ['a', 'b', 'c']) lines.add(line);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(sent).toEqual(['a\nb\nc\n']);
  });

  test('flush at once with `print`, after those that waited', () => {
    const { lines, sent } = open();
    lines.add('a');
    lines.print('b');
    expect(sent).toEqual(['a\nb\n']);
  });

  test('printed while a batch is being written follow it without a pause', () => {
    const { lines, sent, take } = open();
    for (const line of ['a', 'b', 'c']) lines.print(line);
    expect(sent).toEqual(['a\n']);
    take();
    expect(sent).toEqual(['a\n', 'b\nc\n']);
  });

  test('flush at once when they fill a pipe’s buffer', () => {
    const { lines, sent } = open();
    for (let line = 0; line < 700; line++) lines.add('x'.repeat(100));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.length).toBeGreaterThanOrEqual(64 * 1024);
  });

  test('are buffered up to a limit while no program reads; the rest are counted, and written lines stay whole and in order', () => {
    vi.useFakeTimers();
    const deed = fc.oneof(
      { weight: 8, arbitrary: fc.record({ kind: fc.constantFrom('add', 'print'), length: fc.nat(30) }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('take', 'wait'), length: fc.constant(0) }) },
    );
    let drops = 0;
    fc.assert(
      fc.property(fc.array(deed, { minLength: 20, maxLength: 200, size: 'max' }), deeds => {
        const most = 100;
        const { lines, sent, take, out } = open(most);
        let number = 0;
        for (const { kind, length } of deeds) {
          if (kind === 'take') take();
          else if (kind === 'wait') vi.advanceTimersByTime(100);
          else lines[kind as 'add' | 'print'](`${number++} ${'x'.repeat(length)}`);
        }
        for (const text of sent) expect(text.length).toBeLessThanOrEqual(most + '1000 dropped\n'.length);
        sent.push(lines.take());
        const came = out();
        const numbers = came.filter(line => !DROPPED.test(line)).map(line => Number(line.split(' ')[0]));
        const lost = came.reduce((sum, line) => sum + Number(DROPPED.exec(line)?.[1] ?? 0), 0);
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        expect(new Set(numbers).size).toBe(numbers.length);
        expect(numbers.length + lost).toBe(number);
        expect(lines.dropped()).toBe(lost);
        drops += lost;
      }),
    );
    expect(drops).toBeGreaterThan(100);
  });
});

describe('the end of batched lines', () => {
  test('waits until everything is written', async () => {
    const { lines, take, out } = open();
    lines.print('a');
    lines.add('b');
    let ended = false;
    const end = lines.sent(60_000).then(() => (ended = true));
    take();
    await Promise.resolve();
    expect([ended, out()]).toEqual([false, ['a', 'b']]);
    take();
    await end;
    expect(lines.take()).toBe('');
  });

  test('gives up after its timeout if the reader takes nothing', async () => {
    vi.useFakeTimers();
    const { lines } = open();
    lines.print('a');
    const end = lines.sent(1_000);
    vi.advanceTimersByTime(1_000);
    await end;
  });
});
