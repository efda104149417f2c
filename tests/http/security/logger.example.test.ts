import { afterEach, describe, expect, test, vi } from 'vitest';
import { log, logConsole } from '../../../adapters/system/logger.ts';

const printed = () => vi.mocked(console.log).mock.calls.map(([line]): unknown => JSON.parse(String(line)));

afterEach(() => vi.restoreAllMocks());

describe('the log', () => {
  test.each([
    [new TypeError('no'), { error: 'TypeError' }],
    [{ status: 404, data: '/fr/secret' }, { error: 'a thrown value that is not an Error: Object 404' }],
    ['a text', { error: 'a thrown value that is not an Error: string' }],
    [null, { error: 'a thrown value that is not an Error: object' }],
  ])('names what was thrown: %s', (thrown, named) => {
    vi.spyOn(console, 'log').mockReturnValue();
    log({ level: 'error', message: 'a request failed', error: thrown });
    expect(printed()).toEqual([expect.objectContaining({ level: 'error', message: 'a request failed', ...named })]);
    expect(JSON.stringify(printed())).not.toContain('/fr/secret');
  });

  test('names the cause of an error', () => {
    vi.spyOn(console, 'log').mockReturnValue();
    log({ level: 'error', message: 'no page', error: new Error('not drawn', { cause: new RangeError('too far') }) });
    expect(printed()).toEqual([expect.objectContaining({ cause: expect.objectContaining({ error: 'RangeError' }) })]);
  });

  test('masks tokens of links and addresses of mails, also in console output of libraries', () => {
    vi.spyOn(console, 'log').mockReturnValue();
    for (const method of ['debug', 'info', 'warn', 'error'] as const) vi.spyOn(console, method);
    logConsole();
    const secret = 'kX3_mN8-qLr2vT5yWz7aBc9dEf1gHj4kPs6tUx0iOo';
    console.warn(`The URL path "/fr/confirm/${secret}/%ff" could not be decoded`, new Error(`no ${secret}`));
    log({ level: 'error', message: 'mail', error: new Error(`550 zoe.peeters@example.be unknown, ${secret}`) });
    const lines = JSON.stringify(printed());
    expect(printed()).toHaveLength(2);
    expect(lines).toContain('could not be decoded');
    for (const word of [secret, 'zoe', 'example.be']) expect(lines).not.toContain(word);
  });
});
