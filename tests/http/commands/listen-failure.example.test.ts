import { createServer } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { listenFailure } from '../../../adapters/composition/server/listen-failure.ts';

test('a port that another program uses is named with a free one to try, above it or below', async () => {
  const first = createServer().listen(0, '127.0.0.1');
  await once(first, 'listening');
  const address = first.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const second = createServer().listen(port, '127.0.0.1');
  const [error] = (await once(second, 'error')) as [NodeJS.ErrnoException];
  first.close();
  expect(listenFailure({ host: '127.0.0.1', port }, error)).toMatch(
    new RegExp(
      `^The site cannot listen on 127\\.0\\.0\\.1:${port} \\(EADDRINUSE\\): .* Set PORT to a free one, such as PORT=\\d+\\.$`,
    ),
  );
  const tried = [3000, 65_435, 65_436, 65_535].map(
    taken => /PORT=(\d+)/.exec(listenFailure({ host: '::1', port: taken }, error))?.[1],
  );
  expect(tried).toEqual(['3100', '65535', '65336', '65435']);
});

test.each([
  ['EACCES', 'PORT to 1024 or more'],
  ['EADDRNOTAVAIL', 'HOST to one that it has'],
])('%s is named with the setting to change', (code, setting) => {
  const line = listenFailure({ host: '0.0.0.0', port: 80 }, { code, message: 'listen' });
  expect(line).toContain(`0.0.0.0:80 (${code}): `);
  expect(line).toContain(setting);
});

test('any other error is printed without advice: its code, or its message if it has no code', () => {
  expect(listenFailure({ host: 'a', port: 1 }, { code: 'EMFILE', message: 'x' })).toBe(
    'The site cannot listen on a:1 (EMFILE).',
  );
  expect(listenFailure({ host: 'a', port: 1 }, { message: 'x' })).toBe('The site cannot listen on a:1 (x).');
});
