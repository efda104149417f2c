import { Agent, request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { serveSite } from '../../support/site/http-site.ts';

/** One exchange on the agent's connection: status, text, and the Connection header. */
function exchange(port: number, agent: Agent, path: string) {
  return new Promise<{ status: number | undefined; connection: string | undefined; text: string }>(
    (resolve, reject) => {
      request({ host: '127.0.0.1', port, path, agent }, response => {
        let text = '';
        response.on('data', part => (text += String(part)));
        response.on('end', () =>
          resolve({ status: response.statusCode, connection: response.headers.connection, text: text.slice(0, 9) }),
        );
      })
        .on('error', reject)
        .end();
    },
  );
}

test('a stopping server responds to immediate requests with Connection: close, and then accepts no more', async () => {
  const { port, end, stop } = await serveSite();
  onTestFinished(stop);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await exchange(port, agent, '/readyz')).toEqual({ status: 200, connection: 'keep-alive', text: 'ready\n' });
  const ended = end();
  expect(await exchange(port, agent, '/readyz')).toEqual({ status: 503, connection: 'close', text: 'not ready' });
  // A page on a new connection.
  expect(await exchange(port, agent, '/fr/')).toMatchObject({ status: 200, connection: 'close' });
  await ended;
  await expect(exchange(port, agent, '/fr/')).rejects.toThrow('ECONNREFUSED');
  agent.destroy();
});
