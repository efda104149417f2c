import { afterEach, expect, test, vi } from 'vitest';
import { loadPart } from '../../../adapters/composition/browser/load-part.ts';

afterEach(() => vi.unstubAllGlobals());

/** Replaces `fetch`: the HTTP status of each response, in order; `undefined`: no connection. */
function stubServer(...answers: readonly (number | undefined)[]) {
  const left = [...answers];
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const status = left.shift();
    if (status === undefined) throw new TypeError('Failed to fetch');
    return new Response('', { status });
  });
  return asked;
}

test.each([
  ['has no connection', undefined],
  ['is answered by an error', 404],
])('code is not imported while the fetch of its file %s', async (_, status) => {
  const asked = stubServer(status, 200);
  const load = vi.fn(async () => 'loaded');
  const file = `assets/late-${status}.js`;
  await expect(loadPart(load, [file])).rejects.toThrow(status === undefined ? 'Failed to fetch' : '404');
  expect(load).not.toHaveBeenCalled();
  expect(await loadPart(load, [file])).toBe('loaded');
  expect(asked).toEqual([`/${file}`, `/${file}`]);
});

test('a file is fetched once, whichever parts it belongs to', async () => {
  const asked = stubServer(200, 200, 200);
  await loadPart(async () => 1, ['assets/a.js', 'assets/both.js']);
  await loadPart(async () => 2, ['assets/b.js', 'assets/both.js']);
  expect(asked).toEqual(['/assets/a.js', '/assets/both.js', '/assets/b.js']);
});
