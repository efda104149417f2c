import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadDictionary } from '../../../adapters/http-client/load-dictionary.ts';

const fetched = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

test('a dictionary is fetched again after a broken connection and after an error status', async () => {
  fetched
    .mockRejectedValueOnce(new TypeError('no connection'))
    .mockResolvedValueOnce(new Response('', { status: 503 }))
    .mockResolvedValueOnce(Response.json({ title: 'Titre' }));
  const loaded = loadDictionary('/assets/fr.json');
  await vi.advanceTimersByTimeAsync(350 + 699);
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await loaded).toEqual({ title: 'Titre' });
  expect(fetched.mock.calls).toEqual(Array.from({ length: 3 }, () => ['/assets/fr.json']));
});

test('after five retries the last failure is reported', async () => {
  fetched.mockImplementation(async () => new Response('', { status: 404 }));
  const failed = expect(loadDictionary('/assets/fr.json')).rejects.toThrow('404');
  await vi.advanceTimersByTimeAsync(20_000);
  await failed;
  expect(fetched).toHaveBeenCalledTimes(6);
});
